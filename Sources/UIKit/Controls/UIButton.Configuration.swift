import CoreGraphics
import Foundation

/// A plane behind a control or cell.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  nonisolated(unsafe) public var customView: UIView?
  nonisolated(unsafe) public var visualEffect: UIVisualEffect?

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .clear
    return made
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
  /// How a button looks.
  public struct Configuration: Sendable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    enum Style: Sendable { case plain, gray, tinted, filled, bordered, borderless }

    let style: Style
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var showsActivityIndicator = false
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium { didSet { takeInsets() } }
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets: NSDirectionalEdgeInsets
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var automaticallyUpdateForSelection = true
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?

    init(_ style: Style) {
      self.style = style
      contentInsets = .zero
      takeInsets()
    }

    private mutating func takeInsets() {
      let suffix =
        switch buttonSize {
        case .medium: ""
        case .small: ".small"
        case .mini: ".mini"
        case .large: ".large"
        }
      let x = LayoutMetrics.value("control.button.bordered.padding.horizontal" + suffix)
      let y = LayoutMetrics.value("control.button.bordered.padding.vertical" + suffix)
      contentInsets = NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }

    public mutating func setDefaultContentInsets() { takeInsets() }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func glass() -> Configuration { Configuration(.gray) }
    public static func clearGlass() -> Configuration { Configuration(.gray) }
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    public static func prominentClearGlass() -> Configuration { Configuration(.filled) }

    public func updated(for button: UIButton) -> Configuration { self }

    /// Of the title and the subtitle, by the button's size.
    var fonts: (title: UIFont, subtitle: UIFont) {
      let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
      let title = attributedTitle?.runs.first?.uiKit.font ?? .preferredFont(forTextStyle: style)
      return (title, .preferredFont(forTextStyle: .caption1))
    }

    /// nil for the tint.
    var foreground: UIColor? {
      baseForegroundColor ?? (style == .filled ? .white : nil)
    }

    /// The plane behind the content; nil for none.
    @_spi(Galley) public func backgroundColor(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      switch style {
      case .plain, .borderless: return nil
      case .gray, .bordered: return baseBackgroundColor ?? .tertiarySystemFill
      // Tinted planes show the tint faintly; the share is read off pictures.
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }
  }
}

public struct UIConfigurationTextAttributesTransformer: Sendable {
  nonisolated(unsafe) public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

public struct UIConfigurationColorTransformer: Sendable {
  nonisolated(unsafe) public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  public static let grayscale = UIConfigurationColorTransformer { $0 }
}
