extension Paragraph {
  /// What the last line shows of everything from `line` on.
  func cut(_ text: ShapedText, from line: LineSpan, width: Double) -> ParagraphSetting.Cut {
    let ellipsis = engine.width(.ellipsis, text.fonts[text.run(max(line.start, line.visible - 1))])
    let room = max(0, width - ellipsis)
    let end = text.visibleEnd(line.start, text.count)
    switch style.truncation {
    case .tail, .lines, .edge:
      let stop = newline(in: text, from: line.start) ?? end
      let kept = last(text, from: line.start, to: stop, room)
      return cut(text, line.start..<text.visibleEnd(line.start, kept), end..<end, ellipsis)
    case .head:
      let begin = lastNewline(in: text, from: line.start, to: end) ?? line.start
      var kept = first(text, from: begin, to: end, room)
      while kept < end, text.isSpace(kept) { kept += 1 }
      return cut(text, line.start..<line.start, kept..<end, ellipsis)
    case .middle:
      let stop = newline(in: text, from: line.start) ?? end
      let begin = lastNewline(in: text, from: line.start, to: end) ?? line.start
      return middle(text, line.start..<stop, begin..<end, room, ellipsis)
    }
  }

  private func cut(
    _ text: ShapedText, _ before: Range<Int>, _ after: Range<Int>, _ ellipsis: Double
  ) -> ParagraphSetting.Cut {
    let width =
      text.x(before.upperBound) - text.x(before.lowerBound) + ellipsis + text.x(after.upperBound)
      - text.x(after.lowerBound)
    return ParagraphSetting.Cut(before: before, after: after, ellipsis: ellipsis, width: width)
  }

  /// Takes a character from either end in turn while there is room, the end first.
  private func middle(
    _ text: ShapedText, _ head: Range<Int>, _ tail: Range<Int>, _ room: Double, _ ellipsis: Double
  ) -> ParagraphSetting.Cut {
    let half = room / 2
    var from = first(text, from: tail.lowerBound, to: tail.upperBound, half)
    let used = text.x(tail.upperBound) - text.x(from)
    var to = last(text, from: head.lowerBound, to: head.upperBound, room - used)
    if to > from {
      to = head.lowerBound
      from = tail.upperBound
    }
    return cut(text, head.lowerBound..<to, from..<tail.upperBound, ellipsis)
  }

  /// The largest cluster up to which the text from `start` is no wider than `room`.
  private func last(_ text: ShapedText, from start: Int, to end: Int, _ room: Double) -> Int {
    var low = start
    var high = max(start, end)
    while high > low {
      let middle = (low + high + 1) / 2
      if text.x(middle) - text.x(start) <= room { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The smallest cluster from which the text up to `end` is no wider than `room`.
  private func first(_ text: ShapedText, from start: Int, to end: Int, _ room: Double) -> Int {
    var low = min(start, end)
    var high = end
    while high > low {
      let middle = (low + high) / 2
      if text.x(end) - text.x(middle) <= room { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func newline(in text: ShapedText, from start: Int) -> Int? {
    guard text.hasNewlines, let breaks = text.breaks else { return nil }
    for hard in breaks.hard.dropLast() {
      let next = Int(breaks.next[Int(hard)])
      if next > start { return text.visibleEnd(start, next) }
    }
    return nil
  }

  private func lastNewline(in text: ShapedText, from start: Int, to end: Int) -> Int? {
    guard text.hasNewlines, let breaks = text.breaks else { return nil }
    for hard in breaks.hard.dropLast().reversed() {
      let next = Int(breaks.next[Int(hard)])
      if next < end { return next > start ? next : nil }
    }
    return nil
  }
}

extension ShapingEngine {
  /// What a line shows that the text does not hold.
  enum Sign: UInt32 {
    case ellipsis = 0x2026
    case hyphen = 0x2010

    var text: String { self == .ellipsis ? "\u{2026}" : "\u{2010}" }
  }

  /// The glyph of a sign in a face: for the hyphen a hyphen-minus when there is no other.
  func glyph(_ sign: Sign, _ face: Face) -> UInt32? {
    face.glyph(sign.rawValue) ?? (sign == .hyphen ? face.glyph(0x2D) : nil)
  }

  /// Points of a sign in a font.
  func width(_ sign: Sign, _ font: SizedFont) -> Double {
    if font.isUnit { return font.size }
    guard let face = font.face, let glyph = glyph(sign, face) else { return font.size }
    return font.advance(sign.rawValue, glyph: glyph, own: face.advance(glyph: glyph)) + font.tracking
  }
}
