import Testing

@testable import GalleyLocalization

/// R-026: a catalog's texts are read one language at a time, and what is wrong with them is said with its line.
@Suite("Faults of string catalogs, and how they are read") struct StringCatalogFaultTests {
  private func reading(_ localizations: String, _ language: String = "de", key: String = "k") -> StringCatalog.Reading?
  {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\n\"\(key)\": {\"localizations\": {\n\(localizations)\n}}}}"
    return StringCatalog(Array(text.utf8), name: "f").reading(key, in: language)
  }

  private static func unit(_ text: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  @Test(arguments: [
    (
      #""de": {"variations": {"plural": {"one": \#(unit("x")),"# + "\n" + #""several": \#(unit("y"))}}}"#,
      [
        "4: \"several\" is no form for numbers (of \"k\"); it is left out. Write one of zero, one, two, few, many, other",
        "3: the de text of \"k\" has no \"other\", which holds where no other form does; add it",
      ]
    ),
    (
      #""de": {"variations": {"device": {"phone": \#(unit("x")), "other": \#(unit("y"))}}}"#,
      [
        "3: \"phone\" is no device (of \"k\"); it is left out. Write one of iphone, ipad, ipod, mac, applewatch, appletv, applevision, other"
      ]
    ),
    (
      #""de": {"variations": {"width": {"-1": \#(unit("x")), "5": \#(unit("y"))}}}"#,
      ["3: \"-1\" is no width (of \"k\"); it is left out. Write one of whole numbers"]
    ),
    (
      #""de": {"variations": {"gender": {}}}"#,
      ["3: \"gender\" is no kind of variation (of \"k\"); it is left out. Write one of plural, device, width"]
    ),
    (
      #""de": {"stringUnit": {"state": "translated", "value": 3}}"#,
      ["3: value of \"k\" should be a text, not a number; it is left out"]
    ),
    (#""de": [], "fr": \#(unit("x"))"#, ["3: de of \"k\" should be an object, not a list; it is left out"]),
    (
      #""de": \#(unit("x")),"# + "\n" + #""de": \#(unit("y"))"#,
      ["4: de of \"k\" stands more than once; the last one holds"]
    ),
    (
      #""de": {"stringUnit": {"value": "%#@a@ %#@c@"},"# + "\n"
        + #""substitutions": {"a": {"argNum": 0, "variations": {"plural": {"other": \#(unit("%#@b@"))}}},"#
        + "\n"
        + #""b": {"argNum": 2.5, "formatSpecifier": "number", "variations": {"plural": {"other": \#(unit("%#@a@"))}}}}}"#,
      [
        "4: argNum of a of \"k\" should be a whole number from 1, not 0; it is left out",
        "4: the substitution a of \"k\" has no formatSpecifier; lld is assumed",
        "5: argNum of b of \"k\" should be a whole number from 1, not 2.5; it is left out",
        "5: \"number\" is no formatSpecifier (of \"k\"); it is left out. Write one of lld, ld, d, lf, @",
        "3: the text of \"k\" uses %#@c@, which it does not define",
        "3: the variables of \"k\" stand in each other: a → b → a; they end there",
      ]
    ),
    (
      #""de": {"stringUnit": {"state": "translated","# + "\n" + #""value": "a \ud83d"}}"#,
      ["3: an escape of \"k\" is half of a pair and shows as \u{FFFD}; write both halves"]
    ),
  ])
  func faults_of_meaning_have_their_line(localizations: String, problems: [String]) {
    let found = reading(localizations)?.problems.map { String($0.description.dropFirst(2)) }
    #expect(found == problems)
  }

  @Test func the_last_of_several_holds() {
    let text =
      "{\"strings\": {\n\"k\": {\"localizations\": {\"de\": \(Self.unit("1"))}},\n\"k\": {\"localizations\": {\"de\": \(Self.unit("2"))}}}}"
    let catalog = StringCatalog(Array(text.utf8), name: "f")
    #expect(catalog.problems.map(\.description) == ["f:3: the key \"k\" stands more than once; the last one holds"])
    #expect(catalog.reading("k", in: "de")?.entry?.text == LocalizedText(.text("2")))
  }

  @Test func faults_of_other_languages_are_nobodys() {
    let found = reading(#""de": \#(Self.unit("x")), "fr": {"variations": {"plural": {"some": 3}}}"#)
    #expect(found?.problems.isEmpty == true && found?.entry?.text == LocalizedText(.text("x")))
  }

  @Test func bytes_that_are_no_text() {
    var bytes = Array("{\"strings\": {\"k\": {\"localizations\": {\"de\":\n{\"stringUnit\": {\n\"value\": \"a".utf8)
    bytes += [0xFF] + Array("\"}}}}}}".utf8)
    let found = StringCatalog(bytes, name: "f").reading("k", in: "de")
    #expect(found?.entry?.text == LocalizedText(.text("a\u{FFFD}")))
    #expect(found?.problems.map(\.description).first?.hasPrefix("f:3: not UTF-8") == true)
    let wide = StringCatalog([0xFF, 0xFE, 0x7B, 0x00], name: "f")
    #expect(
      wide.problems.map(\.description) == ["f:1: the file is UTF-16; save it as UTF-8; the file's strings are missing"])
  }

  /// Xcode shows a translation that needs review and one that is marked new as it stands, and a stale key stays; a new
  /// entry is empty until somebody writes it.
  @Test(arguments: [
    ("translated", "x", "x"), ("needs_review", "x", "x"), ("new", "x", "x"), ("new", "", nil), ("translated", "", ""),
  ])
  func states(state: String, value: String, shown: String?) {
    let entry = reading("\"de\": \(Self.unit(value, state: state))")?.entry
    #expect(entry?.text == shown.map { LocalizedText(.text($0)) })
  }

  @Test func numbers_inside_of_devices_and_devices_inside_of_numbers() {
    let plural =
      #"{"variations": {"plural": {"one": \#(Self.unit("%lld click")), "other": \#(Self.unit("%lld clicks"))}}}"#
    let device = #"{"variations": {"device": {"mac": \#(Self.unit("click")), "other": \#(Self.unit("tap"))}}}"#
    let text = #"""
      {"strings": {
      "a": {"extractionState": "stale", "localizations": {"en": {"variations": {"device": {"mac": \#(plural), "other": \#(Self.unit("%lld taps"))}}}}},
      "b": {"localizations": {"en": {"variations": {"plural": {"one": \#(device), "other": \#(Self.unit("%lld times"))}}}}},
      "c": {"localizations": {"en": {"stringUnit": {"value": "%1$@: %#@n@"}, "substitutions": {
        "n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"device": {"mac": \#(plural), "other": {"variations": {"plural": {"other": \#(Self.unit("%arg taps"))}}}}}}}}}}
      }}
      """#
    let catalog = StringCatalog(Array(text.utf8), name: "f")
    #expect(catalog.problems.isEmpty)
    func shown(_ key: String, _ numbers: [Double?], _ device: String) -> [FormatPart]? {
      catalog.reading(key, in: "en")?.entry?.text.parts(TextSelection(numbers: numbers, device: device))
    }
    let (first, second) = (FormatPart.argument(0, specifier: "%lld"), FormatPart.argument(1, specifier: "%lld"))
    #expect(
      shown("a", [1], "mac") == [first, .literal(" click")] && shown("a", [2], "mac") == [first, .literal(" clicks")])
    #expect(shown("a", [1], "iphone") == [first, .literal(" taps")])
    #expect(shown("b", [1], "mac") == [.literal("click")] && shown("b", [1], "ipad") == [.literal("tap")])
    #expect(shown("b", [2], "ipad") == [first, .literal(" times")])
    let name = FormatPart.argument(0, specifier: "%@")
    #expect(shown("c", [nil, 1], "mac") == [name, .literal(": "), second, .literal(" click")])
    #expect(shown("c", [nil, 1], "iphone") == [name, .literal(": "), second, .literal(" taps")])
  }

  // MARK: - Time

  private static func generated(_ keys: Int) -> [UInt8] {
    let languages = (0..<40).map { "l\($0)" }
    let entries = (0..<keys).map { key in
      let texts = languages.map { language in
        """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "A text of some length, in words of the language \(language)"
                }
              }
        """
      }
      return "    \"key.\(key)\" : {\n      \"localizations\" : {\n\(texts.joined(separator: ",\n"))\n      }\n    }"
    }
    return Array(
      "{\n  \"sourceLanguage\" : \"l0\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  }\n}".utf8)
  }

  /// Four times the keys take four times the time, and a text of one language a fraction of all.
  @Test func time_grows_with_the_length() throws {
    let (small, large) = (Self.generated(50), Self.generated(200))
    let short = processorTime { _ = StringCatalog(small, name: "f") }
    let long = processorTime { _ = StringCatalog(large, name: "f") }
    #expect(long < short * 10 + 0.02, "\(short) \(long)")
    let catalog = StringCatalog(large, name: "f")
    #expect(catalog.keys.count == 200 && catalog.languages.count == 40)
    let text = try #require(catalog.reading("key.199", in: "l39")?.entry)
    // Each text takes seven lines, and each key four around them; three stand before the first.
    #expect(text.line == 3 + 199 * (40 * 6 + 4) + 2 + 39 * 6 + 1)
    #expect(text.text == LocalizedText(.text("A text of some length, in words of the language l39")))
  }
}
