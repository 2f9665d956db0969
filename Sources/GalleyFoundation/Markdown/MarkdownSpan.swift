/// Characters of inline Markdown that share what holds for them.
@_spi(Galley) public struct MarkdownSpan: Equatable, Sendable {
  public var text: String
  public var intent: InlinePresentationIntent = []
  /// Where a link goes, with its escapes resolved.
  public var link: String?
  /// Where an image lies whose description the text is.
  public var image: String?
  /// What stood in the parentheses of `^[text](inflect: true)`, outermost first.
  public var attributes: [String] = []

  func looks(like other: MarkdownSpan) -> Bool {
    intent == other.intent && link == other.link && image == other.image && attributes == other.attributes
  }
}

/// What a pair of markers says of the characters between.
enum MarkdownMark {
  case intent(InlinePresentationIntent)
  case link(String)
  case image(String)
  case attributes(String)

  func apply(to span: inout MarkdownSpan) {
    switch self {
    case .intent(let intent): span.intent.formUnion(intent)
    // An image's description is text alone; what it holds does not lead anywhere.
    case .link(let link): if span.image == nil { span.link = link }
    case .image(let image): if span.image == nil { span.image = image }
    case .attributes(let attributes): span.attributes.append(attributes)
    }
  }
}
