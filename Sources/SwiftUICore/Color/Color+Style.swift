import GalleyScenario
import GalleyScreen
@_spi(Galley) import UIKit

extension Color: ShapeStyle {
  /// The colour's numbers in linear sRGB.
  @frozen
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(RGBA(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    init(_ color: RGBA) {
      linearRed = Float(RGBA.linear(color.red))
      linearGreen = Float(RGBA.linear(color.green))
      linearBlue = Float(RGBA.linear(color.blue))
      opacity = Float(color.alpha)
    }

    public var red: Float {
      get { Float(RGBA.encoded(Double(linearRed))) }
      set { linearRed = Float(RGBA.linear(Double(newValue))) }
    }

    public var green: Float {
      get { Float(RGBA.encoded(Double(linearGreen))) }
      set { linearGreen = Float(RGBA.linear(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(RGBA.encoded(Double(linearBlue))) }
      set { linearBlue = Float(RGBA.linear(Double(newValue))) }
    }

    var rgba: RGBA {
      RGBA(
        red: RGBA.encoded(Double(linearRed)), green: RGBA.encoded(Double(linearGreen)),
        blue: RGBA.encoded(Double(linearBlue)), alpha: Double(opacity))
    }

    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    public var description: String { rgba.hexadecimal }
  }

  public init(_ resolved: Color.Resolved) { self.init(resolved.rgba) }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Resolved(rgba(in: environment)) }

  public static func _paint(_ style: Color, _ context: _StyleContext) -> _StylePaint {
    .color(style.rgba(in: context.environment, level: context.level))
  }

  /// The colour's numbers in the environment, some steps down the hierarchy.
  package func rgba(in environment: EnvironmentValues, level: Int = 0) -> RGBA {
    switch storage {
    case .fixed(let color): return color.withAlpha(environment.hierarchyOpacity(level))
    case .system(let name):
      if level > 0, let lower = Color.lower(name, level) { return environment.systemColor(lower) }
      return environment.systemColor(name).withAlpha(environment.hierarchyOpacity(level))
    case .accent: return environment.accent.rgba(in: environment, level: level)
    case .faded(let color, let opacity): return color.rgba(in: environment, level: level).withAlpha(opacity)
    case .mixed(let a, let b, let fraction, let perceptual):
      return a.rgba(in: environment, level: level)
        .mixed(with: b.rgba(in: environment, level: level), by: fraction, perceptual: perceptual)
    case .asset(let name):
      return environment.assetColor(name).withAlpha(environment.hierarchyOpacity(level))
    case .uiColor(let color):
      return color.rgba(in: environment.traits).withAlpha(environment.hierarchyOpacity(level))
    }
  }

  /// Labels and backgrounds have steps of their own.
  private static func lower(_ name: String, _ level: Int) -> String? {
    let steps = [
      ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"],
      ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"],
    ]
    for line in steps {
      if let place = line.firstIndex(of: name) { return line[min(place + level, line.count - 1)] }
    }
    return nil
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    .color(style.rgba.withAlpha(context.environment.hierarchyOpacity(context.level)))
  }
}

/// Colours of the palette that were asked for under the traits of late. For the main thread.
private enum SystemColorCache {
  nonisolated(unsafe) private static var traits: PaletteTraits?
  nonisolated(unsafe) private static var known: [String: RGBA] = [:]

  static func color(_ name: String, _ wanted: PaletteTraits) -> RGBA {
    if traits != wanted {
      traits = wanted
      known = [:]
    }
    if let color = known[name] { return color }
    let color = SystemPalette.shared.color(name, wanted) ?? .clear
    known[name] = color
    return color
  }
}

extension EnvironmentValues {
  /// How strong a plain colour is some steps below primary (inferred: no source states it).
  func hierarchyOpacity(_ level: Int) -> Double {
    StyleFacts.shared.opacity(level)
  }

  /// What colours of the palette and of assets depend on.
  var palette: PaletteTraits {
    PaletteTraits(
      isDark: colorScheme == .dark, increasedContrast: colorSchemeContrast == .increased,
      generation: generation, platform: platform)
  }

  /// A colour of the system under the environment's appearance and contrast.
  package func systemColor(_ name: String) -> RGBA {
    SystemColorCache.color(name, palette)
  }
}
