import GalleyGeometry
import GalleyLayout

/// The Mac's form: controls one below another.
final class ColumnsFormObject: LayoutObject {
  private unowned let assembler: _Assembler

  init(_ assembler: _Assembler) { self.assembler = assembler }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    var size = Size.zero
    for (place, child) in tree.children(of: node).enumerated() {
      let own = tree.size(child, Proposal(width: proposal.width, height: Proposal.none))
      size.width = max(size.width, own.width)
      size.height += own.height + gap(tree, node, before: place)
    }
    return size
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    var y = 0.0
    let offered = Proposal(width: frame.width, height: Proposal.none)
    for (place, child) in tree.children(of: node).enumerated() {
      y += gap(tree, node, before: place)
      tree.placeInside(frame, of: node, child, at: Point(x: 0, y: y), proposal: offered)
      y += tree.size(child, offered).height
    }
  }

  private func gap(_ tree: LayoutTree, _ node: NodeIndex, before place: Int) -> Double {
    guard place > 0 else { return 0 }
    return tree.gap(
      between: tree.child(place - 1, of: node), and: tree.child(place, of: node), along: .vertical)
  }
}
