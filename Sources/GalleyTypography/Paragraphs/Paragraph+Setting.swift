import GalleyGeometry

/// A paragraph's lines in a width and a height, before glyphs are placed.
struct ParagraphSetting {
  var text: ShapedText
  var width: Double
  var lines: [LineSpan]
  /// What the last line shows instead of its span, when not all found room.
  var cut: Cut?
  /// Characters that found no room and for which no sign stands.
  var dropped = 0
  /// The factor the text was shrunk by.
  var scale = 1.0
  /// Points taken from between characters to avoid a truncation.
  var tightening = 0.0

  /// Whether not all found room.
  var isShort: Bool { cut != nil || dropped > 0 }

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
    guard full.isShort else { return full }
    if style.minimumScaleFactor < 1, let shrunk = shrink(width: width, height: height) { return shrunk }
    if style.allowsTightening, let tight = tighten(full) { return tight }
    return full
  }

  func setting(_ text: ShapedText, width: Double, height: Double) -> ParagraphSetting {
    guard text.count > 0 else { return ParagraphSetting(text: text, width: width, lines: []) }
    var lines = text === self.text ? kept(width: width) : lines(of: text, width: width)
    if style.showsLastLine, text.hasNewlines, CharacterKind.isNewline(text.scalar(text.count - 1)) {
      lines.append(LineSpan(start: text.count, visible: text.count, end: text.count))
    }
    var setting = ParagraphSetting(text: text, width: width, lines: lines)
    let most = min(style.lineLimit.map { max(1, $0) } ?? .max, linesIn(height, lines, text))
    if lines.count > most { shorten(&setting, to: most) }
    return setting
  }

  /// Leaves as many lines as find room, and does with the rest what the style says.
  private func shorten(_ setting: inout ParagraphSetting, to most: Int) {
    let text = setting.text
    let line = setting.lines[most - 1]
    let room = rooms(setting.width)(place(of: most - 1, setting.lines, text))
    setting.lines.removeSubrange(most...)
    switch style.truncation {
    case .head, .middle, .tail: setting.cut = cut(text, from: line, width: room)
    case .lines: setting.dropped = max(0, text.visibleEnd(line.end, text.count) - line.end)
    case .edge:
      let stop = end(ofLineAt: line.start, text)
      let whole = LineSpan(start: line.start, visible: text.visibleEnd(line.start, stop), end: stop)
      setting.lines[most - 1] = whole
      let limit = text.x(line.start) + room + 1e-4
      let beyond = (line.visible..<max(line.visible, whole.visible)).first { text.x($0 + 1) > limit } ?? whole.visible
      setting.dropped = max(0, text.visibleEnd(beyond, text.count) - beyond)
    }
  }

  /// Where the text breaks itself after a cluster.
  private func end(ofLineAt start: Int, _ text: ShapedText) -> Int {
    guard text.hasNewlines, let breaks = text.breaks else { return text.count }
    return breaks.hard.lazy.map { Int(breaks.next[Int($0)]) }.first { $0 > start } ?? text.count
  }

  func rooms(_ width: Double) -> LineRooms {
    LineRooms(width: width, formats: formats, tabInterval: engine.tables.paragraph.tabInterval)
  }

  /// What a line is in its paragraph.
  private func place(of line: Int, _ lines: [LineSpan], _ text: ShapedText) -> LinePlace {
    var place = LinePlace()
    guard !formats.isEmpty || !text.tabs.isEmpty else { return place }
    for earlier in lines[..<line] { place.pass(earlier, text) }
    return place
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
    if !text.hasNewlines, formats.isEmpty, width >= text.x(text.count) {
      return [LineSpan(start: 0, visible: text.count, end: text.count)]
    }
    let breaks = text.lineBreaks(engine.lineBreaker(language: style.language)) { [engine] run in
      engine.width(.hyphen, text.fonts[run]) + text.runs[run].tracking
    }
    return width.isInfinite && formats.isEmpty ? text.hardLines(breaks) : text.wrap(rooms(width), breaks)
  }

  /// How many lines a height holds, at least one: recorded as the height over the line height, rounded down.
  private func linesIn(_ height: Double, _ lines: [LineSpan], _ text: ShapedText) -> Int {
    guard height.isFinite, lines.count > 1 else { return lines.count }
    var column = LineColumn(self, text)
    for (index, line) in lines.enumerated() {
      column.add(line)
      if column.bottom > height + 1e-4 { return max(1, index) }
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
  /// than what it was offered; both sides round up to the pixel. What a format keeps beside its lines counts.
  func measure(_ setting: ParagraphSetting) -> Measure {
    let text = setting.text
    guard !setting.lines.isEmpty else { return emptyMeasure() }
    let rooms = rooms(setting.width)
    var column = LineColumn(self, text)
    var width = 0.0
    var firstBaseline = 0.0
    for (index, line) in setting.lines.enumerated() {
      column.add(line)
      if index == 0 { firstBaseline = column.baseline }
      var own: Double
      if index == setting.lines.count - 1, let cut = setting.cut {
        own = cut.width
      } else {
        own = text.x(line.end) - text.x(line.start) + line.hyphen - setting.tightening * Double(line.end - line.start)
        own += extras(line, column.place, rooms, text)(line.start..<line.end)
      }
      if let format = rooms.format(column.place.paragraph) {
        own += format.leading(isFirst: column.place.isFirst) + max(0, -format.tail)
      }
      width = max(width, own)
    }
    var height = column.bottom
    if setting.lines.count < style.reservedLines {
      height += Double(style.reservedLines - setting.lines.count) * column.pitch
    }
    let size = Size(width: min(Self.up(width, grid), setting.width), height: Self.up(height, grid))
    return (size, firstBaseline, column.baseline)
  }

  /// What a line's tabs take beside their advances.
  func extras(_ line: LineSpan, _ place: LinePlace, _ rooms: LineRooms, _ text: ShapedText) -> LineExtras {
    if text.tabs.isEmpty { return LineExtras() }
    return rooms.ruler(place).extras(text, line.start..<line.visible, inset: rooms.inset(place))
  }

  /// Empty text takes no width and, as a label's and a field's does, one line's height.
  private func emptyMeasure() -> Measure {
    guard !text.runs.isEmpty else { return (.zero, 0, 0) }
    var box = box(of: 0, text)
    if let format = formats.first { box.apply(format, size: text.fonts[0].size) }
    let lines = Double(max(1, style.reservedLines))
    let height = lines * box.height + (lines - 1) * (box.leading + (formats.first?.lineSpacing ?? style.lineSpacing))
    return (Size(width: 0, height: Self.up(height, grid)), box.above, box.above)
  }
}
