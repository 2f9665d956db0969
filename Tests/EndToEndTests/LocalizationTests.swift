import Foundation
import Testing

/// language, direction, digits and formats follow the scenario's locale, from the input's own files of strings.
@Suite("Localization from end to end")
struct LocalizationTests {
  static let files = [
    "App.swift": """
    import SwiftUI

    func found(_ count: Int) -> String {
      String.localizedStringWithFormat(NSLocalizedString("%d files", comment: ""), count)
    }

    #Preview("Home") {
      VStack {
        Text("welcome.title").accessibilityIdentifier("title")
        Text("\\(1) items").accessibilityIdentifier("one")
        Text("\\(1234) items").accessibilityIdentifier("many")
        Text("not.translated").accessibilityIdentifier("missing")
        Text(String(localized: "Save")).accessibilityIdentifier("string")
        Text(found(1)).accessibilityIdentifier("file")
        Text(found(12)).accessibilityIdentifier("files")
        Text(Bundle.main.localizedString(forKey: "Save", value: nil, table: nil)).accessibilityIdentifier("bundle")
        Text(Date.now, style: .date).accessibilityIdentifier("date")
        Text(12.5, format: .currency(code: "EUR")).accessibilityIdentifier("money")
        Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
          .accessibilityIdentifier("way")
        Text(verbatim: "Save").accessibilityIdentifier("verbatim")
        Button("Save") {}.accessibilityIdentifier("button")
      }
    }
    """,
    "Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Sichern" } } } },
      "welcome.title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Welcome **home**" } },
        "de": { "stringUnit": { "state": "translated", "value": "Willkommen **daheim**" } } } },
      "not.translated": {},
      "%lld items": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld Sache" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Sachen" } } } } } } }
    } }
    """,
    "de.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ gefunden</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>Eine Datei</string><key>other</key><string>%d Dateien</string></dict></dict></dict></plist>
    """,
  ]

  private func texts(_ options: String, _ galley: Galley) throws -> (texts: [String: String], notes: [String]) {
    try Self.texts("App.swift " + options, galley)
  }

  /// The texts of a screen by their identifiers, and its notes.
  static func texts(_ options: String, _ galley: Galley) throws -> (texts: [String: String], notes: [String]) {
    let run = try galley.run("frames --json --quiet --on iphone-16-pro --os 26 " + options)
    #expect(run.status == 0, "\(run.errors)")
    let object = try #require(try Galley.objects(run.output).first)
    var texts: [String: String] = [:]
    func walk(_ node: [String: Any]) {
      if let id = node["id"] as? String { texts[id] = node["text"] as? String }
      for child in node["children"] as? [[String: Any]] ?? [] { walk(child) }
    }
    walk(try #require(object["screen"] as? [String: Any]))
    return (texts, object["notes"] as? [String] ?? [])
  }

  @Test("shows the texts of the locale, and says what has none")
  func german() throws {
    let (texts, notes) = try texts("--locale de_DE", try Galley(Self.files))
    #expect(texts["title"] == "Willkommen daheim")
    #expect(texts["one"] == "1 Sache" && texts["many"] == "1.234 Sachen")
    #expect(texts["string"] == "Sichern" && texts["button"] == "Sichern" && texts["bundle"] == "Sichern")
    #expect(texts["verbatim"] == "Save")
    #expect(texts["file"] == "Eine Datei gefunden" && texts["files"] == "12 Dateien gefunden")
    #expect(texts["date"] == "15. Januar 2026" && texts["money"] == "12,50\u{A0}€" && texts["way"] == "3 km")
    #expect(texts["missing"] == "not.translated")
    #expect(notes == ["no de text for \"not.translated\" in Localizable"])
  }

  @Test("shows the source language where a language is not translated into, with the locale's own formats")
  func american() throws {
    let galley = try Galley(Self.files)
    let (english, notes) = try texts("--locale en_US", galley)
    #expect(english["one"] == "1 item" && english["many"] == "1,234 items")
    #expect(english["money"] == "€12.50" && english["way"] == "1.9 mi" && english["file"] == "1 files")
    #expect(notes.isEmpty)
    let (arabic, unknown) = try texts("--locale ar_EG", galley)
    #expect(arabic["title"] == "Welcome home" && arabic["many"] == "١٬٢٣٤ items")
    #expect(unknown == ["no strings in ar_EG: texts are shown in en"])
  }

  @Test("takes every looked-up text through a pseudo-language, and no other")
  func pseudo() throws {
    let galley = try Galley(Self.files)
    let (accented, _) = try texts("--pseudo accented", galley)
    #expect(accented["title"] == "Ŵéļçöṁé ĥöṁé" && accented["many"] == "1,234 îţéṁš")
    #expect(accented["string"] == "Šåṽé" && accented["button"] == "Šåṽé" && accented["files"] == "12 ƒîļéš")
    #expect(accented["verbatim"] == "Save" && accented["date"] == "January 15, 2026")
    let (long, _) = try texts("--pseudo long", galley)
    #expect(long["string"]?.count == 6 && long["missing"]?.count == 19)
    let (keys, _) = try texts("--pseudo keys", galley)
    #expect(keys["title"] == "welcome.title" && keys["many"] == "%lld items" && keys["button"] == "Save")
    let (rtl, _) = try texts("--pseudo rtl", galley)
    #expect(rtl["string"] == "\u{200F}\u{202E}Save\u{202C}\u{200F}")
    #expect(rtl["many"] == "1,234\u{200F}\u{202E} items\u{202C}\u{200F}")
  }

  @Test("says what is wrong with a file of strings, and uses the rest")
  func broken() throws {
    let galley = try Galley(Self.files)
    try galley.write("{ \"strings\": {\n\"Save\": }", to: "Localizable.xcstrings")
    try galley.write("\"Save\" = \"Sichern\";\n\"title\" \"x\";\n", to: "de.lproj/Localizable.strings")
    let (texts, notes) = try texts("--locale de", galley)
    #expect(texts["string"] == "Sichern" && texts["title"] == "welcome.title")
    #expect(
      notes.contains("Localizable.xcstrings:2: an unknown word; the file's strings are missing")
        || notes.contains {
          $0.hasPrefix("Localizable.xcstrings:2: ") && $0.hasSuffix("; the file's strings are missing")
        })
    #expect(notes.contains { $0.hasPrefix("de.lproj/Localizable.strings:2:8: '=' after the key \"title\"") })
  }
}
