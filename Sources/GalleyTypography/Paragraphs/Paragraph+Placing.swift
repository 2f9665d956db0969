import GalleyGeometry

extension Paragraph {
  /// Places every line's glyphs, aligned within `container`.
  func place(_ setting: ParagraphSetting, _ measure: Measure, in container: Double) -> ParagraphLayout {
    let text = setting.text
    var lines: [ParagraphLayout.Line] = []
    lines.reserveCapacity(setting.lines.count)
    var top = 0.0
    for (index, span) in setting.lines.enumerated() {
      let isLast = index == setting.lines.count - 1
      let box = box(span, text)
      var pieces: [LinePiece] = []
      var shown = ""
      if isLast, let cut = setting.cut {
        pieces = [
          .clusters(cut.before), .ellipsis(run: text.run(max(span.start, span.visible - 1))), .clusters(cut.after),
        ]
        shown = text.string(cut.before) + "\u{2026}" + text.string(cut.after)
      } else {
        pieces = [.clusters(span.start..<span.visible)]
        shown = text.string(span.start..<span.visible)
      }
      var pen = LinePen(setting: setting, engine: engine, baseline: top + box.above)
      let width = pen.width(pieces)
      let left = offset(width, in: container)
      pen.x = left
      pen.place(pieces)
      lines.append(
        ParagraphLayout.Line(
          text: shown, frame: Rect(x: left, y: top, width: width, height: box.height), baseline: top + box.above,
          glyphs: pen.glyphs))
      top += box.height + box.leading + style.lineSpacing
    }
    return ParagraphLayout(
      size: measure.size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline, lines: lines,
      lost: lost(setting), shrunk: setting.scale)
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
  case ellipsis(run: Int)
}
