import GalleyGeometry
import GalleyLayout

nonisolated struct FrameModifier: _PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let fault: NumberFault?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    // A length that is no number, negative or endless is no wish, as on a device (which warns in the console).
    func legal(_ value: CGFloat?) -> Double? { value.flatMap { $0 >= 0 && $0.isMeasurable ? Double($0) : nil } }
    let (width, height) = (legal(modifier.width), legal(modifier.height))
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "frame", around: node)
      return assembler.tree.addFrame(
        width: width, height: height, modifier.alignment.point, node, assembler.attributes(tag: NodeTag.frame))
    }
  }
}

nonisolated struct FlexibleFrameModifier: _PrimitiveModifier {
  let width: FrameLimits
  let height: FrameLimits
  let alignment: Alignment
  let fault: NumberFault?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "frame", around: node)
      return assembler.tree.addFlexibleFrame(
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
  let fault: NumberFault?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "aspectRatio", around: node)
      return assembler.tree.addAspectRatio(
        modifier.ratio.map { Double($0) }, fills: modifier.mode == .fill, node,
        assembler.attributes(tag: NodeTag.aspectRatio))
    }
  }
}

nonisolated struct OffsetModifier: _PrimitiveModifier {
  let x: CGFloat
  let y: CGFloat
  let fault: NumberFault?

  init(x: CGFloat, y: CGFloat) {
    (self.x, self.y, fault) = (x, y, .finite(("x", x), ("y", y)))
  }

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let point = Point(x: modifier.x.isMeasurable ? modifier.x : 0, y: modifier.y.isMeasurable ? modifier.y : 0)
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "offset", around: node)
      return assembler.tree.addOffset(point, node, assembler.attributes(tag: NodeTag.offset))
    }
  }
}

nonisolated struct PositionModifier: _PrimitiveModifier {
  let x: CGFloat
  let y: CGFloat
  let fault: NumberFault?

  init(x: CGFloat, y: CGFloat) {
    (self.x, self.y, fault) = (x, y, .finite(("x", x), ("y", y)))
  }

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let point = Point(x: modifier.x.isMeasurable ? modifier.x : 0, y: modifier.y.isMeasurable ? modifier.y : 0)
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "position", around: node)
      return assembler.tree.addPosition(point, node, assembler.attributes(tag: NodeTag.position))
    }
  }
}

nonisolated struct LayoutPriorityModifier: _PrimitiveModifier {
  let priority: Double
  let fault: NumberFault?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "layoutPriority", around: node)
      return assembler.tree.addWrapper(node, assembler.attributes(priority: modifier.priority))
    }
  }
}

extension View {
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      FrameModifier(width: width, height: height, alignment: alignment, fault: .lengths(width, height)))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(FrameModifier(width: nil, height: nil, alignment: .center, fault: nil))
  }

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
        alignment: alignment,
        fault: .limits(
          NumberFault.limits("width", minWidth, idealWidth, maxWidth)
            + NumberFault.limits("height", minHeight, idealHeight, maxHeight))))
  }

  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode, fault: .ratio(aspectRatio)))
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
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
    modifier(
      LayoutPriorityModifier(
        priority: value.isNaN ? 0 : value, fault: value.isNaN ? .finite(("a priority", CGFloat(value))) : nil))
  }
}
