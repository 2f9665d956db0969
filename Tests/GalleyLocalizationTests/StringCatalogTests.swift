import GalleyScenario
import Testing

@testable import GalleyLocalization

@Suite("String catalogs") struct StringCatalogTests {
  static let catalog = #"""
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "Save": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Sichern" } } } },
        "welcome.title": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Welcome" } },
          "fr": { "stringUnit": { "state": "new", "value": "" } } } },
        "%lld items": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
          "pl": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld rzecz" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld rzeczy" } },
            "many": { "stringUnit": { "state": "translated", "value": "%lld rzeczy (wiele)" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld rzeczy (inne)" } } } } } } },
        "%lld birds and %lld fish": { "localizations": { "en": {
          "stringUnit": { "state": "translated", "value": "%#@birds@ and %#@fish@" },
          "substitutions": {
            "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg bird" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg birds" } } } } },
            "fish": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "no fish" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg fish" } } } } } } } } },
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "mac": { "stringUnit": { "state": "translated", "value": "Click" } },
          "ipad": { "variations": { "plural": { "other": { "stringUnit": { "state": "translated", "value": "Tap pad" } } } } },
          "other": { "stringUnit": { "state": "translated", "value": "Tap" } } } } } } },
        "Galley": { "shouldTranslate": false }
      }
    }
    """#

  private func tables(_ catalog: String = StringCatalogTests.catalog) -> StringTables {
    var tables = StringTables()
    tables.add(path: "App/Localizable.xcstrings", Array(catalog.utf8))
    return tables
  }

  private func text(
    _ key: String, _ locale: String, _ numbers: [Double?] = [], device: String = "iphone"
  ) -> [FormatPart] {
    let found = tables().find(key, table: nil, locale: locale)
    return (found.text ?? LocalizedText(.text(key))).parts(
      TextSelection(numbers: numbers, language: found.language, device: device))
  }

  @Test func texts_of_the_locale_its_language_or_the_source() {
    #expect(text("Save", "de_CH") == [.literal("Sichern")])
    #expect(text("Save", "en") == [.literal("Save")])
    #expect(text("welcome.title", "en_GB") == [.literal("Welcome")])
    // Not translated: the source language's text, and the key is known to be missing.
    #expect(text("welcome.title", "de") == [.literal("Welcome")])
    #expect(tables().find("welcome.title", table: nil, locale: "de").isMissing)
    #expect(!tables().find("welcome.title", table: nil, locale: "en").isMissing)
    #expect(!tables().find("Galley", table: nil, locale: "de").isMissing)
    #expect(tables().find("unheard of", table: nil, locale: "de").isMissing)
    #expect(!tables().find("unheard of", table: "Other", locale: "de").isMissing)
    #expect(tables().language(for: "ja") == "en")
  }

  /// CLDR's rules: Polish has one, few (2-4, 22-24, …) and many.
  @Test(arguments: [(1.0, " rzecz"), (3, " rzeczy"), (5, " rzeczy (wiele)"), (12, " rzeczy (wiele)"), (22, " rzeczy")])
  func numbers_choose_the_form_of_their_language(number: Double, ending: String) {
    #expect(text("%lld items", "pl", [number]) == [.argument(0, specifier: "%lld"), .literal(ending)])
  }

  @Test func numbers_in_english() {
    #expect(text("%lld items", "en", [1]) == [.argument(0, specifier: "%lld"), .literal(" item")])
    #expect(text("%lld items", "en", [0]) == [.argument(0, specifier: "%lld"), .literal(" items")])
  }

  @Test func every_variable_has_its_own_number() {
    let birds = FormatPart.argument(0, specifier: "%lld")
    let fish = FormatPart.argument(1, specifier: "%lld")
    #expect(
      text("%lld birds and %lld fish", "en", [1, 2]) == [birds, .literal(" bird and "), fish, .literal(" fish")])
    #expect(text("%lld birds and %lld fish", "en", [2, 0]) == [birds, .literal(" birds and no fish")])
  }

  @Test func devices_choose_their_form() {
    #expect(text("Tap", "en") == [.literal("Tap")])
    #expect(text("Tap", "en", device: "mac") == [.literal("Click")])
    #expect(text("Tap", "en", device: "ipad") == [.literal("Tap pad")])
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("[]", 1), ("{\"strings\": []}", 1), ("{\n\"strings\": {\n\"a\" {}\n}}", 3),
    ("{\n\"strings\": {\n\"a\": 3\n}}", 3),
  ])
  func a_broken_catalog_is_said_with_its_line(catalog: String, line: Int) {
    let found = tables(catalog).find("a", table: nil, locale: "de")
    #expect(found.problems.map(\.line) == [line])
    #expect(found.problems.first?.file == "App/Localizable.xcstrings")
    #expect(found.text == nil)
  }

  @Test func hostile_catalogs_end() {
    // A variable inside itself, a number of an argument that there is not.
    let loop = #"""
      {"strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"argNum": 900, "variations": {"plural": {"other": {"stringUnit": {"value": "x %#@a@"}}}}}}}}}}}
      """#
    let found = tables(loop).find("k", table: nil, locale: "en")
    let parts = found.text?.parts(TextSelection(numbers: [1])) ?? []
    #expect(parts.count == 1)
  }

  @Test func strings_and_their_dictionary_are_one_table() {
    var tables = StringTables()
    tables.add(path: "en.lproj/Localizable.strings", Array(#""%d files" = "%d files"; "plain" = "Plain";"#.utf8))
    let list = """
      <plist version="1.0"><dict><key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>A file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
      """
    tables.add(path: "en.lproj/Localizable.stringsdict", Array(("<?xml version=\"1.0\"?>" + list).utf8))
    let text = tables.find("%d files", table: nil, locale: "en").text
    #expect(text?.parts(TextSelection(numbers: [1])) == [.literal("A file")])
    #expect(tables.find("plain", table: nil, locale: "en").text == LocalizedText(.text("Plain")))
    // A `.strings` file that lacks a key shows the key.
    tables.add(path: "de.lproj/Localizable.strings", Array(#""other" = "x";"#.utf8))
    let missing = tables.find("plain", table: nil, locale: "de")
    #expect(missing.text == nil && missing.isMissing && missing.language == "de")
  }

  @Test(arguments: [
    ("zh_TW", "zh-Hant"), ("zh_Hans_CN", "zh-Hans"), ("zh_HK", "zh-Hant"), ("pt_PT", "pt-PT"), ("pt", "pt-BR"),
    ("en_GB", "en-GB"), ("en_US", "en"), ("fr_CA", "fr"), ("nb_NO", "no"), ("iw", "he"), ("sr_Latn", "en"),
    ("ar@numbers=latn", "ar"), ("xx", "en"), ("", "en"),
  ])
  func a_locale_takes_the_language_that_fits_best(locale: String, language: String) {
    let known = ["ar", "en", "en-GB", "fr", "he", "no", "pt-BR", "pt-PT", "sr", "zh-Hans", "zh-Hant"]
    #expect((LanguageChoices.choose(for: locale, among: known) ?? "en") == language)
  }

  /// Bundle Programming Guide, The Bundle Search Pattern: the development language's file stands for one that is missing.
  @Test func aTableWithoutAFileOfTheLanguageIsTheDevelopmentLanguages() {
    var tables = StringTables()
    tables.add(path: "en.lproj/Localizable.strings", Array(#""a" = "A"; "b" = "B";"#.utf8))
    tables.add(path: "de.lproj/Localizable.strings", Array(#""a" = "Ä";"#.utf8))
    tables.add(path: "en.lproj/Other.strings", Array(#""c" = "C";"#.utf8))
    let found = tables.find("c", table: "Other", locale: "de")
    #expect(found.text == LocalizedText(.text("C")))
    #expect(found.isMissing)
    #expect(found.language == "en")
    // In a file of the language, a key that is missing stands for itself.
    #expect(tables.find("b", table: nil, locale: "de").text == nil)
  }
}
