import GalleyGeometry
import GalleyScreen

/// Text or a control drawn over other text or another control.
///
/// Only within one scroll layer: chrome that floats over what scrolls under it is meant to. What was moved or laid over
/// something on purpose (an overlay, an offset, a negative spacing: badges, avatars) is no finding, and neither is a control
/// that holds the other one whole, as a card holds its button.
struct Overlap: ScreenRule {
  let id = "overlap"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let tolerance = facts.limit("tolerance", on: screen.scenario.idiom) else { return [] }
    let parts = screen.index.indices.compactMap { Part($0, of: screen.index) }.sorted { a, b in
      (a.bounds.minY, a.entry) < (b.bounds.minY, b.entry)
    }
    var found: [(lower: Part, upper: Part, shared: Rect)] = []
    // Parts sorted by their top edge: each needs to be held only against those that still reach down to it.
    var open: [Part] = []
    for part in parts {
      open.removeAll { $0.bounds.maxY <= part.bounds.minY + tolerance.value }
      for other in open {
        let (lower, upper) = other.entry < part.entry ? (other, part) : (part, other)
        guard let shared = collision(lower, upper, in: screen.index, over: tolerance.value) else { continue }
        found.append((lower, upper, shared))
      }
      open.append(part)
    }
    // What a control collides with, the text in it does too: that is one collision.
    let pairs = Set(found.map { [$0.lower.entry, $0.upper.entry] })
    found.removeAll { pair in
      let (lower, upper) = (pair.lower.entry, pair.upper.entry)
      return screen.index.control(around: lower).map { pairs.contains([$0, upper]) } == true
        || screen.index.control(around: upper).map { pairs.contains([lower, $0]) } == true
    }
    found.sort { ($0.upper.entry, $0.lower.entry) < ($1.upper.entry, $1.lower.entry) }
    return found.map { .broken(observation($0.upper, over: $0.lower, sharing: $0.shared, in: screen.index)) }
  }

  /// A text or a control as far as it is seen.
  private struct Part {
    var entry: Int
    var bounds: Rect
    var isControl: Bool
    var text: String?
    /// What has ink: the lines of a text, else the bounds.
    var ink: [Rect]
    var layer: Int?

    init?(_ entry: Int, of index: ScreenIndex) {
      let node = index.node(entry)
      guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return nil }
      guard let seen = node.visibleFrame, !index.isInSystemBar(entry), !index.isMovedOnPurpose(entry) else {
        return nil
      }
      self.entry = entry
      bounds = seen
      isControl = node.isControl
      text = node.text
      let lines = node.isControl ? [] : node.lines?.lines.compactMap { $0.frame.intersection(seen) } ?? []
      ink = lines.isEmpty ? [seen] : lines
      layer = index.scroller(of: entry)
    }
  }

  /// The greatest part that two share, when it is a collision.
  private func collision(_ lower: Part, _ upper: Part, in index: ScreenIndex, over tolerance: Double) -> Rect? {
    guard lower.layer == upper.layer, !index.isAncestor(lower.entry, of: upper.entry) else { return nil }
    // A text drawn twice is a shadow or an outline.
    if let text = lower.text, text == upper.text { return nil }
    if lower.isControl || upper.isControl {
      // One that holds the other whole is its ground: a card with a button in a corner, a label over a tappable shape.
      if lower.bounds.holds(upper.bounds) || upper.bounds.holds(lower.bounds) { return nil }
      // The text of a control stands for it where the other one is a text too.
      let isPartOfControl = [lower, upper].contains { !$0.isControl && index.control(around: $0.entry) != nil }
      if isPartOfControl { return nil }
    }
    var worst: Rect?
    for a in lower.ink {
      for b in upper.ink {
        guard let shared = a.intersection(b), shared.width > tolerance, shared.height > tolerance else { continue }
        if shared.width * shared.height > (worst.map { $0.width * $0.height } ?? 0) { worst = shared }
      }
    }
    return worst
  }

  private func observation(_ upper: Part, over lower: Part, sharing shared: Rect, in index: ScreenIndex) -> Observation
  {
    let depth = min(shared.width, shared.height)
    return Observation(
      node: upper.entry, severity: .error, measurement: Measurement("overlap", depth, limit: 0),
      sources: ["hig-layout-2021"],
      message: "is drawn over \(index.name(of: lower.entry)), sharing \(shared.size.points) pt",
      advice:
        "Let both take part in one layout: a stack in place of fixed offsets and fixed heights, or a frame that grows "
        + "with the text.", other: lower.entry)
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.minY >= minY - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }
}
