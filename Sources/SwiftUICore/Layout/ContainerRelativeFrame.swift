import GalleyGeometry
import GalleyLayout

/// A frame with lengths that come from the nearest container: a scroll view, a tab, a navigation column or the window, each
/// without what bars and safe areas take.
///
/// The container's size is known once it was placed, so the first turn takes the window's, and a turn that learns another
/// calls for one more.
nonisolated struct ContainerRelativeFrameModifier: _PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let known = assembler.store.slot(assembler.identity.child(-102)) {
      Kept(assembler.scenario.window.inset(by: assembler.scenario.safeArea))
    }
    func length(_ axis: Axis, _ container: Double) -> Double? {
      guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
      let length = Double(modifier.length(CGFloat(container), axis))
      return length >= 0 && length.isFinite ? length : nil
    }
    let (width, height) = (length(.horizontal, known.value.width), length(.vertical, known.value.height))
    assembler.modifyEach(content) { node in
      let frame = assembler.tree.addFrame(
        width: width, height: height, modifier.alignment.point, node, assembler.attributes())
      let tag = assembler.tag(NodeInfo(type: "containerRelativeFrame"))
      return assembler.tree.addForwarding(
        ContainerReader(assembler.store, known), frame, assembler.attributes(tag: tag))
    }
  }
}

/// Learns the size of the container that it is placed in.
private final class ContainerReader: LayoutObject {
  private let store: StateStore
  private let known: Kept<Size>

  init(_ store: StateStore, _ known: Kept<Size>) {
    self.store = store
    self.known = known
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let size = tree.scrollRoom?.size ?? tree.regions.safe.size
    if known.value != size {
      known.value = size
      store.changed()
    }
    super.place(tree, node, frame: frame, proposal: proposal)
  }
}

extension Size {
  fileprivate func inset(by insets: Insets) -> Size {
    Size(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}

extension View {
  /// As long as the container.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// As long as the function makes of the container's length.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// As long as `span` of `count` equal parts of the container with gaps between them.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
}
