/// Which headers and footers of a lazy container leave their places to stay in view, and where they stand.
///
/// Known from recordings: a header stays at the start of what is seen while its section scrolls, a footer at its end, each
/// over the rows there. Inferred from UIKit's lists: the next section's first line pushes a header out, the last line of
/// the section before pushes a footer.
struct SectionPins {
  /// A line that is seen: its elements, and where it lies along the axis without pinning.
  struct Line {
    let elements: Range<Int>
    let start: Double
    let length: Double

    var end: Double { start + length }
  }

  /// An element away from its place.
  struct Pin {
    let element: Int
    let start: Double
  }

  let kinds: PinnedScrollableViews
  let sections: [LazyElements.Section]
  /// What is seen, from the container's start.
  let window: (low: Double, high: Double)
  /// The length of a header or footer.
  let length: (Int) -> Double

  func pins(among lines: [Line]) -> [Pin] {
    let seen = lines.filter { $0.end > window.low && $0.start < window.high }
    guard let first = seen.first, let last = seen.last else { return [] }
    let shown = sections.enumerated().filter {
      !$0.element.whole.isEmpty && $0.element.whole.lowerBound < last.elements.upperBound
        && $0.element.whole.upperBound > first.elements.lowerBound
    }
    var pins: [Pin] = []
    for (place, section) in shown {
      if kinds.contains(.sectionHeaders) { pins += header(section, before: sections.dropFirst(place + 1), seen) }
      if kinds.contains(.sectionFooters) { pins += footer(section, after: sections[..<place], seen) }
    }
    return pins
  }

  private func header(
    _ section: LazyElements.Section, before rest: ArraySlice<LazyElements.Section>, _ lines: [Line]
  ) -> [Pin] {
    let own = lines.first { section.whole.overlaps($0.elements) }
    guard !section.header.isEmpty, let own else { return [] }
    // A header that is seen whole stands where it stands.
    if own.elements.lowerBound <= section.header.lowerBound, own.start >= window.low { return [] }
    let total = section.header.reduce(0) { $0 + length($1) }
    let limit = rest.first.flatMap { next in lines.first { next.whole.overlaps($0.elements) }?.start } ?? .infinity
    var start = min(window.low, limit - total)
    return section.header.map { element in
      defer { start += length(element) }
      return Pin(element: element, start: start)
    }
  }

  private func footer(
    _ section: LazyElements.Section, after rest: ArraySlice<LazyElements.Section>, _ lines: [Line]
  ) -> [Pin] {
    let own = lines.last { section.whole.overlaps($0.elements) }
    guard !section.footer.isEmpty, let own else { return [] }
    if own.elements.upperBound >= section.footer.upperBound, own.end <= window.high { return [] }
    let total = section.footer.reduce(0) { $0 + length($1) }
    let limit = rest.last.flatMap { previous in lines.last { previous.whole.overlaps($0.elements) }?.end } ?? -.infinity
    var start = max(window.high - total, limit)
    return section.footer.map { element in
      defer { start += length(element) }
      return Pin(element: element, start: start)
    }
  }
}
