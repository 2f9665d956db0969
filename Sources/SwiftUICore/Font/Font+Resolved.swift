import GalleyTypography

extension Font {
  /// The standard font of a place.
  public static let `default` = Font.body

  /// What a font depends on beside itself.
  public struct Context: @unchecked Sendable {
    let environment: EnvironmentValues
  }

  /// A font in a place, in numbers.
  public struct Resolved: Hashable, Sendable {
    /// In points, after Dynamic Type.
    public let pointSize: CGFloat
    public let weight: Font.Weight
    public let width: Font.Width
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isSmallCaps: Bool
    public var isBold: Bool { weight.number >= Font.Weight.semibold.number }

    init(_ font: ResolvedFont) {
      pointSize = CGFloat(font.request.size)
      weight = Font.Weight(number: font.request.weight)
      width = font.request.width == 1 ? .standard : font.request.width < 1 ? .condensed : .expanded
      isItalic = font.request.italic
      isMonospaced = font.request.family == .system(.monospaced)
      isSmallCaps = !font.request.smallCaps.isEmpty
    }
  }

  /// What the font is in a place.
  public func resolve(in context: Font.Context) -> Font.Resolved { Resolved(context.environment.resolve(self)) }
}

extension EnvironmentValues {
  /// What `Font.resolve(in:)` asks for.
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}
