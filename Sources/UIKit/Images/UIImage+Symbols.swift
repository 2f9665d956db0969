import CoreGraphics
import Foundation

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

  /// The box that a symbol takes in line: as wide as its em grows for its scale, as high as a line.
  ///
  /// Apple's outlines have widths of their own, which are not known here; a square em is assumed.
  func symbolSize(_ name: String) -> CGSize {
    let font = symbolFont
    let factor = symbolConfiguration?.scale.factor ?? 1
    let side = font.pointSize * factor
    let pixel = 1 / max(1, scale)
    func up(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-6).rounded(.up) * pixel }
    return CGSize(width: up(side * 1.18), height: up(font.lineHeight * factor))
  }

  var symbolBaseline: CGFloat? {
    guard isSymbolImage else { return nil }
    return -symbolFont.descender * (symbolConfiguration?.scale.factor ?? 1)
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// How much larger than medium. Inferred from published renderings of SF Symbols: about 0.79 and 1.29.
    @_spi(Galley) public var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.29
      case .default, .unspecified, .medium: 1
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
