import GalleyLayout

/// The material of the system's controls since 2025.
public struct Glass: Equatable, Sendable {
  private var kind: String
  var color: Color?

  public static var regular: Glass { Glass(kind: "regular") }
  public static var clear: Glass { Glass(kind: "clear") }
  public static var identity: Glass { Glass(kind: "identity") }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// How much of what is below the material hides (by eye: a proof does not bend light).
  var strength: Double { kind == "identity" ? 0 : kind == "clear" ? 0.2 : 0.6 }
}

/// The shape of glass that was given none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  public static var _isGreedy: Bool { true }
}

/// Glass shapes that flow into each other when they come close.
nonisolated public struct GlassEffectContainer<Content: View>: _PrimitiveView {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { Content._assemble(view.content, assembler) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// How a control's background looks in visionOS.
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }

/// The paint of glass in a place.
struct GlassStyle: ShapeStyle {
  let glass: Glass

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    if let color = glass.color { return AnyShapeStyle(color.opacity(glass.strength)) }
    return AnyShapeStyle(Color(system: "systemBackground").opacity(glass.strength))
  }
}

extension View {
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    background(GlassStyle(glass: glass), in: shape)
  }

  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  public nonisolated func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    background(GlassStyle(glass: .regular), in: RoundedRectangle(cornerRadius: 46))
  }

  public nonisolated func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { background(GlassStyle(glass: .regular), in: shape) }
}
