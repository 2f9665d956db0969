import GalleyScenario
import Testing

@testable import GalleyLocalization

@Suite("Files of strings") struct StringsFileTests {
  private func read(_ text: String) -> StringsFile {
    StringsFile(Array(text.utf8), name: "de.lproj/Localizable.strings")
  }

  @Test func pairs_comments_and_escapes() {
    let file = read(
      """
      /* a comment with "quotes" = "inside"; */
      // another
      "hello" = "Hallo \\"du\\"\\n\\tzwei \\U00e9\\Ud83d\\Ude00";
      bare.key = "ohne Anführungszeichen";
      "same";
      'single' = "x";"tight"="y";
      """)
    #expect(file.problems.isEmpty)
    #expect(file.strings["hello"] == "Hallo \"du\"\n\tzwei é😀")
    #expect(file.strings["bare.key"] == "ohne Anführungszeichen")
    #expect(file.strings["same"] == "same")
    #expect(file.strings["single"] == "x" && file.strings["tight"] == "y")
  }

  @Test func encodings() {
    let text = "\"k\" = \"ü\";"
    #expect(StringsFile([0xEF, 0xBB, 0xBF] + Array(text.utf8), name: "f").strings == ["k": "ü"])
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(StringsFile(little, name: "f").strings == ["k": "ü"])
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(StringsFile(big, name: "f").strings == ["k": "ü"])
    let list = #"<?xml version="1.0"?><plist version="1.0"><dict><key>k</key><string>ü</string></dict></plist>"#
    #expect(StringsFile(Array(list.utf8), name: "f").strings == ["k": "ü"])
  }

  @Test func invalid_utf8_is_said_and_replaced() {
    let bytes = Array("\"a\" = \"1\";\n\"b\" = \"".utf8) + [0xC3, 0x28, 0xFF] + Array("\";\n".utf8)
    let file = StringsFile(bytes, name: "de.lproj/Localizable.strings")
    #expect(file.strings["a"] == "1")
    #expect(file.strings["b"] == "\u{FFFD}(\u{FFFD}")
    #expect(file.problems.first?.description.hasPrefix("de.lproj/Localizable.strings:2:8: not UTF-8") == true)
  }

  @Test(arguments: [
    "", ";", "\"", "\\", "/*", "//", "= = =", "\"a\"", "\"a\"=", "\"a\" = \"\\", "\"a\" = \"\\U12", "{}",
  ])
  func no_text_crashes(text: String) { _ = read(text) }
}
