import GalleyGeometry
import GalleyLayout

nonisolated struct FrameModifier: _PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    // A length that is no number, negative or endless is no wish, as on a device (which warns in the console).
    func legal(_ value: CGFloat?) -> Double? { value.flatMap { $0 >= 0 && $0.isFinite ? Double($0) : nil } }
    let (width, height) = (legal(modifier.width), legal(modifier.height))
    assembler.modifyEach(content) { node in
      assembler.tree.addFrame(
        width: width, height: height, modifier.alignment.point, node, assembler.attributes(tag: NodeTag.frame))
    }
  }
}

nonisolated struct FlexibleFrameModifier: _PrimitiveModifier {
  let width: FrameLimits
  let height: FrameLimits
  let alignment: Alignment

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.tree.addFlexibleFrame(
        width: modifier.width, height: modifier.height, modifier.alignment.point, node,
        assembler.attributes(tag: NodeTag.frame))
    }
  }
}

nonisolated struct FixedSizeModifier: _PrimitiveModifier {
  let horizontal: Bool
  let vertical: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.tree.addFixedSize(
        horizontal: modifier.horizontal, vertical: modifier.vertical, node,
        assembler.attributes(tag: NodeTag.fixedSize))
    }
  }
}

/// How a shape or image meets a rectangle of another ratio.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

nonisolated struct AspectRatioModifier: _PrimitiveModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.tree.addAspectRatio(
        modifier.ratio.map { Double($0) }, fills: modifier.mode == .fill, node,
        assembler.attributes(tag: NodeTag.aspectRatio))
    }
  }
}

nonisolated struct OffsetModifier: _PrimitiveModifier {
  let x: CGFloat
  let y: CGFloat

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let point = Point(x: modifier.x.isFinite ? modifier.x : 0, y: modifier.y.isFinite ? modifier.y : 0)
    assembler.modifyEach(content) { node in
      assembler.tree.addOffset(point, node, assembler.attributes(tag: NodeTag.offset))
    }
  }
}

nonisolated struct PositionModifier: _PrimitiveModifier {
  let x: CGFloat
  let y: CGFloat

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let point = Point(x: modifier.x.isFinite ? modifier.x : 0, y: modifier.y.isFinite ? modifier.y : 0)
    assembler.modifyEach(content) { node in
      assembler.tree.addPosition(point, node, assembler.attributes(tag: NodeTag.position))
    }
  }
}

nonisolated struct LayoutPriorityModifier: _PrimitiveModifier {
  let priority: Double

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.tree.addWrapper(node, assembler.attributes(priority: modifier.priority))
    }
  }
}

extension View {
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { modifier(FrameModifier(width: width, height: height, alignment: alignment)) }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { modifier(FrameModifier(width: nil, height: nil, alignment: .center)) }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func limits(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> FrameLimits {
      FrameLimits(
        minimum: low.map { Double($0) }, ideal: ideal.map { Double($0) }, maximum: high.map { Double($0) })
    }
    return modifier(
      FlexibleFrameModifier(
        width: limits(minWidth, idealWidth, maxWidth), height: limits(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(x: offset.width, y: offset.height))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }

  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(x: position.x, y: position.y))
  }

  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: x, y: y))
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }
}
