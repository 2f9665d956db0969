import GalleyGeometry
import GalleyScreen

/// Text and controls that keep the same distance to a window's edge while the safe inset there differs: the height of a
/// status bar or home indicator was taken for granted.
struct FixedInset: AuditRule {
  let id = "fixed-inset"

  func examine(_ screens: [AuditedScreen], facts: RuleFacts) -> [[Verdict]] {
    screens.map { screen in
      guard screen.isWholeWindow, let least = facts.limit("difference", on: screen.scenario.idiom) else { return [] }
      var reported: Set<Int> = []
      var verdicts: [Verdict] = []
      for other in representatives(for: screen, among: screens) {
        for pair in PairedScreens(screen, other).pairs where !reported.contains(pair.first) {
          let broken = [true, false].lazy.compactMap { isTop in
            observation(pair, on: screen, against: other, isTop: isTop, least: least)
          }.first
          guard let broken else { continue }
          reported.insert(pair.first)
          verdicts.append(.broken(broken))
        }
      }
      return verdicts
    }
  }

  /// For each pair of insets that comparable screens have, the first screen with it: the others tell no more.
  private func representatives(for screen: AuditedScreen, among screens: [AuditedScreen]) -> [AuditedScreen] {
    var seen: Set<[Double]> = [[screen.screen.safeArea.top, screen.screen.safeArea.bottom]]
    return screens.filter { other in
      other.isWholeWindow && isComparable(other, screen)
        && seen.insert([other.screen.safeArea.top, other.screen.safeArea.bottom]).inserted
    }
  }

  /// The same kind of device, held the same way, with the same type: only the device differs.
  private func isComparable(_ a: AuditedScreen, _ b: AuditedScreen) -> Bool {
    let (first, second) = (a.scenario, b.scenario)
    return first.idiom == second.idiom && first.orientation.isLandscape == second.orientation.isLandscape
      && first.textSize == second.textSize && first.locale == second.locale && first.windowMode == second.windowMode
      && first.generation == second.generation
  }

  private func observation(
    _ pair: PairedScreens.Pair, on screen: AuditedScreen, against other: AuditedScreen, isTop: Bool,
    least: RuleFacts.KnownLimit
  ) -> Observation? {
    let node = screen.index.node(pair.first)
    guard !node.has(.scrollsVertically) else { return nil }
    let own = isTop ? screen.screen.safeArea.top : screen.screen.safeArea.bottom
    let others = isTop ? other.screen.safeArea.top : other.screen.safeArea.bottom
    guard abs(own - others) >= least.value else { return nil }
    let here = distance(of: node.frame, in: screen.index.window, isTop: isTop)
    let there = distance(of: other.index.node(pair.second).frame, in: other.index.window, isTop: isTop)
    // Only what stands near the edge is placed by it.
    guard abs(here - there) < 0.5, here < screen.index.window.height / 4 else { return nil }
    let edge = isTop ? "top" : "bottom"
    return Observation(
      node: pair.first, severity: .warning,
      measurement: Measurement("distance to the \(edge) edge", here, limit: here + own - others),
      sources: least.sources,
      message: "is \(here.points) pt from the \(edge) edge here and on \(other.scenario.device), though the safe "
        + "insets are \(own.points) and \(others.points) pt",
      advice: "Place it by the safe area: no ignoresSafeArea with a fixed padding in its stead.")
  }

  private func distance(of frame: Rect, in window: Rect, isTop: Bool) -> Double {
    isTop ? frame.minY - window.minY : window.maxY - frame.maxY
  }
}
