import GalleyGeometry
import GalleyLayout

/// The first of its views that fits.
///
/// A view fits when its ideal length on each watched axis is no more than what is offered; the last one is taken when
/// none does.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let node = assembler.collect({ Content._assemble(view.content, assembler) }) { children in
      let tag = assembler.tag(NodeInfo(type: "ViewThatFits", role: .container))
      return assembler.tree.addObject(
        FittingLayout(axes: view.axes), children: children, assembler.attributes(tag: tag))
    }
    assembler.emit(node)
  }
}

final class FittingLayout: LayoutObject {
  private let axes: Axis.Set

  init(axes: Axis.Set) { self.axes = axes }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    choice(tree, node, proposal).map { tree.size($0, proposal) } ?? .zero
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard let child = choice(tree, node, proposal) else { return }
    tree.placeInside(frame, of: node, child, at: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    choice(tree, node, proposal).flatMap { tree.explicitGuide($0, key, size: size, proposal: proposal) }
  }

  private func choice(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> NodeIndex? {
    let children = tree.children(of: node)
    let open = Proposal(
      width: axes.contains(.horizontal) ? Proposal.none : proposal.width,
      height: axes.contains(.vertical) ? Proposal.none : proposal.height)
    return children.first { child in
      let ideal = tree.size(child, open)
      return (!axes.contains(.horizontal) || ideal.width <= (proposal.width.specified ?? .infinity))
        && (!axes.contains(.vertical) || ideal.height <= (proposal.height.specified ?? .infinity))
    } ?? children.last
  }
}
