/// A value of a property list in the old text form, in which project files are written.
indirect enum PropertyList {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var list: [PropertyList] {
    if case .list(let values) = self { return values }
    return []
  }

  /// The texts of a list.
  var texts: [String] { list.compactMap(\.text) }

  subscript(key: String) -> PropertyList? {
    if case .table(let table) = self { return table[key] }
    return nil
  }

  /// - Returns: nil where the text is not of this form.
  init?(reading text: [UInt8]) {
    var reader = Reader(text: text)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  private struct Reader {
    var text: [UInt8]
    var position = 0

    /// Nested deeper than any project is.
    private static let depthLimit = 64

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < Self.depthLimit, let next = peek() else { return nil }
      switch next {
      case UInt8(ascii: "{"): return table(depth: depth)
      case UInt8(ascii: "("): return list(depth: depth)
      default: return word().map { .text($0) }
      }
    }

    private mutating func table(depth: Int) -> PropertyList? {
      position += 1
      var table: [String: PropertyList] = [:]
      while let next = peek(), next != UInt8(ascii: "}") {
        guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
        table[key] = value
      }
      return take("}") ? .table(table) : nil
    }

    private mutating func list(depth: Int) -> PropertyList? {
      position += 1
      var values: [PropertyList] = []
      while let next = peek(), next != UInt8(ascii: ")") {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        if !take(",") { break }
      }
      return take(")") ? .list(values) : nil
    }

    private mutating func word() -> String? {
      guard let next = peek() else { return nil }
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return quoted(by: next) }
      let start = position
      while position < text.count, Self.isWordByte(text[position]) { position += 1 }
      return position > start ? String(decoding: text[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted(by mark: UInt8) -> String? {
      position += 1
      var bytes: [UInt8] = []
      while position < text.count, text[position] != mark {
        if text[position] == UInt8(ascii: "\\"), position + 1 < text.count {
          position += 1
          switch text[position] {
          case UInt8(ascii: "n"): bytes.append(10)
          case UInt8(ascii: "t"): bytes.append(9)
          default: bytes.append(text[position])
          }
        } else {
          bytes.append(text[position])
        }
        position += 1
      }
      return take(mark) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private mutating func take(_ mark: Character) -> Bool { mark.asciiValue.map { take($0) } ?? false }

    private mutating func take(_ mark: UInt8) -> Bool {
      guard peek() == mark else { return false }
      position += 1
      return true
    }

    /// The next byte that is neither space nor part of a comment.
    private mutating func peek() -> UInt8? {
      while position < text.count {
        let byte = text[position]
        let following = position + 1 < text.count ? text[position + 1] : 0
        if byte == 32 || (9...13).contains(byte) {
          position += 1
        } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
          while position < text.count, !text[position].isLineBreak { position += 1 }
        } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
          position += 2
          while position + 1 < text.count,
            !(text[position] == UInt8(ascii: "*") && text[position + 1] == UInt8(ascii: "/"))
          {
            position += 1
          }
          position += 2
        } else {
          return byte
        }
      }
      return nil
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122, 128...255: return true
      default: return "_$/:.-".utf8.contains(byte)
      }
    }
  }
}
