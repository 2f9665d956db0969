import CoreGraphics
import Foundation
import GalleyScreen

extension UIImage {
  /// A symbol by its name. Names are not looked up, so no name is unknown.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    var look = Look()
    look.configuration = configuration
    look.renderingMode = .automatic
    self.init(source: .symbol(name), size: .zero, scale: UIKitScenario.shared.scale, look: look)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// The font that gives the symbol its size and weight.
  @_spi(Galley) public var symbolFont: UIFont { symbolConfiguration?.font ?? .preferredFont(forTextStyle: .body) }

  /// The colour that the symbol brings along: its tint, or the first of its configuration's.
  @_spi(Galley) public var symbolColor: UIColor? { tint ?? symbolConfiguration?.values.colors.first }

  private static let symbolMetrics: SymbolMetrics? = SystemData.bytes("symbols/metrics.json").flatMap {
    try? SymbolMetrics(json: $0)
  }

  /// The room of a symbol; a square of the font's size where the data is missing.
  private func symbolBox(_ name: String) -> (size: CGSize, baseline: CGFloat) {
    let request = symbolFont.request
    let box = Self.symbolMetrics?.box(
      name, pointSize: request.size, weight: request.weight, scale: symbolConfiguration?.scale.metric ?? .medium,
      pixels: max(1, scale))
    guard let box else { return (CGSize(width: request.size, height: request.size), request.size) }
    return (CGSize(width: box.size.width, height: box.size.height), box.baseline)
  }

  func symbolSize(_ name: String) -> CGSize { symbolBox(name).size }

  /// From the bottom of the symbol to the line it stands on.
  var symbolBaseline: CGFloat? {
    guard case .symbol(let name) = source else { return nil }
    let box = symbolBox(name)
    return box.size.height - box.baseline
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var metric: SymbolMetrics.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
