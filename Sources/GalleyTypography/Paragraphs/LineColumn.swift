/// Lines of a text one below the other, as they are added: how far down each begins and where its baseline is.
struct LineColumn {
  private let paragraph: Paragraph
  private let text: ShapedText
  /// The last line's paragraph, and whether it is the first there.
  private(set) var place = LinePlace()
  /// The last line's top.
  private(set) var top = 0.0
  private(set) var box = LineBox.empty
  private var last: LineSpan?

  init(_ paragraph: Paragraph, _ text: ShapedText) {
    self.paragraph = paragraph
    self.text = text
  }

  var baseline: Double { top + box.above }
  var bottom: Double { top + box.height }
  /// From the last line's top to that of another like it.
  var pitch: Double { box.height + box.leading + lineSpacing(format) }

  var format: ParagraphFormat? {
    let formats = paragraph.formats
    return formats.isEmpty ? nil : formats[min(place.paragraph, formats.count - 1)]
  }

  private func lineSpacing(_ format: ParagraphFormat?) -> Double { format?.lineSpacing ?? paragraph.style.lineSpacing }

  /// Spacing before the text's first paragraph takes no room (assumed, as of text containers).
  mutating func add(_ line: LineSpan) {
    if let last {
      top += pitch
      let before = format
      place.pass(last, text)
      if place.isFirst { top += (before?.spacingAfter ?? 0) + (format?.spacingBefore ?? 0) }
    }
    box = paragraph.box(line, text)
    if let format { box.apply(format, size: paragraph.largestSize(line, text)) }
    last = line
  }
}

extension Paragraph {
  /// The largest size of type in a line.
  func largestSize(_ line: LineSpan, _ text: ShapedText) -> Double {
    var run = text.run(line.start)
    var size = text.fonts[run].size
    run += 1
    while run < text.runs.count, text.runStarts[run] < max(line.visible, line.start + 1) {
      size = max(size, text.fonts[run].size)
      run += 1
    }
    return size
  }
}

extension LineBox {
  static let empty = LineBox(above: 0, below: 0, leading: 0)

  private init(above: Double, below: Double, leading: Double) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}

extension ShapingEngine {
  /// Shapes runs as a style's paragraphs read.
  func shape(_ runs: [TextRun], _ style: ParagraphStyle) -> ShapedText {
    shape(
      runs, profile: style.profile, rightToLeft: style.rightToLeft, language: style.language,
      directions: style.directions)
  }
}

extension ParagraphStyle {
  /// By paragraph whether it reads from right to left, as ``BidiLevels`` takes it; empty when the text alone tells.
  var directions: [Bool?] {
    if formats.isEmpty { return [] }
    let directions = formats.map(\.rightToLeft)
    return directions.contains { $0 != nil } ? directions : []
  }
}
