import GalleyGeometry

/// A paragraph's lines in a width and a height, before glyphs are placed.
struct ParagraphSetting {
  var text: ShapedText
  var width: Double
  var lines: [LineSpan]
  /// What the last line shows instead of its span, when not all found room.
  var cut: Cut?
  /// The factor the text was shrunk by.
  var scale = 1.0
  /// Points taken from between characters to avoid a truncation.
  var tightening = 0.0

  /// The last line of a truncated paragraph: what comes before the ellipsis and what after.
  struct Cut {
    var before: Range<Int>
    var after: Range<Int>
    var ellipsis: Double
    var width: Double
  }
}

extension Paragraph {
  func setting(width: Double, height: Double) -> ParagraphSetting {
    let full = setting(text, width: width, height: height)
    guard full.cut != nil else { return full }
    if style.minimumScaleFactor < 1, let shrunk = shrink(width: width, height: height) { return shrunk }
    if style.allowsTightening, let tight = tighten(full) { return tight }
    return full
  }

  func setting(_ text: ShapedText, width: Double, height: Double) -> ParagraphSetting {
    guard text.count > 0 else { return ParagraphSetting(text: text, width: width, lines: []) }
    let lines = text === self.text ? kept(width: width) : lines(of: text, width: width)
    var setting = ParagraphSetting(text: text, width: width, lines: lines)
    let most = min(style.lineLimit.map { max(1, $0) } ?? .max, linesIn(height, lines, text))
    if lines.count > most {
      setting.lines.removeSubrange(most...)
      setting.cut = cut(text, from: lines[most - 1], width: width)
    }
    return setting
  }

  /// The text's lines in a width, which containers ask for at one height after another.
  private func kept(width: Double) -> [LineSpan] {
    for entry in wraps where entry.width == width { return entry.lines }
    let lines = lines(of: text, width: width)
    guard lines.count <= Self.wrapLines else { return lines }
    if wraps.count < Self.wrapLimit {
      wraps.append((width, lines))
    } else {
      wraps[wrapTurn] = (width, lines)
      wrapTurn = (wrapTurn + 1) % Self.wrapLimit
    }
    return lines
  }

  private func lines(of text: ShapedText, width: Double) -> [LineSpan] {
    if !text.hasNewlines, width >= text.x[text.count] {
      return [LineSpan(start: 0, visible: text.count, end: text.count)]
    }
    let breaks = text.lineBreaks(engine.lineBreaker(language: style.language)) { [engine] run in
      engine.width(.hyphen, text.fonts[run]) + text.runs[run].tracking
    }
    return width.isInfinite ? text.hardLines(breaks) : text.wrap(width, breaks)
  }

  /// How many lines a height holds, at least one: recorded as the height over the line height, rounded down.
  private func linesIn(_ height: Double, _ lines: [LineSpan], _ text: ShapedText) -> Int {
    guard height.isFinite, lines.count > 1 else { return lines.count }
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      let box = box(line, text)
      if index > 0 { bottom += self.box(lines[index - 1], text).leading + style.lineSpacing }
      bottom += box.height
      if bottom > height + 1e-4 { return max(1, index) }
    }
    return lines.count
  }

  /// The vertical extent of a line: the largest of its runs' on either side of the baseline.
  func box(_ line: LineSpan, _ text: ShapedText) -> LineBox {
    if let uniform, text === self.text { return uniform }
    var run = text.run(line.start)
    var box = box(of: run, text)
    run += 1
    while run < text.runs.count, text.runStarts[run] < max(line.visible, line.start + 1) {
      if text.runStarts[run + 1] > text.runStarts[run] { box.formUnion(self.box(of: run, text)) }
      run += 1
    }
    return box
  }

  private func box(of run: Int, _ text: ShapedText) -> LineBox { Self.box(of: run, text, style, engine) }

  static func box(of run: Int, _ text: ShapedText, _ style: ParagraphStyle, _ engine: ShapingEngine) -> LineBox {
    let source = text.runs[run]
    if let attachment = source.attachment { return LineBox(attachment, offset: source.baselineOffset) }
    let metrics =
      source.lineFont.map { engine.font($0, profile: style.profile).metrics } ?? text.fonts[run].metrics
    return LineBox(metrics, offset: source.baselineOffset)
  }

  /// Recorded: a paragraph is as wide as its longest line, a wrapped line counting the space after it, but no wider
  /// than what it was offered; both sides round up to the pixel.
  func measure(_ setting: ParagraphSetting) -> Measure {
    let text = setting.text
    guard !setting.lines.isEmpty else { return emptyMeasure() }
    var width = 0.0
    var height = 0.0
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    for (index, line) in setting.lines.enumerated() {
      let isLast = index == setting.lines.count - 1
      if isLast, let cut = setting.cut {
        width = max(width, cut.width)
      } else {
        let own = text.x[line.end] - text.x[line.start] + line.hyphen
        width = max(width, own - setting.tightening * Double(line.end - line.start))
      }
      let box = box(line, text)
      lastBaseline = height + box.above
      if index == 0 { firstBaseline = lastBaseline }
      height += box.height
      if !isLast { height += box.leading + style.lineSpacing }
    }
    if setting.lines.count < style.reservedLines, let last = setting.lines.last {
      let box = box(last, text)
      height += Double(style.reservedLines - setting.lines.count) * (box.height + box.leading + style.lineSpacing)
    }
    let size = Size(width: min(Self.up(width, grid), setting.width), height: Self.up(height, grid))
    return (size, firstBaseline, lastBaseline)
  }

  /// Empty text takes no width and, as a label's and a field's does, one line's height.
  private func emptyMeasure() -> Measure {
    guard !text.runs.isEmpty else { return (.zero, 0, 0) }
    let box = box(of: 0, text)
    let lines = Double(max(1, style.reservedLines))
    let height = lines * box.height + (lines - 1) * (box.leading + style.lineSpacing)
    return (Size(width: 0, height: Self.up(height, grid)), box.above, box.above)
  }
}
