/// A line's clusters: those it shows end at `visible`, white space and the line break after them at `end`.
struct LineSpan: Equatable {
  var start: Int
  var visible: Int
  var end: Int
  /// Points of the hyphen that a soft one shows at the line's end.
  var hyphen = 0.0
}

extension ShapedText {
  /// Widths may pass the limit by this much: the error of a sum, far below a pixel.
  private static let slack = 1e-4

  /// Breaks the text into lines no wider than `width`, each as full as it can be.
  ///
  /// A word that is wider than a line by itself is broken between characters. A paragraph of two lines whose second
  /// would be one word takes another word from the first (recorded on macOS and iOS; the system calls it push-out).
  func wrap(_ width: Double, _ breaks: LineBreaks) -> [LineSpan] {
    var lines: [LineSpan] = []
    let estimate = min(max(0, x[count]) / max(width, 1), Double(min(count, 64)))
    lines.reserveCapacity(Int(estimate) + breaks.hard.count)
    var start = 0
    var next = 0
    var firstOfParagraph = 0
    for hard in breaks.hard {
      let hard = Int(hard)
      while next <= hard {
        let line = line(from: start, &next, hard, width, breaks)
        lines.append(line)
        start = line.end
      }
      if lines.count - firstOfParagraph == 2 { pushOut(&lines, hard, width, breaks) }
      firstOfParagraph = lines.count
    }
    return lines
  }

  /// One line from `start`; `next` is the first break after it and moves to the one after the line's end.
  private func line(from start: Int, _ next: inout Int, _ hard: Int, _ width: Double, _ breaks: LineBreaks) -> LineSpan
  {
    let limit = x[start] + width + Self.slack
    if breaks.fit[next] > limit {
      return pieceOfWord(from: start, &next, limit, breaks)
    }
    var low = next
    var high = hard + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if breaks.fit[middle] <= limit { low = middle } else { high = middle }
    }
    next = low + 1
    let end = Int(breaks.next[low])
    return LineSpan(start: start, visible: visibleEnd(start, end), end: end, hyphen: breaks.hyphen(low))
  }

  /// As many characters as fit of a word that is wider than the line, at least one.
  private func pieceOfWord(from start: Int, _ next: inout Int, _ limit: Double, _ breaks: LineBreaks) -> LineSpan {
    let wordEnd = Int(breaks.next[next])
    let visible = visibleEnd(start, wordEnd)
    var low = start + 1
    var high = max(low, visible)
    while high > low {
      let middle = (low + high + 1) / 2
      if x[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    if low >= visible {
      next += 1
      return LineSpan(start: start, visible: visible, end: wordEnd)
    }
    return LineSpan(start: start, visible: low, end: low)
  }

  private func pushOut(_ lines: inout [LineSpan], _ hard: Int, _ width: Double, _ breaks: LineBreaks) {
    let first = lines[lines.count - 2]
    let second = lines[lines.count - 1]
    // The second line is one word when the break before the paragraph's last is where it starts.
    guard hard >= 2, Int(breaks.next[hard - 1]) == second.start, first.visible < first.end else { return }
    let start = Int(breaks.next[hard - 2])
    guard start > first.start, isSpace(start - 1), x[second.visible] - x[start] <= width + Self.slack else { return }
    lines[lines.count - 2] = LineSpan(
      start: first.start, visible: visibleEnd(first.start, start), end: start, hyphen: breaks.hyphen(hard - 2))
    lines[lines.count - 1].start = start
  }

  /// The whole text broken only where it must be.
  func hardLines(_ breaks: LineBreaks) -> [LineSpan] {
    var start = 0
    return breaks.hard.map { index in
      let end = Int(breaks.next[Int(index)])
      defer { start = end }
      return LineSpan(start: start, visible: visibleEnd(start, end), end: end)
    }
  }
}
