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

/// Reads JSON from bytes. Facts are read on demand from small files, so plain recursive descent is fast enough.
struct JSONParser {
  let text: [UInt8]
  var at = 0
  var line = 1
  var depth = 0

  init(text: [UInt8]) { self.text = text }

  mutating func document() throws(JSONValue.SyntaxError) -> JSONValue {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    let value = try value()
    skipSpace()
    guard at == text.count else { throw failure("more text after the value") }
    return value
  }

  func failure(_ problem: String) -> JSONValue.SyntaxError { .init(line: line, problem: problem) }

  private mutating func skipSpace() {
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      at += 1
    }
  }

  private mutating func value() throws(JSONValue.SyntaxError) -> JSONValue {
    skipSpace()
    guard at < text.count else { throw failure("the text ends where a value should stand") }
    switch text[at] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONValue.SyntaxError) -> JSONValue {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard text[at...].starts(with: letters) else { throw failure("an unknown word") }
    at += letters.count
    return value
  }

  private mutating func enter() throws(JSONValue.SyntaxError) {
    at += 1
    depth += 1
    if depth > 500 { throw failure("nested over 500 levels") }
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
      skipSpace()
      let start = line
      guard at < text.count, text[at] == UInt8(ascii: "\"") else { throw failure("a name in quotes should stand here") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure("':' should follow \"\(key)\"") }
      members.append(.init(key: key, value: try value(), line: start))
      skipSpace()
      if take(",") { continue }
      guard take("}") else { throw failure("',' or '}' should follow the value of \"\(key)\"") }
      depth -= 1
      return .object(members)
    }
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

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard at < text.count, text[at] == UInt8(ascii: letter) else { return false }
    at += 1
    return true
  }
}
