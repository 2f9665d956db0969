import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Text and controls that stay at the same side when the language runs the other way.
///
/// Media controls, progress, charts, maps, code and bare numbers keep their direction.
struct RTLUnmirrored: AuditRule {
  let id = "rtl-unmirrored"

  func examine(_ screens: [AuditedScreen], facts: RuleFacts) -> [[Verdict]] {
    screens.map { screen in
      guard screen.scenario.direction == .rightToLeft, let plain = counterpart(of: screen, among: screens),
        let least = facts.limit("difference", on: screen.scenario.idiom)
      else { return [] }
      return PairedScreens(screen, plain).pairs.compactMap { pair in
        verdict(pair, on: screen, against: plain, least: least)
      }
    }
  }

  /// The same scenario in a language that runs left to right.
  private func counterpart(of screen: AuditedScreen, among screens: [AuditedScreen]) -> AuditedScreen? {
    screens.first { other in
      other.scenario.direction == .leftToRight && other.scenario.device == screen.scenario.device
        && other.scenario.orientation == screen.scenario.orientation && other.scenario.window == screen.scenario.window
        && other.scenario.textSize == screen.scenario.textSize && other.scenario.os == screen.scenario.os
    }
  }

  private func verdict(
    _ pair: PairedScreens.Pair, on screen: AuditedScreen, against plain: AuditedScreen, least: RuleFacts.KnownLimit
  ) -> Verdict? {
    guard keepsNoDirection(pair.first, in: screen.index) else { return nil }
    guard let here = screen.index.node(pair.first).inkFrame, let there = plain.index.node(pair.second).inkFrame else {
      return nil
    }
    let window = screen.index.window
    let (leading, trailing) = (there.minX, window.maxX - there.maxX)
    // Something in the middle, or across the whole width, has no side to change.
    guard abs(leading - trailing) >= least.value else { return nil }
    let isAtLeft = leading < trailing
    let stayed = isAtLeft ? abs(here.minX - there.minX) <= 1 : abs(here.maxX - there.maxX) <= 1
    let mirrored = isAtLeft ? window.maxX - here.maxX : here.minX
    let expected = isAtLeft ? leading : trailing
    guard stayed, abs(mirrored - expected) >= least.value else { return nil }
    let side = isAtLeft ? "left" : "right"
    return .broken(
      Observation(
        node: pair.first, severity: .warning,
        measurement: Measurement("distance to the other side", mirrored, limit: expected), sources: least.sources,
        message: "stays at the \(side) where the language runs from right to left",
        advice: "Use leading and trailing in place of left and right, and stacks in place of fixed offsets."))
  }

  private func keepsNoDirection(_ entry: Int, in index: ScreenIndex) -> Bool {
    let node = index.node(entry)
    switch node.role {
    case .slider, .progress, .media: return false
    default: break
    }
    if node.has(.scrollsHorizontally) || node.lines?.font.contains("mono") == true { return false }
    if let text = node.text, node.isText, !text.contains(where: \.isLetter) { return false }
    let types: Set = ["Chart", "Map", "VideoPlayer", "Canvas"]
    return index.ancestor(of: entry) { types.contains($0.type) || $0.role == .media } == nil
  }
}
