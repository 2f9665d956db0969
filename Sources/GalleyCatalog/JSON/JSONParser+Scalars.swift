import Foundation

extension JSONParser {
  mutating func string() throws(JSONValue.SyntaxError) -> String {
    at += 1
    let start = at
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text[start..<at - 1], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure("a line break or control character inside a text")
      default: at += 1
      }
    }
    throw failure("a text without its closing quote")
  }

  private mutating func escapedString(from start: Int) throws(JSONValue.SyntaxError) -> String {
    var bytes = Array(text[start..<at])
    while at < text.count {
      let byte = text[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      if byte < 0x20 { throw failure("a line break or control character inside a text") }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard at < text.count else { break }
      let letter = text[at]
      at += 1
      switch letter {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(letter)
      case UInt8(ascii: "u"): bytes.append(contentsOf: Array(String(try unicodeEscape()).utf8))
      default: throw failure("an unknown escape in a text")
      }
    }
    throw failure("a text without its closing quote")
  }

  private mutating func unicodeEscape() throws(JSONValue.SyntaxError) -> Character {
    let first = try fourDigits()
    // A pair of surrogates is one character; a lone one is nothing, and becomes the replacement character.
    if (0xD800..<0xDC00).contains(first), at + 1 < text.count, text[at] == UInt8(ascii: "\\"),
      text[at + 1] == UInt8(ascii: "u")
    {
      let back = at
      at += 2
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return Character(scalar)
      }
      at = back
    }
    return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
  }

  private mutating func fourDigits() throws(JSONValue.SyntaxError) -> UInt32 {
    guard at + 4 <= text.count, let value = UInt32(String(decoding: text[at..<at + 4], as: UTF8.self), radix: 16) else {
      throw failure("four hexadecimal digits should follow \\u")
    }
    at += 4
    return value
  }

  mutating func number() throws(JSONValue.SyntaxError) -> Double {
    let start = at
    var whole = 0
    let negative = text[at] == UInt8(ascii: "-")
    if negative { at += 1 }
    while at < text.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = text[at], at - start < 16 {
      whole = whole * 10 + Int(text[at] - UInt8(ascii: "0"))
      at += 1
    }
    if at < text.count {
      switch text[at] {
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return try decimal(from: start)
      default: break
      }
    }
    guard at > start + (negative ? 1 : 0) else { throw failure("a value should stand here") }
    return negative ? -Double(whole) : Double(whole)
  }

  private mutating func decimal(from start: Int) throws(JSONValue.SyntaxError) -> Double {
    at = start
    scan: while at < text.count {
      switch text[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        at += 1
      default: break scan
      }
    }
    guard let value = Double(String(decoding: text[start..<at], as: UTF8.self)), value.isFinite else {
      throw failure("'\(String(decoding: text[start..<at], as: UTF8.self))' is no number")
    }
    return value
  }
}
