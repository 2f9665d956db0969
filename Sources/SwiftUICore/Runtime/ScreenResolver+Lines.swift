import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension ScreenResolver {
  /// A text's lines; a field's are those of the text in it, which has no node of its own.
  func lines(of node: NodeIndex, _ info: NodeInfo, _ frame: Rect) -> TextLines? {
    if let own = info.content?.lines(in: frame, grid) { return own.clipped(by: visibleClip) }
    guard info.role == .textField else { return nil }
    return fieldLines(in: node)?.clipped(by: visibleClip)
  }

  private func fieldLines(in node: NodeIndex) -> TextLines? {
    for child in tree.children(of: node) where tree.isPlaced(child) {
      let tag = tree.tag(of: child)
      if tag >= 0, let lines = infos[Int(tag)].content?.lines(in: tree.frame(of: child), grid) { return lines }
      if let lines = fieldLines(in: child) { return lines }
    }
    return nil
  }
}
