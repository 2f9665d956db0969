import GalleyGeometry
import GalleyScreen

/// Text and controls nearer to the safe area's side than the system's margin.
///
/// What runs out to the window's edge (media, bars, buttons across the whole width), what scrolls sideways, and what
/// crosses the safe area's edge and so belongs to another rule, are exempt; so are previews of a part of a screen.
struct Margins: ScreenRule {
  let id = "margins"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let margin = facts.limit("margin", on: screen.scenario.idiom),
      let share = facts.limit("screen", on: screen.scenario.idiom)
    else { return [] }
    guard screen.isWholeWindow, isScreen(screen, share: share.value) else { return [] }
    let index = screen.index
    let safe = index.window.inset(by: screen.screen.safeArea)
    var judged: Set<Int> = []
    return index.indices.compactMap { entry in
      guard isJudged(entry, in: index, safe: safe) else { return nil }
      // The text of a control stands where the control does.
      if let control = index.control(around: entry), judged.contains(control) { return nil }
      if index.node(entry).isControl { judged.insert(entry) }
      guard let seen = index.node(entry).inkFrame else { return nil }
      let (left, right) = (seen.minX - safe.minX, safe.maxX - seen.maxX)
      let distance = min(left, right)
      guard distance < margin.value - screen.pixel else { return nil }
      let side = left <= right ? "left" : "right"
      return .broken(
        Observation(
          node: entry, severity: .warning,
          measurement: Measurement("distance to the \(side) side", distance, limit: margin.value),
          sources: margin.sources, message: "is \(distance.points) pt from the safe area's \(side) side",
          advice: "Inset it by the system's margin: padding(.horizontal), or the layout margins guide."))
    }
  }

  /// Whether a preview is of a screen: it has a system bar or something that scrolls, or its content fills a good part of
  /// the window's height. A lone button or row has no margins of its own.
  private func isScreen(_ screen: AuditedScreen, share: Double) -> Bool {
    let index = screen.index
    var top = Double.infinity
    var bottom = -Double.infinity
    for entry in index.indices {
      let node = index.node(entry)
      if node.scrolls || node.has(.systemBar) { return true }
      guard node.isText || node.isControl, let seen = node.inkFrame else { continue }
      top = min(top, seen.minY)
      bottom = max(bottom, seen.maxY)
    }
    return bottom - top >= index.window.inset(by: screen.screen.safeArea).height * share
  }

  private func isJudged(_ entry: Int, in index: ScreenIndex, safe: Rect) -> Bool {
    let node = index.node(entry)
    guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return false }
    guard !node.has(.scrollsHorizontally), !index.isInSystemBar(entry), !index.isMovedOnPurpose(entry) else {
      return false
    }
    if index.ancestor(of: entry, where: \.isRow) != nil { return false }
    guard let seen = node.inkFrame, let frame = node.visibleFrame else { return false }
    // A control across the whole width runs out to both edges, or to one of them, on purpose.
    if node.isControl, frame.minX <= safe.minX + 0.5 || frame.maxX >= safe.maxX - 0.5 { return false }
    return seen.minX >= safe.minX - 0.5 && seen.maxX <= safe.maxX + 0.5
  }
}
