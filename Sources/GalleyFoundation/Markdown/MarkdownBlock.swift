/// A block of Markdown: what holds other blocks, or lines of text.
final class MarkdownBlock {
  struct Marker: Equatable {
    /// `-`, `+`, `*`, `.` or `)`.
    var sign: Unicode.Scalar
    /// nil for a list of bullets.
    var start: Int?
  }

  enum Kind {
    case document
    case quote
    case list(Marker)
    /// - Parameter indent: columns that belong to the marker.
    case item(indent: Int)
    case paragraph
    case heading(Int)
    case fence(sign: Unicode.Scalar, length: Int, indent: Int, info: [Unicode.Scalar])
    case indentedCode
    /// By the seven conditions of HTML blocks (CommonMark 0.31.2, section 4.6).
    case html(Int)
    case rule
    case table(columns: [PresentationIntent.TableColumn])
    case row
    case cell
  }

  var kind: Kind
  var children: [MarkdownBlock] = []
  var lines: [[Unicode.Scalar]] = []
  var isOpen = true

  init(_ kind: Kind) { self.kind = kind }

  /// Whether lines go in as they are, and nothing can begin inside.
  var isLiteral: Bool {
    switch kind {
    case .fence, .indentedCode, .html: true
    default: false
    }
  }

  var isParagraph: Bool { if case .paragraph = kind { true } else { false } }

  var isItem: Bool { if case .item = kind { true } else { false } }

  /// The lines with line ends between.
  var text: [Unicode.Scalar] { Array(lines.joined(separator: "\n".unicodeScalars)) }
}

/// A line and how far it was read, tabs as wide as they are there.
struct MarkdownLine {
  let scalars: [Unicode.Scalar]
  private(set) var at = 0
  private var column = 0
  /// Columns of a tab that are still to be read.
  private var tabRest = 0

  private static let tab = 4

  init(_ scalars: some Sequence<Unicode.Scalar>) { self.scalars = Array(scalars) }

  /// The first character from here that is no space, and the columns before it.
  private var found: (index: Int, indent: Int) {
    var index = at
    var column = column + tabRest
    if tabRest > 0 { index += 1 }
    while index < scalars.count {
      if scalars[index] == " " {
        column += 1
      } else if scalars[index] == "\t" {
        column += MarkdownLine.tab - column % MarkdownLine.tab
      } else {
        break
      }
      index += 1
    }
    return (index, column - self.column)
  }

  var indent: Int { found.indent }
  var isBlank: Bool { found.index >= scalars.count }
  /// What follows the spaces.
  var rest: ArraySlice<Unicode.Scalar> { scalars[found.index...] }
  var isAtEnd: Bool { at >= scalars.count }

  mutating func skipSpaces() {
    let (index, indent) = found
    column += indent
    at = index
    tabRest = 0
  }

  /// Goes past columns of spaces, or past characters that are none.
  mutating func advance(columns: Int) {
    var left = columns
    while left > 0, at < scalars.count {
      if scalars[at] == "\t" {
        if tabRest == 0 { tabRest = MarkdownLine.tab - column % MarkdownLine.tab }
        let step = min(left, tabRest)
        tabRest -= step
        column += step
        left -= step
        if tabRest == 0 { at += 1 }
      } else {
        at += 1
        column += 1
        left -= 1
      }
    }
  }

  /// What was not read, the rest of a tab as spaces.
  var remainder: [Unicode.Scalar] {
    tabRest > 0
      ? Array(repeating: " ", count: tabRest) + scalars[min(at + 1, scalars.count)...]
      : Array(scalars[min(at, scalars.count)...])
  }

  var nextIsSpace: Bool { at < scalars.count && (scalars[at] == " " || scalars[at] == "\t") }
}
