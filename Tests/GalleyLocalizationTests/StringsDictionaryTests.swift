import Foundation
import Testing

@testable import GalleyLocalization

/// R-026: numbers, devices and widths in a `.stringsdict`, one inside the other.
@Suite("Dictionaries of strings") struct StringsDictionaryTests {
  private func file(_ body: String) -> StringsDictionaryFile {
    StringsDictionaryFile(
      Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n\(body)\n</dict></plist>".utf8), name: "f")
  }

  private func shown(
    _ file: StringsDictionaryFile, _ key: String, _ numbers: [Double?] = [], on device: String = "iphone"
  ) -> String? {
    file.texts[key].map { text in
      text.parts(TextSelection(numbers: numbers, language: "en", device: device)).map { part in
        switch part {
        case .literal(let literal): literal
        case .argument(let index, _):
          "\(numbers.indices.contains(index) ? numbers[index].map { "\(Int($0))" } ?? "-" : "?")"
        }
      }.joined()
    }
  }

  private static func rule(_ forms: String, type: String? = "d") -> String {
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + (type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>" } ?? "") + forms + "</dict>"
  }

  private static func forms(_ forms: KeyValuePairs<String, String>) -> String {
    forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
  }

  @Test func variables_devices_and_widths() {
    let file = file(
      """
      <key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key>\(Self.rule(Self.forms(["zero": "Nothing", "one": "One file", "other": "%d files"])))
      <key>folders</key>\(Self.rule(Self.forms(["one": "%d folder", "other": "%d folders"])))</dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(Self.forms(["mac": "Click", "other": "Tap"]))</dict></dict>
      <key>title</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(Self.forms(["5": "Short", "20": "A longer title"]))</dict></dict>
      """)
    #expect(shown(file, "%d files in %d folders", [1, 3]) == "One file in 3 folders")
    #expect(shown(file, "%d files in %d folders", [0, 1]) == "Nothing in 1 folder")
    #expect(shown(file, "tap", on: "mac") == "Click" && shown(file, "tap") == "Tap")
    #expect(shown(file, "title") == "A longer title")
    #expect(file.problems.isEmpty)
  }

  @Test func plurals_inside_of_devices() {
    let file = file(
      """
      <key>%d taps</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>
      <key>n</key>\(Self.rule(Self.forms(["one": "%d click", "other": "%d clicks"])))</dict>
      <key>ipad</key>\(Self.rule(Self.forms(["one": "%d tap of the pad", "other": "%d taps of the pad"])))
      <key>applewatch</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(Self.forms(["1": "T", "9": "%d tp"]))</dict></dict>
      <key>other</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key>\(Self.rule(Self.forms(["one": "%d tap", "other": "%d taps"])))</dict>
      </dict></dict>
      """)
    #expect(file.problems.isEmpty)
    for (device, one, many) in [
      ("mac", "1 click!", "3 clicks!"), ("ipad", "1 tap of the pad", "3 taps of the pad"),
      ("applewatch", "1 tp", "3 tp"), ("iphone", "1 tap", "3 taps"),
    ] {
      #expect(shown(file, "%d taps", [1], on: device) == one)
      #expect(shown(file, "%d taps", [3], on: device) == many)
    }
  }

  @Test func devices_and_variables_inside_of_variables() {
    let file = file(
      """
      <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@people@ … %2$#@files@</string>
      <key>people</key>\(Self.rule("<key>one</key><string>You have %2$#@files@</string><key>other</key><string>%d of you</string>"))
      <key>files</key>\(Self.rule("""
        <key>one</key><string>one file</string><key>other</key><dict><key>NSStringDeviceSpecificRuleType</key>
        <dict>\(Self.forms(["mac": "%d documents", "other": "%d files"]))</dict></dict>
        """))</dict>
      """)
    #expect(file.problems.isEmpty)
    #expect(shown(file, "k", [1, 2]) == "You have 2 files … 2 files")
    #expect(shown(file, "k", [4, 1]) == "4 of you … one file")
    #expect(shown(file, "k", [1, 2], on: "mac") == "You have 2 documents … 2 documents")
  }

  @Test func faults_of_meaning_have_their_line() {
    let file = file(
      """
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ %#@lost@</string>
      <key>n</key>\(Self.rule(Self.forms(["one": "x", "plenty": "y"]), type: nil))</dict>
      <key>b</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@x@</string>
      <key>x</key>\(Self.rule(Self.forms(["other": "%#@y@"])))
      <key>y</key>\(Self.rule(Self.forms(["other": "%#@x@"])))</dict>
      <key>c</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict>
      <key>phone</key><string>x</string><key>other</key><string>y</string></dict></dict>
      <key>d</key><array/>
      <key>e</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string>x</string></dict></dict>
      <key>f</key><dict><key>other</key><string>x</string></dict>
      """)
    #expect(
      file.problems.map(\.description) == [
        "f:4:1: the variable n of \"a\" has no NSStringFormatValueTypeKey; lld is assumed",
        "f:4:126: \"plenty\" is no form for numbers (of \"a\"); it is left out. Write one of zero, one, two, few, many, other",
        "f:4:1: the variable n of \"a\" has no \"other\", which holds where no other form does; add it",
        "f:3:56: the text of \"a\" uses %#@lost@, which it does not define",
        "f:6:1: the variables of \"b\" stand in each other: x → y → x; they end there",
        "f:11:1: \"phone\" is no device (of \"c\"); it is left out. Write one of iphone, ipad, ipod, mac, applewatch, appletv, applevision, other",
        "f:12:1: \"d\" should be a dictionary, not a list; it is left out",
        "f:13:65: \"wide\" is no width (of \"e\"); it is left out. Write one of whole numbers",
        "f:14:1: NSStringLocalizedFormatKey of \"f\" should be a text, not missing; it is left out",
      ])
    #expect(shown(file, "a", [1]) == "x %#@lost@")
    #expect(shown(file, "c") == "y" && file.texts["d"] == nil && file.texts["e"] == nil)
    let kinds = self.file(
      """
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRule</string>
      <key>NSStringFormatValueTypeKey</key><string>number</string><key>other</key><string>x</string></dict></dict>
      """)
    #expect(
      kinds.problems.map(\.description) == [
        "f:4:19: \"NSStringPluralRule\" is no kind of rule (of \"a\"); it is left out. Write one of NSStringPluralRuleType, NSStringVariableWidthRuleType",
        "f:5:1: \"number\" is no NSStringFormatValueTypeKey (of \"a\"); it is left out. Write one of d, ld, lld, lu, f, @",
      ])
    let nothing = StringsDictionaryFile(Array("not a list".utf8), name: "f")
    #expect(nothing.texts.isEmpty && nothing.problems.map(\.line) == [1])
  }

