import GalleyGeometry

extension Paragraph {
  /// Places every line's glyphs, aligned within `container`.
  func place(_ setting: ParagraphSetting, _ measure: Measure, in container: Double) -> ParagraphLayout {
    let text = setting.text
    var lines: [ParagraphLayout.Line] = []
    lines.reserveCapacity(setting.lines.count)
    var top = 0.0
    for (index, span) in setting.lines.enumerated() {
      let box = box(span, text)
      let content = content(span, index == setting.lines.count - 1 ? setting.cut : nil, text)
      var pen = LinePen(setting: setting, engine: engine, baseline: top + box.above)
      let width = pen.width(content.pieces)
      let left = offset(width, in: container)
      pen.x = left
      pen.place(content.pieces)
      lines.append(
        ParagraphLayout.Line(
          text: content.shown, frame: Rect(x: left, y: top, width: width, height: box.height),
          baseline: top + box.above, glyphs: pen.glyphs,
          range: text.byte(content.clusters.lowerBound)..<text.byte(content.clusters.upperBound)))
      top += box.height + box.leading + style.lineSpacing
    }
    return ParagraphLayout(
      size: measure.size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline, lines: lines,
      lost: lost(setting), shrunk: setting.scale)
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

  private func offset(_ width: Double, in container: Double) -> Double {
    let room = container - width
    switch style.alignment {
    case .center: return room / 2
    case .leading: return style.rightToLeft ? room : 0
    case .trailing: return style.rightToLeft ? 0 : room
    }
  }

  /// Characters that no line shows, white space at a line's end not counted.
  private func lost(_ setting: ParagraphSetting) -> Int {
    guard let cut = setting.cut, let line = setting.lines.last else { return 0 }
    let all = setting.text.visibleEnd(line.start, setting.text.count) - line.start
    return max(0, all - cut.before.count - cut.after.count)
  }
}

/// What a line is put together from, in reading order.
enum LinePiece {
  case clusters(Range<Int>)
  case sign(ShapingEngine.Sign, run: Int)
}
