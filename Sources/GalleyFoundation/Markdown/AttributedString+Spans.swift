extension AttributedString {
  /// Inline Markdown as attributes.
  init(_ spans: [MarkdownSpan], options: MarkdownParsingOptions, baseURL: URL?) {
    self.init()
    for span in spans { append(AttributedString(span.text, span, options: options, baseURL: baseURL)) }
  }

  init(_ text: String, _ span: MarkdownSpan, options: MarkdownParsingOptions, baseURL: URL?) {
    self.init(text)
    if !span.intent.isEmpty { self.inlinePresentationIntent = span.intent }
    if let address = span.link { self.link = URL(string: address, relativeTo: baseURL)?.absoluteURL }
    if let address = span.image { self.imageURL = URL(string: address, relativeTo: baseURL)?.absoluteURL }
    if let code = options.languageCode { self.languageIdentifier = code }
  }

  /// Markdown whose arguments are put in as they are.
  init(_ template: MarkdownTemplate, value: (Int, String) -> String) {
    self.init()
    for run in template.runs {
      for piece in run.pieces {
        let text =
          switch piece {
          case .text(let text): LocalizationTables.shown(text)
          case .argument(let index, let specifier): value(index, specifier)
          }
        append(AttributedString(text, run.span, options: MarkdownParsingOptions(), baseURL: nil))
      }
    }
  }
}
