@_spi(Galley) import GalleyFoundation
@_spi(Galley) import GalleyLocalization

extension TextResolver {
  /// Looks a key up and adds the translation with its arguments and Markdown.
  mutating func add(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ look: TextLook) {
    let parts = place.parts(of: key, table: table, bundle: LocalizationTables.folder(of: bundle))
    var template = MarkdownTemplate(parts) { characters(of: key, $0, $1) }
    template.agree(
      language: place.locale.identifier,
      number: { index in
        guard key.arguments.indices.contains(index), case .number(let number) = key.arguments[index] else { return nil }
        return number.value
      }, text: { characters(of: key, $0, $1) })
    for run in template.runs {
      var inner = look
      inner.apply(run.span)
      // What looks alike is set together, and kerned where a value meets the words around it.
      var alike = ""
      for piece in run.pieces {
        switch piece {
        case .text(let text): alike += LocalizationTables.shown(text)
        case .argument(let index, let specifier):
          if key.arguments.indices.contains(index), case .text(let text) = key.arguments[index] {
            add(alike, inner)
            add(text, inner)
            alike = ""
          } else {
            alike += characters(of: key, index, specifier)
          }
        }
      }
      add(alike, inner)
    }
  }

  private func characters(of key: LocalizedStringKey, _ index: Int, _ specifier: String) -> String {
    guard key.arguments.indices.contains(index) else { return "" }
    switch key.arguments[index] {
    case .string(let string): return string
    case .text(let text): return text.characters(in: environment)
    case .number(let number): return place.text(of: number, specifier)
    }
  }
}

extension TextLook {
  mutating func apply(_ span: MarkdownSpan) {
    apply(span.intent)
    if let link = span.link.flatMap({ URL(string: $0) }) { self.link = link }
  }

  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold(true)) }
    if intent.contains(.emphasized) { fontChanges.append(.italic(true)) }
    if intent.contains(.code) { fontChanges.append(.monospaced(true)) }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }
}
