import Testing

@testable import GalleyCatalog

@Suite("Reading and writing JSON")
struct JSONTests {
  @Test("values of every kind, in order, with the lines of members")
  func values() throws {
    let json = try JSONValue(parsing: "{\n \"a\": [1, -2.5, 1e3],\n\n \"b\": {\"c\": null, \"d\": true}, \"e\": \"x\"}")
    #expect(json["a"]?.array.compactMap(\.number) == [1, -2.5, 1000])
    #expect(json.members.map(\.key) == ["a", "b", "e"])
    #expect(json.members.map(\.line) == [2, 4, 4])
    #expect(json["b"]?["c"]?.isNull == true)
    #expect(json["b"]?["d"]?.bool == true)
  }

  @Test("escapes, surrogate pairs and lone surrogates")
  func escapes() throws {
    #expect(try JSONValue(parsing: #""a\n\"\u00e9\ud83d\ude00\ud800""#).string == "a\n\"é😀\u{FFFD}")
    #expect(JSONText.quoted("a\n\"\\\u{1}é") == #""a\n\"\\\u0001é""#)
  }

  @Test(
    "what is no JSON is refused with the line",
    arguments: [
      ("{\"a\": }", 1), ("{\n\"a\" 1}", 2), ("[1,\n2", 2), ("\"abc", 1), ("{\"a\":1} x", 1), ("", 1), ("[01x]", 1),
      ("\"a\nb\"", 1), ("nul", 1), ("[1e999]", 1), ("-", 1),
    ])
  func refused(_ text: String, _ line: Int) {
    do {
      _ = try JSONValue(parsing: text)
      Issue.record("read '\(text)'")
    } catch {
      #expect(error.line == line, "\(text)")
      #expect(!error.problem.isEmpty)
    }
  }

  @Test("ten thousand levels are refused rather than followed")
  func depth() {
    #expect(throws: JSONValue.SyntaxError.self) {
      try JSONValue(parsing: String(repeating: "[", count: 10_000))
    }
  }

  @Test("numbers to a thousandth without trailing zeros")
  func numbers() {
    #expect(JSONText.number(16) == "16")
    #expect(JSONText.number(20.3333333) == "20.333")
    #expect(JSONText.number(-0.5) == "-0.5")
    #expect(JSONText.number(.infinity) == "0")
    #expect(JSONText.exact(2.608695652173913) == "2.608695652173913")
    #expect(JSONText.exact(3) == "3")
  }
}
