import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Changes of a view's drawing that code makes from its geometry; the layout does not see them.
public protocol VisualEffect: Sendable {
  /// Innermost first.
  var _operations: [_VisualOperation] { get }
}

extension VisualEffect {
  public var _operations: [_VisualOperation] { [] }
}

/// The effect that changes nothing, and the start of each chain.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// One change of a drawing.
public struct _VisualOperation: Sendable {
  enum Kind: Sendable, Equatable {
    case opacity, offset, scale, blur, brightness, contrast, saturation, hueRotation
    case rotation(axis: [Double])
  }

  let kind: Kind
  var values: [Double]
  var anchor = UnitPoint.center

  /// A place on the way to the same change with other numbers.
  func moved(towards other: _VisualOperation, _ part: Double) -> _VisualOperation {
    guard kind == other.kind else { return part >= 0.5 ? other : self }
    var copy = self
    copy.values = zip(values, other.values).map { $0 + ($1 - $0) * part }
    copy.anchor = other.anchor
    return copy
  }

  /// What happens to the drawing in a frame.
  func effect() -> NodeEffect {
    func matrix(_ matrix: ColorMatrix) -> NodeEffect { .recolor { matrix($0) } }
    let (values, anchor) = (values, anchor)
    switch kind {
    case .opacity: return .opacity(min(max(values[0], 0), 1))
    case .offset: return .transform { _ in .translation(values[0], values[1]) }
    case .scale: return .transform { Transform.scale(values[0], values[1]).about(anchor.point(in: $0)) }
    case .rotation(let axis):
      let turn = Transform(rotation: values[0], around: (axis[0], axis[1], axis[2]))
      return .transform { turn.about(anchor.point(in: $0)) }
    case .blur: return .layer(DrawingLayer(blur: max(0, values[0])))
    case .brightness: return matrix(.brightness(values[0]))
    case .contrast: return matrix(.contrast(values[0]))
    case .saturation: return matrix(.saturation(values[0]))
    case .hueRotation: return matrix(.hueRotation(Angle(radians: values[0])))
    }
  }
}

/// An effect and one more change around it.
private struct ChainedEffect: VisualEffect {
  let _operations: [_VisualOperation]
}

extension VisualEffect {
  private func adding(
    _ kind: _VisualOperation.Kind, _ values: [CGFloat], _ anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ChainedEffect(
      _operations: _operations + [_VisualOperation(kind: kind, values: values.map { legalNumber($0) }, anchor: anchor)])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [CGFloat(opacity)]) }

  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset, [offset.width, offset.height]) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale, scale], anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height], anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [x, y], anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(axis: [0, 0, 1]), [CGFloat(angle.radians)], anchor)
  }

  /// Turns the view in space. A proof draws it without the perspective's foreshortening.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation(axis: [legalNumber(axis.x), legalNumber(axis.y), legalNumber(axis.z)]), [CGFloat(angle.radians)], anchor
    )
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur, [radius]) }
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [CGFloat(amount)]) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [CGFloat(amount)]) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [CGFloat(amount)]) }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.saturation, [CGFloat(1 - min(max(amount, 0), 1))])
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, [CGFloat(angle.radians)]) }
}

/// Changes the drawing of a view by what code makes of its place, once everything has one.
nonisolated struct VisualEffectModifier: _PrimitiveModifier {
  let operations: (GeometryProxy, PlaceWatcher) -> [_VisualOperation]

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let spaces = ProxySpaces(assembler.environment)
    let tree = assembler.tree
    assembler.modifyEach(content) { node in
      let watcher = PlaceWatcher()
      var own: NodeIndex = node
      let effect = NodeEffect.visual { [unowned tree] in
        let proxy = GeometryProxy(tree: tree, node: own, spaces: spaces, regions: watcher.regions)
        return modifier.operations(proxy, watcher).map { $0.effect() }
      }
      let tag = assembler.tag(NodeInfo(type: "", effect: effect))
      let wrapper = tree.addForwarding(watcher, node, assembler.attributes(tag: tag))
      own = wrapper
      return wrapper
    }
  }
}

extension View {
  public nonisolated func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View {
    modifier(VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy)._operations })
  }
}
