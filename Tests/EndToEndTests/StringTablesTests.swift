import Foundation
import Testing

/// R-026: every way to ask for a text, and every place where its table may lie, through the command.
@Suite("Tables of strings from end to end")
struct StringTablesTests {
  static let app = """
    import SwiftUI

    func filled(_ count: Int) -> String { String(format: NSLocalizedString("count", comment: ""), count) }

    #Preview {
      let (name, count) = ("Ann", 3)
      VStack {
        Text("hello").accessibilityIdentifier("text")
        Text("hello", tableName: "Other", bundle: .main, comment: "a comment").accessibilityIdentifier("text table")
        Text(String(localized: "hello", table: "Other", bundle: .main)).accessibilityIdentifier("string table")
        Text(String(localized: "hello", bundle: #bundle)).accessibilityIdentifier("string")
        Text(NSLocalizedString("hello", tableName: "Other", bundle: .main, value: "value", comment: ""))
          .accessibilityIdentifier("ns table")
        Text(NSLocalizedString("nowhere", tableName: "Other", bundle: .main, value: "value", comment: ""))
          .accessibilityIdentifier("ns value")
        Text(LocalizedStringResource("hello", table: "Other")).accessibilityIdentifier("resource table")
        Text(LocalizedStringResource("hello")).accessibilityIdentifier("resource")
        Text(String(localized: LocalizedStringResource("hello", table: "Other"))).accessibilityIdentifier("resource string")
        Text(AttributedString(localized: "hello", table: "Other")).accessibilityIdentifier("attributed")
        Text(String(localized: "greeting", defaultValue: "Hello \\(name), \\(count) new")).accessibilityIdentifier("default")
        Text("\\(name) has \\(count)").accessibilityIdentifier("values")
        Text(filled(count)).accessibilityIdentifier("filled")
        Text("link").accessibilityIdentifier("link")
        Text(String(localized: "link")).accessibilityIdentifier("raw link")
        Text("only.in.info").accessibilityIdentifier("info")
        Text("only.in.base").accessibilityIdentifier("base")
        Text("everywhere", tableName: "Global").accessibilityIdentifier("global")
      }
    }
    """

  private static func strings(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  private func texts(_ files: [String: String], _ options: String) throws -> (texts: [String: String], notes: [String])
  {
    try LocalizationTests.texts("App.swift " + options, try Galley(files.merging(["App.swift": Self.app]) { $1 }))
  }

  @Test("finds a text by every name that takes a table")
  func tables() throws {
    let files = [
      "de.lproj/Localizable.strings": Self.strings([
        "hello": "Hallo", "greeting": "Guten Tag %1$@, %2$lld neu", "%@ has %lld": "%2$lld hat %1$@",
        "count": "%d Dateien", "link": "[Bedingungen](https://example.com/terms)",
      ]),
      "de.lproj/Other.strings": Self.strings(["hello": "Hallo daneben"]),
      "de.lproj/InfoPlist.strings": Self.strings(["only.in.info": "Info", "hello": "Info"]),
      "Global.strings": Self.strings(["everywhere": "Überall"]),
      "Base.lproj/Localizable.strings": Self.strings(["only.in.base": "Base"]),
    ]
    let (texts, notes) = try texts(files, "--locale de")
    for name in ["text", "string", "resource"] { #expect(texts[name] == "Hallo", "\(name)") }
    for name in ["text table", "string table", "ns table", "resource table", "resource string", "attributed"] {
      #expect(texts[name] == "Hallo daneben", "\(name)")
    }
    #expect(texts["ns value"] == "value" && texts["global"] == "Überall")
    #expect(
      texts["default"] == "Guten Tag Ann, 3 neu" && texts["values"] == "3 hat Ann" && texts["filled"] == "3 Dateien")
    #expect(texts["link"] == "Bedingungen" && texts["raw link"] == "[Bedingungen](https://example.com/terms)")
    #expect(texts["info"] == "only.in.info")
    #expect(notes.allSatisfy { $0.hasPrefix("no de text for ") }, "\(notes)")
    let pseudo = try self.texts(files, "--locale de --pseudo accented").texts
    #expect(
      pseudo["default"] == "Ĝûţéñ Ţåĝ Ann, 3 ñéû" && pseudo["values"] == "3 ĥåţ Ann" && pseudo["filled"] == "3 Ðåţéîéñ")
    for name in ["text table", "string table", "ns table", "resource table", "resource string", "attributed"] {
      #expect(pseudo[name] == "Ĥåļļö ðåñéƀéñ", "\(name)")
    }
    #expect(pseudo["link"] == "Ɓéðîñĝûñĝéñ" && pseudo["raw link"] == "[Ɓéðîñĝûñĝéñ](https://example.com/terms)")
    let long = try self.texts(files, "--locale de --pseudo long").texts
    #expect(long["raw link"]?.hasSuffix("](https://example.com/terms)") == true && (long["raw link"]?.count ?? 0) > 44)
    let mirrored = try self.texts(files, "--locale de --pseudo rtl").texts
    #expect(mirrored["raw link"]?.contains("](https://example.com/terms)") == true)
    #expect(mirrored["filled"]?.hasPrefix("3") == true)
    let keys = try self.texts(files, "--locale de --pseudo keys").texts
    #expect(keys["filled"] == "count" && keys["default"] == "greeting" && keys["attributed"] == "hello")
  }

