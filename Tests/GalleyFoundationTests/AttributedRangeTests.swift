import GalleyFoundation
import Testing

/// Ranges of attributed strings and of UTF-16 units, as `NSRange` counts them.
@Suite struct AttributedRangeTests {
  private let text = AttributedString("Hé🙂 you")

  @Test func unitsBecomeCharactersAndComeBack() throws {
    // The smiling face takes two units: "you" begins at the fifth place of seven scalars.
    let range = try #require(Range<AttributedString.Index>(NSRange(location: 5, length: 3), in: text))
    #expect(String(text[range].characters) == "you")
    #expect(NSRange(range, in: text) == NSRange(location: 5, length: 3))
    #expect(NSRange(text.startIndex..., in: text) == NSRange(location: 0, length: 8))
  }

  @Test(arguments: [
    NSRange(location: 3, length: 1), NSRange(location: 2, length: 1), NSRange(location: 6, length: 3),
    NSRange(location: NSNotFound, length: 0), NSRange(location: 1, length: Int.max),
  ]) func rangesThatPartACharacterOrLeaveTheTextAreNone(_ range: NSRange) {
    #expect(Range<AttributedString.Index>(range, in: text) == nil)
  }
}
