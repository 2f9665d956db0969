import GalleyGeometry
import Testing

@testable import GalleyTypography

/// What the shaping engine must keep true of any text.
@Suite struct ShapingTests {
  private let typesetter = Typesetter()

  private func layout(
    _ text: String, size: Double = 17, width: Double? = nil, rightToLeft: Bool = false, language: String = "en",
    weight: Int = 400
  ) -> ParagraphLayout {
    let style = ParagraphStyle(rightToLeft: rightToLeft, language: language, profile: .ios, scale: 2)
    return typesetter.paragraph([TextRun(text: text, font: TypefaceRequest(size: size, weight: weight))], style: style)
      .layout(width: width, height: nil)
  }

  private func faces(_ layout: ParagraphLayout) -> [String] {
    layout.lines.flatMap { $0.glyphs.map(\.face) }
  }

  /// The tables of the fast path must give what HarfBuzz gives.
  @Test(arguments: [
    "Layout must wrap this sentence onto several lines.", "AVATAR To Ty Wa \"quoted\" (1:30) 12.50 - x2",
    "Tel. +1 (555) 010-9999",
    "Größe ändern – «Über» fünfzig €", "Привет, мир! Тест", "Καλημέρα κόσμε", "L’été “chaud” … naïve",
  ])
  func the_fast_path_equals_shaping(text: String) {
    let engine = typesetter.engine
    for (size, weight, italic, figures, capitals) in [
      (13.0, 400, false, false, false), (17, 600, false, false, false), (22, 700, false, false, false),
      (34, 400, true, false, false), (20, 800, false, false, false), (17, 400, false, true, false),
      (28, 600, false, true, false), (15, 400, false, false, true), (17, 700, true, true, true),
    ] {
      let font = TypefaceRequest(
        size: size, weight: weight, italic: italic, monospacedDigits: figures, smallCaps: capitals ? [.lowercase] : [])
      let runs = [TextRun(text: text, font: font)]
      let fast = engine.shape(runs, profile: .ios, rightToLeft: false, language: "en")
      let full = engine.full(
        runs, runs.map { engine.font($0.font, profile: .ios) }, rightToLeft: false, language: "en")
      #expect(fast.segments(engine, ParagraphStyle()).isEmpty && !full.segments(engine, ParagraphStyle()).isEmpty)
      #expect(fast.count == full.count)
      #expect(zip(fast.places, full.places).allSatisfy { abs($0 - $1) < 1e-4 }, "\(text) at \(size)")
      let style = ParagraphStyle()
      let a = Paragraph(text: fast, style: style, engine: engine).layout(width: nil, height: nil)
      let b = Paragraph(text: full, style: style, engine: engine).layout(width: nil, height: nil)
      func drawn(_ layout: ParagraphLayout) -> [(UInt32, Point)] {
        layout.lines.flatMap { $0.glyphs.flatMap { Array(zip($0.ids, $0.positions)) } }
      }
      let face = FaceLibrary.shared
      let left = drawn(a).filter { !face.outline(face: a.lines[0].glyphs[0].face, glyph: $0.0).elements.isEmpty }
      let right = drawn(b).filter { !face.outline(face: b.lines[0].glyphs[0].face, glyph: $0.0).elements.isEmpty }
      #expect(left.map(\.0) == right.map(\.0))
      #expect(zip(left, right).allSatisfy { abs($0.1.x - $1.1.x) < 1e-4 && $0.1.y == $1.1.y })
    }
  }

