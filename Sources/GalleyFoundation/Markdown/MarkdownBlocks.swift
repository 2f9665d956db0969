/// Reads the blocks of Markdown, line by line (CommonMark 0.31.2, appendix, and GitHub's tables).
struct MarkdownBlocks {
  let document = MarkdownBlock(.document)
  private(set) var definitions: [String: String] = [:]
  /// From the document to the innermost block that is open.
  var open: [MarkdownBlock]

  /// Containers deeper than this take what comes as text.
  static let depthLimit = 100

  init(_ text: String) {
    open = [document]
    var source = Array(text.unicodeScalars)[...]
    while !source.isEmpty {
      let end = source.firstIndex { $0 == "\n" || $0 == "\r" } ?? source.endIndex
      read(MarkdownLine(source[..<end].map { $0 == "\0" ? "\u{FFFD}" : $0 }))
      var next = end
      if next < source.endIndex {
        next += source[next] == "\r" && next + 1 < source.endIndex && source[next + 1] == "\n" ? 2 : 1
      }
      source = source[next...]
    }
    close(downTo: 0)
  }

  var tip: MarkdownBlock { open[open.count - 1] }

  // MARK: - A line

  private mutating func read(_ source: MarkdownLine) {
    var line = source
    var depth = 1
    matching: while depth < open.count {
      switch goesOn(open[depth], &line) {
      case .yes: depth += 1
      case .no: break matching
      case .ends:
        close(downTo: depth)
        return
      }
    }
    let allMatched = depth == open.count
    var container = open[depth - 1]
    var hasBegun = false
    while !container.isLiteral, open.count <= MarkdownBlocks.depthLimit || hasBegun {
      // A paragraph that goes on can be a heading or the head of a table.
      if !hasBegun, container.isParagraph, turn(container, line) { return }
      guard let begun = begin(&line, depth: depth, interrupts: container.isParagraph) else { break }
      hasBegun = true
      depth = open.count
      container = begun
      // The line of these is no content of theirs.
      switch begun.kind {
      case .heading, .rule, .fence: return
      default: break
      }
      if open.count > MarkdownBlocks.depthLimit { break }
    }
    if !hasBegun, !allMatched, !line.isBlank, tip.isParagraph {
      // A paragraph's line need not repeat the marks of what it stands in.
      line.skipSpaces()
      tip.lines.append(line.remainder)
      return
    }
    if !hasBegun { close(downTo: depth) }
    add(line)
  }

  private mutating func add(_ source: MarkdownLine) {
    var line = source
    switch tip.kind {
    case .fence, .indentedCode: tip.lines.append(line.remainder)
    case .html(let condition):
      tip.lines.append(line.remainder)
      if MarkdownHTML.ends(condition, line.remainder) { close(downTo: open.count - 1) }
    case .paragraph:
      line.skipSpaces()
      tip.lines.append(line.remainder)
    case .table where !line.isBlank: addRow(Array(line.rest))
    default:
      guard !line.isBlank else { return }
      line.skipSpaces()
      push(MarkdownBlock(.paragraph))
      tip.lines.append(line.remainder)
    }
  }

  // MARK: - Going on

  private enum Answer { case yes, no, ends }

  private func goesOn(_ block: MarkdownBlock, _ line: inout MarkdownLine) -> Answer {
    switch block.kind {
    case .document, .list: return .yes
    case .quote:
      guard line.indent < 4, line.rest.first == ">" else { return .no }
      MarkdownBlocks.skipQuote(&line)
      return .yes
    case .item(let indent):
      if line.isBlank {
        guard !block.children.isEmpty else { return .no }
        line.skipSpaces()
      } else {
        guard line.indent >= indent else { return .no }
        line.advance(columns: indent)
      }
      return .yes
    case .fence(let sign, let length, let indent, _):
      if line.indent < 4 {
        let marks = line.rest.prefix { $0 == sign }
        if marks.count >= length, line.rest.dropFirst(marks.count).allSatisfy({ $0 == " " || $0 == "\t" }) {
          return .ends
        }
      }
      line.advance(columns: min(indent, line.indent))
      return .yes
    case .indentedCode:
      if line.indent >= 4 {
        line.advance(columns: 4)
      } else if line.isBlank {
        line.skipSpaces()
      } else {
        return .no
      }
      return .yes
    case .html(let condition): return condition >= 6 && line.isBlank ? .no : .yes
    case .paragraph: return line.isBlank ? .no : .yes
    case .table: return line.isBlank ? .no : .yes
    case .heading, .rule, .row, .cell: return .no
    }
  }

  static func skipQuote(_ line: inout MarkdownLine) {
    line.skipSpaces()
    line.advance(columns: 1)
    if line.nextIsSpace { line.advance(columns: 1) }
  }

  // MARK: - Blocks

  mutating func push(_ block: MarkdownBlock) {
    // What lines go into holds no blocks.
    while open.count > 1, !holds(tip, block) { close(downTo: open.count - 1) }
    tip.children.append(block)
    open.append(block)
  }

  private func holds(_ parent: MarkdownBlock, _ child: MarkdownBlock) -> Bool {
    switch parent.kind {
    case .document, .quote, .item: !child.isItem
    case .list: child.isItem
    default: false
    }
  }

  mutating func close(downTo depth: Int) {
    while open.count > max(depth, 1) {
      let block = open.removeLast()
      finish(block)
    }
    if depth == 0 { finish(document) }
  }

  private mutating func finish(_ block: MarkdownBlock) {
    block.isOpen = false
    switch block.kind {
    case .paragraph:
      takeDefinitions(from: block)
      if block.lines.isEmpty { open.last?.children.removeAll { $0 === block } }
    case .indentedCode:
      while let last = block.lines.last, last.allSatisfy({ $0 == " " || $0 == "\t" }) { block.lines.removeLast() }
    default: break
    }
  }

  /// Takes `[label]: address "title"` off a paragraph's start.
  mutating func takeDefinitions(from block: MarkdownBlock) {
    guard block.lines.first?.first == "[" else { return }
    let text = block.text
    var at = 0
    while at < text.count, let (label, address, end) = MarkdownTail.definition(text, at) {
      if definitions[label] == nil { definitions[label] = address }
      at = end
    }
    guard at > 0 else { return }
    block.lines =
      at < text.count ? text[at...].split(separator: "\n", omittingEmptySubsequences: false).map(Array.init) : []
  }
}
