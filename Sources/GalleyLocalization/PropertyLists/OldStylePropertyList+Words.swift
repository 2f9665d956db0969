import Foundation

extension OldStylePropertyList {
  /// A quoted text, or a few kinds of characters without quotes; nil where neither begins.
  ///
  /// - Parameter ends: the characters that may follow.
  mutating func word(_ what: String, ends: String) -> String? {
    let start = scanner.place
    guard let first = scanner.next else {
      fail(.expected(what), at: start)
      return nil
    }
    if first == "\"" || first == "'" { return quoted(ends: ends) }
    var bare = String.UnicodeScalarView()
    while let scalar = scanner.next, Self.isBare(scalar), !scanner.starts(with: "/*"), !scanner.starts(with: "//") {
      bare.append(scalar)
      scanner.advance()
    }
    guard bare.isEmpty else { return String(bare) }
    fail(.stray(Self.shown(first), wanted: what), at: start)
    return nil
  }

  /// ASCII letters and digits, and signs of paths.
  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// A character as a message shows it.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let isVisible =
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
        false
      default: true
      }
    if isVisible { return "'\(scalar)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A text in quotes, which may go on over lines.
  ///
  /// One that goes on over lines and is followed, on the line where it ends, by nothing that may follow lacks its closing
  /// quote: its first line is all of it.
  mutating func quoted(ends: String) -> String? {
    let start = scanner
    let known = faults.count
    guard let quote = scanner.next else { return nil }
    scanner.advance()
    var word = String.UnicodeScalarView()
    var isClosed = false
    while let scalar = scanner.next {
      let place = scanner.place
      scanner.advance()
      if scalar == quote {
        isClosed = true
        break
      }
      if scalar == "\\" { word.append(contentsOf: escape(at: place)) } else { word.append(scalar) }
    }
    if isClosed, scanner.place.line == start.place.line || isFollowed(byOneOf: ends) { return String(word) }
    faults.removeSubrange(known...)
    fail(.unterminated("the text", quote == "\"" ? "\"" : "'"), at: start.place)
    scanner = start
    while let scalar = scanner.next, scalar != "\n", scalar != "\r" { scanner.advance() }
    return nil
  }

  /// Whether one of some characters, a line's end or a comment follows.
  private func isFollowed(byOneOf ends: String) -> Bool {
    var ahead = scanner
    while let scalar = ahead.next {
      if scalar == "\n" || scalar == "\r" || ends.unicodeScalars.contains(scalar)
        || "}),".unicodeScalars.contains(scalar)
      {
        return true
      }
      if ahead.starts(with: "/*") || ahead.starts(with: "//") { return true }
      guard Self.isSpace(scalar) else { return false }
      ahead.advance()
    }
    return true
  }

  // MARK: - Escapes

  /// What stands after a backslash.
  private mutating func escape(at place: FilePlace) -> String.UnicodeScalarView {
    guard let scalar = scanner.next else { return "\\".unicodeScalars }
    scanner.advance()
    switch scalar {
    case "n": return "\n".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "a": return "\u{7}".unicodeScalars
    case "b": return "\u{8}".unicodeScalars
    case "f": return "\u{C}".unicodeScalars
    case "v": return "\u{B}".unicodeScalars
    case "0"..."7": return octal(scalar)
    case "U": return utf16(at: place)
    case "u":
      let digits = (0..<4).compactMap { scanner.next(after: $0) }.prefix { $0.properties.isASCIIHexDigit }
      if digits.count == 4 {
        let text = digits.reduce(into: "") { $0.unicodeScalars.append($1) }
        fail(.escape("\\u\(text) is no escape here and shows as \"u\(text)\"; write \\U\(text)"), at: place)
      }
      return "u".unicodeScalars
    default: return String(scalar).unicodeScalars
    }
  }

  /// Up to three octal digits: a byte in the encoding of NeXTSTEP.
  private mutating func octal(_ first: Unicode.Scalar) -> String.UnicodeScalarView {
    var value = first.value - 0x30
    for _ in 0..<2 {
      guard let scalar = scanner.next, ("0"..."7").contains(scalar) else { break }
      value = value << 3 | (scalar.value - 0x30)
      scanner.advance()
    }
    let byte = UInt8(truncatingIfNeeded: value)
    if byte < 128 { return String(Unicode.Scalar(byte)).unicodeScalars }
    return (NextStepEncoding.characters[byte] ?? "\u{0}").unicodeScalars
  }

  /// `\U00e9`: a UTF-16 unit of four digits, and the second half of a pair after it.
  private mutating func utf16(at place: FilePlace) -> String.UnicodeScalarView {
    let first = unit(at: place)
    if UTF16.isLeadSurrogate(first), scanner.starts(with: "\\U") {
      let before = scanner
      let known = faults.count
      scanner.advance(by: 2)
      let second = unit(at: place)
      if UTF16.isTrailSurrogate(second) { return String(decoding: [first, second], as: UTF16.self).unicodeScalars }
      faults.removeSubrange(known...)
      scanner = before
    }
    guard let scalar = Unicode.Scalar(first) else {
      let digits = String(first, radix: 16)
      fail(.escape("\\U\(digits) is half of a pair and shows as \u{FFFD}; write both halves"), at: place)
      return "\u{FFFD}".unicodeScalars
    }
    return String(scalar).unicodeScalars
  }

  private mutating func unit(at place: FilePlace) -> UInt16 {
    var value: UInt16 = 0
    var digits = 0
    while digits < 4, let scalar = scanner.next, let digit = UInt16(String(scalar), radix: 16) {
      value = value << 4 | digit
      digits += 1
      scanner.advance()
    }
    if digits < 4 { fail(.escape("four hexadecimal digits should follow \\U, not \(digits)"), at: place) }
    return value
  }
}

/// The upper half of NeXTSTEP's encoding, as Foundation's reader of property lists has it.
enum NextStepEncoding {
  static let characters: [UInt8: String] = {
    let pairs = (128...255).map { "b\($0) = \"\\\(String($0, radix: 8))\";" }.joined()
    let list = try? PropertyListSerialization.propertyList(from: Data(pairs.utf8), format: nil)
    let found = list as? [String: String] ?? [:]
    return Dictionary(
      (128...255).compactMap { byte in found["b\(byte)"].map { (UInt8(byte), $0) } },
      uniquingKeysWith: { first, _ in first })
  }()
}