  /// Latin text among text from right to left goes the same way as anywhere, and as fast.
  @Test(arguments: ["Save", "3 items (new)", "12:30 PM", "iPhone 17, €12.50!", "+49 30 1234567", "...", "Hi\nthere"])
  func latin_text_in_a_place_from_right_to_left_equals_shaping(text: String) {
    let engine = typesetter.engine
    let runs = [TextRun(text: text, font: TypefaceRequest(size: 17))]
    let quick = engine.shape(runs, profile: .ios, rightToLeft: true, language: "ar")
    let full = engine.full(
      runs, runs.map { engine.font($0.font, profile: .ios) }, rightToLeft: true, language: "ar")
    #expect(quick.rightToLeft == full.rightToLeft)
    let style = ParagraphStyle(rightToLeft: true)
    func drawn(_ text: ShapedText) -> [String] {
      let layout = Paragraph(text: text, style: style, engine: engine).layout(width: 300, height: nil, alignedIn: 300)
      let glyphs = layout.lines.flatMap { $0.glyphs.flatMap { Array(zip($0.ids, $0.positions)) } }
      return glyphs.filter { !FaceLibrary.shared.outline(face: "Inter-Regular", glyph: $0.0).elements.isEmpty }
        .map { "\($0.0) \(($0.1.x * 1000).rounded()) \($0.1.y)" }.sorted()
    }
    #expect(drawn(quick) == drawn(full))
    #expect(quick.segments(engine, style).isEmpty == (text.contains { $0.isLetter } && !text.contains("\n")))
  }

