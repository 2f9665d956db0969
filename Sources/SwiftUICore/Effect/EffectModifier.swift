import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Changes how a view is drawn and nothing of where it is.
nonisolated struct EffectModifier: _PrimitiveModifier {
  let make: (EnvironmentValues) -> NodeEffect?

  init(_ effect: NodeEffect) { make = { _ in effect } }

  /// - Parameter make: nil where nothing changes.
  init(_ make: @escaping (EnvironmentValues) -> NodeEffect?) { self.make = make }

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard let effect = modifier.make(assembler.environment) else { return content() }
    if case .transform(let transform) = effect { return assembler.transformEach(content, transform) }
    assembler.modifyEach(content) { node in
      assembler.tree.addWrapper(
        node, assembler.attributes(tag: assembler.tag(NodeInfo(type: "", effect: effect))))
    }
  }
}

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(.opacity(opacity.isFinite ? min(max(opacity, 0), 1) : 1)))
  }

  /// Keeps the view's room and shows nothing in it.
  public nonisolated func hidden() -> some View { modifier(EffectModifier(.hidden)) }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier { environment in
        let shadow = DrawingLayer.Shadow(
          color: color.rgba(in: environment), radius: max(0, legalNumber(radius)),
          offset: Point(x: legalNumber(x), y: legalNumber(y)))
        return shadow.color.alpha > 0 ? .layer(DrawingLayer(shadow: shadow)) : nil
      })
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier { _ in radius > 0 && radius.isFinite ? .layer(DrawingLayer(blur: Double(radius))) : nil })
  }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier { _ in blendMode == .normal ? nil : .layer(DrawingLayer(blend: blendMode.name)) })
  }

  /// Draws the view as a whole before effects further out see it.
  public nonisolated func compositingGroup() -> some View { modifier(EffectModifier(.layer(DrawingLayer()))) }

  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(EffectModifier(.layer(DrawingLayer())))
  }

  public nonisolated func geometryGroup() -> some View { self }

  /// Draws the view over or under its neighbours, the highest value last.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}

/// How the colours of a drawing group are kept.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

nonisolated struct ZIndexModifier: _PrimitiveModifier {
  let value: Double

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      let info = NodeInfo(type: "")
      info.zIndex = modifier.value.isFinite ? modifier.value : 0
      return assembler.tree.addWrapper(node, assembler.attributes(tag: assembler.tag(info)))
    }
  }
}
