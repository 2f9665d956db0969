import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Content that lies elsewhere when the phone is turned to the left than when it is turned to the right.
///
/// The safe area may differ, as the housing goes to the other side; measured from the safe area everything must be where it
/// was.
struct LandscapeAsymmetry: AuditRule {
  let id = "landscape-asymmetry"

  func examine(_ screens: [AuditedScreen], facts: RuleFacts) -> [[Verdict]] {
    screens.map { screen in
      guard screen.scenario.orientation == .landscapeRight, let left = counterpart(of: screen, among: screens),
        let tolerance = facts.limit("tolerance", on: screen.scenario.idiom)
      else { return [] }
      return PairedScreens(screen, left).pairs.compactMap { pair in
        verdict(pair, on: screen, against: left, tolerance: tolerance)
      }
    }
  }

  /// The same scenario with the phone turned the other way.
  private func counterpart(of screen: AuditedScreen, among screens: [AuditedScreen]) -> AuditedScreen? {
    screens.first { other in
      var turned = other.scenario
      guard turned.orientation == .landscapeLeft else { return false }
      turned.orientation = .landscapeRight
      turned.safeArea = screen.scenario.safeArea
      turned.display = screen.scenario.display
      turned.safeAreaReasons = screen.scenario.safeAreaReasons
      return turned == screen.scenario
    }
  }

  private func verdict(
    _ pair: PairedScreens.Pair, on right: AuditedScreen, against left: AuditedScreen, tolerance: RuleFacts.KnownLimit
  ) -> Verdict? {
    let (here, there) = (right.index.node(pair.first).frame, left.index.node(pair.second).frame)
    let x = abs((here.minX - right.screen.safeArea.left) - (there.minX - left.screen.safeArea.left))
    let y = abs((here.minY - right.screen.safeArea.top) - (there.minY - left.screen.safeArea.top))
    let shift = max(x, y)
    guard shift > tolerance.value else { return nil }
    return .broken(
      Observation(
        node: pair.first, severity: .warning, measurement: Measurement("shift", shift, limit: tolerance.value),
        sources: tolerance.sources,
        message: "lies \(shift.points) pt from where it is with the phone turned the other way",
        advice: "Lay it out in the safe area, not by the edges of the window or by the orientation."))
  }
}
