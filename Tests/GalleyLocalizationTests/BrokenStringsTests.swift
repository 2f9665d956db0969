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
    let text = StringCatalog(Array(Self.catalog.utf8), name: "f").reading("files", in: "ru")?.entry?.text
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
}
