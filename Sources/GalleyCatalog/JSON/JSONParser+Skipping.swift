// Values that nobody asked for are passed over eight bytes at a time, and nothing is built of them.

extension JSONParser {
  /// Goes past a value, checking its form. Nesting takes no stack.
  mutating func skip() throws(JSONValue.SyntaxError) {
    var open: [Bool] = []
    values: while true {
      skipSpace()
      guard at < text.count else { throw failure("the text ends where a value should stand") }
      switch text[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = text[at] == UInt8(ascii: "{")
        at += 1
        guard depth + open.count < depthLimit else { throw failure("nested over \(depthLimit) levels") }
        skipSpace()
        if !take(isObject ? "}" : "]") {
          open.append(isObject)
          if isObject { try skipName() }
          continue values
        }
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "t"): try word("true")
      case UInt8(ascii: "f"): try word("false")
      case UInt8(ascii: "n"): try word("null")
      default: _ = try number()
      }
      while let isObject = open.last {
        skipSpace()
        if take(",") {
          if isObject { try skipName() }
          continue values
        }
        guard take(isObject ? "}" : "]") else {
          throw failure(isObject ? "',' or '}' should stand here" : "',' or ']' should stand here")
        }
        open.removeLast()
      }
      return
    }
  }

  private mutating func skipName() throws(JSONValue.SyntaxError) {
    skipSpace()
    guard at < text.count, text[at] == UInt8(ascii: "\"") else { throw failure("a name in quotes should stand here") }
    try skipString()
    skipSpace()
    guard take(":") else { throw failure("':' should follow a name") }
  }

  private mutating func skipString() throws(JSONValue.SyntaxError) {
    at += 1
    while true {
      let from = at
      at = text.withUnsafeBytes { Self.endOfPlainText($0, from) }
      guard at < text.count else { throw failure("a text without its closing quote") }
      switch text[at] {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"):
        at += 1
        guard at < text.count else { throw failure("a text without its closing quote") }
        switch text[at] {
        case UInt8(ascii: "u"):
          let digits = text[at...].dropFirst().prefix(4)
          guard digits.count == 4, digits.allSatisfy(Self.isHexadecimal) else {
            throw failure("four hexadecimal digits should follow \\u")
          }
          at += 5
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"),
          UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
          at += 1
        default: throw failure("an unknown escape in a text")
        }
      default: throw failure("a line break or control character inside a text")
      }
    }
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// The first quote, backslash or control character from a place on; the count where there is none.
  private static func endOfPlainText(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones &* 0x80
    var at = start
    while at + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      // A byte's top bit is set where it is under 0x20, or differs by nothing from a quote or a backslash.
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let controls = (word &- ones &* 0x20) & ~word
      if (controls | ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)) & tops != 0 { break }
      at += 8
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return at }
      at += 1
    }
    return at
  }

  /// Goes past white space, counting lines.
  mutating func skipSpace() {
    guard at < text.count, text[at] <= 0x20 else { return }
    let from = at
    let (end, lines) = text.withUnsafeBytes { Self.endOfSpace($0, from) }
    at = end
    line += lines
  }

  private static func endOfSpace(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> (end: Int, lines: Int) {
    var at = start
    var lines = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"): lines += 1
      case UInt8(ascii: " "):
        while at + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) == 0x2020_2020_2020_2020
        { at += 8 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: " ") else { continue }
      case UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return (at, lines)
      }
      at += 1
    }
    return (at, lines)
  }
}
