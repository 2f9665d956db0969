/// A text file's characters: UTF-8 or UTF-16, with or without a byte order mark, and where it is neither.
struct DecodedText {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var faults: [(fault: StringsProblem.Fault, place: FilePlace?)] = []

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      decodeUTF16(bytes[2...], isBig: bytes[0] == 0xFE)
    } else if bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) {
      // No text begins with a NUL: one beside a letter is half of its UTF-16 unit.
      decodeUTF16(bytes[...], isBig: bytes[0] == 0)
    } else {
      decodeUTF8(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...])
    }
  }

  private mutating func decodeUTF8(_ bytes: ArraySlice<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      scalars = Array(text.unicodeScalars)
      return
    }
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    decode { decoder.decode(&rest) }
  }

  private mutating func decodeUTF16(_ bytes: ArraySlice<UInt8>, isBig: Bool) {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[isBig ? $0 : $0 + 1]) << 8 | UInt16(bytes[isBig ? $0 + 1 : $0])
    }
    var decoder = UTF16()
    var rest = units.makeIterator()
    decode(as: .notUTF16) { decoder.decode(&rest) }
    if bytes.count % 2 == 1 { faults.append((.notUTF16, TextPlaces.place(of: scalars.count, in: scalars))) }
  }

  /// Takes scalars until there are no more; what is none is replaced, and said once a line.
  private mutating func decode(as fault: StringsProblem.Fault = .notUTF8, _ next: () -> UnicodeDecodingResult) {
    var lastFault = -1
    var lineStart = 0
    var line = 1
    while true {
      switch next() {
      case .scalarValue(let scalar):
        scalars.append(scalar)
        if TextPlaces.endsLine(scalars, scalars.count - 1) {
          line += 1
          lineStart = scalars.count
        }
      case .error:
        if lastFault != line {
          faults.append((fault, FilePlace(line: line, column: scalars.count - lineStart + 1)))
        }
        lastFault = line
        scalars.append("\u{FFFD}")
      case .emptyInput: return
      }
    }
  }
}

/// Lines of a text: they end with LF, CR, both together, or Unicode's separators.
enum TextPlaces {
  /// Whether a line ends with the character at an index.
  static func endsLine(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    case "\n": !(index > 0 && scalars[index - 1] == "\r")
    case "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  static func place(of index: Int, in scalars: [Unicode.Scalar]) -> FilePlace {
    var place = FilePlace(line: 1, column: 1)
    for before in 0..<min(index, scalars.count) {
      if endsLine(scalars, before) {
        place = FilePlace(line: place.line + 1, column: 1)
      } else if !(scalars[before] == "\n" && place.column == 1) {
        place.column += 1
      }
    }
    return place
  }
}

/// Goes through a text once, knowing where it stands.
struct TextScanner {
  let scalars: [Unicode.Scalar]
  private(set) var at = 0
  private var line = 1
  private var lineStart = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }
  var isAtEnd: Bool { at >= scalars.count }
  var place: FilePlace { FilePlace(line: line, column: at - lineStart + 1) }

  func next(after count: Int) -> Unicode.Scalar? { at + count < scalars.count ? scalars[at + count] : nil }

  /// Whether a text stands here.
  func starts(with text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= scalars.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where scalars[at + index] != Unicode.Scalar(text.utf8Start[index]) { return false }
    return true
  }

  mutating func advance() {
    guard at < scalars.count else { return }
    let scalar = scalars[at]
    at += 1
    // The second half of a line's end begins none.
    if scalar == "\n", at > 1, scalars[at - 2] == "\r" {
      lineStart = at
    } else if TextPlaces.endsLine(scalars, at - 1) {
      line += 1
      lineStart = at
    }
  }

  mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Goes past a text that is found further on; false, and to the end, where it is not.
  mutating func skip(past text: StaticString) -> Bool {
    while !isAtEnd {
      if starts(with: text) {
        advance(by: text.utf8CodeUnitCount)
        return true
      }
      advance()
    }
    return false
  }
}
