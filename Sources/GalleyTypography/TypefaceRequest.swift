/// What a view asks of a font, before any face is chosen.
public struct TypefaceRequest: Hashable, Sendable {
  public enum Design: String, Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// The platform's system font in one of its designs, or a font by its family or PostScript name.
  public enum Family: Hashable, Sendable {
    case system(Design)
    case named(String)
  }

  /// Which letters are set as small capitals.
  public struct SmallCapitals: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let lowercase = SmallCapitals(rawValue: 1)
    public static let uppercase = SmallCapitals(rawValue: 2)
  }

  public var family: Family
  /// Points.
  public var size: Double
  /// 100…900, as CSS and OpenType count them.
  public var weight: Int
  public var italic: Bool
  public var monospacedDigits: Bool
  public var smallCaps: SmallCapitals
  /// The share of the standard advances that a condensed or expanded cut of the system font has.
  public var width: Double
  /// Whether pairs are brought nearer to each other, as the font has it.
  public var pairKerning: Bool
  /// Whether letters join, as the font has it.
  public var ligatures: Bool
  /// Line height less ascent and descent that the text style adds between lines, in points; 0 for fixed sizes.
  public var leading: Double

  public init(
    family: Family = .system(.standard), size: Double, weight: Int = 400, italic: Bool = false,
    monospacedDigits: Bool = false, smallCaps: SmallCapitals = [], width: Double = 1, leading: Double = 0,
    pairKerning: Bool = true, ligatures: Bool = true
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.width = width
    self.leading = leading
    self.pairKerning = pairKerning
    self.ligatures = ligatures
  }
}

/// Which of Apple's systems' metrics a text is set with.
public enum MetricsProfile: String, Hashable, Sendable {
  /// iOS, iPadOS, visionOS.
  case ios
  case macos
  case tvos
  case watchos
  /// Every glyph one em wide, ascent 0.8, descent 0.2: for tests of layout that do not test text.
  case unit
}

/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: Double
  public var descent: Double
  public var leading: Double
  public var capHeight: Double
  public var xHeight: Double
  /// Of one line, before rounding to the pixel.
  public var lineHeight: Double
  /// From a line's top to its baseline: the ascent, or a whole point where the platform sets lines in whole points.
  public var baseline: Double

  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double, lineHeight: Double,
    baseline: Double? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.lineHeight = lineHeight
    self.baseline = baseline ?? ascent
  }
}
