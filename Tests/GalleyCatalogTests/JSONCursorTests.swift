@testable import GalleyCatalog
import Testing

/// Reading front to back: what is passed over is as strictly checked as what is read.
@Suite struct JSONCursorTests {
  private static let text = #"""
    {
      "a" : { "list" : [1, -2.5e3, true, null, "x\"\\\u00e9 and a longer text to pass over at once", {}, []] },
      "b" : "text", "a" : 2
    }
    """#

  @Test func membersAreReadOneByOne() throws {
    var cursor = JSONCursor(Array(Self.text.utf8))
    var seen: [String] = []
    var place: JSONCursor.Place?
    try cursor.object { cursor, key, line throws(JSONValue.SyntaxError) in
      seen.append("\(key):\(line) \(cursor.kind)")
      if key == "b" { place = cursor.place }
      try cursor.skip()
    }
    try cursor.end()
    #expect(seen == ["a:2 an object", "b:3 a text", "a:3 a number"])
    var again = JSONCursor(Array(Self.text.utf8), at: place)
    #expect(try again.value() == .string("text"))
    #expect(place?.line == 3)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "\"\\x\"", "\"\\u12g4\"", "\"a\nb\"", "tru", "-", "{1:2}",
  ])
  func faultsArePassedOverByNobody(text: String) {
    var cursor = JSONCursor(Array(text.utf8))
    #expect(throws: JSONValue.SyntaxError.self) { try cursor.skip() }
  }

  @Test func nestingTakesNoStack() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    var limited = JSONCursor(Array(deep.utf8))
    #expect(throws: JSONValue.SyntaxError(line: 1, problem: "nested over 500 levels")) { try limited.skip() }
    var open = JSONCursor(Array(deep.utf8), depthLimit: .max)
    try open.skip()
    try open.end()
  }

  /// Of texts that are damaged by chance, those that are passed over are those that are read, to the same place.
  @Test func skippingAndReadingAgree() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let whole = Array(Self.text.utf8)
    let letters = Array("{}[]\",:\\ \n19eu-tx\u{0}\u{7F}".utf8)
    var good = 0
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0...next(2) { bytes[next(bytes.count)] = letters[next(letters.count)] }
      var (skipping, reading) = (JSONCursor(bytes), JSONCursor(bytes))
      let skipped = Result { () throws(JSONValue.SyntaxError) in try skipping.skip() }
      let read = Result { () throws(JSONValue.SyntaxError) in _ = try reading.value() }
      switch (skipped, read) {
      case (.success, .success):
        good += 1
        #expect(skipping.place == reading.place)
      case (.failure(let a), .failure(let b)): #expect(a.line == b.line)
      default: Issue.record("\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(good > 100)
  }
}