  @Test(
    "chooses regions and scripts as bundles do",
    arguments: [
      ("zh_HK", "HK", "Hant"), ("zh-Hant-HK", "HK", "Hant"), ("zh_TW", "Hant", "Hant"), ("zh_CN", "Hans", "Hans"),
      ("pt_BR", "BR", "BR"), ("pt_PT", "PT", "BR"), ("fr_CA", "English", "English"),
    ])
  func regions(locale: String, hello: String, other: String) throws {
    let (texts, _) = try texts(
      [
        "zh-HK.lproj/Localizable.strings": Self.strings(["hello": "HK"]),
        "zh-Hant.lproj/Localizable.strings": Self.strings(["hello": "Hant"]),
        "zh-Hant.lproj/Other.strings": Self.strings(["hello": "Hant"]),
        "zh-Hans.lproj/Localizable.strings": Self.strings(["hello": "Hans"]),
        "zh-Hans.lproj/Other.strings": Self.strings(["hello": "Hans"]),
        "pt.lproj/Localizable.strings": Self.strings(["hello": "BR"]),
        "pt.lproj/Other.strings": Self.strings(["hello": "BR"]),
        "pt-PT.lproj/Localizable.strings": Self.strings(["hello": "PT"]),
        "en.lproj/Localizable.strings": Self.strings(["hello": "English"]),
        "en.lproj/Other.strings": Self.strings(["hello": "English"]),
      ], "--locale \(locale)")
    #expect(texts["text"] == hello)
    // The region's folder has no such table: the language's has.
    #expect(texts["text table"] == other)
  }

  @Test("says what is wrong with values, with file, line, key and language, and reads no more than is given")
  func values() throws {
    let (texts, notes) = try texts(
      [
        "de.lproj/Localizable.strings": Self.strings([
          "%@ has %lld": "%lld von %@", "count": "%@ von %d", "greeting": "Hallo %3$@",
        ])
      ], "--locale de")
    #expect(texts["filled"] == "3 von ")
    #expect(texts["default"] == "Hallo ")
    let wanted = [
      "de.lproj/Localizable.strings:1: the de text of \"%@ has %lld\" takes value 1 by %lld, and it is a text or an object;",
      "de.lproj/Localizable.strings:1: the de text of \"%@ has %lld\" takes value 2 by %@, and it is a whole number;",
      "de.lproj/Localizable.strings:2: the de text of \"count\" takes value 1 by %@, and it is a whole number;",
      "de.lproj/Localizable.strings:2: the de text of \"count\" asks for value 2, and there is 1;",
      "de.lproj/Localizable.strings:3: the de text of \"greeting\" asks for value 3, and there are 2;",
    ]
    for note in wanted { #expect(notes.contains { $0.hasPrefix(note) }, "\(note)\n\(notes)") }
  }

  /// Only the language that is shown is read, and only its faults are notes.
  @Test("names faults of the files that a screen asks, not of others")
  func faults() throws {
    let files = [
      "de.lproj/Localizable.strings": "\"hello\" \"Hallo\";\n\"count\" = \"%d\"\n\"x\" = \"y;\n",
      "fr.lproj/Localizable.strings": Self.strings(["hello": "Bonjour"]),
      "it.lproj/Unused.strings": "broken",
    ]
    let german = try texts(files, "--locale de").notes.filter { $0.contains("lproj") }
    #expect(
      german == [
        "de.lproj/Localizable.strings:1:8: '=' after the key \"hello\" should stand here; this string is left out",
        "de.lproj/Localizable.strings:2:15: ';' is missing after the value of \"count\"",
        "de.lproj/Localizable.strings:3:7: the text that begins here does not end; add '\"'",
      ])
    let (french, notes) = try texts(files, "--locale fr")
    #expect(french["text"] == "Bonjour" && !notes.contains { $0.contains("lproj") })
  }

