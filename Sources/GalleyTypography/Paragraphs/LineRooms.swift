/// The room that each line of a text has.
struct LineRooms {
  let width: Double
  /// Empty where all lines have the whole width.
  let formats: [ParagraphFormat]
  /// Points between tab stops where no format names others.
  let tabInterval: Double

  func format(_ paragraph: Int) -> ParagraphFormat? {
    formats.isEmpty ? nil : formats[min(paragraph, formats.count - 1)]
  }

  func callAsFunction(_ place: LinePlace) -> Double {
    format(place.paragraph)?.room(in: width, isFirst: place.isFirst) ?? width
  }

  func inset(_ place: LinePlace) -> Double { format(place.paragraph)?.leading(isFirst: place.isFirst) ?? 0 }

  func ruler(_ place: LinePlace) -> TabRuler { TabRuler(format(place.paragraph), standard: tabInterval) }
}

/// A line's paragraph, and whether it is the first there.
struct LinePlace: Equatable {
  private(set) var paragraph = 0
  private(set) var isFirst = true

  /// Goes on to the line after one.
  mutating func pass(_ line: LineSpan, _ text: ShapedText) {
    guard text.hasNewlines, line.end > line.start, text.endsParagraph(line.end - 1) else {
      isFirst = false
      return
    }
    paragraph += 1
    isFirst = true
  }
}