  @Test func scripts_find_their_faces_and_keep_the_line_height() {
    for (text, face) in [
      ("مرحبا", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"), ("สวัสดี", "NotoSansThai-Regular"),
      ("नमस्ते", "NotoSansDevanagari-Regular"), ("漢字", "NotoSansCJKsc-Regular"), ("ひらがな", "NotoSansCJKjp-Regular"),
      ("한국어", "NotoSansCJKkr-Regular"), ("\u{1F600}", "NotoColorEmoji"),
    ] {
      let layout = layout(text)
      #expect(faces(layout) == [face])
      #expect(layout.size.height == 20.5)
    }
    #expect(faces(layout("漢字", language: "ja")) == ["NotoSansCJKjp-Regular"])
    #expect(faces(layout("漢字", language: "zh-Hant-TW")) == ["NotoSansCJKtc-Regular"])
    #expect(faces(layout("مرحبا", weight: 700)) == ["NotoSansArabic-Bold"])
  }

  @Test func a_sign_between_words_of_a_script_comes_from_that_script_s_face() {
    #expect(Set(faces(layout("مرحبا، بكم"))) == ["NotoSansArabic-Regular"])
  }

  /// The display cut that Debian has puts accents in the wrong places.
  @Test func large_letters_with_accents_are_drawn_in_the_text_cut_at_their_usual_width() {
    let large = layout("Señor", size: 28, weight: 700)
    #expect(faces(large) == ["InterDisplay-Bold", "Inter-Bold", "InterDisplay-Bold"])
    #expect(large.lines[0].glyphs.map(\.text) == ["Se", "ñ", "or"])
    #expect(abs(large.size.width - layout("Senor", size: 28, weight: 700).size.width) <= 0.5)
    #expect(faces(layout("Sen\u{303}or 😀", size: 28, weight: 700)).contains("Inter-Bold"))
    #expect(faces(layout("Señor", size: 17, weight: 700)) == ["Inter-Bold"])
  }

  @Test func every_character_is_one_cluster_however_it_is_written() {
    let texts = ["e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "नि", "ก็", "👍🏽"]
    for text in texts {
      let shaped = typesetter.engine.shape(
        [TextRun(text: text, font: TypefaceRequest(size: 17))], profile: .ios, rightToLeft: false, language: "en")
      #expect(shaped.count == 1, "\(text)")
      #expect(shaped.x(1) > 0)
    }
  }

  @Test func an_accent_takes_no_room_of_its_own() {
    #expect(layout("cafe\u{301}").size == layout("cafe").size)
    #expect(layout("caf\u{e9}").size == layout("cafe").size)
  }

  @Test func an_emoji_sequence_is_as_wide_as_one_emoji() {
    #expect(layout("👨‍👩‍👧‍👦").size == layout("😀").size)
  }

  // MARK: Line breaks

  @Test func Thai_breaks_between_words_and_not_within() {
    // "Hello, how are you": words without spaces between them.
    let lines = layout("สวัสดีครับคุณสบายดีไหม", width: 60, language: "th").lines.map(\.text)
    #expect(lines.count > 1)
    let words: Set = ["สวัสดี", "ครับ", "คุณ", "สบาย", "ดี", "ไหม", "สบายดี"]
    for line in lines {
      var rest = Substring(line)
      while let word = words.filter({ rest.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
        rest = rest.dropFirst(word.count)
      }
      #expect(rest.isEmpty, "\(line)")
    }
  }

  @Test func Japanese_breaks_anywhere_but_before_closing_signs() {
    let lines = layout("これは、テストです。", width: 70, language: "ja").lines.map(\.text)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !["、", "。"].contains($0.prefix(1)) })
  }

  @Test func sequences_and_marks_are_not_torn_apart() {
    let lines = layout("👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u{301}e\u{301}", width: 1).lines.map(\.text)
    #expect(lines == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "e\u{301}", "e\u{301}"])
  }

  @Test func a_no_break_space_holds_and_a_hyphen_breaks() {
    #expect(layout("aaa\u{a0}bbb ccc", width: 62).lines.map(\.text) == ["aaa\u{a0}bbb", "ccc"])
    #expect(layout("twenty-five", width: 65).lines.map(\.text) == ["twenty-", "five"])
  }

  // MARK: Direction

  @Test func right_to_left_text_runs_from_the_right() {
    let line = layout("אב").lines[0]
    #expect(line.glyphs.count == 1)
    // The first letter read is the rightmost.
    let alef = FaceLibrary.shared.glyph("א", face: "NotoSansHebrew-Regular")
    #expect(line.glyphs[0].ids.last == alef)
    #expect(line.glyphs[0].positions[0].x < line.glyphs[0].positions[1].x)
  }

  @Test func numbers_in_Hebrew_read_from_the_left() {
    let line = layout("מחיר 25 שח", rightToLeft: true).lines[0]
    let number = line.glyphs.first { $0.text.contains("25") }
    let words = line.glyphs.filter { $0.text.contains(where: \.isLetter) }
    #expect(words.count == 2)
    let two = FaceLibrary.shared.glyph("2", face: "Inter-Regular")
    #expect(number?.ids.first == two)
    // The first word is right of the number, the last word left of it.
    let price = words.first { $0.text.contains("מחיר") }?.positions.first?.x ?? 0
    let coin = words.first { $0.text.contains("שח") }?.positions.first?.x ?? 0
    #expect(coin < number?.positions.first?.x ?? 0)
    #expect(price > number?.positions.last?.x ?? 0)
  }

  @Test func Arabic_letters_join() {
    // Four times the same letter: alone, first, middle and last forms differ.
    let joined = layout("بببب").lines[0].glyphs[0].ids
    let alone = layout("ب").lines[0].glyphs[0].ids
    #expect(Set(joined).count == 3)
    #expect(!joined.contains(alone[0]))
  }

  @Test func English_in_a_right_to_left_interface_keeps_its_order_and_aligns_right() {
    let style = ParagraphStyle(rightToLeft: true, profile: .ios, scale: 2)
    let run = TextRun(text: "abc def", font: TypefaceRequest(size: 17))
    let layout = typesetter.paragraph([run], style: style).layout(width: nil, height: nil, alignedIn: 200)
    let xs = layout.lines[0].glyphs.flatMap { $0.positions.map(\.x) }
    #expect(xs == xs.sorted())
    #expect(abs(layout.lines[0].frame.maxX - 200) < 1e-9)
  }

  @Test func a_tab_goes_to_the_next_28_points() {
    let line = layout("a\tb").lines[0]
    #expect(line.glyphs.flatMap(\.ids).count == 2)
    let b = layout("b").lines[0].glyphs[0].positions[0].x
    #expect(abs((line.glyphs.last?.positions.first?.x ?? 0) - 28 - b) < 1e-9)
    let later = layout("aaaaaaa\tb").lines[0].glyphs.last?.positions.first?.x ?? 0
    #expect(abs(later - 84 - b) < 1e-9)
  }

  // MARK: Several runs

  @Test func runs_keep_their_style_and_the_line_its_tallest_font() {
    let runs = [
      TextRun(text: "Big", font: TypefaceRequest(size: 34), style: 1),
      TextRun(text: " small", font: TypefaceRequest(size: 13), style: 2),
    ]
    let layout = typesetter.paragraph(runs, style: ParagraphStyle(profile: .ios, scale: 2)).layout(
      width: nil, height: nil)
    #expect(layout.size.height == 41)
    #expect(layout.lines[0].glyphs.map(\.style) == [1, 2])
    #expect(layout.lines[0].glyphs.map(\.text) == ["Big", " small"])
    #expect(Set(layout.lines[0].glyphs.flatMap { $0.positions.map(\.y) }) == [32.373046875])
  }

  @Test func digits_of_equal_width_are() {
    func width(_ text: String) -> Double {
      typesetter.paragraph(
        [TextRun(text: text, font: TypefaceRequest(size: 17, monospacedDigits: true))], style: ParagraphStyle(scale: 3)
      ).size(width: nil, height: nil).size.width
    }
    #expect(width("1111") == width("0000"))
    #expect(layout("1111").size.width < layout("0000").size.width)
  }
}

/// Line breaks that depend on the language or on a soft hyphen.
@Suite struct BreakRuleTests {
  private let typesetter = Typesetter()