  /// A catalog that takes longer than there is time for is what is named, and no line of the input.
  @Test("says that the time went to reading a catalog")
  func time() throws {
    let galley = try Galley(["App.swift": "import SwiftUI\n#Preview { Text(\"k\") }"])
    #expect(try galley.run("frames App.swift --quiet --on iphone-16-pro").status == 0)
    let entry =
      "{\"localizations\": {"
      + (0..<40).map { "\"l\($0)\": {\"stringUnit\": {\"value\": \"x\"}}" }.joined(separator: ",") + "}}"
    let entries = (0..<60_000).map { "\"k\($0)\": \(entry)" }.joined(separator: ",\n")
    try galley.write("{\"strings\": {\n\(entries)\n}}", to: "Localizable.xcstrings")
    let run = try galley.run("frames App.swift --quiet --on iphone-16-pro --time-limit 1")
    #expect(run.status == 4)
    #expect(
      run.errors.contains("did not end within 1 s: the time went to reading Localizable.xcstrings (")
        && !run.errors.contains("App.swift:"), "\(run.errors)")
  }

  // MARK: - Packages

  static let package = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", defaultLocalization: "de", platforms: [.iOS(.v17)],
      targets: [
        .target(name: "Kit", resources: [.process("Resources")]),
        .target(name: "Screens", dependencies: ["Kit"], resources: [.process("Resources")]),
      ])
    """,
    "Sources/Kit/Kit.swift": """
    import Foundation
    public func kitTitle() -> String { String(localized: "title", bundle: .module) }
    public func kitBundle() -> String { String(localized: "title", bundle: #bundle) }
    public func kitOld() -> String { NSLocalizedString("title", bundle: .module, comment: "") }
    public func kitResource() -> LocalizedStringResource { LocalizedStringResource("title", bundle: .atURL(Bundle.module.bundleURL)) }
    public func french() -> String {
      Bundle.module.path(forResource: "Resources/fr", ofType: "lproj").flatMap { Bundle(path: $0) }?
        .localizedString(forKey: "title", value: nil, table: nil) ?? "no bundle"
    }
    """,
    "Sources/Kit/Resources/de.lproj/Localizable.strings": "\"title\" = \"Baukasten\";",
    "Sources/Kit/Resources/fr.lproj/Localizable.strings": "\"title\" = \"Boîte\";",
    "Sources/Screens/Resources/Localizable.xcstrings": """
    { "sourceLanguage": "de", "version": "1.0", "strings": { "title": { "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "Bildschirme" } },
      "fr": { "stringUnit": { "state": "translated", "value": "Écrans" } } } } } }
    """,
    "Sources/Screens/Screens.swift": """
    import SwiftUI
    import Kit
    #Preview {
      VStack {
        Text("title", bundle: .module).accessibilityIdentifier("own")
        Text(kitTitle()).accessibilityIdentifier("kit")
        Text(kitBundle()).accessibilityIdentifier("kit bundle")
        Text(kitOld()).accessibilityIdentifier("kit old")
        Text(kitResource()).accessibilityIdentifier("kit resource")
        Text(french()).accessibilityIdentifier("french")
      }
    }
    """,
  ]

  @Test(
    "keeps the bundles of a package's modules apart, in the language it is written in",
    arguments: [
      ("de", "Bildschirme", "Baukasten"), ("fr_CA", "Écrans", "Boîte"), ("ja", "Bildschirme", "Baukasten"),
    ])
  func packages(locale: String, own: String, kit: String) throws {
    let (texts, notes) = try LocalizationTests.texts(". --locale \(locale)", try Galley(Self.package))
    #expect(texts["own"] == own)
    for name in ["kit", "kit bundle", "kit old", "kit resource"] { #expect(texts[name] == kit, "\(name)") }
    #expect(texts["french"] == "Boîte")
    #expect(notes == (locale == "ja" ? ["no strings in ja: texts are shown in de"] : []))
  }
}
