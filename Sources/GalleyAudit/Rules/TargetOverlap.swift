import GalleyGeometry
import GalleyScreen

/// Controls whose target another control's target hides.
///
/// The one that is drawn later gets the taps. A control inside another is meant to; so is a control that covers the
/// window, as the ground of a dialog does, and one that floats over what can be scrolled from under it.
struct TargetOverlap: ScreenRule {
  let id = "target-overlap"

  private struct Target {
    var entry: Int
    var area: Rect
  }

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let limit = facts.limit("hidden", on: screen.scenario.idiom) else { return [] }
    let index = screen.index
    let targets = index.indices.compactMap { entry -> Target? in
      let node = index.node(entry)
      guard node.isControl, !node.scrolls, !index.isInSystemBar(entry), let area = index.target(of: entry) else {
        return nil
      }
      return Target(entry: entry, area: area)
    }
    var verdicts: [Verdict] = []
    for (place, lower) in targets.enumerated() {
      var worst: (upper: Target, share: Double)?
      for upper in targets[(place + 1)...] {
        let share = hiddenShare(of: lower, under: upper, in: index)
        if share > limit.value, share > worst?.share ?? 0 { worst = (upper, share) }
      }
      guard let worst else { continue }
      let percent = (worst.share * 100).rounded()
      verdicts.append(
        .broken(
          Observation(
            node: lower.entry, severity: .error,
            measurement: Measurement("hidden part of the target", percent, limit: limit.value * 100, unit: "%"),
            sources: limit.sources,
            message: "is hidden to \(percent.points) % under the target of \(index.name(of: worst.upper.entry))",
            advice: "Move the two apart, or give the upper one a smaller contentShape.", other: worst.upper.entry)))
    }
    return verdicts
  }

  private func hiddenShare(of lower: Target, under upper: Target, in index: ScreenIndex) -> Double {
    guard !index.isAncestor(lower.entry, of: upper.entry), lower.area.width > 0, lower.area.height > 0 else { return 0 }
    guard let shared = lower.area.intersection(upper.area), shared.width > 0, shared.height > 0 else { return 0 }
    let window = index.window
    if upper.area.width * upper.area.height >= window.width * window.height / 2 { return 0 }
    if index.scroller(of: lower.entry) != index.scroller(of: upper.entry), index.scroller(of: lower.entry) != nil {
      return 0
    }
    return shared.width * shared.height / (lower.area.width * lower.area.height)
  }
}
