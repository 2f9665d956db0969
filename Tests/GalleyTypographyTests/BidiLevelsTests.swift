import Testing

@testable import GalleyTypography

@Suite struct BidiLevelsTests {
  /// Levels that are plain to see are those of the whole algorithm, FriBidi's.
  @Test func text_with_figures_has_the_levels_of_the_algorithm() {
    let characters = [
      "א", "ב", "ש", "م", "ر", "1", "2", "٣", "٤", " ", " ", ".", ",", ":", "!", "(", ")", "[", "]", "\u{5B0}",
      "\u{64B}", "a", "%", "-", "\n", "–", "۵", "/",
    ]
    let table = CharacterTable()
    let quick = DecodedText()
    let full = DecodedText()
    var state: UInt64 = 0x9E37_79B9
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for turn in 0..<20_000 {
      // Rarely a character that goes another way, so that the short way is taken often.
      let some = turn % 4 == 0 ? characters.count : 21
      let text = (0..<1 + random(12)).map { _ in characters[random(some)] }.joined()
      for rightToLeft in [false, true] {
        let runs = [TextRun(text: text, font: TypefaceRequest(size: 17))]
        quick.fill(runs, table)
        full.fill(runs, table)
        let found = BidiLevels(quick, rightToLeft: rightToLeft)
        let expected = BidiLevels(full, rightToLeft: rightToLeft, inFull: true)
        let levels = (0..<quick.count).map { found[$0] }
        #expect(levels == (0..<full.count).map { expected[$0] }, "\(text.unicodeScalars.map(\.value))")
        #expect(found.rightToLeft == expected.rightToLeft)
      }
    }
  }
}
