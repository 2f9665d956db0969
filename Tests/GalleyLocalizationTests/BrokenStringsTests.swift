import GalleyScenario
import Testing

@testable import GalleyLocalization

@Suite("Broken files of strings, and forms for Russian numbers") struct BrokenStringsTests {
  static let dictionary = """
    <?xml version="1.0"?>
    <plist version="1.0"><dict>
    <key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>файл</string><key>few</key><string>файла</string>
    <key>many</key><string>файлов</string><key>other</key><string>файлы</string></dict></dict>
    </dict></plist>
    """
  static let catalog = """
    {"sourceLanguage": "en", "strings": {"files": {"localizations": {"ru": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "файл"}},
      "few": {"stringUnit": {"state": "translated", "value": "файла"}},
      "many": {"stringUnit": {"state": "translated", "value": "файлов"}},
      "other": {"stringUnit": {"state": "translated", "value": "файлы"}}}}}}}}, "version": "1.0"}
    """

  /// Unicode CLDR, Language Plural Rules, Russian: 1 and 21 are one, 2 few, 5 and 11 many, fractions other.
  @Test(arguments: [(1.0, "файл"), (2, "файла"), (5, "файлов"), (11, "файлов"), (21, "файл"), (1.5, "файлы")])
  func russian_numbers(number: Double, form: String) {
    let selection = TextSelection(numbers: [number], language: "ru", device: "iphone")
    let plural = StringsDictionaryFile(Array(Self.dictionary.utf8), name: "f").texts["files"]
    #expect(plural?.parts(selection) == [.literal(form)])
    let text = StringCatalogFile(Array(Self.catalog.utf8), name: "f").texts["ru"]?["files"]
    #expect(text?.parts(selection) == [.literal(form)])
  }

  /// The line is the one that the fault was written into.
  @Test func broken_property_lists_name_the_line() {
    func line(_ text: String) -> Int? { StringsDictionaryFile(Array(text.utf8), name: "f").problems.first?.line }
    #expect(
      line("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n<key>a</key>\n<strin>x</strin></dict></plist>") == 4
    )
    #expect(line("<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key><string>&bad;</string></dict></plist>") == 3)
    #expect(line("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n<key>a</key>\n") == 3)
    #expect(line("") == 1)
    let strings = StringsFile(Array("<?xml version=\"1.0\"?>\n<plist><dict>\n<oops/></dict></plist>".utf8), name: "f")
    #expect(strings.problems.map(\.line) == [3])
  }

  /// Every cut and a few hundred flipped bits: the parsers come back, and what cannot be read at all is one message
  /// with its line.
  @Test func damaged_files_are_said_once() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let strings = Array("/* c */ \"a\" = \"b\\U00e9\";\n\"c\" = \"%@ d\";\n".utf8)
    func damaged(_ whole: [UInt8]) -> [[UInt8]] {
      (0..<whole.count).map { Array(whole[..<$0]) }
        + (0..<300).map { _ in
          var bytes = whole
          bytes[next(bytes.count)] ^= 1 << UInt8(next(8))
          return bytes
        }
    }
    for bytes in damaged(Array(Self.dictionary.utf8)) {
      let list = StringsDictionaryFile(bytes, name: "f")
      guard list.problems.contains(where: { if case .syntax = $0.fault { true } else { false } }) else { continue }
      #expect(list.texts.isEmpty && list.problems.count == 1 && list.problems[0].line != nil)
    }
    for bytes in damaged(Array(Self.catalog.utf8)) {
      let catalog = StringCatalogFile(bytes, name: "f")
      #expect(catalog.problems.count <= 1 && catalog.problems.allSatisfy { $0.line != nil })
    }
    for bytes in damaged(Array("/* c */ \"a\" = \"b\\U00e9\";\n\"c\" = \"%@ d\";\n".utf8)) {
      let strings = StringsFile(bytes, name: "f")
      #expect(strings.problems.count <= 1 && strings.problems.allSatisfy { $0.line != nil })
    }
  }
}
