extension MarkdownInline {
  /// A bracket that waits for its other half.
  struct Bracket {
    enum Kind { case link, image, attributes }

    var kind: Kind
    var node: Int
    /// Where the text in the brackets begins.
    var start: Int
    /// The last run of emphasis before it.
    var bottom: Int
    /// Whether another bracket opened inside.
    var holdsBracket = false
  }

  mutating func open(_ kind: Bracket.Kind, length: Int) {
    if let last = brackets.indices.last { brackets[last].holdsBracket = true }
    add(source[at..<at + length])
    at += length
    brackets.append(Bracket(kind: kind, node: nodes.count - 1, start: at, bottom: delimiters.last))
  }

  mutating func close() {
    let end = at
    at += 1
    guard let bracket = brackets.popLast() else { return add("]".unicodeScalars) }
    let isLinkable = bracket.kind != .link || brackets.count >= unlinkable
    unlinkable = min(unlinkable, brackets.count)
    guard isLinkable, let mark = mark(bracket, end) else { return add("]".unicodeScalars) }
    nodes[bracket.node].text = String.UnicodeScalarView()
    endEmphasis(above: bracket.bottom)
    nodes[bracket.node].opens = [mark]
    nodes.append(Node(text: String.UnicodeScalarView(), closes: 1))
    // Links hold no links.
    if bracket.kind == .link { unlinkable = brackets.count }
  }

  /// What follows the closing bracket: an address, attributes, or the label of a definition.
  private mutating func mark(_ bracket: Bracket, _ end: Int) -> MarkdownMark? {
    if bracket.kind == .attributes {
      guard let close = attributesEnd() else { return nil }
      defer { at = close + 1 }
      return .attributes(String(String.UnicodeScalarView(source[at + 1..<close])))
    }
    var address: String?
    var tail = MarkdownTail(source, at)
    if let found = tail.inlineLink() {
      address = found
      at = tail.at
    } else if !definitions.isEmpty {
      address = reference(bracket, end)
    }
    return address.map { bracket.kind == .image ? .image($0) : .link($0) }
  }

  /// Attributes are the members of an object, in which quotes may hold parentheses.
  private func attributesEnd() -> Int? {
    guard at < source.count, source[at] == "(" else { return nil }
    var depth = 0
    var quote: Unicode.Scalar?
    for index in at..<min(source.count, at + MarkdownInline.attributesLimit) {
      let scalar = source[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
      } else if scalar == "(" {
        depth += 1
      } else if scalar == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static let attributesLimit = 1024

  private mutating func reference(_ bracket: Bracket, _ end: Int) -> String? {
    var tail = MarkdownTail(source, at)
    let isFull = tail.label() != nil
    if isFull, let label = MarkdownTail(source, at).peekLabel(), !label.isEmpty {
      guard let address = definitions[label] else { return nil }
      at = tail.at
      return address
    }
    guard !bracket.holdsBracket, end - bracket.start <= MarkdownTail.labelLimit,
      let address = definitions[MarkdownTail.normalized(source[bracket.start..<end])]
    else { return nil }
    if isFull { at = tail.at }
    return address
  }
}
