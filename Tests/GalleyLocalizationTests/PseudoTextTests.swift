import GalleyScenario
import Testing

@testable import GalleyLocalization

@Suite("Pseudo-languages") struct PseudoTextTests {
  @Test func accented_marks_every_letter_and_nothing_else() {
    let text = PseudoText.text("Save 12 files?", .accented)
    #expect(text == "Šåṽé 12 ƒîļéš?")
    #expect(PseudoText.text("日本語 ü", .accented) == "日本語 ü")
  }

  /// R-026: a third more characters, in the same words.
  @Test(arguments: ["Save", "Settings", "A", "Delete all of the messages in this mailbox?", "12", "…"])
  func long_is_a_third_longer(text: String) {
    let longer = PseudoText.text(text, .long)
    let letters = text.filter(\.isLetter)
    let wanted = letters.isEmpty ? text.count : text.count + Int((Double(text.count) * 0.35).rounded(.up))
    #expect(longer.count == wanted)
    #expect(longer.split(separator: " ").count == text.split(separator: " ").count)
  }

  @Test func long_spreads_over_the_text() {
    #expect(PseudoText.text("Settings", .long) == "Seettiinngs" || PseudoText.text("Settings", .long).count == 11)
    #expect(PseudoText.text("abcdefghij", .long).hasSuffix("jj"))
    #expect(PseudoText.text("until 18:00", .long).hasSuffix(" 18:00"))
  }

  @Test func right_to_left_turns_letters_line_by_line() {
    #expect(
      PseudoText.text("Hi\nyou", .rtl) == "\u{200F}\u{202E}Hi\u{202C}\u{200F}\n\u{200F}\u{202E}you\u{202C}\u{200F}")
    #expect(
      PseudoText.text("at 9:41, or 18.", .rtl)
        == "\u{200F}\u{202E}at \u{202C}\u{200F}9:41\u{200F}\u{202E}, or \u{202C}\u{200F}18\u{200F}\u{202E}.\u{202C}\u{200F}"
    )
    #expect(PseudoText.text("12 %", .rtl) == "12 %")
  }

  @Test func keys_leaves_parts_alone() {
    #expect(PseudoText.text("Save", .keys) == "Save")
    #expect(PseudoText.text("Save", nil) == "Save")
  }

  /// Markdown that somebody reads later means the same: marks, addresses, attributes and entities stay.
  @Test(arguments: [
    ("**Save** [terms](https://a.b/c_d?e=f(g)) now", "**Šåṽé** [ţéŕṁš](https://a.b/c_d?e=f(g)) ñöŵ"),
    ("^[one item](inflect: true)", "^[öñé îţéṁ](inflect: true)"),
    ("see https://a.b/c, or <mailto:a@b.c> &amp; <x>", "šéé https://a.b/c, öŕ <mailto:a@b.c> &amp; <ẋ>"),
    ("a ](b\nc) & d", "å ](ƀ\nç) & ð"),
  ])
  func markdown_stays(text: String, shown: String) {
    #expect(PseudoText.parts([.literal(text)], .accented) == [.literal(shown)])
  }

  @Test func addresses_go_on_around_arguments() {
    let parts = [
      FormatPart.literal("[a](https://a.b/"), .argument(0, specifier: "%@"), .literal("/c) d "),
      .argument(1, specifier: "%lld"), .literal("e"),
    ]
    #expect(
      PseudoText.parts(parts, .accented) == [
        .literal("[å](https://a.b/"), .argument(0, specifier: "%@"), .literal("/c) ð "),
        .argument(1, specifier: "%lld"), .literal("é"),
      ])
    #expect(PseudoText.parts(parts, nil) == parts && PseudoText.parts(parts, .keys) == parts)
  }

  /// The override stands inside of the marks: an underscore beside a letter emphasizes nothing.
  @Test func marks_of_emphasis_part_what_is_mirrored() {
    let shown = "_\u{200F}\u{202E}a\u{202C}\u{200F}_"
    #expect(PseudoText.parts([.literal("_a_")], .rtl) == [.literal(shown)])
  }
}
