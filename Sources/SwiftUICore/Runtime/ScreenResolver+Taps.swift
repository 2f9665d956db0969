import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Where taps count, and what was moved on purpose.
extension ScreenResolver {
  /// The content shape inside the view, else its frame, within what is seen; nil where taps go through.
  func hitArea(of node: NodeIndex, _ frame: Rect) -> Rect? {
    guard !letsTapsThrough else { return nil }
    return (contentShape(inside: node) ?? frame).intersection(clip)
  }

  /// The content shape next to a view, with nothing but modifiers between them.
  private func contentShape(inside node: NodeIndex) -> Rect? {
    var current = node
    while tree.childCount(of: current) == 1 {
      current = tree.child(0, of: current)
      guard tree.kind(of: current).handsThrough else { return nil }
      let tag = tree.tag(of: current)
      guard tag >= 0 else { continue }
      let info = infos[Int(tag)]
      if case .contentShape(let shape) = info.effect { return shape(tree.frame(of: current)) }
      if info.takesTaps { return nil }
    }
    return nil
  }

  /// Whether a modifier puts its content past its own frame, or at a point of its own.
  func movesContent(_ node: NodeIndex, _ tag: Int32) -> Bool {
    switch tag {
    case NodeTag.position: return true
    case NodeTag.offset, NodeTag.padding:
      guard tree.childCount(of: node) > 0 else { return false }
      let (outer, inner) = (tree.frame(of: node), tree.frame(of: tree.child(0, of: node)))
      let tolerance = 0.01
      return inner.minX < outer.minX - tolerance || inner.minY < outer.minY - tolerance
        || inner.maxX > outer.maxX + tolerance || inner.maxY > outer.maxY + tolerance
    default: return false
    }
  }
}
