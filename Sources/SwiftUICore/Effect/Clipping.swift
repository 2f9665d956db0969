import GalleyGeometry
import GalleyLayout
import GalleyScreen

nonisolated struct ClipModifier<S: Shape>: _PrimitiveModifier {
  let shape: S
  let style: FillStyle

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let path = assembler.outline(of: modifier.shape)
    let effect = NodeEffect.clip(path, evenOdd: modifier.style.isEOFilled, bounds: true)
    assembler.modifyEach(content) { node in
      assembler.tree.addWrapper(
        node, assembler.attributes(tag: assembler.tag(NodeInfo(type: "", effect: effect))))
    }
  }
}

/// Shows a view only where another one is opaque.
nonisolated struct MaskModifier<Mask: View>: _PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.decorateEach(content, alignment: modifier.alignment, effect: .mask) {
      Mask._assemble(modifier.mask, assembler)
    }
  }
}

extension View {
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)))
  }

  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(MaskModifier(mask: mask(), alignment: alignment)) }

  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_EnvironmentModifier { $0.containerShape = ContainerShape(shape) })
  }
}
