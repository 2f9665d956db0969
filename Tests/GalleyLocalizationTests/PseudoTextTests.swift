import GalleyScenario
import Testing

@testable import GalleyLocalization

@Suite("Pseudo-languages") struct PseudoTextTests {
  @Test func accented_marks_every_letter_and_nothing_else() {
    let text = PseudoText.text("Save 12 files?", .accented)
    #expect(text == "Šåṽé 12 ƒîļéš?")
    #expect(PseudoText.text("日本語 ü", .accented) == "日本語 ü")
  }

  /// a third more characters, in the same words.
  @Test(arguments: ["Save", "Settings", "A", "Delete all of the messages in this mailbox?", "12", "…"])
  func long_is_a_third_longer(text: String) {
    let longer = PseudoText.text(text, .long)
    let letters = text.filter { $0.isLetter || $0.isNumber }
    let wanted = letters.isEmpty ? text.count : text.count + Int((Double(text.count) * 0.35).rounded(.up))
    #expect(longer.count == wanted)
    #expect(longer.split(separator: " ").count == text.split(separator: " ").count)
  }

  @Test func long_spreads_over_the_text() {
    #expect(PseudoText.text("Settings", .long) == "Seettiinngs" || PseudoText.text("Settings", .long).count == 11)
    #expect(PseudoText.text("abcdefghij", .long).hasSuffix("jj"))
  }

  @Test func right_to_left_turns_letters_line_by_line() {
    #expect(PseudoText.text("Hi\nyou", .rtl) == "\u{202E}Hi\u{202C}\n\u{202E}you\u{202C}")
    #expect(PseudoText.text("12 %", .rtl) == "12 %")
  }

  @Test func keys_leaves_parts_alone() {
    #expect(PseudoText.text("Save", .keys) == "Save")
    #expect(PseudoText.text("Save", nil) == "Save")
  }
}