  /// As deep as a file may have them, forms act; nothing is lost on the way.
  @Test func variables_stand_deep_in_each_other() {
    let names = (0..<20).map { "v\($0)" }
    let rules = zip(names, names.dropFirst()).map { name, next in
      "<key>\(name)</key>" + Self.rule(Self.forms(["other": "<\(name) %1$#@\(next)@".replacing("<", with: "&lt;")]))
    }
    let last = "<key>v19</key>" + Self.rule(Self.forms(["one": "end", "other": "%d ends"]))
    let file = file(
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@v0@</string>\(rules.joined())\(last)</dict>")
    #expect(file.problems.isEmpty)
    #expect(shown(file, "k", [3]) == names.dropLast().map { "<\($0) " }.joined() + "3 ends")
  }

  /// Variables that double at every step would be put together for hours.
  @Test func variables_that_multiply_end() {
    let names = "abcdefgh".map(String.init)
    let body = zip(names, names.dropFirst() + ["a"]).map { name, next in
      "<key>\(name)</key>" + Self.rule(Self.forms(["other": String(repeating: "%#@\(next)@", count: 40)]))
    }.joined()
    let file = file("<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\(body)</dict>")
    #expect(file.problems.count == 1)
    let text = file.texts["k"]
    #expect((text?.parts(TextSelection(numbers: [1])).count ?? .max) < 10_000)
    // Each one without a position takes the next value; there is one.
    #expect(text?.mismatches([.integer]).first?.mismatch == .tooMany(asked: 1, given: 1))
  }
}