  private func lines(_ text: String, _ width: Double, profile: MetricsProfile = .unit) -> [ParagraphLayout.Line] {
    typesetter.paragraph(
      [TextRun(text: text, font: TypefaceRequest(size: 10))], style: ParagraphStyle(profile: profile, scale: 1)
    ).layout(width: width, height: nil).lines
  }

  @Test func Hangul_breaks_at_spaces_alone() {
    #expect(lines("안녕하세요 여러분 반갑습니다", 75).map(\.text) == ["안녕하세요", "여러분", "반갑습니다"])
    // A word that is too long for the line is still broken.
    #expect(lines("안녕하세요", 35).map(\.text) == ["안녕하", "세요"])
  }

  @Test func a_soft_hyphen_shows_where_a_line_ends_and_nowhere_else() {
    let text = "inter\u{AD}nation\u{AD}al"
    let wrapped = typesetter.paragraph(
      [TextRun(text: text, font: TypefaceRequest(size: 17))], style: ParagraphStyle(profile: .ios, scale: 2)
    ).layout(width: 60, height: nil).lines
    #expect(wrapped.map(\.text) == ["inter\u{AD}\u{2010}", "nation\u{AD}al"])
    let hyphen = FaceLibrary.shared.glyph("\u{2010}", face: "Inter-Regular") ?? 0
    #expect(wrapped[0].glyphs.last?.ids == [hyphen])
    #expect(wrapped[1].glyphs.flatMap(\.ids).contains(hyphen) == false)
  }

  @Test func lines_name_their_part_of_the_text() {
    #expect(lines("aaa bbb cc dd", 75).map(\.range) == [0..<7, 8..<13])
    #expect(lines("ää bb", 25).map(\.range) == [0..<4, 5..<7])
  }

  /// letters become capitals of a smaller size, which Inter has none of; what is no letter stays.
  @Test(arguments: [17.0, 34])
  func small_capitals_are_smaller_capitals(size: Double) throws {
    func set(_ text: String, _ capitals: TypefaceRequest.SmallCapitals) -> ParagraphLayout {
      let font = TypefaceRequest(size: size, smallCaps: capitals)
      return typesetter.paragraph([TextRun(text: text, font: font)], style: ParagraphStyle(scale: 1000))
        .layout(width: nil, height: nil)
    }
    let small = try #require(set("né1", .lowercase).lines.first)
    let large = try #require(set("NÉ1", []).lines.first)
    #expect(small.glyphs.flatMap(\.ids) == large.glyphs.flatMap(\.ids))
    #expect(small.text == "né1")
    #expect(abs((small.glyphs.first?.size ?? 0) - 0.784 * size) < 1e-9)
    #expect(small.glyphs.last?.size == size)
    #expect(set("né1", .lowercase).size.width < set("NÉ1", []).size.width)
    #expect(set("NN", .uppercase).size.width == set("nn", .lowercase).size.width)
    #expect(set("nn", .uppercase).size.width == set("nn", []).size.width)
    #expect(set("NN", .lowercase).size.width == set("NN", []).size.width)
    #expect(set("NN", .lowercase).size.height == set("nn", .uppercase).size.height)
  }
}
