/// The part of Markdown that texts know: emphasis, strong emphasis, strikethrough, code and links.
///
/// Blocks are no part of it: line ends and list markers stay as they are, as in Apple's inline parsing.
enum InlineMarkdown {
  struct Span: Equatable {
    var text: String
    var changes: [TextChange]
  }

  enum Piece: Equatable {
    case text(String)
    case placeholder(Int)
  }

  // MARK: - Placeholders

  private static let firstPlaceholder: UInt32 = 0xF_0000
  static let placeholderCount = 0x1000

  /// A character for private use that stands for an argument.
  static func placeholder(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstPlaceholder + UInt32(index)) ?? "\u{FFFD}")
  }

  static func pieces(_ text: String) -> [Piece] {
    // Every placeholder's first byte of UTF-8 is this.
    guard text.utf8.contains(0xF3) else { return text.isEmpty ? [] : [.text(text)] }
    var result: [Piece] = []
    var run = ""
    for scalar in text.unicodeScalars {
      guard scalar.value >= firstPlaceholder, scalar.value < firstPlaceholder + UInt32(placeholderCount) else {
        run.unicodeScalars.append(scalar)
        continue
      }
      if !run.isEmpty { result.append(.text(run)) }
      run = ""
      result.append(.placeholder(Int(scalar.value - firstPlaceholder)))
    }
    if !run.isEmpty { result.append(.text(run)) }
    return result
  }

  // MARK: - Parsing

  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  static func spans(_ source: String) -> [Span] {
    guard source.utf8.contains(where: isMarker) else { return [Span(text: source, changes: [])] }
    var parser = InlineMarkdownParser(Array(source))
    let nodes = parser.nodes(until: nil)
    var result: [Span] = []
    func flatten(_ nodes: [InlineMarkdownParser.Node], _ changes: [TextChange]) {
      for node in nodes {
        switch node {
        case .text(let text):
          if let last = result.last, last.changes == changes {
            result[result.count - 1].text += text
          } else {
            result.append(Span(text: text, changes: changes))
          }
        case .styled(let change, let inner): flatten(inner, changes + [change])
        }
      }
    }
    flatten(nodes, [])
    return result
  }
}

/// Reads inline Markdown from left to right; a marker without its other half is a character like any other.
struct InlineMarkdownParser {
  indirect enum Node {
    case text(String)
    case styled(TextChange, [Node])
  }

  private let source: [Character]
  private var place = 0
  /// How deep markers may nest; deeper ones are characters.
  private var depth = 0
  private static let depthLimit = 32

  init(_ source: [Character]) { self.source = source }

  mutating func nodes(until end: (marker: [Character], limit: Int)?) -> [Node] {
    var result: [Node] = []
    var run = ""
    let limit = end?.limit ?? source.count
    func flush(_ run: inout String, _ result: inout [Node]) {
      if !run.isEmpty { result.append(.text(run)) }
      run = ""
    }
    while place < limit {
      let character = source[place]
      if character == "\\", place + 1 < limit, source[place + 1].isASCII,
        source[place + 1].isPunctuation || source[place + 1].isSymbol
      {
        run.append(source[place + 1])
        place += 2
        continue
      }
      if let node = styled(limit: limit) {
        flush(&run, &result)
        result.append(node)
        continue
      }
      run.append(character)
      place += 1
    }
    flush(&run, &result)
    return result
  }

  /// A styled part that starts here and ends before a limit; nil leaves the place where it is.
  private mutating func styled(limit: Int) -> Node? {
    guard depth < InlineMarkdownParser.depthLimit else { return nil }
    switch source[place] {
    case "`": return code(limit: limit)
    case "[": return link(limit: limit)
    case "<": return autolink(limit: limit)
    case "*", "_":
      return emphasis("***", limit: limit) ?? emphasis("**", limit: limit) ?? emphasis("*", limit: limit)
    case "~": return emphasis("~~", limit: limit)
    default: return nil
    }
  }

  private mutating func emphasis(_ stars: String, limit: Int) -> Node? {
    let sign = source[place]
    let marker = stars.map { $0 == "*" ? sign : $0 }
    guard matches(marker, at: place, limit: limit), place + marker.count < limit,
      !source[place + marker.count].isWhitespace
    else { return nil }
    // An underscore inside a word is no marker.
    if sign == "_", place > 0, isWord(source[place - 1]) { return nil }
    var end = place + marker.count + 1
    while end + marker.count <= limit {
      if source[end] == "\\" {
        end += 2
        continue
      }
      if matches(marker, at: end, limit: limit), !source[end - 1].isWhitespace, isClosing(marker, at: end, limit: limit)
      {
        break
      }
      end += 1
    }
    guard end + marker.count <= limit else { return nil }
    let inner = parse(from: place + marker.count, to: end)
    place = end + marker.count
    switch stars {
    case "***": return .styled(.fontChange(.bold(true)), [.styled(.fontChange(.italic(true)), inner)])
    case "**": return .styled(.fontChange(.bold(true)), inner)
    case "~~": return .styled(.strikethrough(.single), inner)
    default: return .styled(.fontChange(.italic(true)), inner)
    }
  }

  /// Whether a marker may end here: a single star must not be half of a double one, nor an underscore inside a word.
  private func isClosing(_ marker: [Character], at end: Int, limit: Int) -> Bool {
    let after = end + marker.count
    if marker.count == 1, after < limit, source[after] == marker[0] { return false }
    if marker.count == 1, end > 0, source[end - 1] == marker[0] { return false }
    if marker[0] == "_", after < limit, isWord(source[after]) { return false }
    return true
  }

  private mutating func code(limit: Int) -> Node? {
    guard let end = source[(place + 1)..<limit].firstIndex(of: "`"), end > place + 1 else { return nil }
    let text = String(source[(place + 1)..<end])
    place = end + 1
    return .styled(.fontChange(.monospaced(true)), [.text(text)])
  }

  private mutating func link(limit: Int) -> Node? {
    guard let close = source[place..<limit].firstIndex(of: "]"), close + 1 < limit, source[close + 1] == "(",
      let end = source[(close + 1)..<limit].firstIndex(of: ")"),
      let url = URL(string: String(source[(close + 2)..<end]).split(separator: " ").first.map(String.init) ?? "")
    else { return nil }
    let inner = parse(from: place + 1, to: close)
    place = end + 1
    return .styled(.link(url), inner)
  }

  private mutating func autolink(limit: Int) -> Node? {
    guard let end = source[place..<limit].firstIndex(of: ">") else { return nil }
    let text = String(source[(place + 1)..<end])
    guard text.contains("://") || text.hasPrefix("mailto:"), !text.contains(" "), let url = URL(string: text) else {
      return nil
    }
    place = end + 1
    return .styled(.link(url), [.text(text)])
  }

  private mutating func parse(from start: Int, to end: Int) -> [Node] {
    place = start
    depth += 1
    let inner = nodes(until: ([], end))
    depth -= 1
    return inner
  }

  private func matches(_ marker: [Character], at index: Int, limit: Int) -> Bool {
    index + marker.count <= limit && Array(source[index..<index + marker.count]) == marker
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
