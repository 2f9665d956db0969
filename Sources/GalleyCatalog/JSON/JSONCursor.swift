/// A place in a JSON text from which values are read, or passed over, front to back.
///
/// Only what is asked for is built; the rest is checked and costs little more than its bytes. A cursor may be made again
/// at a place that another one has seen.
///
///     var cursor = JSONCursor(bytes)
///     try cursor.object { cursor, key, line in
///       if key == "version" { version = try cursor.value() } else { try cursor.skip() }
///     }
///     try cursor.end()
public struct JSONCursor {
  /// Where a value begins.
  public struct Place: Sendable, Hashable {
    /// In bytes.
    public var offset: Int
    /// Counted from 1.
    public var line: Int
  }

  private var parser: JSONParser

  /// - Parameters:
  ///   - place: where to begin; nil for the start.
  ///   - depthLimit: how deep containers may stand in each other.
  public init(_ text: [UInt8], at place: Place? = nil, depthLimit: Int = 500) {
    parser = JSONParser(text: text)
    parser.depthLimit = depthLimit
    if let place { (parser.at, parser.line) = (place.offset, place.line) } else { parser.skipMark() }
  }

  /// Where the next value begins.
  public var place: Place {
    mutating get {
      parser.skipSpace()
      return Place(offset: parser.at, line: parser.line)
    }
  }

  /// What kind of value follows, as ``JSONValue/kind`` says it.
  public var kind: String {
    mutating get {
      parser.skipSpace()
      guard parser.at < parser.text.count else { return "missing" }
      return switch parser.text[parser.at] {
      case UInt8(ascii: "{"): "an object"
      case UInt8(ascii: "["): "a list"
      case UInt8(ascii: "\""): "a text"
      case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
      case UInt8(ascii: "n"): "null"
      default: "a number"
      }
    }
  }

  /// Reads an object member by member.
  ///
  /// - Parameter member: reads or skips the member's value; it is given the name and the line of the name.
  public mutating func object(
    _ member: (inout JSONCursor, String, Int) throws(JSONValue.SyntaxError) -> Void
  ) throws(JSONValue.SyntaxError) {
    parser.skipSpace()
    guard parser.at < parser.text.count, parser.text[parser.at] == UInt8(ascii: "{") else {
      throw parser.failure("an object should stand here")
    }
    try parser.enter()
    if !parser.take("}") {
      while true {
        let (key, line) = try parser.name()
        try member(&self, key, line)
        if try parser.goesOn(after: key) { continue }
        break
      }
    }
    parser.depth -= 1
  }

  public mutating func value() throws(JSONValue.SyntaxError) -> JSONValue { try parser.value() }

  /// Goes past the next value, checking its form.
  public mutating func skip() throws(JSONValue.SyntaxError) { try parser.skip() }

  /// Makes sure that nothing but space is left.
  public mutating func end() throws(JSONValue.SyntaxError) { try parser.end() }
}
