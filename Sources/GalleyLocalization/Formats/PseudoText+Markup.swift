import GalleyScenario

// Texts whose Markdown somebody else reads, later: their marks, addresses and attributes stay what they are.

extension PseudoText {
  /// What stands for an argument while a text is looked at as a whole: no text has it.
  private static let placeholder: Character = "\u{10FFFD}"

  /// A text's parts as a pseudo-language shows them.
  public static func parts(_ parts: [FormatPart], _ language: PseudoLanguage?) -> [FormatPart] {
    guard let language, language != .keys else { return parts }
    var whole = ""
    for part in parts {
      switch part {
      case .literal(let literal):
        if literal.contains(placeholder) { return plain(parts, language) }
        whole += literal
      case .argument: whole.append(placeholder)
      }
    }
    let pieces = pieces(Array(whole), splitsMarks: language == .rtl)
    guard pieces.count > 1 || parts.count > 1 else { return plain(parts, language) }
    var arguments = parts.filter { if case .argument = $0 { true } else { false } }[...]
    var shown: [FormatPart] = []
    func add(_ literal: String) {
      if literal.isEmpty { return }
      if case .literal(let before)? = shown.last {
        shown[shown.count - 1] = .literal(before + literal)
      } else {
        shown.append(.literal(literal))
      }
    }
    for piece in pieces {
      for (index, literal) in piece.text.split(separator: placeholder, omittingEmptySubsequences: false).enumerated() {
        if index > 0, let argument = arguments.popFirst() { shown.append(argument) }
        add(piece.isText ? text(String(literal), language) : String(literal))
      }
    }
    return shown
  }

  private static func plain(_ parts: [FormatPart], _ language: PseudoLanguage) -> [FormatPart] {
    parts.map { if case .literal(let literal) = $0 { .literal(text(literal, language)) } else { $0 } }
  }

  /// A text cut into what is read and what is written for the machine.
  ///
  /// - Parameter splitsMarks: whether marks of emphasis part the text, too: letters beside them decide what they mean.
  private static func pieces(_ text: [Character], splitsMarks: Bool) -> [(text: String, isText: Bool)] {
    var pieces: [(text: String, isText: Bool)] = []
    var start = 0
    var at = 0
    func close(_ end: Int, _ isText: Bool) {
      if end > start { pieces.append((String(text[start..<end]), isText)) }
      start = end
    }
    while at < text.count {
      if let end = endOfSyntax(text, at) {
        close(at, true)
        at = end
        close(at, false)
      } else if splitsMarks, "*_~`[]^".contains(text[at]) {
        close(at, true)
        at += 1
        close(at, false)
      } else {
        at += 1
      }
    }
    close(text.count, true)
    return pieces
  }

  /// How far a link may be written before it is none.
  private static let reach = 2_000

  /// Where an address, a list of attributes or an entity ends that begins at an index; nil where none does.
  private static func endOfSyntax(_ text: [Character], _ at: Int) -> Int? {
    let rest = text[at..<min(at + reach, text.count)]
    switch text[at] {
    case "]":
      guard rest.dropFirst().first == "(" else { return nil }
      var open = 0
      for index in rest.indices.dropFirst() {
        if rest[index].isNewline { return nil }
        if rest[index] == "(" { open += 1 }
        if rest[index] == ")" { open -= 1 }
        if open == 0 { return index + 1 }
      }
      return nil
    case "<":
      let inside = rest.dropFirst().prefix { $0 != ">" && !$0.isWhitespace }
      guard inside.contains(where: { $0 == ":" || $0 == "@" }), rest.dropFirst(1 + inside.count).first == ">" else {
        return nil
      }
      return at + inside.count + 2
    case "&":
      let name = rest.dropFirst().prefix(32).prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      return !name.isEmpty && rest.dropFirst(1 + name.count).first == ";" ? at + name.count + 2 : nil
    case "h", "m":
      if at > 0, text[at - 1].isLetter || text[at - 1].isNumber { return nil }
      guard ["https://", "http://", "mailto:"].contains(where: { rest.starts(with: $0) }) else { return nil }
      return at + rest.prefix { !$0.isWhitespace && !")>\"]".contains($0) }.count
    default: return nil
    }
  }
}
