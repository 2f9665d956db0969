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
      "hello" = "Hallo \\"du\\"\\n\\tzwei \\U00e9\\ud83d\\ude00";
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

  @Test func faults_name_the_line_and_cost_one_string() {
    let file = read("\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";\n")
    #expect(file.strings == ["a": "1", "c": "3"])
    #expect(
      file.problems.map(\.description) == [
        "de.lproj/Localizable.strings:2: '=' after the key \"b\" should stand here; this string is left out"
      ])
    let open = read("\"a\" = \"1\";\n\"b\" = \"2;\n\"c\" = 3")
    #expect(open.strings["a"] == "1")
    #expect(!open.problems.isEmpty)
    let comment = read("\"a\" = \"1\";\n/* never ends")
    #expect(comment.strings == ["a": "1"])
    #expect(comment.problems.first?.description.hasPrefix("de.lproj/Localizable.strings:2: the comment") == true)
    let semicolon = read("\"a\" = \"1\"\n\"b\" = \"2\";")
    #expect(semicolon.strings == ["a": "1", "b": "2"])
    #expect(semicolon.problems.first?.line == 1)
  }

  @Test func invalid_utf8_is_said_and_replaced() {
    let bytes = Array("\"a\" = \"1\";\n\"b\" = \"".utf8) + [0xC3, 0x28, 0xFF] + Array("\";\n".utf8)
    let file = StringsFile(bytes, name: "de.lproj/Localizable.strings")
    #expect(file.strings["a"] == "1")
    #expect(file.strings["b"] == "\u{FFFD}(\u{FFFD}")
    #expect(file.problems.first?.description.hasPrefix("de.lproj/Localizable.strings:2: not UTF-8") == true)
  }

  @Test(arguments: [
    "", ";", "\"", "\\", "/*", "//", "= = =", "\"a\"", "\"a\"=", "\"a\" = \"\\", "\"a\" = \"\\U12", "{}",
  ])
  func no_text_crashes(text: String) { _ = read(text) }

  @Test func dictionaries_have_variables_devices_and_widths() {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>Nothing</string><key>one</key><string>One file</string><key>other</key><string>%d files</string></dict>
      <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string></dict></dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
      <key>title</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Short</string><key>20</key><string>A longer title</string></dict></dict>
      <key>broken</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@missing@</string></dict>
      <key>odd</key><array/>
      </dict></plist>
      """
    let file = StringsDictionaryFile(Array(list.utf8), name: "en.lproj/Localizable.stringsdict")
    func text(_ key: String, _ numbers: [Double?], _ device: String = "iphone") -> [FormatPart]? {
      file.texts[key]?.parts(TextSelection(numbers: numbers, language: "en", device: device))
    }
    #expect(
      text("%d files in %d folders", [1, 3])
        == [.literal("One file in "), .argument(1, specifier: "%d"), .literal(" folders")])
    #expect(
      text("%d files in %d folders", [0, 1])
        == [.literal("Nothing in "), .argument(1, specifier: "%d"), .literal(" folder")])
    #expect(text("tap", [], "mac") == [.literal("Click")] && text("tap", []) == [.literal("Tap")])
    #expect(text("title", []) == [.literal("A longer title")])
    #expect(
      file.problems.map(\.description) == [
        "en.lproj/Localizable.stringsdict: the text of \"broken\" uses %#@missing@, which it does not define",
        "en.lproj/Localizable.stringsdict: \"odd\" should be a dictionary, not a list; it is left out",
      ])
    let nothing = StringsDictionaryFile(Array("not a list".utf8), name: "f")
    #expect(nothing.texts.isEmpty && nothing.problems.count == 1)
  }
}
