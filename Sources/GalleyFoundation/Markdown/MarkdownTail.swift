/// Reads what may follow a bracket: addresses, titles and labels (CommonMark 0.31.2, section 6.3).
struct MarkdownTail {
  private let source: [Unicode.Scalar]
  private(set) var at: Int

  static let labelLimit = 999
  private static let depthLimit = 32

  init(_ source: [Unicode.Scalar], _ at: Int) {
    self.source = source
    self.at = at
  }

  private var next: Unicode.Scalar? { at < source.count ? source[at] : nil }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  /// Goes past spaces and at most one line's end; whether there were any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = at
    while let scalar = next, MarkdownTail.isSpace(scalar) { at += 1 }
    return at > start
  }

  /// `(address "title")`.
  mutating func inlineLink() -> String? {
    guard next == "(" else { return nil }
    at += 1
    skipSpace()
    guard let address = destination() else { return nil }
    if skipSpace(), next != ")" {
      guard title() else { return nil }
      skipSpace()
    }
    guard next == ")" else { return nil }
    at += 1
    return address
  }

  /// An address, its escapes and references resolved.
  mutating func destination() -> String? {
    let start = at
    if next == "<" {
      at += 1
      while let scalar = next, scalar != ">" {
        if scalar == "\n" || scalar == "\r" || scalar == "<" { return nil }
        at += scalar == "\\" ? 2 : 1
      }
      guard next == ">" else { return nil }
      at += 1
      return MarkdownTail.unescaped(source[start + 1..<at - 1])
    }
    var depth = 0
    while let scalar = next, scalar.value > 0x20, scalar.value != 0x7F {
      if scalar == "\\", at + 1 < source.count, MarkdownInline.isASCIIPunctuation(source[at + 1]) {
        at += 2
        continue
      }
      if scalar == "(" {
        depth += 1
        guard depth <= MarkdownTail.depthLimit else { return nil }
      } else if scalar == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      at += 1
    }
    return depth == 0 ? MarkdownTail.unescaped(source[start..<min(at, source.count)]) : nil
  }

  /// Goes past a title in quotes or parentheses.
  mutating func title() -> Bool {
    let end: Unicode.Scalar
    switch next {
    case "\""?: end = "\""
    case "'"?: end = "'"
    case "("?: end = ")"
    default: return false
    }
    at += 1
    while let scalar = next, scalar != end {
      if scalar == "(", end == ")" { return false }
      at += scalar == "\\" ? 2 : 1
    }
    guard next == end else { return false }
    at += 1
    return true
  }

  /// `[label]`, as definitions are found by.
  mutating func label() -> String? {
    guard next == "[" else { return nil }
    let start = at + 1
    at = start
    while let scalar = next, scalar != "]" {
      guard scalar != "[", at - start <= MarkdownTail.labelLimit else { return nil }
      at += scalar == "\\" ? 2 : 1
    }
    guard next == "]" else { return nil }
    at += 1
    return MarkdownTail.normalized(source[start..<at - 1])
  }

  func peekLabel() -> String? {
    var copy = self
    return copy.label()
  }

  /// A label without regard to case and to how words are parted.
  static func normalized(_ label: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: label)
    // There and back, so that ẞ and SS are the same, as by Unicode's folding.
    return String(text).split { $0.isWhitespace }.joined(separator: " ").lowercased().uppercased()
  }

  static func unescaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let source = Array(scalars)
    var text = String.UnicodeScalarView()
    var at = 0
    while at < source.count {
      if source[at] == "\\", at + 1 < source.count, MarkdownInline.isASCIIPunctuation(source[at + 1]) {
        text.append(source[at + 1])
        at += 2
      } else if source[at] == "&", let (decoded, end) = MarkdownEntities.decode(source, at: at) {
        text.append(contentsOf: decoded.unicodeScalars)
        at = end
      } else {
        text.append(source[at])
        at += 1
      }
    }
    return String(text)
  }

  /// `[label]: address "title"` on lines of its own, and where it ends.
  static func definition(_ source: [Unicode.Scalar], _ start: Int) -> (label: String, address: String, end: Int)? {
    var tail = MarkdownTail(source, start)
    guard let label = tail.label(), !label.isEmpty, tail.next == ":" else { return nil }
    tail.at += 1
    guard tail.skipToText() else { return nil }
    let before = tail.at
    guard let address = tail.destination(), tail.at > before else { return nil }
    // The title may be on the next line; a line that is none of it begins the paragraph.
    let plain = tail
    if tail.skipToText(), tail.at > plain.at, tail.title(), tail.endsLine() { return (label, address, tail.at) }
    tail = plain
    return tail.endsLine() ? (label, address, tail.at) : nil
  }

  /// Goes past spaces and one line's end; whether text follows.
  private mutating func skipToText() -> Bool {
    var hasLine = false
    while let scalar = next, MarkdownTail.isSpace(scalar) {
      if scalar == "\n" {
        if hasLine { return false }
        hasLine = true
      }
      at += 1
    }
    return next != nil
  }

  /// Goes past spaces and the line's end, if nothing else follows.
  private mutating func endsLine() -> Bool {
    while next == " " || next == "\t" { at += 1 }
    guard let scalar = next else { return true }
    guard scalar == "\n" else { return false }
    at += 1
    return true
  }
}
