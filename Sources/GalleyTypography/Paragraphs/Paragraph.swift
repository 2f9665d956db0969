import GalleyGeometry

/// Shaped text that can be set in any width.
///
/// Not for two threads at once. The first width that needs more than one line finds the line breaks; every later one
/// costs a search among them.
public final class Paragraph {
  /// What a width and a height come to, without glyphs.
  public typealias Measure = (size: Size, firstBaseline: Double, lastBaseline: Double)

  let text: ShapedText
  let style: ParagraphStyle
  /// The style's, with numbers that arithmetic can live with.
  let formats: [ParagraphFormat]
  let engine: ShapingEngine
  let grid: PixelGrid?
  /// The one box all lines have, when the text has a single font and no attachments.
  let uniform: LineBox?
  /// What the text takes when nothing limits it, if that is one line.
  private let single: Measure?
  private var recent: [(width: Double, height: Double, measure: Measure)] = []
  private var turn = 0
  var variants: [Double: ShapedText] = [:]

  /// Widths and heights whose result is kept.
  private static let recentLimit = 8

  /// Lines of the last widths.
  var wraps: [(width: Double, lines: [LineSpan])] = []
  var wrapTurn = 0
  static let wrapLimit = 4
  /// More lines are not kept: a long text in no width has one for each character.
  static let wrapLines = 256

  convenience init(runs: [TextRun], style: ParagraphStyle, engine: ShapingEngine) {
    self.init(text: engine.shape(runs, style), style: style, engine: engine)
  }

  init(text: ShapedText, style: ParagraphStyle, engine: ShapingEngine) {
    self.text = text
    self.engine = engine
    self.style = style
    formats = style.formats.isEmpty ? [] : style.formats.map(\.sane)
    grid = style.profile == .unit ? nil : PixelGrid(scale: style.scale)
    if text.runs.count == 1, text.runs[0].attachment == nil {
      uniform = Self.box(of: 0, text, style, engine)
    } else {
      uniform = nil
    }
    if let uniform, !text.hasNewlines, text.count > 0, style.reservedLines <= 1, formats.isEmpty {
      let size = Size(width: Paragraph.up(text.x(text.count), grid), height: Paragraph.up(uniform.height, grid))
      single = (size, uniform.above, uniform.above)
    } else {
      single = nil
    }
  }

  /// The size in a width and a height; nil means as much as it takes. Cheap: no glyphs are placed.
  public func size(width: Double?, height: Double?) -> (size: Size, firstBaseline: Double, lastBaseline: Double) {
    let w = Self.limit(width)
    let h = Self.limit(height)
    if let single, w >= single.size.width { return single }
    for entry in recent where entry.width == w && entry.height == h { return entry.measure }
    let measure = measure(setting(width: w, height: h))
    if recent.count < Self.recentLimit {
      if recent.isEmpty { recent.reserveCapacity(Self.recentLimit) }
      recent.append((w, h, measure))
    } else {
      recent[turn] = (w, h, measure)
      turn = (turn + 1) % Self.recentLimit
    }
    return measure
  }

  /// The lines in a width and a height, aligned within the paragraph's own width.
  public func layout(width: Double?, height: Double?) -> ParagraphLayout {
    layout(width: width, height: height, alignedIn: nil)
  }

  /// The lines in a width and a height, aligned within `container`, as a label does with its bounds; nil for the
  /// paragraph's own width.
  ///
  /// - Parameter withSpaces: whether white space has glyphs, which show nothing: for what counts glyphs.
  public func layout(
    width: Double?, height: Double?, alignedIn container: Double?, withSpaces: Bool = false
  ) -> ParagraphLayout {
    let (width, height) = (Self.limit(width), Self.limit(height))
    if withSpaces {
      let setting = setting(width: width, height: height)
      let measure = measure(setting)
      return place(setting, measure, in: container ?? measure.size.width, withSpaces: true)
    }
    let key = PlacementCache.Key(self, width: width, height: height, container: container)
    return engine.placements.layout(key, of: self) {
      let setting = setting(width: width, height: height)
      let measure = measure(setting)
      return place(setting, measure, in: container ?? measure.size.width)
    }
  }

  /// A length that a proposal means: infinity for none, 0 for less than nothing.
  static func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }

  static func up(_ length: Double, _ grid: PixelGrid?) -> Double {
    // Negative tracking and spacing can take more than there is; a sum with no number in it counts as nothing.
    let length = length > 0 ? length : 0
    return grid.map { $0.ceil(length) } ?? length
  }
}

/// The vertical extent of one line, in points from its baseline.
struct LineBox: Equatable {
  var above: Double
  var below: Double
  /// Before the next line.
  var leading: Double

  var height: Double { above + below }

  init(_ metrics: FontMetrics, offset: Double) {
    above = metrics.baseline + max(0, offset)
    below = metrics.lineHeight - metrics.baseline + max(0, -offset)
    leading = metrics.leading
  }

  init(_ attachment: TextRun.Attachment, offset: Double) {
    above = max(0, attachment.size.height - attachment.descent) + max(0, offset)
    below = max(0, attachment.descent) + max(0, -offset)
    leading = 0
  }

  /// Gives the line the height that its paragraph asks for. What is added comes above the text and what is taken goes
  /// there, as labels show it (developers' reports of iOS 16.4 and later: text sits at the line's bottom, an offset upwards
  /// raises it in a line of fixed height and one downwards does nothing).
  ///
  /// - Parameter size: the largest in the line.
  mutating func apply(_ format: ParagraphFormat, size: Double) {
    let natural = height
    func shown(_ height: Double) -> Double {
      var height = height * (format.lineHeightMultiple > 0 ? format.lineHeightMultiple : 1)
      if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
      return max(height, format.minimumLineHeight)
    }
    let pitch = shown(natural + leading)
    above += shown(natural) - natural
    leading = pitch - height
    guard let wanted = format.lineHeight else { return }
    let fixed: Double
    switch wanted {
    case .exact(let points): fixed = points
    case .multiple(let factor): fixed = size * factor
    case .leading(let increase): fixed = max(0, size + increase)
    }
    // Half of it above and half below (assumed: no source states it).
    let spare = fixed - height
    above += spare / 2
    below += spare / 2
    leading = 0
  }

  mutating func formUnion(_ other: LineBox) {
    above = max(above, other.above)
    below = max(below, other.below)
    leading = max(leading, other.leading)
  }
}
