import GalleyGeometry

/// Characters that share a font and the rest of their looks.
public struct TextRun: Hashable, Sendable {
  // Optionals are spelled out: a `T?` starts as nil, and the initialiser would copy the whole run once more.

  public var text: String
  public var font: TypefaceRequest
  /// Points added after each character, as `kerning` and `tracking` do.
  public var tracking: Double
  public var baselineOffset: Double
  /// The caller's number for this run's paint and decorations; comes back in the glyphs.
  public var style: Int
  /// For an inline image: its size and how far it goes below the baseline. The text is then one U+FFFC.
  public var attachment: Optional<Attachment>
  /// The font whose line the run takes up, when that is not its own: a secondary text scale shrinks glyphs alone.
  public var lineFont: Optional<TypefaceRequest>

  public struct Attachment: Hashable, Sendable {
    public var size: Size
    public var descent: Double

    public init(size: Size, descent: Double) {
      self.size = size
      self.descent = descent
    }
  }

  public init(
    text: String, font: TypefaceRequest, tracking: Double = 0, baselineOffset: Double = 0, style: Int = 0,
    attachment: Attachment? = nil, lineFont: TypefaceRequest? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.style = style
    self.attachment = attachment
    self.lineFont = lineFont
  }
}

/// How a paragraph is to be set.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
    /// From side to side, but the last line of a paragraph.
    case justified
  }

  /// What becomes of text that finds no room.
  public enum Truncation: Hashable, Sendable {
    case head, middle, tail
    /// Lines that find no room are left out, without a sign.
    case lines
    /// The last line goes on beyond the edge.
    case edge
  }

  public var alignment: Alignment
  /// nil for as many as it takes.
  public var lineLimit: Int?
  /// Lines whose room is taken even when the text is shorter; 0 for none.
  public var reservedLines: Int
  public var truncation: Truncation
  public var lineSpacing: Double
  public var minimumScaleFactor: Double
  public var allowsTightening: Bool
  public var rightToLeft: Bool
  /// Of the locale; decides hyphenation and break opportunities.
  public var language: String
  public var profile: MetricsProfile
  /// Pixels in a point: text sizes round to it.
  public var scale: Double
  /// By paragraph, the last one for all that follow; they say more than the style and come before it. Empty for paragraphs
  /// that have nothing of their own.
  public var formats: [ParagraphFormat]
  /// Whether a line break at the text's end begins one more line, as it does where text is edited.
  public var showsLastLine = false

  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail,
    lineSpacing: Double = 0, minimumScaleFactor: Double = 1, allowsTightening: Bool = false, rightToLeft: Bool = false,
    language: String = "en", profile: MetricsProfile = .ios, scale: Double = 2, formats: [ParagraphFormat] = []
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.rightToLeft = rightToLeft
    self.language = language
    self.profile = profile
    self.scale = scale
    self.formats = formats
  }
}
