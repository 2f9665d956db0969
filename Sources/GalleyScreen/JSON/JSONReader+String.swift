extension JSONReader {
  /// A string; invalid UTF-8, bare control characters and halves of surrogate pairs are errors.
  public mutating func string() throws(ScreenReadingError) -> String {
    try expect(UInt8(ascii: "\""), "a string")
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = String(validating: bytes[start..<position], as: UTF8.self)
        guard let text else { throw .string(at: start) }
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try stringWithEscapes(from: start) }
      if byte < 0x20 { throw .string(at: position) }
      position += 1
    }
    throw .ended(expected: "the string's end")
  }

  private mutating func stringWithEscapes(from start: Int) throws(ScreenReadingError) -> String {
    var utf8 = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: utf8, as: UTF8.self) else { throw .string(at: start) }
        return text
      case UInt8(ascii: "\\"): utf8.append(contentsOf: try escape())
      case ..<0x20: throw .string(at: position - 1)
      default: utf8.append(byte)
      }
    }
    throw .ended(expected: "the string's end")
  }

  private mutating func escape() throws(ScreenReadingError) -> [UInt8] {
    guard position < bytes.count else { throw .ended(expected: "an escape") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
    default: throw .string(at: position - 1)
    }
  }

  private mutating func escapedScalar() throws(ScreenReadingError) -> Character {
    let start = position
    var value = try hexadecimal()
    if (0xD800..<0xDC00).contains(value) {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
      else { throw .string(at: start) }
      position += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw .string(at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw .string(at: start) }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(ScreenReadingError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw .ended(expected: "four hexadecimal digits") }
      let byte = bytes[position]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw .string(at: position)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
