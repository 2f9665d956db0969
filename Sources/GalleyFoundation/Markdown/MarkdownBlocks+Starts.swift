extension MarkdownBlocks {
  /// Begins the block that the line's first characters ask for; nil for text.
  mutating func begin(_ line: inout MarkdownLine, depth: Int, interrupts: Bool) -> MarkdownBlock? {
    if line.indent >= 4 {
      guard !tip.isParagraph, !line.isBlank, !isTable(depth) else { return nil }
      close(downTo: depth)
      push(MarkdownBlock(.indentedCode))
      line.advance(columns: 4)
      return tip
    }
    let rest = line.rest
    guard let first = rest.first else { return nil }
    switch first {
    case ">":
      close(downTo: depth)
      MarkdownBlocks.skipQuote(&line)
      push(MarkdownBlock(.quote))
      return tip
    case "#":
      guard let (level, text) = Self.heading(rest) else { return nil }
      close(downTo: depth)
      push(MarkdownBlock(.heading(level)))
      tip.lines = [text]
      return tip
    case "`", "~":
      guard let fence = Self.fence(rest, indent: line.indent) else { return nil }
      close(downTo: depth)
      push(MarkdownBlock(fence))
      return tip
    case "<":
      guard let condition = MarkdownHTML.start(rest), condition < 7 || !interrupts && !tip.isParagraph else {
        return nil
      }
      close(downTo: depth)
      push(MarkdownBlock(.html(condition)))
      return tip
    default: break
    }
    if Self.isRule(rest) {
      close(downTo: depth)
      push(MarkdownBlock(.rule))
      return tip
    }
    return beginItem(&line, depth: depth, interrupts: interrupts)
  }

  private func isTable(_ depth: Int) -> Bool { if case .table = open[depth - 1].kind { true } else { false } }

  // MARK: - Forms

  private static func heading(_ rest: ArraySlice<Unicode.Scalar>) -> (Int, [Unicode.Scalar])? {
    let marks = rest.prefix { $0 == "#" }.count
    let after = rest.dropFirst(marks)
    guard marks <= 6, after.isEmpty || after.first == " " || after.first == "\t" else { return nil }
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
    var text = after.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    // Marks at the end belong to the heading where a space is before them.
    var inner = text
    while inner.last == "#" { inner.removeLast() }
    if inner.isEmpty {
      text = inner
    } else if inner.count < text.count, let last = inner.last, isSpace(last) {
      while let last = inner.last, isSpace(last) { inner.removeLast() }
      text = inner
    }
    return (marks, Array(text))
  }

  private static func fence(_ rest: ArraySlice<Unicode.Scalar>, indent: Int) -> MarkdownBlock.Kind? {
    guard let sign = rest.first else { return nil }
    let length = rest.prefix { $0 == sign }.count
    let info = Array(rest.dropFirst(length))
    guard length >= 3, sign == "~" || !info.contains("`") else { return nil }
    return .fence(sign: sign, length: length, indent: indent, info: info)
  }

  static func isRule(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let sign = rest.first, sign == "*" || sign == "-" || sign == "_" else { return false }
    return rest.allSatisfy { $0 == sign || $0 == " " || $0 == "\t" } && rest.count { $0 == sign } >= 3
  }

  // MARK: - Lists

  private static let digitLimit = 9

  /// A list's marker, and how many characters it has.
  private static func marker(_ rest: ArraySlice<Unicode.Scalar>) -> (MarkdownBlock.Marker, Int)? {
    guard let first = rest.first else { return nil }
    let length: Int
    let marker: MarkdownBlock.Marker
    if first == "-" || first == "+" || first == "*" {
      (marker, length) = (MarkdownBlock.Marker(sign: first, start: nil), 1)
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard (1...digitLimit).contains(digits.count), let sign = rest.dropFirst(digits.count).first,
        sign == "." || sign == ")", let start = Int(String(String.UnicodeScalarView(digits)))
      else { return nil }
      (marker, length) = (MarkdownBlock.Marker(sign: sign, start: start), digits.count + 1)
    }
    let after = rest.dropFirst(length).first
    guard after == nil || after == " " || after == "\t" else { return nil }
    return (marker, length)
  }

  private mutating func beginItem(_ line: inout MarkdownLine, depth: Int, interrupts: Bool) -> MarkdownBlock? {
    guard let (marker, length) = Self.marker(line.rest) else { return nil }
    let isEmpty = line.rest.dropFirst(length).allSatisfy { $0 == " " || $0 == "\t" }
    // Only what cannot be text ends a paragraph: no empty item, and no number but one.
    if interrupts, isEmpty || marker.start.map({ $0 != 1 }) ?? false { return nil }
    let before = line.indent
    line.skipSpaces()
    line.advance(columns: length)
    var indent = before + length
    let gap = line.indent
    if isEmpty || gap > 4 {
      indent += 1
      if line.nextIsSpace { line.advance(columns: 1) }
    } else {
      indent += gap
      line.advance(columns: gap)
    }
    close(downTo: depth)
    if case .list(let own) = tip.kind, own.sign == marker.sign, (own.start == nil) == (marker.start == nil) {
      push(MarkdownBlock(.item(indent: indent)))
    } else {
      if case .list = tip.kind { close(downTo: open.count - 1) }
      push(MarkdownBlock(.list(marker)))
      push(MarkdownBlock(.item(indent: indent)))
    }
    return tip
  }

  // MARK: - Paragraphs that become something else

  /// Whether the line makes the open paragraph a heading or the head of a table.
  mutating func turn(_ paragraph: MarkdownBlock, _ line: MarkdownLine) -> Bool {
    guard line.indent < 4, let first = line.rest.first, paragraph === tip else { return false }
    if first == "=" || first == "-" {
      var rest = line.rest
      while rest.last == " " || rest.last == "\t" { rest.removeLast() }
      if rest.allSatisfy({ $0 == first }) {
        takeDefinitions(from: paragraph)
        if !paragraph.lines.isEmpty {
          paragraph.kind = .heading(first == "=" ? 1 : 2)
          close(downTo: open.count - 1)
          return true
        }
      }
    }
    guard let head = paragraph.lines.last, let columns = MarkdownTable.columns(Array(line.rest)) else { return false }
    let cells = MarkdownTable.cells(head)
    guard cells.count == columns.count else { return false }
    paragraph.lines.removeLast()
    close(downTo: open.count - 1)
    push(MarkdownBlock(.table(columns: columns)))
    addRow(head)
    return true
  }

  func addRow(_ line: [Unicode.Scalar]) {
    guard case .table(let columns) = tip.kind else { return }
    let row = MarkdownBlock(.row)
    let cells = MarkdownTable.cells(line)
    for index in columns.indices {
      let cell = MarkdownBlock(.cell)
      cell.lines = [index < cells.count ? cells[index] : []]
      row.children.append(cell)
    }
    tip.children.append(row)
  }
}
