import GalleyGeometry
import GalleyScreen

/// Lines of text that are cut through: by a clip around them, or by a label too low for them.
///
/// Along an axis that scrolls nothing is cut, and text of which nothing at all is seen was hidden on purpose. The window's
/// own edge is the business of other rules.
struct TextClipped: ScreenRule {
  let id = "text-clipped"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let tolerance = facts.limit("tolerance", on: screen.scenario.idiom) else { return [] }
    return screen.index.indices.compactMap { entry in
      verdict(entry, in: screen.index, tolerance: tolerance)
    }
  }

  private func verdict(_ entry: Int, in index: ScreenIndex, tolerance: RuleFacts.KnownLimit) -> Verdict? {
    let node = index.node(entry)
    guard node.isText, let lines = node.lines?.lines, !lines.isEmpty, !index.isInSystemBar(entry) else { return nil }
    let room = room(for: entry, in: index)
    var cut = 0.0
    var isSeen = false
    for line in lines {
      guard let seen = line.frame.intersection(room), seen.width > 0, seen.height > 0 else {
        cut = max(cut, line.frame.height)
        continue
      }
      isSeen = true
      cut = max(cut, line.frame.height - seen.height, line.frame.width - seen.width)
    }
    guard isSeen, cut > tolerance.value else { return nil }
    return .broken(
      Observation(
        node: entry, severity: .error, measurement: Measurement("cut off", cut, limit: tolerance.value),
        sources: tolerance.sources, message: "has a line that is cut by \(cut.points) pt",
        advice: "Let the height grow with the text: minHeight in place of a fixed height, or no clip around it."))
  }

  /// What the text may show in: its clip, and UIKit's labels their own bounds, on the axes that do not scroll.
  private func room(for entry: Int, in index: ScreenIndex) -> Rect {
    let node = index.node(entry)
    let everything = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    var room = everything
    if let clip = node.clip, !clip.holds(index.window) { room = clip }
    if node.type == "UILabel" { room = room.intersection(node.frame) ?? node.frame }
    return Rect(
      x: node.has(.scrollsHorizontally) ? everything.minX : room.minX,
      y: node.has(.scrollsVertically) ? everything.minY : room.minY,
      width: node.has(.scrollsHorizontally) ? everything.width : room.width,
      height: node.has(.scrollsVertically) ? everything.height : room.height)
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
