/// What one paragraph of a text has of its own: where its lines begin and end, how high they are, what lies around it.
/// Lengths in points. A number that is not finite, and one below nothing where that means nothing, counts as 0.
public struct ParagraphFormat: Hashable, Sendable {
  /// Where lines may end.
  public enum Breaking: Hashable, Sendable {
    case words
    /// After any character.
    case characters
    /// Only where the text breaks them itself.
    case none
  }

  /// The distance from one line's top to the next one's, whatever the fonts' ascent and descent.
  public enum LineHeight: Hashable, Sendable {
    case exact(points: Double)
    /// Of the largest size in the line.
    case multiple(factor: Double)
    /// Added to the largest size in the line.
    case leading(increase: Double)
  }

  /// A place that a tab goes to.
  public struct TabStop: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case leading, center, trailing, decimal }

    /// From the side that lines begin at.
    public var position: Double
    public var alignment: Alignment

    public init(position: Double, alignment: Alignment = .leading) {
      self.position = position
      self.alignment = alignment
    }
  }

  public var alignment: ParagraphStyle.Alignment
  /// The direction of the paragraph; nil for that of its first letter, or else of the style.
  public var rightToLeft: Bool?
  public var firstIndent: Double
  /// Of lines after the first.
  public var indent: Double
  /// Above 0 from the side that lines begin at to where they end; else what is added to the width there is.
  public var tail: Double
  /// 0 for none.
  public var minimumLineHeight: Double
  /// 0 for none.
  public var maximumLineHeight: Double
  /// A factor on the fonts' line height, before the limits; 0 for none.
  public var lineHeightMultiple: Double
  public var lineHeight: LineHeight?
  public var lineSpacing: Double
  public var spacingBefore: Double
  public var spacingAfter: Double
  public var tabStops: [TabStop]
  /// From one stop to the next after the last of ``tabStops``; 0 for the standard one.
  public var tabInterval: Double
  public var breaking: Breaking

  public init(
    alignment: ParagraphStyle.Alignment = .leading, rightToLeft: Bool? = nil, firstIndent: Double = 0,
    indent: Double = 0, tail: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
    lineHeightMultiple: Double = 0, lineHeight: LineHeight? = nil, lineSpacing: Double = 0, spacingBefore: Double = 0,
    spacingAfter: Double = 0, tabStops: [TabStop] = [], tabInterval: Double = 0, breaking: Breaking = .words
  ) {
    self.alignment = alignment
    self.rightToLeft = rightToLeft
    self.firstIndent = firstIndent
    self.indent = indent
    self.tail = tail
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
    self.tabStops = tabStops
    self.tabInterval = tabInterval
    self.breaking = breaking
  }

  /// The format with numbers that arithmetic can live with.
  var sane: ParagraphFormat {
    func positive(_ value: Double) -> Double { value > 0 && value.isFinite ? min(value, Self.limit) : 0 }
    var sane = self
    sane.firstIndent = positive(firstIndent)
    sane.indent = positive(indent)
    sane.tail = tail.isFinite ? min(max(tail, -Self.limit), Self.limit) : 0
    sane.minimumLineHeight = positive(minimumLineHeight)
    sane.maximumLineHeight = positive(maximumLineHeight)
    sane.lineHeightMultiple = positive(lineHeightMultiple)
    sane.lineSpacing = positive(lineSpacing)
    sane.spacingBefore = positive(spacingBefore)
    sane.spacingAfter = positive(spacingAfter)
    sane.tabInterval = positive(tabInterval)
    sane.tabStops = tabStops.filter { $0.position > 0 && $0.position.isFinite }.sorted { $0.position < $1.position }
    switch lineHeight {
    case .exact(let points): sane.lineHeight = points.isFinite && points >= 0 ? lineHeight : nil
    case .multiple(let factor): sane.lineHeight = factor.isFinite && factor >= 0 ? lineHeight : nil
    case .leading(let increase): sane.lineHeight = increase.isFinite ? lineHeight : nil
    case nil: break
    }
    return sane
  }

  private static let limit = 1e6

  /// From the side that lines begin at to a line.
  func leading(isFirst: Bool) -> Double { isFirst ? firstIndent : indent }

  /// What lies after a line in a width; 0 in none.
  func trailing(in width: Double) -> Double {
    guard width.isFinite else { return tail < 0 ? -tail : 0 }
    return tail > 0 ? max(0, width - tail) : -tail
  }

  /// The room of a line in a width.
  func room(in width: Double, isFirst: Bool) -> Double {
    let end = tail > 0 ? min(width, tail) : width + tail
    return max(0, end - leading(isFirst: isFirst))
  }
}

extension ParagraphFormat {
  /// Whether a character ends a paragraph, as `NSString` parts them: a line separator only ends a line.
  public static func ends(_ scalar: UInt32) -> Bool { scalar == 0x0A || scalar == 0x0D || scalar == 0x2029 }
}
