import GalleyGeometry

extension Paragraph {
  /// Places every line's glyphs, aligned within `container`.
  ///
  /// - Parameter withSpaces: whether white space has glyphs, which show nothing.
  func place(
    _ setting: ParagraphSetting, _ measure: Measure, in container: Double, withSpaces: Bool = false
  ) -> ParagraphLayout {
    let text = setting.text
    let segments = text.segments(engine, style)
    let rooms = rooms(setting.width)
    var lines: [ParagraphLayout.Line] = []
    lines.reserveCapacity(setting.lines.count)
    var column = LineColumn(self, text)
    for (index, span) in setting.lines.enumerated() {
      column.add(span)
      let isLast = index == setting.lines.count - 1
      let content = content(span, isLast ? setting.cut : nil, text)
      var pen = LinePen(
        setting: setting, segments: segments, engine: engine, baseline: column.baseline, withSpaces: withSpaces)
      pen.extras = extras(span, column.place, rooms, text)
      let beside = beside(column.place, in: container)
      if justifies(span, isLast: isLast, column, text) {
        justify(span, &pen, to: container - beside.leading - beside.trailing, text)
      }
      let width = pen.width(content.pieces)
      let left = offset(width, column.format, beside, in: container)
      pen.x = left
      pen.place(content.pieces)
      lines.append(
        ParagraphLayout.Line(
          text: content.shown, frame: Rect(x: left, y: column.top, width: width, height: column.box.height),
          baseline: column.baseline, glyphs: pen.glyphs,
          range: text.byte(content.clusters.lowerBound)..<text.byte(content.clusters.upperBound)))
    }
    return ParagraphLayout(
      size: measure.size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline, lines: lines,
      lost: lost(setting), shrunk: setting.scale)
  }

  /// What a paragraph keeps on either side of a line.
  private struct Beside {
    var leading = 0.0
    var trailing = 0.0
  }

  private func beside(_ place: LinePlace, in container: Double) -> Beside {
    guard let format = rooms(container).format(place.paragraph) else { return Beside() }
    return Beside(leading: format.leading(isFirst: place.isFirst), trailing: format.trailing(in: container))
  }

  private func alignment(_ format: ParagraphFormat?) -> ParagraphStyle.Alignment {
    format?.alignment ?? style.alignment
  }

  /// Whether a line goes from side to side: not the last of its paragraph, and none that the text breaks itself.
  private func justifies(_ line: LineSpan, isLast: Bool, _ column: LineColumn, _ text: ShapedText) -> Bool {
    guard alignment(column.format) == .justified, !isLast, line.hyphen == 0 || line.end > line.visible else {
      return false
    }
    guard text.hasNewlines, line.end > line.visible else { return true }
    return !(line.visible..<line.end).contains { CharacterKind.isNewline(text.scalar($0)) }
  }

  /// Shares what a line lacks among its spaces, those after the last tab (assumed: a tab's place stays).
  private func justify(_ line: LineSpan, _ pen: inout LinePen, to width: Double, _ text: ShapedText) {
    let from = (text.tabs.last { $0 < line.visible && $0 >= line.start }).map { $0 + 1 } ?? line.start
    let spaces = (from..<max(from, line.visible)).filter { text.isSpace($0) }
    let spare = width - pen.width([.clusters(line.start..<line.visible)]) - line.hyphen
    guard !spaces.isEmpty, spare > 0, spare.isFinite else { return }
    for space in spaces { pen.extras.append(spare / Double(spaces.count), at: space) }
  }

  private struct Content {
    var pieces: [LinePiece]
    var shown: String
    var clusters: Range<Int>
  }

  private func content(_ span: LineSpan, _ cut: ParagraphSetting.Cut?, _ text: ShapedText) -> Content {
    let run = text.run(max(span.start, span.visible - 1))
    if let cut {
      let clusters =
        cut.before.isEmpty
        ? cut.after : cut.after.isEmpty ? cut.before : cut.before.lowerBound..<cut.after.upperBound
      return Content(
        pieces: [.clusters(cut.before), .sign(.ellipsis, run: run), .clusters(cut.after)],
        shown: text.string(cut.before) + ShapingEngine.Sign.ellipsis.text + text.string(cut.after), clusters: clusters)
    }
    let clusters = span.start..<span.visible
    var content = Content(pieces: [.clusters(clusters)], shown: text.string(clusters), clusters: clusters)
    if span.hyphen > 0 {
      content.pieces.append(.sign(.hyphen, run: run))
      content.shown += ShapingEngine.Sign.hyphen.text
    }
    return content
  }

  private func offset(
    _ width: Double, _ format: ParagraphFormat?, _ beside: Beside, in container: Double
  ) -> Double {
    let room = container - width - beside.leading - beside.trailing
    let isReversed = format?.rightToLeft ?? style.rightToLeft
    let leading: Double
    switch alignment(format) {
    case .center: leading = room / 2
    case .leading, .justified: leading = 0
    case .trailing: leading = room
    }
    // A line that goes on beyond the edge begins at its own.
    let shown = style.truncation == .edge ? max(0, leading) : leading
    return isReversed ? container - width - beside.leading - shown : beside.leading + shown
  }

  /// Characters that no line shows, white space at a line's end not counted.
  private func lost(_ setting: ParagraphSetting) -> Int {
    guard let cut = setting.cut, let line = setting.lines.last else { return setting.dropped }
    let all = setting.text.visibleEnd(line.start, setting.text.count) - line.start
    return max(0, all - cut.before.count - cut.after.count)
  }
}

/// What a line is put together from, in reading order.
enum LinePiece {
  case clusters(Range<Int>)
  case sign(ShapingEngine.Sign, run: Int)
}
