extension MarkdownBlocks {
  /// The blocks' texts after each other, without breaks between them: the intents tell where they begin.
  static func attributed(
    _ text: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
  ) -> AttributedString {
    let blocks = MarkdownBlocks(text)
    var writer = Writer(definitions: blocks.definitions, options: options, baseURL: baseURL)
    for child in blocks.document.children { writer.add(child, []) }
    return writer.result
  }

  private struct Writer {
    let definitions: [String: String]
    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?
    var result = AttributedString()
    /// Blocks are numbered in the order in which they begin.
    private var identity = 0

    init(definitions: [String: String], options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
      self.definitions = definitions
      self.options = options
      self.baseURL = baseURL
    }

    /// - Parameter outer: the blocks around, the innermost first.
    mutating func add(_ block: MarkdownBlock, _ outer: [PresentationIntent.IntentType]) {
      switch block.kind {
      case .document: break
      case .quote: addAll(block.children, within(.blockQuote, outer))
      case .list(let marker):
        let list = within(marker.start == nil ? .unorderedList : .orderedList, outer)
        for (index, item) in block.children.enumerated() {
          addAll(item.children, within(.listItem(ordinal: (marker.start ?? 1) + index), list))
        }
      case .item: addAll(block.children, outer)
      case .paragraph: addInline(block, within(.paragraph, outer))
      case .heading(let level): addInline(block, within(.header(level: level), outer))
      case .fence(_, _, _, let info):
        let words = MarkdownTail.unescaped(info[...]).split { $0 == " " || $0 == "\t" }
        addLiteral(block, within(.codeBlock(languageHint: words.first.map(String.init)), outer), [])
      case .indentedCode: addLiteral(block, within(.codeBlock(languageHint: nil), outer), [])
      case .html: addLiteral(block, outer, .blockHTML)
      case .rule: append(AttributedString("\u{2E3B}"), within(.thematicBreak, outer))
      case .table(let columns):
        let table = within(.table(columns: columns), outer)
        for (index, row) in block.children.enumerated() {
          let cells = within(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), table)
          for (column, cell) in row.children.enumerated() {
            addInline(cell, within(.tableCell(columnIndex: column), cells))
          }
        }
      case .row, .cell: break
      }
    }

    private mutating func addAll(_ blocks: [MarkdownBlock], _ outer: [PresentationIntent.IntentType]) {
      for block in blocks { add(block, outer) }
    }

    private mutating func within(
      _ kind: PresentationIntent.Kind, _ outer: [PresentationIntent.IntentType]
    ) -> [PresentationIntent.IntentType] {
      identity += 1
      return [PresentationIntent.IntentType(kind: kind, identity: identity)] + outer
    }

    private mutating func addInline(_ block: MarkdownBlock, _ intent: [PresentationIntent.IntentType]) {
      var text = block.text[...]
      // Spaces at a paragraph's end are no break.
      while text.last == " " || text.last == "\t" { text.removeLast() }
      var parser = MarkdownInline(Array(text), keepsSpace: false, definitions: definitions)
      append(AttributedString(parser.parse(), options: options, baseURL: baseURL), intent)
    }

    private mutating func addLiteral(
      _ block: MarkdownBlock, _ intent: [PresentationIntent.IntentType], _ inline: InlinePresentationIntent
    ) {
      let text = block.lines.map { String(String.UnicodeScalarView($0)) + "\n" }.joined()
      append(AttributedString(text, MarkdownSpan(text: "", intent: inline), options: options, baseURL: nil), intent)
    }

    private mutating func append(_ text: AttributedString, _ intent: [PresentationIntent.IntentType]) {
      var text = text
      if !intent.isEmpty { text.presentationIntent = PresentationIntent(types: intent) }
      result += text
    }
  }
}
