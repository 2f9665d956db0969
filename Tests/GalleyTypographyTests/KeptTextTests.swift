import GalleyGeometry
import Testing

@testable import GalleyTypography

/// What is kept of texts and their words has bounds, and goes when it is past them.
@Suite struct KeptTextTests {
  private func runs(_ text: String, size: Double = 17) -> [TextRun] {
    [TextRun(text: text, font: TypefaceRequest(size: size))]
  }

  private func word(_ number: Int) -> String {
    let letters = Array("אבגדהוזחטיכלמנסעפצקרשת")
    return String((0..<5).map { letters[number / [1, 20, 400, 8000, 160_000][$0] % 20] })
  }

  private final class Weak {
    weak var paragraph: Paragraph?
    let cost: Int
    init(_ paragraph: Paragraph) { (self.paragraph, cost) = (paragraph, paragraph.text.memory) }
  }

  @Test func words_past_the_bound_give_way() {
    let typesetter = Typesetter()
    let style = ParagraphStyle(rightToLeft: true, language: "he")
    func set(_ number: Int, lineLimit: Int) {
      var style = style
      style.lineLimit = lineLimit
      let words = (0..<10).map { word(10 * number + $0) }.joined(separator: " ")
      _ = typesetter.paragraph(runs(words), style: style)
    }
    // Every word is met twice, and so kept; twice as many as there is room for.
    let last = 2 * KnownWords.limit / 10
    for number in 0..<last {
      for lineLimit in 1...2 { set(number, lineLimit: lineLimit) }
      #expect(typesetter.engine.words.kept.words <= KnownWords.limit)
    }
    #expect(typesetter.engine.words.kept.words > KnownWords.limit / 2)
    // The last ones are known still, the first ones are not.
    let before = typesetter.engine.words.assembled
    set(last - 1, lineLimit: 3)
    #expect(typesetter.engine.words.assembled == before + 1)
    set(0, lineLimit: 3)
    #expect(typesetter.engine.words.assembled == before + 1)
  }

  @Test func places_of_words_in_many_sizes_do_not_pile_up() {
    let typesetter = Typesetter()
    let style = ParagraphStyle(rightToLeft: true, language: "he")
    for index in 0..<WordPlaces.limit {
      for text in ["שלום עולם", "שלום עולם "] {
        _ = typesetter.paragraph(runs(text, size: 10 + Double(index) / 100), style: style)
      }
      // Those of one text may come on top.
      #expect(typesetter.engine.words.kept.places <= WordPlaces.limit + 8)
    }
  }

  @Test func paragraphs_past_the_bound_are_let_go() {
    let limit = 64 << 10
    let typesetter = Typesetter(library: .shared, cacheLimit: limit)
    var made: [Weak] = []
    for index in 0..<3000 {
      made.append(Weak(typesetter.paragraph(runs("Text number \(index)"), style: ParagraphStyle())))
      guard index % 50 == 0 else { continue }
      let alive = made.filter { $0.paragraph != nil }
      #expect(alive.reduce(0) { $0 + $1.cost } == typesetter.cachedCost)
      #expect(typesetter.cachedCost <= 2 * limit)
    }
    #expect(made.last?.paragraph != nil && made.first?.paragraph == nil)
  }

  @Test func the_room_of_a_long_text_is_given_back() {
    let typesetter = Typesetter()
    let style = ParagraphStyle(rightToLeft: true, language: "he")
    _ = typesetter.paragraph(runs(String(repeating: "שלום ", count: 50_000)), style: style)
    #expect(typesetter.engine.decoded.capacity > DecodedText.kept)
    _ = typesetter.paragraph(runs("שלום עולם"), style: style)
    #expect(typesetter.engine.decoded.capacity <= DecodedText.kept)
  }

  /// Glyphs of known words stand where those of the text shaped whole stand, also when a paragraph's direction is given.
  @Test(arguments: [nil, true, false] as [Bool?])
  func known_words_stand_where_the_paragraph_reads(rightToLeft: Bool?) {
    var style = ParagraphStyle(language: "ar")
    style.formats = [ParagraphFormat(rightToLeft: rightToLeft)]
    let known = Typesetter()
    for text in ["مرحبا بكم بكم مرحبا", "بكم بكم iPhone مرحبا مرحبا", "iPhone مرحبا iPhone بكم مرحبا"] {
      for lineLimit in 1...2 {
        style.lineLimit = lineLimit
        _ = known.paragraph(runs(text), style: style)
      }
      style.lineLimit = nil
      let fresh = Typesetter().paragraph(runs(text), style: style).layout(width: nil, height: nil)
      let before = known.engine.words.assembled
      #expect(known.paragraph(runs(text), style: style).layout(width: nil, height: nil) == fresh)
      #expect(known.engine.words.assembled == before + 1)
    }
  }
}
