import GalleyGeometry
import GalleyLayout

/// Says where taps on a view count.
nonisolated struct ContentShapeModifier<S: Shape>: _PrimitiveModifier {
  let kind: ContentShapeKinds
  let shape: S

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard modifier.kind.contains(.interaction) else { return content() }
    let shape = assembler.environment.shape(modifier.shape)
    let effect = NodeEffect.contentShape { frame in
      guard frame.size.isFinite else { return frame }
      let bounds = shape.path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height)).boundingRect
      guard !bounds.isNull, Rect(bounds).isFinite else { return Rect(origin: frame.origin, size: .zero) }
      return Rect(bounds).offset(by: frame.origin)
    }
    assembler.modifyEach(content) { node in
      assembler.tree.addWrapper(
        node, assembler.attributes(tag: assembler.tag(NodeInfo(type: "", effect: effect))))
    }
  }
}

extension View {
  /// The shape in which taps on the view count, for the gestures around it. Of a shape its bounds are judged.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kind: .interaction, shape: shape))
  }

  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { modifier(ContentShapeModifier(kind: kind, shape: shape)) }

  /// Whether taps count on the view and what is in it; else they reach what lies behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EffectModifier { _ in enabled ? nil : .letsTapsThrough })
  }
}

/// What a content shape counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
