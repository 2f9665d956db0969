import GalleyLocalization

/// A localized text cut at its Markdown and its arguments.
///
/// Arguments are no Markdown, and Markdown may go on around them: while it is read, each is one character for private use.
@_spi(Galley) public struct MarkdownTemplate {
  public enum Piece: Equatable, Sendable {
    case text(String)
    /// An argument's number from 0, and its specifier.
    case argument(Int, specifier: String)
  }

  public struct Run: Equatable, Sendable {
    /// What holds for the run; its text is empty.
    public var span: MarkdownSpan
    public var pieces: [Piece]
  }

  public internal(set) var runs: [Run] = []

  private static let first: UInt32 = 0xF_0000
  private static let limit = 0x1000

  /// - Parameter value: an argument in words, for the addresses of links that hold it.
  public init(_ parts: [FormatPart], value: (Int, String) -> String) {
    // As most texts are: no Markdown, so that the parts are the pieces.
    let isPlain = parts.allSatisfy { part in
      if case .literal(let text) = part { return !MarkdownInline.hasMarkers(text) }
      return true
    }
    guard !isPlain else {
      let pieces = parts.compactMap { part -> Piece? in
        switch part {
        case .literal(let text): text.isEmpty ? nil : .text(text)
        case .argument(let index, let specifier): .argument(index, specifier: specifier)
        }
      }
      if !pieces.isEmpty { runs = [Run(span: MarkdownSpan(text: ""), pieces: pieces)] }
      return
    }
    var arguments: [(index: Int, specifier: String)] = []
    var marked = String.UnicodeScalarView()
    for part in parts {
      switch part {
      case .literal(let literal): marked.append(contentsOf: literal.unicodeScalars)
      case .argument(let index, let specifier):
        guard arguments.count < Self.limit, let scalar = Unicode.Scalar(Self.first + UInt32(arguments.count)) else {
          continue
        }
        marked.append(scalar)
        arguments.append((index, specifier))
      }
    }
    for span in MarkdownInline.spans(String(marked)) {
      var run = Run(span: span, pieces: Self.pieces(span.text, arguments))
      run.span.text = ""
      func filled(_ text: String) -> String {
        Self.pieces(text, arguments).map { piece in
          switch piece {
          case .text(let text): text
          case .argument(let index, let specifier): value(index, specifier)
          }
        }.joined()
      }
      run.span.link = span.link.map(filled)
      run.span.image = span.image.map(filled)
      runs.append(run)
    }
  }

  private static func pieces(_ text: String, _ arguments: [(index: Int, specifier: String)]) -> [Piece] {
    // The first byte of all placeholders in UTF-8.
    guard text.utf8.contains(0xF3) else { return text.isEmpty ? [] : [.text(text)] }
    var result: [Piece] = []
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Texts may have such characters of their own.
      guard scalar.value >= first, scalar.value - first < arguments.count else {
        plain.append(scalar)
        continue
      }
      if !plain.isEmpty { result.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
      let argument = arguments[Int(scalar.value - first)]
      result.append(.argument(argument.index, specifier: argument.specifier))
    }
    if !plain.isEmpty { result.append(.text(String(plain))) }
    return result
  }
}
