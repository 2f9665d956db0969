import GalleyGeometry
import GalleyScreen

/// Text and controls under the window's own controls, which lie over the top leading corner of a pad's window and are no
/// part of its safe area.
///
/// System bars make room for them. While no source states their size, nothing can be judged.
struct WindowControls: ScreenRule {
  let id = "window-controls"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let scenario = screen.scenario
    guard let covered = scenario.windowControls, let tolerance = facts.limit("tolerance", on: scenario.idiom) else {
      return []
    }
    if let fact = scenario.assumed.filter({ $0.hasPrefix("windowControls.") }).min() {
      return [.notMeasured(node: nil, reason: "no source states \(fact)")]
    }
    let index = screen.index
    var reported: Set<Int> = []
    return index.indices.compactMap { entry in
      let node = index.node(entry)
      guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return nil }
      guard !index.isInSystemBar(entry), !node.has(.scrollsVertically), let seen = node.inkFrame else { return nil }
      if let control = index.control(around: entry), reported.contains(control) { return nil }
      guard let shared = seen.intersection(covered) else { return nil }
      let depth = min(shared.width, shared.height)
      guard depth > tolerance.value else { return nil }
      if node.isControl { reported.insert(entry) }
      return .broken(
        Observation(
          node: entry, severity: .error, measurement: Measurement("under the window's controls", depth, limit: 0),
          sources: tolerance.sources, message: "lies \(shared.size.points) pt under the window's controls",
          advice: "Put it into a toolbar, or lay it out in the region that the window's corner leaves free."))
    }
  }
}
