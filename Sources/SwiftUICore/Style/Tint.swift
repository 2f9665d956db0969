import GalleyScreen

private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The style that views further out gave to controls; nil for the app's accent colour.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var accentOverride: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The accent colour: set by a view, else the app's asset, else the system's blue.
  package var accent: Color {
    if let accentOverride { return accentOverride }
    return hasAssetColor("AccentColor") ? Color(.asset(name: "AccentColor")) : Color(system: "systemBlue")
  }

  /// What controls are tinted with.
  package var tintPaint: _StylePaint { TintShapeStyle._paint(TintShapeStyle(), _StyleContext(self)) }
}

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public static func _paint(_ style: TintShapeStyle, _ context: _StyleContext) -> _StylePaint {
    guard let tint = context.environment.tintStyle else { return Color._paint(context.environment.accent, context) }
    var inner = context
    inner.environment.tintStyle = nil
    return AnyShapeStyle._paint(tint, inner)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(_EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.accentOverride = accentColor
        $0.tintStyle = accentColor.map { AnyShapeStyle($0) }
      })
  }
}
