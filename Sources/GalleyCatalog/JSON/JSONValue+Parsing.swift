import Foundation

extension JSONValue {
  /// Why a text is no JSON, and where.
  public struct SyntaxError: Error, Sendable, Hashable {
    public var line: Int
    public var problem: String
  }

  /// Reads a whole JSON text. Time and memory are linear; nesting over 500 levels is refused.
  public init(parsing text: [UInt8]) throws(SyntaxError) {
    var parser = JSONParser(text: text)
    self = try parser.document()
  }

  public init(parsing text: String) throws(SyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// Reads JSON from bytes: by recursive descent what is asked for, and past the rest.
struct JSONParser {
  static let defaultDepthLimit = 500

  let text: [UInt8]
  var at = 0
  var line = 1
  var depth = 0
  var depthLimit = JSONParser.defaultDepthLimit

  init(text: [UInt8]) { self.text = text }

  mutating func document() throws(JSONValue.SyntaxError) -> JSONValue {
    skipMark()
    let value = try value()
    try end()
    return value
  }

  /// Goes past a byte order mark.
  mutating func skipMark() { if text.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 } }

  mutating func end() throws(JSONValue.SyntaxError) {
    skipSpace()
    guard at == text.count else { throw failure("more text after the value") }
  }

  func failure(_ problem: String) -> JSONValue.SyntaxError { .init(line: line, problem: problem) }

  mutating func value() throws(JSONValue.SyntaxError) -> JSONValue {
    skipSpace()
    guard at < text.count else { throw failure("the text ends where a value should stand") }
    switch text[at] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try word("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    default: return .number(try number())
    }
  }

  mutating func word(_ word: StaticString) throws(JSONValue.SyntaxError) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard text[at...].starts(with: letters) else { throw failure("an unknown word") }
    at += letters.count
  }

  mutating func enter() throws(JSONValue.SyntaxError) {
    at += 1
    depth += 1
    if depth > depthLimit { throw failure("nested over \(depthLimit) levels") }
    skipSpace()
  }

  private mutating func object() throws(JSONValue.SyntaxError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    if take("}") {
      depth -= 1
      return .object([])
    }
    while true {
      let (key, start) = try name()
      members.append(.init(key: key, value: try value(), line: start))
      if try goesOn(after: key) { continue }
      depth -= 1
      return .object(members)
    }
  }

  /// A member's name and its line, with the colon.
  mutating func name() throws(JSONValue.SyntaxError) -> (key: String, line: Int) {
    skipSpace()
    let start = line
    guard at < text.count, text[at] == UInt8(ascii: "\"") else { throw failure("a name in quotes should stand here") }
    let key = try string()
    skipSpace()
    guard take(":") else { throw failure("':' should follow \"\(key)\"") }
    return (key, start)
  }

  /// Whether another member follows; takes the object's end where none does.
  mutating func goesOn(after key: String) throws(JSONValue.SyntaxError) -> Bool {
    skipSpace()
    if take(",") { return true }
    guard take("}") else { throw failure("',' or '}' should follow the value of \"\(key)\"") }
    return false
  }

  private mutating func array() throws(JSONValue.SyntaxError) -> JSONValue {
    try enter()
    var values: [JSONValue] = []
    if take("]") {
      depth -= 1
      return .array([])
    }
    while true {
      values.append(try value())
      skipSpace()
      if take(",") { continue }
      guard take("]") else { throw failure("',' or ']' should follow the list's item \(values.count)") }
      depth -= 1
      return .array(values)
    }
  }

  mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard at < text.count, text[at] == UInt8(ascii: letter) else { return false }
    at += 1
    return true
  }
}
