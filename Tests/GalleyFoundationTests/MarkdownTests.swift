import GalleyFoundation
import Testing

@Suite struct MarkdownTests {
  /// Runs as `text` with its marks in front: `*` emphasised, `**` strong, `` ` `` code, `~` struck.
  private func marks(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
  )
    throws -> [String]
  {
    let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      var marks = ""
      if intent.contains(.stronglyEmphasized) { marks += "**" }
      if intent.contains(.emphasized) { marks += "*" }
      if intent.contains(.code) { marks += "`" }
      if intent.contains(.strikethrough) { marks += "~" }
      if let link = run.link { marks += "(\(link.absoluteString))" }
      return marks + String(text[run.range].characters)
    }
  }

  @Test func emphasis() throws {
    #expect(try marks("a **bold** b") == ["a ", "**bold", " b"])
    #expect(try marks("*it* and _it_") == ["*it", " and ", "*it"])
    #expect(try marks("***both***") == ["***both"])
    #expect(try marks("**a *b* c**") == ["**a ", "***b", "** c"])
    #expect(try marks("~~gone~~") == ["~gone"])
  }

  @Test func starsThatMeanNothingStay() throws {
    #expect(try marks("2 * 3 * 4") == ["2 * 3 * 4"])
    #expect(try marks("snake_case_name") == ["snake_case_name"])
    #expect(try marks("**open") == ["**open"])
    #expect(try marks("\\*no\\*") == ["*no*"])
  }

  @Test func codeKeepsWhatItHolds() throws {
    #expect(try marks("`a*b*`") == ["`a*b*"])
    #expect(try marks("``a`b``") == ["`a`b"])
  }

  @Test func links() throws {
    #expect(
      try marks("see [the **docs**](https://example.com/a) now") == [
        "see ", "(https://example.com/a)the ", "**(https://example.com/a)docs", " now",
      ])
    #expect(try marks("<https://example.com>") == ["(https://example.com)https://example.com"])
    #expect(try marks("[not a link]") == ["[not a link]"])
  }

  @Test func spaceIsKeptOrPutTogether() throws {
    // A soft break is a space with an intent of its own (Foundation: InlinePresentationIntent.softBreak).
    #expect(try marks("a\n  b", .inlineOnly) == ["a", " ", "b"])
    #expect(try marks("a\n  b", .inlineOnlyPreservingWhitespace) == ["a\n  b"])
  }

  @Test func blocksBecomeIntents() throws {
    let text = try AttributedString(markdown: "# Title\n\nOne\ntwo\n\n1. first\n2. second")
    let parts = text.runs.map { run in
      "\(run.presentationIntent.map { $0.components.map(\.kind) } ?? []) \(String(text[run.range].characters))"
    }
    #expect(parts.count == 6)
    #expect(text.runs.first?.presentationIntent?.components.first?.kind == .header(level: 1))
    #expect(String(text.characters) == "TitleOne twofirstsecond")
    #expect(
      text.runs.last?.presentationIntent?.components.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .orderedList])
  }

  @Test func breaksAndHTMLKeepTheirIntents() throws {
    func intents(_ markdown: String) throws -> [InlinePresentationIntent?] {
      try AttributedString(markdown: markdown).runs.map(\.inlinePresentationIntent)
    }
    #expect(try intents("a  \nb") == [nil, .lineBreak, nil])
    #expect(try intents("a\\\nb") == [nil, .lineBreak, nil])
    #expect(try intents("a <i>b</i>") == [nil, .inlineHTML, nil, .inlineHTML])
    #expect(try intents("<div>\nx\n</div>") == [.blockHTML])
    #expect(try String(AttributedString(markdown: "a  \nb").characters) == "a\nb")
  }

  /// Lists share their own identity, items have theirs (Foundation: PresentationIntent).
  @Test func blocksInBlocksAreNumbered() throws {
    let text = try AttributedString(markdown: "3. a\n   - b\n4. c\n\n---\n\n> q")
    let kinds = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(
      kinds == [
        [.paragraph, .listItem(ordinal: 3), .orderedList],
        [.paragraph, .listItem(ordinal: 1), .unorderedList, .listItem(ordinal: 3), .orderedList],
        [.paragraph, .listItem(ordinal: 4), .orderedList], [.thematicBreak], [.paragraph, .blockQuote],
      ])
    let lists = text.runs.compactMap { $0.presentationIntent?.components.last }.prefix(3)
    #expect(Set(lists.map(\.identity)).count == 1)
  }

  @Test func tables() throws {
    let text = try AttributedString(markdown: "| a | b |\n|:-:|--:|\n| **c** | d \\| e |\n\nend")
    let cells = text.runs.map { run in
      "\(String(text[run.range].characters)) \(run.presentationIntent?.components.map(\.kind).count ?? 0)"
    }
    #expect(cells == ["a 3", "b 3", "c 3", "d | e 3", "end 1"])
    #expect(
      text.runs.first?.presentationIntent?.components.map(\.kind) == [
        .tableCell(columnIndex: 0), .tableHeaderRow,
        .table(columns: [.init(alignment: .center), .init(alignment: .right)]),
      ])
  }

  @Test func referencesFindTheirDefinitions() throws {
    #expect(try marks("[a][x] [X]\n\n[x]: https://a.b 'title'", .full) == ["(https://a.b)a", " ", "(https://a.b)X"])
    #expect(try marks("[a][x]") == ["[a][x]"])
  }

  @Test func attributesInParenthesesTakeNoRoom() throws {
    #expect(try marks("x ^[y *z*](inflect: true)") == ["x y ", "*z"])
    #expect(try marks("x ^[y] z") == ["x ^[y] z"])
  }

  /// Time grows with the length alone, whatever is left open.
  @Test(arguments: [
    "*a ", "_a ", "`", "`a ", "[", "[a](", "](", "~~a ", "![", "<", "<a ", "\\", "**a *b ", "*a_ ", "[a](b) [", "a](b",
    "<!--", "^[a](", "[a](<b", "&", "*a**", "[a](\"", "> ", "- ", "[a]: ",
  ]) func nothingIsQuadratic(_ part: String) throws {
    // Seconds of processor time, the least of two.
    func time(_ count: Int) throws -> Double {
      let text = String(repeating: part, count: count)
      return try (0..<2).map { _ in
        var (start, end) = (timespec(), timespec())
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
        for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnly, .full] {
          _ = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
        }
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
        return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) * 1e-9
      }.min() ?? 0
    }
    _ = try time(100)
    let short = try time(1_000)
    let long = try time(8_000)
    // Eight times as long; sixty-four times would be quadratic.
    #expect(long < max(short, 0.01) * 24, "\(part): \(short) s, \(long) s")
  }
}
