/// What begins and ends blocks of HTML (CommonMark 0.31.2, section 4.6).
enum MarkdownHTML {
  private static let literal = ["script", "pre", "style", "textarea"]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  /// The number of the condition that a line fulfils.
  static func start(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    let text = String(String.UnicodeScalarView(rest))
    if text.hasPrefix("<!--") { return 2 }
    if text.hasPrefix("<?") { return 3 }
    if text.hasPrefix("<![CDATA[") { return 5 }
    if text.hasPrefix("<!") { return text.dropFirst(2).first.map { $0.isASCII && $0.isLetter } ?? false ? 4 : nil }
    let isEnd = text.hasPrefix("</")
    let after = text.dropFirst(isEnd ? 2 : 1)
    let name = after.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    let next = after.dropFirst(name.count).first
    let isParted = next == nil || next == " " || next == "\t" || next == ">"
    if !isEnd, literal.contains(name), isParted { return 1 }
    if blocks.contains(name), isParted || after.dropFirst(name.count).hasPrefix("/>") { return 6 }
    let tag = MarkdownInline(Array(rest), keepsSpace: true)
    guard !literal.contains(name), let end = tag.tagEnd(),
      rest.dropFirst(end).allSatisfy({ $0 == " " || $0 == "\t" })
    else { return nil }
    return 7
  }

  /// Whether a line is the last of a block that began by a condition.
  static func ends(_ condition: Int, _ line: [Unicode.Scalar]) -> Bool {
    let text = String(String.UnicodeScalarView(line))
    switch condition {
    case 1:
      let small = text.lowercased()
      return literal.contains { small.contains("</\($0)>") }
    case 2: return text.contains("-->")
    case 3: return text.contains("?>")
    case 4: return text.contains(">")
    case 5: return text.contains("]]>")
    default: return false
    }
  }
}
