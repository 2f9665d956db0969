import CHarfBuzz

/// A kind of text to take times of.
package struct SpeedSample {
  /// Neighbours that share a face, a script and a direction: what one call of HarfBuzz shapes.
  package struct Stretch {
    /// The face's name; empty for the system font.
    package var face: String
    package var script: hb_script_t
    package var direction = HB_DIRECTION_LTR
    /// Of the face in its file.
    package var index: UInt32 = 0
    /// What words are made of.
    package var letters: [String]
    /// Letters in a word; nil for text without spaces.
    package var word: ClosedRange<Int>? = 3...8
  }

  package var name: String
  package var language = "en"
  package var rightToLeft = false
  /// Taken in turn until a text is long enough.
  package var stretches: [Stretch]

  package static let length = 45

  /// Between labels.
  package var space: String { stretches.contains { $0.word != nil } ? " " : "" }

  /// A text of words never seen before, by stretch.
  package func fresh(_ random: inout SpeedRandom) -> [String] {
    var pieces: [String] = []
    var count = 0
    while count < Self.length {
      let stretch = stretches[pieces.count % stretches.count]
      let share = stretches.count == 1 ? Self.length : min(Self.length - count, 11)
      var piece = ""
      var next = 0
      while next < share {
        if let word = stretch.word {
          let length = min(share - next, word.lowerBound + random.next(word.count))
          for _ in 0..<length { piece += stretch.letters[random.next(stretch.letters.count)] }
          next += length + 1
          piece += " "
        } else {
          piece += stretch.letters[random.next(stretch.letters.count)]
          next += 1
        }
      }
      pieces.append(piece)
      count += share
    }
    return pieces
  }

  /// Words for labels: forty of each stretch.
  package func lexicon(_ random: inout SpeedRandom) -> [[String]] {
    stretches.map { stretch in
      (0..<40).map { _ in
        (0..<(stretch.word ?? 2...4).lowerBound + random.next((stretch.word ?? 2...4).count)).map { _ in
          stretch.letters[random.next(stretch.letters.count)]
        }.joined()
      }
    }
  }

  /// A text of words of a lexicon.
  package func label(_ lexicon: [[String]], _ random: inout SpeedRandom) -> String {
    var text = ""
    var count = 0
    var turn = 0
    while count < Self.length {
      let words = lexicon[turn / 2 % lexicon.count]
      let word = words[random.next(words.count)]
      text += word + space
      count += word.count + space.count
      turn += 1
    }
    return text
  }

  package static let all: [SpeedSample] = [
    SpeedSample(name: "English", stretches: [latin]),
    SpeedSample(
      name: "French", language: "fr",
      stretches: [Stretch(face: "", script: HB_SCRIPT_LATIN, letters: split("eaitsnruloedcpmàéèêûç"))]),
    SpeedSample(name: "Arabic", language: "ar", rightToLeft: true, stretches: [arabic]),
    SpeedSample(
      name: "Arabic with vowels", language: "ar", rightToLeft: true,
      stretches: [
        Stretch(
          face: "NotoSansArabic-Regular", script: HB_SCRIPT_ARABIC, direction: HB_DIRECTION_RTL,
          letters: ["مَ", "رُ", "ح", "بِ", "ا", "كَ", "ف", "يْ", "ل", "ت", "طّ", "ق"], word: 2...5)
      ]),
    SpeedSample(
      name: "Hebrew with numbers", language: "he", rightToLeft: true,
      stretches: [
        Stretch(
          face: "NotoSansHebrew-Regular", script: HB_SCRIPT_HEBREW, direction: HB_DIRECTION_RTL,
          letters: split("אבגדהוזחטיכלמנסעפצקרשת")),
        Stretch(face: "", script: HB_SCRIPT_LATIN, letters: split("0123456789"), word: 2...5),
      ]),
    SpeedSample(
      name: "Hindi", language: "hi",
      stretches: [
        Stretch(
          face: "NotoSansDevanagari-Regular", script: HB_SCRIPT_DEVANAGARI,
          letters: ["न", "म", "स्", "ते", "दु", "नि", "या", "कै", "से", "हैं", "आ", "प", "र्"], word: 2...5)
      ]),
    SpeedSample(
      name: "Thai", language: "th",
      stretches: [
        Stretch(
          face: "NotoSansThai-Regular", script: HB_SCRIPT_THAI,
          letters: ["ส", "วั", "ส", "ดี", "ครั", "บ", "เ", "มื", "อ", "ง", "ไ", "ท", "ย", "นี่", "ก็", "ป"], word: nil)
      ]),
    SpeedSample(
      name: "Japanese", language: "ja",
      stretches: [
        Stretch(
          face: "NotoSansCJKjp-Regular", script: HB_SCRIPT_HIRAGANA,
          letters: split("こんにちは世界今日良い天気です、。カタナ漢字設定通知"), word: nil)
      ]),
    SpeedSample(
      name: "Korean", language: "ko",
      stretches: [
        Stretch(
          face: "NotoSansCJKkr-Regular", script: HB_SCRIPT_HANGUL, index: 1,
          letters: split("안녕하세요설정알림개인정보보호일반소리화면밝기"), word: 2...5)
      ]),
    SpeedSample(
      name: "emoji",
      stretches: [
        Stretch(
          face: "NotoColorEmoji", script: HB_SCRIPT_COMMON,
          letters: ["😀", "👍🏽", "🇩🇪", "👨‍👩‍👧", "❤️", "🎉", "🚀", "☕️"], word: nil)
      ]),
    SpeedSample(name: "English and Arabic", stretches: [latin, arabic]),
    SpeedSample(
      name: "English and Japanese",
      stretches: [
        latin,
        Stretch(
          face: "NotoSansCJKjp-Regular", script: HB_SCRIPT_HIRAGANA,
          letters: split("こんにちは世界今日良い天気です、。カタナ漢字設定通知"), word: nil),
      ]),
  ]

  private static let latin = Stretch(
    face: "", script: HB_SCRIPT_LATIN, letters: split("etaoinshrdlucmfwypvbgkETAS"))
  private static let arabic = Stretch(
    face: "NotoSansArabic-Regular", script: HB_SCRIPT_ARABIC, direction: HB_DIRECTION_RTL,
    letters: split("مرحباكفيلتطبقسنده"))

  private static func split(_ text: String) -> [String] { text.map(String.init) }
}

/// Numbers that are the same in every run.
package struct SpeedRandom {
  private var state = 0x2545_F491_4F6C_DD1D as UInt64

  package init() {}

  package mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
