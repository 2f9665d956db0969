import GalleyGeometry
import GalleyLayout

/// Moves a view away from what lies in a corner of its container: a window's own controls.
final class CornerOffsetObject: LayoutObject {
  private let edges: Edge.Set
  private let fits: Bool
  private let controls: Rect

  init(edges: Edge.Set, fits: Bool, controls: Rect) {
    self.edges = edges
    self.fits = fits
    self.controls = controls
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    tree.size(tree.child(0, of: node), proposal)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let child = tree.child(0, of: node)
    let isRightToLeft = tree.isRightToLeft(node)
    guard frame.intersection(controls) != nil else {
      tree.place(child, at: frame.origin, proposal: proposal)
      return
    }
    var moved = frame
    if edges.contains(.leading) || edges.contains(.trailing) {
      let isAtLeft = controls.midX < frame.midX
      let isAsked = edges.contains(isAtLeft != isRightToLeft ? .leading : .trailing)
      let step = !isAsked ? 0 : isAtLeft ? controls.maxX - frame.minX : controls.minX - frame.maxX
      moved.origin.x += step
      if fits {
        moved.size.width = max(0, frame.width - abs(step))
        if step < 0 { moved.origin.x = frame.minX }
      }
    }
    if edges.contains(.top), frame.intersection(controls) != nil, !edges.contains(.leading), !edges.contains(.trailing)
    {
      let step = controls.maxY - frame.minY
      moved.origin.y += step
      if fits { moved.size.height = max(0, frame.height - step) }
    }
    tree.place(child, at: moved.origin, proposal: fits ? Proposal(moved.size) : proposal)
  }
}

nonisolated struct ContainerCornerOffsetModifier: _PrimitiveModifier {
  let edges: Edge.Set
  let fits: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard let controls = assembler.windowControls else { return content() }
    assembler.modifyEach(content) { node in
      let tag = assembler.tag(NodeInfo(type: "containerCornerOffset"))
      return assembler.tree.addObject(
        CornerOffsetObject(edges: modifier.edges, fits: modifier.fits, controls: controls), children: [node],
        assembler.attributes(tag: tag))
    }
  }
}

extension _Assembler {
  /// The controls of the window, in its coordinates; nil where it has none.
  package var windowControls: Rect? {
    guard let frame = scenario.windowControls else { return nil }
    // Their size is read for the record: no source states it.
    _ = (metric("windowControls.width"), metric("windowControls.height"))
    return frame
  }
}

extension View {
  /// Moves the view out of the way of what lies in its container's corner, such as the controls of a pad's window.
  ///
  /// - Parameter sizeToFit: whether the view becomes smaller by as much.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    modifier(ContainerCornerOffsetModifier(edges: edges, fits: sizeToFit))
  }
}
