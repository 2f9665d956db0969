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

  /// Breaks the text into lines no wider than their rooms, each as full as it can be.
  ///
  /// A word that is wider than a line by itself is broken between characters. A paragraph of two lines whose second
  /// would be one word takes another word from the first (recorded on macOS and iOS; the system calls it push-out).
  func wrap(_ rooms: LineRooms, _ breaks: LineBreaks) -> [LineSpan] {
    var lines: [LineSpan] = []
    let estimate = min(max(0, x(count)) / max(rooms.width, 1), Double(min(count, 64)))
    lines.reserveCapacity(Int(estimate) + breaks.hard.count)
    var place = LinePlace()
    var last = place
    var start = 0
    var next = 0
    var firstOfParagraph = 0
    for hard in breaks.hard {
      let hard = Int(hard)
      while next <= hard {
        let line = line(from: start, &next, hard, place, rooms, breaks)
        lines.append(line)
        start = line.end
        last = place
        place.pass(line, self)
      }
      if lines.count - firstOfParagraph == 2 { pushOut(&lines, hard, last, rooms, breaks) }
      firstOfParagraph = lines.count
    }
    return lines
  }

  /// One line from `start`; `next` is the first break after it and moves to the one after the line's end.
  private func line(
    from start: Int, _ next: inout Int, _ hard: Int, _ place: LinePlace, _ rooms: LineRooms, _ breaks: LineBreaks
  ) -> LineSpan {
    let room = rooms(place)
    switch rooms.format(place.paragraph)?.breaking ?? .words {
    case .words: break
    case .characters: return lineOfCharacters(from: start, &next, hard, x(start) + room + Self.slack, breaks)
    case .none: return wholeLine(from: start, &next, hard, breaks)
    }
    if hasTab(start, Int(breaks.next[hard])) {
      return tabbedLine(from: start, &next, hard, place, rooms, breaks)
    }
    let limit = x(start) + room + Self.slack
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
    return line(from: start, endingAt: low, breaks)
  }

  private func line(from start: Int, endingAt index: Int, _ breaks: LineBreaks) -> LineSpan {
    let end = Int(breaks.next[index])
    return LineSpan(start: start, visible: visibleEnd(start, end), end: end, hyphen: breaks.hyphen(index))
  }

  private func wholeLine(from start: Int, _ next: inout Int, _ hard: Int, _ breaks: LineBreaks) -> LineSpan {
    next = hard + 1
    return line(from: start, endingAt: hard, breaks)
  }

  /// As many characters as fit, wherever words end; at least one.
  private func lineOfCharacters(
    from start: Int, _ next: inout Int, _ hard: Int, _ limit: Double, _ breaks: LineBreaks
  ) -> LineSpan {
    let end = Int(breaks.next[hard])
    let visible = visibleEnd(start, end)
    if x(visible) <= limit { return wholeLine(from: start, &next, hard, breaks) }
    var cut = lastCluster(from: start, to: visible, limit)
    // A space that finds no room hangs over the edge, as it does between words.
    while cut < visible, isSpace(cut) { cut += 1 }
    while next < hard, Int(breaks.next[next]) <= cut { next += 1 }
    return LineSpan(start: start, visible: visibleEnd(start, cut), end: cut)
  }

  /// The largest cluster up to which the text goes no further than `limit`, at least one after `start`.
  private func lastCluster(from start: Int, to end: Int, _ limit: Double) -> Int {
    var low = start + 1
    var high = max(low, end)
    while high > low {
      let middle = (low + high + 1) / 2
      if x(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func hasTab(_ start: Int, _ end: Int) -> Bool {
    guard !tabs.isEmpty else { return false }
    let index = TabRuler.first(tabs, from: start)
    return index < tabs.count && tabs[index] < end
  }

  /// A line whose tabs reach to their stops: what fits is found from one break to the next.
  private func tabbedLine(
    from start: Int, _ next: inout Int, _ hard: Int, _ place: LinePlace, _ rooms: LineRooms, _ breaks: LineBreaks
  ) -> LineSpan {
    let (room, inset, ruler) = (rooms(place) + Self.slack, rooms.inset(place), rooms.ruler(place))
    guard room.isFinite else { return wholeLine(from: start, &next, hard, breaks) }
    var best: Int?
    for index in next...hard {
      let visible = visibleEnd(start, Int(breaks.next[index]))
      let extras = ruler.extras(self, start..<visible, inset: inset)
      let width = x(visible) - x(start) + extras(start..<visible) + breaks.hyphen(index)
      guard width <= room else { break }
      best = index
    }
    guard let best else { return pieceOfWord(from: start, &next, x(start) + room, breaks) }
    next = best + 1
    return line(from: start, endingAt: best, breaks)
  }

  /// As many characters as fit of a word that is wider than the line, at least one.
  private func pieceOfWord(from start: Int, _ next: inout Int, _ limit: Double, _ breaks: LineBreaks) -> LineSpan {
    let wordEnd = Int(breaks.next[next])
    let visible = visibleEnd(start, wordEnd)
    let cut = lastCluster(from: start, to: visible, limit)
    if cut >= visible {
      next += 1
      return LineSpan(start: start, visible: visible, end: wordEnd)
    }
    return LineSpan(start: start, visible: cut, end: cut)
  }

  /// - Parameter place: the second line's.
  private func pushOut(
    _ lines: inout [LineSpan], _ hard: Int, _ place: LinePlace, _ rooms: LineRooms, _ breaks: LineBreaks
  ) {
    let first = lines[lines.count - 2]
    let second = lines[lines.count - 1]
    // The second line is one word when the break before the paragraph's last is where it starts.
    guard hard >= 2, Int(breaks.next[hard - 1]) == second.start, first.visible < first.end else { return }
    let start = Int(breaks.next[hard - 2])
    guard start > first.start, isSpace(start - 1), x(second.visible) - x(start) <= rooms(place) + Self.slack,
      !hasTab(first.start, second.visible), rooms.format(place.paragraph)?.breaking ?? .words == .words
    else { return }
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
