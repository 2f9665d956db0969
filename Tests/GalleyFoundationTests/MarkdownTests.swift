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
    #expect(try marks("a\n  b", .inlineOnly) == ["a b"])
    #expect(try marks("a\n  b", .inlineOnlyPreservingWhitespace) == ["a\n  b"])
  }

  @Test func blocksBecomeIntents() throws {
    let text = try AttributedString(markdown: "# Title\n\nOne\ntwo\n\n1. first\n2. second")
    let parts = text.runs.map { run in
      "\(run.presentationIntent.map { $0.components.map(\.kind) } ?? []) \(String(text[run.range].characters))"
    }
    #expect(parts.count == 4)
    #expect(text.runs.first?.presentationIntent?.components.first?.kind == .header(level: 1))
    #expect(String(text.characters) == "TitleOne twofirstsecond")
    #expect(
      text.runs.last?.presentationIntent?.components.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .orderedList])
  }
}
