import Testing

@testable import GalleyTypography

@Suite struct CacheTests {
  private func runs(_ text: String, size: Double = 17) -> [TextRun] {
    [TextRun(text: text, font: TypefaceRequest(size: size))]
  }

  @Test func the_same_runs_and_style_are_shaped_once() {
    let typesetter = Typesetter()
    let style = ParagraphStyle()
    let first = typesetter.paragraph(runs("Settings"), style: style)
    #expect(typesetter.paragraph(runs("Settings"), style: style) === first)
    #expect(typesetter.paragraph(runs("Settings", size: 18), style: style) !== first)
    #expect(typesetter.paragraph(runs("Settings"), style: ParagraphStyle(profile: .macos)) !== first)
    #expect(typesetter.paragraph(runs("Settings"), style: ParagraphStyle(lineLimit: 2)) !== first)
  }

  @Test func the_cache_stays_within_its_bound() {
    let limit = 64 << 10
    let typesetter = Typesetter(library: .shared, cacheLimit: limit)
    for i in 0..<5000 {
      _ = typesetter.paragraph(runs("Text number \(i)"), style: ParagraphStyle())
      #expect(typesetter.cachedCost <= 2 * limit)
    }
    #expect(typesetter.cachedCost > limit / 2)
    // What is used all along stays through the generations.
    let kept = typesetter.paragraph(runs("kept"), style: ParagraphStyle())
    for i in 0..<1000 {
      _ = typesetter.paragraph(runs("Another \(i)"), style: ParagraphStyle())
      #expect(typesetter.paragraph(runs("kept"), style: ParagraphStyle()) === kept)
    }
  }

  @Test func a_text_larger_than_the_cache_is_set_and_not_kept() {
    let typesetter = Typesetter(library: .shared, cacheLimit: 8192)
    let long = String(repeating: "word ", count: 2000)
    #expect(typesetter.paragraph(runs(long), style: ParagraphStyle()).size(width: 100, height: nil).size.height > 1000)
    #expect(typesetter.cachedCost <= 8192)
  }

  @Test func fonts_of_many_sizes_do_not_pile_up() {
    let typesetter = Typesetter()
    for i in 0..<2000 { _ = typesetter.metrics(TypefaceRequest(size: 10 + Double(i) / 100), profile: .ios) }
    #expect(typesetter.engine.fontCount <= ShapingEngine.fontLimit)
  }

  @Test func an_answer_does_not_depend_on_what_was_asked_before() {
    let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let fresh = (0..<60).map { i in
      Typesetter().paragraph(runs(text), style: ParagraphStyle()).size(width: 50 + Double(i) * 5, height: nil).size
    }
    let typesetter = Typesetter()
    let paragraph = typesetter.paragraph(runs(text), style: ParagraphStyle())
    for order in [Array(0..<60), (0..<60).reversed()] {
      for i in order { #expect(paragraph.size(width: 50 + Double(i) * 5, height: nil).size == fresh[i]) }
    }
  }

  @Test func lines_are_placed_once_and_their_cache_stays_within_its_bound() {
    let typesetter = Typesetter()
    typesetter.engine.placements = PlacementCache(limit: 2_000)
    let paragraph = typesetter.paragraph(runs("Some words that are set again and again"), style: ParagraphStyle())
    for width in [60.0, 300, 60, 300, 1000] {
      let other = Typesetter().paragraph(
        runs("Some words that are set again and again"), style: ParagraphStyle())
      #expect(paragraph.layout(width: width, height: nil) == other.layout(width: width, height: nil))
    }
    let three = typesetter.engine.placements.cost
    _ = paragraph.layout(width: 60, height: nil)
    #expect(typesetter.engine.placements.cost == three)
    // The same lines in a wider container stand elsewhere.
    let first = paragraph.layout(width: 60, height: nil, alignedIn: 200).lines[0].frame
    let style = ParagraphStyle(alignment: .trailing)
    let trailing = typesetter.paragraph(runs("Some words"), style: style)
    #expect(first.minX == 0)
    #expect(
      trailing.layout(width: 200, height: nil, alignedIn: 300).lines[0].frame.minX
        == 200 + trailing.layout(width: 200, height: nil, alignedIn: 100).lines[0].frame.minX)
    for i in 0..<500 {
      _ = typesetter.paragraph(runs("Text number \(i)"), style: ParagraphStyle()).layout(width: 80, height: nil)
      #expect(typesetter.engine.placements.cost <= 4_000)
    }
    #expect(typesetter.engine.placements.cost > 1_000)
  }
}
