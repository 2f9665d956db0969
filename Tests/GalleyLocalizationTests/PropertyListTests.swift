import Foundation
import Testing

@testable import GalleyLocalization

/// XML and binary property lists as files of strings; Foundation writes them, and reads them beside.
@Suite("Property lists of strings") struct PropertyListTests {
  private static let pairs = ["plain": "Text", "a & b": "<c> \"d\" 'é' 日本 😀", "empty": "", "line": "1\n2"]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func what_foundation_writes_is_read(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: Self.pairs, format: format, options: 0)
    let file = StringsFile([UInt8](data), name: "f")
    #expect(file.strings == Self.pairs && file.problems.isEmpty)
  }

  @Test func other_values_are_named() throws {
    let list: [String: Any] = [
      "text": "x", "number": 3, "flag": true, "data": Data([1]), "date": Date(timeIntervalSince1970: 0), "list": ["a"],
      "dictionary": ["a": "b"],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
      let file = StringsFile([UInt8](data), name: "f")
      #expect(file.strings == ["text": "x"])
      #expect(
        Set(file.problems.map { String($0.description.drop { $0 != "\"" }) }) == [
          "\"number\" should be a text, not a number; it is left out",
          "\"flag\" should be a text, not true or false; it is left out",
          "\"data\" should be a text, not data; it is left out",
          "\"date\" should be a text, not a date; it is left out",
          "\"list\" should be a text, not a list; it is left out",
          "\"dictionary\" should be a text, not a dictionary; it is left out",
        ])
      #expect(file.problems.allSatisfy { ($0.line == nil) == (format == .binary) })
    }
  }

  @Test func xml_with_comments_entities_and_a_document_type() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [
      <!ENTITY x "y"> ]>
      <!-- a comment with <dict> -->
      <plist version="1.0"><dict>
        <key>a<!-- in between --></key> <string>&lt;&#233;&#x1F600;&amp;<![CDATA[<b> & ]]></string>
        <key>b</key><string/>
      </dict></plist>
      """
    let file = StringsFile(Array(text.utf8), name: "f")
    #expect(file.strings == ["a": "<é😀&<b> & ", "b": ""] && file.problems.isEmpty)
  }

  @Test(arguments: [
    ("<plist><dict>\n<key>a</key>\n<key>b</key><string>x</string></dict></plist>", "2:1: the key \"a\" has no value"),
    ("<plist><dict>\n<string>x</string></dict></plist>", "2:1: a value stands where a <key> should"),
    ("<plist><dict>\n<key>a</key><string>x</key></dict></plist>", "2:22: </key> stands where </string> should"),
    (
      "<plist><dict>\n <key>a</key><string>a & b</string></dict></plist>",
      "2:24: '&' without ';'; write '&amp;' for '&'"
    ),
    ("<plist><dict>\n<key>a</key><string>&nbsp;</string></dict></plist>", "2:21: '&nbsp;' stands for no character"),
    (
      "<plist><dict>\n<key>a</key><string>a < b</string></dict></plist>",
      "2:23: an element inside of <string>; write '&lt;' for '<'"
    ),
    ("<plist><dict>\n</array></plist>", "2:1: </array> stands where </dict> of line 1 should"),
    ("<plist>\n<dict/>\n<dict/></plist>", "3:1: a second value beside the first"),
    ("<plist><dict/>\nx</plist>", "2:1: text outside of an element"),
    ("<plist>\n</plist>", "2:9: the property list is empty"),
    ("<plist><dict>\n<key>a</key><string>x</string>\n\n", "2:31: the text ends inside a <dict> that begins on line 1"),
    ("<plist><dict/>\n<!-- no end", "2:1: the comment that begins here does not end"),
  ])
  func broken_xml_is_one_message_with_its_place(text: String, problem: String) {
    let file = StringsFile(Array(text.utf8), name: "f")
    #expect(file.problems.map(\.description) == ["f:\(problem); the file's strings are missing"])
    #expect(file.strings.isEmpty)
  }

  @Test func lists_that_are_no_dictionary() {
    for text in ["<plist><array/></plist>", "<plist><string>x</string></plist>"] {
      let file = StringsFile(Array(text.utf8), name: "f")
      #expect(
        file.problems.count == 1 && file.problems[0].description.hasPrefix("f:1:8: the file should be a dictionary"))
    }
  }

  @Test func damaged_binary_lists_are_said() throws {
    let list: [String: Any] = ["a": "1", "b": ["c": "é日"]]
    let good = [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    for end in 8..<good.count {
      let file = StringsFile(Array(good[..<end]), name: "f")
      #expect(file.strings.isEmpty && file.problems.count == 1, "\(end)")
    }
    // A dictionary that holds itself: its one reference is to object 0, the dictionary.
    var loop: [UInt8] = Array("bplist00".utf8) + [0xD1, 0x01, 0x00, 0x51, 0x61, 0x08, 0x0B]
    loop +=
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 13]
    let file = StringsFile(loop, name: "f")
    #expect(
      file.problems.map(\.description) == [
        "f: the binary property list is damaged: an object holds itself; the file's strings are missing"
      ])
  }
}
