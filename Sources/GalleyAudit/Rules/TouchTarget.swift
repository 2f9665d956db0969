import GalleyGeometry
import GalleyScreen

/// Custom controls whose target is too small to hit.
///
/// Stock controls at their own sizes, bars and rows are Apple's and never a finding; a control that is all there is to tap
/// in a row counts with the whole row; links inside running text are exempt, as Apple's guidance exempts them.
struct TouchTarget: ScreenRule {
  let id = "touch-target"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let idiom = screen.scenario.idiom
    guard let minimum = facts.limit("minimum", on: idiom), let standard = facts.limit("default", on: idiom) else {
      return [.notMeasured(node: nil, reason: "no source states the target's size on \(idiom.rawValue)")]
    }
    let index = screen.index
    return index.indices.compactMap { entry in
      guard isJudged(entry, of: index), let target = target(of: entry, in: index) else { return nil }
      let side = min(target.width, target.height)
      // Edges are rounded to pixels one by one, so a frame may be a pixel short of the size that was asked for.
      guard side < standard.value - screen.pixel else { return nil }
      let isUnderMinimum = side < minimum.value - screen.pixel
      let limit = isUnderMinimum ? minimum : standard
      let subject = target.width <= target.height ? "width" : "height"
      let size = "\(standard.value.points)×\(standard.value.points) pt"
      let rank = isUnderMinimum ? "under the least of \(limit.value.points) pt" : "under \(size)"
      return .broken(
        Observation(
          node: entry, severity: isUnderMinimum ? .error : .warning,
          measurement: Measurement("target's \(subject)", side, limit: limit.value), sources: limit.sources,
          message: "has a target of \(target.size.points) pt, \(rank)",
          advice: "Give its label a frame or padding, and a contentShape, of at least \(size)."))
    }
  }

  private func isJudged(_ entry: Int, of index: ScreenIndex) -> Bool {
    let node = index.node(entry)
    guard node.isCustomControl, !node.isRow, !node.has(.decoration), !index.isInSystemBar(entry) else { return false }
    // Without a hit area of its own, what is inside a control is reached by tapping that control.
    if node.hitArea == nil, index.control(around: entry) != nil { return false }
    return !isInlineLink(entry, of: index)
  }

  private func isInlineLink(_ entry: Int, of index: ScreenIndex) -> Bool {
    guard index.node(entry).role == .link else { return false }
    return index.ancestor(of: entry) { $0.role == .text } != nil
  }

  /// The row's, where the control is all there is to tap in it; nil where the row is as high as Apple makes it.
  private func target(of entry: Int, in index: ScreenIndex) -> Rect? {
    guard let row = index.ancestor(of: entry, where: \.isRow) else { return index.target(of: entry) }
    let isAlone = !index.descendants(of: row).contains { other in
      other != entry && index.node(other).isControl && !index.isAncestor(entry, of: other)
    }
    guard isAlone else { return index.target(of: entry) }
    return index.node(row).has(.systemSized) ? nil : index.node(row).frame
  }
}
