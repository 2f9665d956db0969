/// Reads CommonMark's inline syntax, GitHub's strikethrough and Apple's `^[text](attributes)`.
///
/// One walk from left to right makes nodes; markers wait on two stacks, one for emphasis and one for brackets, until their
/// other half comes (CommonMark 0.31.2, appendix: a parsing strategy). What a failed search has seen is remembered, so that
/// the time grows with the length alone, whatever the text is.
@_spi(Galley) public struct MarkdownInline {
  struct Node {
    var text: String.UnicodeScalarView
    /// What holds for the node's own text: code, HTML, breaks.
    var intent: InlinePresentationIntent = []
    var link: String?
    /// Marks that end before the text.
    var closes = 0
    /// Marks that begin after the text, the innermost first.
    var opens: [MarkdownMark] = []
  }

  let source: [Unicode.Scalar]
  /// Whether spaces and line ends stay as they are.
  let keepsSpace: Bool
  /// Where references go, by their label.
  let definitions: [String: String]

  var nodes: [Node] = []
  var at = 0
  var delimiters = MarkdownDelimiters()
  var brackets: [Bracket] = []
  /// How many of the brackets lie around a link and can be none themselves.
  var unlinkable = 0
  var ticks: TickRuns?
  /// Ends of HTML's constructs that were looked for and are not there.
  var missingEnds: Set<String> = []

  init(_ source: [Unicode.Scalar], keepsSpace: Bool, definitions: [String: String] = [:]) {
    self.source = source
    self.keepsSpace = keepsSpace
    self.definitions = definitions
  }

  /// What a text says in Markdown, its spaces and line ends as they are.
  public static func spans(_ text: String) -> [MarkdownSpan] {
    guard hasMarkers(text) else { return text.isEmpty ? [] : [MarkdownSpan(text: text)] }
    var parser = MarkdownInline(Array(text.unicodeScalars), keepsSpace: true)
    return parser.parse()
  }

  /// Whether a text holds anything that may be Markdown.
  static func hasMarkers(_ text: String) -> Bool { text.utf8.contains(where: isMarker) }

  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  mutating func parse() -> [MarkdownSpan] {
    while at < source.count { step() }
    endEmphasis(above: MarkdownDelimiters.none)
    return flattened
  }

  private mutating func step() {
    switch source[at] {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter()
    case "[": open(.link, length: 1)
    case "!" where peek(1) == "[": open(.image, length: 2)
    case "^" where peek(1) == "[": open(.attributes, length: 2)
    case "]": close()
    case "<": angle()
    case "&": entity()
    case "\n", "\r": lineEnd()
    default: plain()
    }
  }

  // MARK: - Nodes

  func peek(_ distance: Int) -> Unicode.Scalar? {
    source.indices.contains(at + distance) ? source[at + distance] : nil
  }

  mutating func add(
    _ scalars: some Sequence<Unicode.Scalar>, intent: InlinePresentationIntent = [], link: String? = nil
  ) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    nodes.append(Node(text: view, intent: intent, link: link))
  }

  /// Whether a character begins nothing and can only be itself.
  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "~", "[", "!", "^", "]", "<", "&", "\n", "\r": false
    default: true
    }
  }

  private mutating func plain() {
    let start = at
    at += 1
    while at < source.count, isPlain(source[at]) { at += 1 }
    add(source[start..<at])
  }

  private mutating func escape() {
    guard let next = peek(1) else {
      at += 1
      return add("\\".unicodeScalars)
    }
    if next == "\n" || next == "\r" {
      at += 1
      endLine(isHard: true)
    } else if MarkdownInline.isASCIIPunctuation(next) {
      at += 2
      add(CollectionOfOne(next))
    } else {
      at += 1
      add("\\".unicodeScalars)
    }
  }

  static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private mutating func entity() {
    guard let (text, end) = MarkdownEntities.decode(source, at: at) else {
      at += 1
      return add("&".unicodeScalars)
    }
    at = end
    add(text.unicodeScalars)
  }

  // MARK: - Line ends

  private mutating func lineEnd() {
    guard !keepsSpace else { return endLine(isHard: false) }
    var spaces = 0
    if let last = nodes.indices.last, nodes[last].intent.isEmpty {
      while nodes[last].text.last == " " {
        nodes[last].text.removeLast()
        spaces += 1
      }
    }
    endLine(isHard: spaces > 1)
  }

  /// Two spaces or a backslash before a line's end keep it; else it is a space.
  private mutating func endLine(isHard: Bool) {
    if source[at] == "\r", peek(1) == "\n" { at += 1 }
    at += 1
    guard !keepsSpace else { return add("\n".unicodeScalars) }
    while at < source.count, source[at] == " " || source[at] == "\t" { at += 1 }
    add((isHard ? "\n" : " ").unicodeScalars, intent: isHard ? .lineBreak : .softBreak)
  }

  // MARK: - Spans

  private var flattened: [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    // What holds at each depth.
    var states = [MarkdownSpan(text: "")]
    for node in nodes {
      if node.closes > 0 { states.removeLast(min(node.closes, states.count - 1)) }
      if !node.text.isEmpty, var span = states.last {
        span.intent.formUnion(node.intent)
        if let link = node.link { span.link = link }
        span.text = String(node.text)
        if let last = result.last, last.looks(like: span) {
          result[result.count - 1].text.unicodeScalars.append(contentsOf: node.text)
        } else {
          result.append(span)
        }
      }
      for mark in node.opens.reversed() {
        guard var state = states.last else { continue }
        mark.apply(to: &state)
        states.append(state)
      }
    }
    return result
  }
}
