import Foundation

/// The pairs of a `.strings` file: `"key" = "value";`, or a property list as Xcode compiles it.
struct StringsFile {
  private(set) var strings: [String: String] = [:]
  private(set) var problems: [StringsProblem] = []

  private let name: String
  private var scalars: [Unicode.Scalar] = []
  private var at = 0
  private var line = 1

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      readPropertyList(bytes)
    } else {
      scalars = decode(bytes)
      read()
    }
  }

  private mutating func fail(_ fault: StringsProblem.Fault, line: Int?) {
    // One a file says enough: the next is often its echo.
    if problems.isEmpty { problems.append(StringsProblem(file: name, line: line, fault)) }
  }

  private mutating func readPropertyList(_ bytes: [UInt8]) {
    let list: Any
    switch PropertyListText(bytes) {
    case .broken(let fault, let line): return fail(fault, line: line)
    case .list(let found): list = found
    }
    guard let pairs = list as? [String: Any] else {
      return fail(.wrongKind(path: "the file", wanted: "a dictionary", found: "something else"), line: nil)
    }
    for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
      guard let text = value as? String else {
        fail(.wrongKind(path: "\"\(key)\"", wanted: "a text", found: "something else"), line: nil)
        continue
      }
      strings[key] = text
    }
  }

  // MARK: - Characters

  private mutating func decode(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let high = bytes[0] == 0xFE ? 0 : 1
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + 1 - high])
      }
      return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes[start...], as: UTF8.self)
    let scalars = Array(text.unicodeScalars)
    if !bytes[start...].elementsEqual(text.utf8) {
      let first = zip(bytes[start...], text.utf8).prefix { $0 == $1 }.count
      fail(.notUTF8, line: 1 + bytes[start..<start + first].filter { $0 == 0x0A }.count)
    }
    return scalars
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func advance() {
    if scalars[at] == "\n" { line += 1 }
    at += 1
  }

  /// Goes past white space and comments; false when a comment does not end.
  private mutating func skipSpace() -> Bool {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "/" {
        while let scalar = next, scalar != "\n" { at += 1 }
      } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "*" {
        let start = line
        at += 2
        while at + 1 < scalars.count, !(scalars[at] == "*" && scalars[at + 1] == "/") { advance() }
        guard at + 1 < scalars.count else {
          fail(.unterminated("the comment"), line: start)
          at = scalars.count
          return false
        }
        at += 2
      } else {
        return true
      }
    }
    return true
  }

  // MARK: - Pairs

  private mutating func read() {
    while skipSpace(), next != nil {
      guard let key = word("a key in quotes") else {
        recover()
        continue
      }
      guard skipSpace() else { return }
      // An old-style property list may leave the value out where it is the key.
      if next == ";" {
        advance()
        strings[key] = key
        continue
      }
      guard next == "=" else {
        fail(.expected("'=' after the key \"\(key)\""), line: line)
        recover()
        continue
      }
      advance()
      guard skipSpace(), let value = word("the value of \"\(key)\" in quotes") else {
        recover()
        continue
      }
      let end = line
      guard skipSpace() else { return }
      if next == ";" { advance() } else { fail(.expected("';' after the value of \"\(key)\""), line: end) }
      strings[key] = value
    }
  }

  /// Goes to where the next pair may begin.
  private mutating func recover() {
    while let scalar = next {
      advance()
      if scalar == ";" || scalar == "\n" { return }
    }
  }

  /// A quoted text, or letters and digits without quotes; nil where neither begins.
  private mutating func word(_ what: String) -> String? {
    guard let first = next else {
      fail(.expected(what), line: line)
      return nil
    }
    if first == "\"" || first == "'" { return quoted(first) }
    var bare = String.UnicodeScalarView()
    while let scalar = next, isBare(scalar) {
      bare.append(scalar)
      at += 1
    }
    if bare.isEmpty {
      fail(.expected(what), line: line)
      return nil
    }
    return String(bare)
  }

  private func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) -> String? {
    let start = line
    advance()
    var word = String.UnicodeScalarView()
    while let scalar = next {
      advance()
      if scalar == quote { return String(word) }
      guard scalar == "\\" else {
        word.append(scalar)
        continue
      }
      word.append(contentsOf: escape())
    }
    fail(.unterminated("the text"), line: start)
    return nil
  }

  /// What stands after a backslash.
  private mutating func escape() -> String.UnicodeScalarView {
    guard let scalar = next else { return "\\".unicodeScalars }
    advance()
    switch scalar {
    case "n": return "\n".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "a": return "\u{7}".unicodeScalars
    case "b": return "\u{8}".unicodeScalars
    case "f": return "\u{C}".unicodeScalars
    case "v": return "\u{B}".unicodeScalars
    case "U", "u": return utf16()
    default: return String(scalar).unicodeScalars
    }
  }

  /// `\U00e9`: a UTF-16 unit of four digits, and the second half of a pair after it.
  private mutating func utf16() -> String.UnicodeScalarView {
    guard let first = unit() else { return "U".unicodeScalars }
    guard UTF16.isLeadSurrogate(first), at + 1 < scalars.count, scalars[at] == "\\",
      scalars[at + 1] == "U" || scalars[at + 1] == "u"
    else { return String(decoding: [first], as: UTF16.self).unicodeScalars }
    let before = at
    at += 2
    guard let second = unit() else {
      at = before
      return "\u{FFFD}".unicodeScalars
    }
    return String(decoding: [first, second], as: UTF16.self).unicodeScalars
  }

  private mutating func unit() -> UInt16? {
    let digits = scalars[at..<min(at + 4, scalars.count)]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: digits)
    guard digits.count == 4, let value = UInt16(String(text), radix: 16) else { return nil }
    at += 4
    return value
  }
}
