import GalleyGeometry
import Testing

@testable import GalleyTypography

extension ShapedText {
  var places: [Double] { (0...count).map(x) }
  var starts: [Int] { (0...count).map(byte) }
}

/// Words kept from other texts must come out as if the text were shaped whole.
@Suite struct WordTableTests {
  private let texts: [(language: String, rightToLeft: Bool, words: [String])] = [
    ("ar", true, ["مرحبا", "بكم", "في", "التطبيق", "مَرْحَبًا", "١٢٣", "12:30", "(السلام)", "iPhone", "50%", "،", "لا"]),
    ("he", true, ["שלום", "עולם", "שָׁלוֹם", "123", "4.5", "(כן)", "Wi-Fi", "!", "״צה״ל״"]),
    ("hi", false, ["नमस्ते", "दुनिया", "क्षेत्र", "र्क", "हिन्दी", "सेटिंग", "100", "ॐ।", "(स्त्री)", "ीक"]),
    ("th", false, ["สวัสดี", "ครับ", "ตั้งค่า", "นี่", "น้ำ", "100", "เขา"]),
    ("ja", false, ["日本語", "カタカナ", "ひらがな", "「設定」", "です。", "Wi-Fi", "12月", "が゙", "ぁ、", "㌔"]),
    ("ko", false, ["안녕하세요", "설정", "100개", "(알림)", "각"]),
    ("zh-Hant", false, ["設定", "通知，", "「隱私」", "iPhone", "骨"]),
    ("en", false, ["😀", "👍🏽👍", "🇩🇪🇫🇷", "👨‍👩‍👧", "❤️", "☕️a", "1️⃣", "word", "naïve", "→", "♪", "©️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☕☕"]),
    ("ur", true, ["سلام", "دنیا", "کھیل", "۱۲", "ترتیبات"]),
    ("ta", false, ["வணக்கம்", "உலகம்", "அமைப்புகள்", "க்ஷ"]),
    ("bn", false, ["নমস্কার", "বিশ্ব", "সেটিংস"]),
    ("el", false, ["Ῥόδος", "κόσμε", "漢字", "مرحبا", "12"]),
  ]

  private func random(_ seed: UInt64) -> () -> Int {
    var state = seed
    return {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33)
    }
  }

  /// Words that differ by little, each met in every place, take no place from one another.
  @Test func words_that_differ_by_one_bit_are_all_kept() {
    let typesetter = Typesetter()
    let style = ParagraphStyle(language: "ko", profile: .ios, scale: 2)
    func set(_ text: String) {
      _ = typesetter.paragraph([TextRun(text: text, font: TypefaceRequest(size: 17))], style: style)
    }
    // U+AC00, 01, 02, 04, 08, 10 and 20: one bit apart in the last byte.
    let syllables = ["가", "각", "갂", "간", "갈", "감", "갠"]
    for turn in 0..<3 {
      for first in syllables {
        for second in syllables {
          set(first + second + " " + first + " " + second + String(repeating: " ", count: turn))
        }
      }
    }
    let before = typesetter.engine.words.assembled
    for first in syllables { set(syllables.map { first + $0 + " " + $0 }.joined(separator: " ")) }
    #expect(typesetter.engine.words.assembled == before + syllables.count)
  }

  /// A set-up that has met the words before gives what one gives that has met none.
  @Test(arguments: 0..<12)
  func known_words_come_out_as_if_the_text_were_shaped_whole(sample: Int) {
    let (language, rightToLeft, words) = texts[sample]
    let known = Typesetter()
    var next = random(UInt64(sample + 1) &* 0x9E37_79B9_7F4A_7C15)
    let style = ParagraphStyle(rightToLeft: rightToLeft, language: language, profile: .ios, scale: 2)
    var assembled = 0
    for turn in 0..<400 {
      var text = ""
      for _ in 0..<(1 + next() % 6) {
        text += words[next() % words.count] + ["", " ", " ", " ", "  ", "\n", "\u{A0}"][next() % 7]
      }
      var runs = [TextRun(text: text, font: TypefaceRequest(size: 17, weight: turn % 3 == 0 ? 600 : 400))]
      if turn % 5 == 0 { runs.append(TextRun(text: " " + words[0], font: TypefaceRequest(size: 22), style: 1)) }
      let one = known.paragraph(runs, style: style)
      if known.engine.words.assembled > assembled { assembled = known.engine.words.assembled } else { continue }
      let other = Typesetter().paragraph(runs, style: style)
      #expect(one.text.places == other.text.places, "\(text)")
      #expect(one.text.starts == other.text.starts, "\(text)")
      let clusters = 0..<one.text.count
      #expect(clusters.map(one.text.isSpace) == clusters.map(other.text.isSpace), "\(text)")
      #expect(one.text.runStarts == other.text.runStarts, "\(text)")
      for width in [nil, 90] as [Double?] {
        #expect(lines(one, width) == lines(other, width), "\(text)")
      }
    }
    #expect(assembled > 40)
  }

  /// What a paragraph's lines show, a line of text for each run of glyphs.
  private func lines(_ paragraph: Paragraph, _ width: Double?) -> [String] {
    paragraph.layout(width: width, height: nil).lines.flatMap { line in
      line.glyphs.map { glyphs in
        let places = zip(glyphs.ids, glyphs.positions).map { "\($0)@\($1.x),\($1.y)" }.joined(separator: " ")
        return
          "\(glyphs.text.debugDescription) \(glyphs.face) \(glyphs.size) \(glyphs.style) \(glyphs.stretch): \(places)"
      }
    }
  }

  /// ICU finds the same clusters, one text at a time.
  @Test func clusters_are_those_of_icu() {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x17F, 0x300...0x36F, 0x5D0...0x5EA, 0x620...0x670, 0x900...0x97F, 0x980...0x9FF,
      0xB01...0xB77, 0xC00...0xC7F, 0xD00...0xD7F, 0xA80...0xAFF, 0xE01...0xE5B, 0x1000...0x109F, 0x1100...0x11FF,
      0x1780...0x17F9, 0x200B...0x200F, 0x2066...0x206F, 0x20D0...0x20F0, 0x2600...0x27BF, 0x3041...0x30FF,
      0xAC00...0xAC80, 0xD7B0...0xD7FB, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F400...0x1F4FF,
      0xE0020...0xE007F, 0x110BD...0x110CD, 0x0A...0x0D, 0x200D...0x200D, 0x94D...0x94D, 0x9CD...0x9CD,
    ]
    let breaker = TextBreaker(lines: false, language: "en")
    let table = CharacterTable()
    let decoded = DecodedText()
    var next = random(7)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<(1 + next() % 10) {
        // A few blocks at a time, so that what joins meets its like.
        let block = blocks[(next() % 3 + next() % 8 * 4) % blocks.count]
        let scalar = block.lowerBound + UInt32(next() % block.count)
        if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
      }
      let bytes = Array(text.utf8)
      decoded.fill([TextRun(text: text, font: TypefaceRequest(size: 17))], table)
      var graphemes = GraphemeBreaks()
      var ends: [UInt32] = []
      for index in 0..<decoded.count {
        if graphemes.begins(decoded.entries[index].grapheme), index > 0 { ends.append(UInt32(decoded.offsets[index])) }
      }
      ends.append(UInt32(bytes.count))
      let expected = bytes.withUnsafeBufferPointer { breaker.boundaries($0) }
      #expect(ends == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }
}
