/// A translation cut at its specifiers.
struct LocalizedFormat {
  enum Part: Equatable {
    case literal(String)
    /// The argument's number from 0, and the specifier as written, without a position.
    case argument(Int, String)
  }

  private(set) var parts: [Part] = []

  /// - Parameter hasArguments: Without arguments a `%` is a character like any other.
  init(_ format: String, hasArguments: Bool) {
    guard hasArguments else {
      parts = [.literal(format)]
      return
    }
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while !rest.isEmpty {
      let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) ?? rest.endIndex
      literal += rest[..<percent]
      guard percent < rest.endIndex else { break }
      rest = rest[rest.utf8.index(after: percent)...]
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let (position, specifier, after) = LocalizedFormat.specifier(rest) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.argument(position ?? next, "%" + specifier))
      next = (position ?? next) + 1
      rest = after
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// A specifier at the start of a string, with its position from 0 if it names one, and what follows.
  private static func specifier(_ text: Substring) -> (Int?, String, Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "0123456789.+-# '".contains($0) }
    let lengths = rest.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
    let after = rest.dropFirst(flags.count + lengths.count)
    guard let letter = after.first, "@diuxXofFeEgGcaAsp".contains(letter) else { return nil }
    return (position, String(flags) + String(lengths) + String(letter), after.dropFirst())
  }
}

extension TextResolver {
  /// Looks a key up and adds the translation with its arguments and Markdown.
  mutating func add(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ look: TextLook) {
    let format = Localization.lookup(key.key, table: table, bundle: bundle, locale: place.locale)
    guard !key.arguments.isEmpty else { return addMarkdown(format, [], look) }
    let parts = place.format(format).parts
    // Arguments are not Markdown, and Markdown may go on around them: they take part as one private character each.
    var marked = ""
    var values: [(LocalizedStringKey.Argument, String)] = []
    for part in parts {
      switch part {
      case .literal(let literal): marked += literal
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index), values.count < InlineMarkdown.placeholderCount else { continue }
        marked.append(InlineMarkdown.placeholder(values.count))
        values.append((key.arguments[index], specifier))
      }
    }
    addMarkdown(marked, values, look)
  }

  private mutating func addMarkdown(
    _ marked: String, _ values: [(LocalizedStringKey.Argument, String)], _ look: TextLook
  ) {
    for span in InlineMarkdown.spans(marked) {
      var inner = look
      for change in span.changes { inner.apply(change) }
      for piece in InlineMarkdown.pieces(span.text) {
        switch piece {
        case .text(let text): add(text, inner)
        case .placeholder(let index) where values.indices.contains(index):
          add(values[index].0, values[index].1, inner)
        // The text has a character of its own where placeholders are.
        case .placeholder(let index): add(String(InlineMarkdown.placeholder(index)), inner)
        }
      }
    }
  }

  private mutating func add(_ argument: LocalizedStringKey.Argument, _ specifier: String, _ look: TextLook) {
    switch argument {
    case .string(let string): add(string, look)
    case .text(let text): add(text, look)
    case .number(var number):
      if specifier != "%@" { number.specifier = specifier }
      add(place.text(of: number), look)
    }
  }
}
