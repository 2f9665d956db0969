@_spi(Galley) import GalleyFoundation
@_spi(Galley) import GalleyLocalization

extension TextResolver {
  /// Looks a key up and adds the translation with its arguments and Markdown.
  mutating func add(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ look: TextLook) {
    let parts = place.parts(of: key, table: table)
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
    for span in InlineMarkdown.spans(marked) {
      var inner = look
      for change in span.changes { inner.apply(change) }
      for piece in InlineMarkdown.pieces(span.text) {
        switch piece {
        case .text(let text): add(LocalizationTables.shown(text), inner)
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
    case .number(let number): add(place.text(of: number, specifier), look)
    }
  }
}
