import Testing

@testable import GalleyLocalization

/// R-026: what is wrong with a `.strings` is said with line and column, and costs no more than its own string.
@Suite("Faults of .strings files") struct StringsFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var strings: [String: String]
    /// `line:column: words…`
    var problems: [String]
    var testDescription: String { text }
  }

  static let cases = [
    Case(
      text: "\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";\n", strings: ["a": "1", "c": "3"],
      problems: ["2:4: '=' after the key \"b\" should stand here; this string is left out"]),
    Case(
      text: "\"a\" = \"1\"\n\"b\" = \"2\";", strings: ["a": "1", "b": "2"],
      problems: ["1:10: ';' is missing after the value of \"a\""]),
    Case(
      text: "\"a\" = \"1\" junk;\n\"b\" = \"2\";", strings: ["a": "1", "b": "2"],
      problems: ["1:10: ';' is missing after the value of \"a\""]),
    Case(
      text: "\"a\" = \"1\";\n  \"b\" = \"2;\n\"c\" = \"3\";\n\"d\" = \"4\";", strings: ["a": "1", "c": "3", "d": "4"],
      problems: ["2:9: the text that begins here does not end; add '\"'"]),
    Case(
      text: "\"a\" = \"1\";\n\"b\" = \"2", strings: ["a": "1"],
      problems: ["2:7: the text that begins here does not end; add '\"'"]),
    // A text may go on over lines; lines that follow count on.
    Case(
      text: "\"a\" = \"one\ntwo\nthree\";\n\"b\" 2;\n", strings: ["a": "one\ntwo\nthree"],
      problems: ["4:4: '=' after the key \"b\" should stand here; this string is left out"]),
    Case(
      text: "\"a\" = \"one\ntwo\"\n\"b\" = \"2\";", strings: ["a": "one\ntwo", "b": "2"],
      problems: ["2:5: ';' is missing after the value of \"a\""]),
    Case(
      text: "\"a\" = \"1\";\n/* never ends\nand more prose\n\"b\" = \"2\";", strings: ["a": "1", "b": "2"],
      problems: ["2:1: the comment that begins here does not end; add '*/'"]),
    // Foundation's own reader stops at such a sign and says nothing.
    Case(
      text: "\"a\" = \"1\";;\n\"b\" = \"2\"; @\n= \"3\";\n\"d\" = \"4\";", strings: ["a": "1", "b": "2", "d": "4"],
      problems: [
        "1:11: ';' stands where a key in quotes should; this string is left out",
        "2:12: '@' stands where a key in quotes should; this string is left out",
        "3:1: '=' stands where a key in quotes should; this string is left out",
      ]),
    Case(
      text: "größe = \"1\";\n\"b\" = ;\n\u{A0}\"c\" = \"3\";", strings: [:],
      problems: [
        "1:3: '=' after the key \"gr\" should stand here; this string is left out",
        "2:7: ';' stands where the value of \"b\" in quotes should; this string is left out",
        "3:1: U+00A0 stands where a key in quotes should; this string is left out",
      ]),
    Case(
      text: "\"a\"\n\"b\" = \"2\";", strings: ["b": "2"],
      problems: ["1:4: '=' after the key \"a\" should stand here; this string is left out"]),
    // Values of other kinds are read past.
    Case(
      text: "a = <0fbd 77>;\nb = (x, \"y;\");\nc = { d = e; };\nf = <0f>;\ng = <0f 1>; h = i;", strings: ["h": "i"],
      problems: [
        "5:5: data needs two hexadecimal digits a byte; this string is left out",
        "1:1: \"a\" should be a text, not data; it is left out",
        "2:1: \"b\" should be a text, not a list; it is left out",
        "3:1: \"c\" should be a text, not a dictionary; it is left out",
        "4:1: \"f\" should be a text, not data; it is left out",
      ]),
    Case(
      text: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";", strings: ["a": "3", "b": "2"],
      problems: ["3:1: the key \"a\" stands more than once; the last one holds"]),
    // Lines end as the file ends them.
    Case(
      text: "\"a\" = \"1\";\r\n\r\n\"b\" \"2\";\r\n\"c\" = \"x\r\ny\";\r\n\"d\" 4;\r\n",
      strings: ["a": "1", "c": "x\r\ny"],
      problems: [
        "3:4: '=' after the key \"b\" should stand here; this string is left out",
        "6:4: '=' after the key \"d\" should stand here; this string is left out",
      ]),
    Case(
      text: "\"a\" = \"1\";\r\r\"b\" \"2\";\r", strings: ["a": "1"],
      problems: ["3:4: '=' after the key \"b\" should stand here; this string is left out"]),
    Case(
      text: "{\n\"a\" = \"1\";\n\"b\" = \"2\"\n}\nmore", strings: ["a": "1", "b": "2"],
      problems: [
        "3:10: ';' is missing after the value of \"b\"",
        "5:1: the file's end after '}' should stand here; this string is left out",
      ]),
    Case(
      text: "\"a\" = \"\\u00e9 \\U12 \\Ud83d\";", strings: ["a": "u00e9 \u{12} \u{FFFD}"],
      problems: [
        "1:8: \\u00e9 is no escape here and shows as \"u00e9\"; write \\U00e9",
        "1:15: four hexadecimal digits should follow \\U, not 2",
        "1:20: \\Ud83d is half of a pair and shows as \u{FFFD}; write both halves",
      ]),
  ]

  @Test(arguments: cases) func every_fault_is_named_and_the_rest_acts(fault: Case) {
    let file = StringsFile(Array(fault.text.utf8), name: "f")
    #expect(file.strings == fault.strings)
    #expect(file.problems.map { String($0.description.dropFirst(2)) } == fault.problems)
  }

  @Test func many_faults_are_counted() {
    let text = (0..<25).map { "\"k\($0)\" \"v\";\n\"g\($0)\" = \"v\";\n" }.joined()
    let file = StringsFile(Array(text.utf8), name: "f")
    #expect(file.strings.count == 25)
    #expect(file.problems.count == 11)
    #expect(file.problems[9].line == 19)
    #expect(file.problems.last?.description == "f: … and 15 more faults in this file")
  }

  /// As Foundation's reader of property lists, which is Apple's, takes them.
  @Test func escapes() {
    let text = #""a" = "\341 \0101 \7 \9 \q \' \" \\ \n\r\t\a\b\f\v \400";"#
    #expect(
      StringsFile(Array(text.utf8), name: "f").strings["a"]
        == "Æ \u{8}1 \u{7} 9 q ' \" \\ \n\r\t\u{7}\u{8}\u{C}\u{B} \0")
  }

  @Test func encodings_without_a_mark() {
    let text = "\"k\" = \"ü日\";\n\"l\" \"x\";"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      let file = StringsFile(bytes, name: "f")
      #expect(file.strings == ["k": "ü日"])
      #expect(
        file.problems.map(\.description) == [
          "f:2:4: '=' after the key \"l\" should stand here; this string is left out"
        ])
    }
    let half = StringsFile([0xFF, 0xFE] + little.dropLast(), name: "f")
    #expect(half.problems.contains { $0.fault == .notUTF16 && $0.line == 2 })
  }

  /// Each line with a byte that is none is named.
  @Test func bytes_that_are_no_text() {
    var bytes = Array("\"a\" = \"1\";\n\"b\" = \"".utf8) + [0xFF, 0xC3]
    bytes += Array("\";\n\"c\" = \"3\";\n\"d\" = \"\u{E9}".utf8) + [0x80] + Array("\";".utf8)
    let file = StringsFile(bytes, name: "f")
    #expect(file.strings == ["a": "1", "b": "\u{FFFD}\u{FFFD}", "c": "3", "d": "é\u{FFFD}"])
    #expect(file.problems.map { "\($0.line ?? 0):\($0.column ?? 0)" } == ["2:8", "4:9"])
  }

  /// Twice the text takes twice the time: quotes and comments that do not end are no reason to read it again and again.
  @Test(arguments: [
    "\"a\" = \"1;\n", "/* x\n", "\"a\" 'b\n", "{", "a = (", "\"a\" = \"\\\n", "'a\" = 1\n", "\"k\" = \"v\";\n",
  ])
  func time_grows_with_the_length(line: String) {
    func time(_ count: Int) -> Double {
      let bytes = Array(String(repeating: line, count: count).utf8)
      return processorTime { _ = StringsFile(bytes, name: "f") }
    }
    _ = time(100)
    let (short, long) = (time(500), time(4000))
    // Eight times the text; time that grows with its square would be 64 times.
    #expect(long < short * 24 + 0.02, "\(short) \(long)")
  }
}
