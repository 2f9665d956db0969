import GalleyScreen

/// A translucent layer. What is behind it is not blurred in a proof: it is a layer of the system's background.
public struct Material: ShapeStyle {
  public typealias Resolved = Never

  let name: String

  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")

  /// The material as it is in an active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  public static func _paint(_ style: Material, _ context: _StyleContext) -> _StylePaint {
    let environment = context.environment
    let opacities = StyleFacts.shared.materials[style.name] ?? [1]
    let opacity =
      environment.accessibilityReduceTransparency
      ? 1 : environment.colorScheme == .dark ? opacities[opacities.count - 1] : opacities[0]
    let name = environment.colorScheme == .dark ? "secondarySystemBackground" : "systemBackground"
    return .color(environment.systemColor(name).withAlpha(opacity))
  }
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

private enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }
}
