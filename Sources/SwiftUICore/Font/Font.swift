import GalleyTypography

/// A font that depends on the environment it is used in: a text style grows with Dynamic Type.
public struct Font: Hashable, Sendable {
  indirect enum Provider: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    /// A font by name; `relativeTo` is the style whose growth it follows.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    case uiFont(UIFont)
    case changed(Font, FontChange)
  }

  let provider: Provider
  /// What is wrong with the size that it was asked for.
  let fault: NumberFault?

  init(_ provider: Provider, fault: NumberFault? = nil) {
    self.provider = provider
    self.fault = fault
  }

  /// A font of UIKit's, as it is.
  public init(_ font: UIFont) { self.init(.uiFont(font)) }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))
  public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))

  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.style(style, design, nil))
  }

  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font { Font(.style(style, design, weight)) }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font { Font(.system(size: legal(size), weight, design), fault: .size(size)) }

  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(.system(size: legal(size), weight, design), fault: .size(size))
  }

  /// A font by name that grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: legal(size), relativeTo: .body), fault: .size(size))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(.custom(name: name, size: legal(size), relativeTo: textStyle), fault: .size(size))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: legal(fixedSize), relativeTo: nil), fault: .size(fixedSize))
  }

  private static func legal(_ size: CGFloat) -> CGFloat { CGFloat(Typesetter.legalSize(Double(size))) }
}

extension Font {
  public enum TextStyle: String, CaseIterable, Hashable, Sendable, Codable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    public static let allCases: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
  }

  @frozen
  public struct Weight: Hashable, Sendable {
    /// 100…900, as CSS and OpenType count.
    let number: Int

    public static let ultraLight = Weight(number: 100)
    public static let thin = Weight(number: 200)
    public static let light = Weight(number: 300)
    public static let regular = Weight(number: 400)
    public static let medium = Weight(number: 500)
    public static let semibold = Weight(number: 600)
    public static let bold = Weight(number: 700)
    public static let heavy = Weight(number: 800)
    public static let black = Weight(number: 900)

    package var openType: Int { number }
  }

  /// How wide the characters are; the system's fonts have four widths.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

/// One thing that is changed in a font.
package enum FontChange: Hashable, Sendable {
  case weight(Font.Weight)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design)
  case width(Font.Width)
  case monospaced(Bool)
  case monospacedDigit
  case smallCaps(TypefaceRequest.SmallCapitals)
  case leading(Font.Leading)
  case scale(CGFloat)
}

extension Font {
  func changed(_ change: FontChange) -> Font { Font(.changed(self, change)) }

  public func weight(_ weight: Font.Weight) -> Font { changed(.weight(weight)) }
  public func bold() -> Font { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
  public func italic() -> Font { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  public func monospaced() -> Font { changed(.monospaced(true)) }
  public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func smallCaps() -> Font { changed(.smallCaps([.lowercase, .uppercase])) }
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps(.lowercase)) }
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps(.uppercase)) }
  public func leading(_ leading: Font.Leading) -> Font { changed(.leading(leading)) }
  public func width(_ width: Font.Width) -> Font { changed(.width(width)) }
  public func scaled(by factor: CGFloat) -> Font {
    let isFactor = factor > 0 && factor.isFinite
    return Font(
      .changed(self, .scale(isFactor ? factor : 1)),
      fault: isFactor ? nil : .limits(["a scale of \(factor) counts as 1"]))
  }
}
