/// Reads Markdown's blocks: headings, lists, quotes, code and paragraphs. As Foundation does, the blocks' texts follow
/// each other without breaks between them; the intents tell where they begin.
struct MarkdownBlocks {
  private(set) var attributed = AttributedString()
  private var identity = 0

  init(_ text: String, baseURL: URL?) {
    var paragraph: [String] = []
    var code: (lines: [String], hint: String?)?
    var ordinal = 0
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for line in lines {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        if let open = code {
          addCode(open.lines, open.hint)
          code = nil
        } else {
          endParagraph(&paragraph, baseURL)
          let hint = String(trimmed.dropFirst(3)).trimmingCharacters(in: .whitespaces)
          code = ([], hint.isEmpty ? nil : hint)
        }
        continue
      }
      if code != nil {
        code?.lines.append(line)
        continue
      }
      if trimmed.isEmpty {
        endParagraph(&paragraph, baseURL)
        ordinal = 0
      } else if let (level, title) = Self.heading(trimmed) {
        endParagraph(&paragraph, baseURL)
        add(title, [.header(level: level)], baseURL)
      } else if let (kind, item) = Self.listItem(trimmed) {
        endParagraph(&paragraph, baseURL)
        ordinal += 1
        add(item, [.paragraph, .listItem(ordinal: ordinal), kind], baseURL)
      } else if trimmed.hasPrefix(">") {
        endParagraph(&paragraph, baseURL)
        add(String(trimmed.dropFirst()).trimmingCharacters(in: .whitespaces), [.paragraph, .blockQuote], baseURL)
      } else if trimmed.count >= 3, Set(trimmed) == ["-"] || Set(trimmed) == ["*"] || Set(trimmed) == ["_"] {
        endParagraph(&paragraph, baseURL)
      } else {
        paragraph.append(trimmed + (line.hasSuffix("  ") ? "\n" : ""))
      }
    }
    if let open = code { addCode(open.lines, open.hint) }
    endParagraph(&paragraph, baseURL)
  }

  private static func heading(_ line: String) -> (Int, String)? {
    let marks = line.prefix { $0 == "#" }
    guard (1...6).contains(marks.count), line.dropFirst(marks.count).first?.isWhitespace ?? true else { return nil }
    return (marks.count, line.dropFirst(marks.count).trimmingCharacters(in: .whitespaces))
  }

  private static func listItem(_ line: String) -> (PresentationIntent.Kind, String)? {
    if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
      return (.unorderedList, line.dropFirst(2).trimmingCharacters(in: .whitespaces))
    }
    let digits = line.prefix { $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")", rest.dropFirst().first == " " else {
      return nil
    }
    return (.orderedList, rest.dropFirst(2).trimmingCharacters(in: .whitespaces))
  }

  private mutating func endParagraph(_ lines: inout [String], _ baseURL: URL?) {
    guard !lines.isEmpty else { return }
    // A line's end is a space; two spaces before it keep it.
    let text = lines.joined(separator: " ").replacing("\n ", with: "\n").trimmingCharacters(in: .newlines)
    add(text, [.paragraph], baseURL)
    lines = []
  }

  private mutating func add(_ text: String, _ kinds: [PresentationIntent.Kind], _ baseURL: URL?) {
    var run = MarkdownInline(text, baseURL: baseURL).attributed
    run.presentationIntent = intent(kinds)
    attributed += run
  }

  private mutating func addCode(_ lines: [String], _ hint: String?) {
    var run = AttributedString(lines.map { $0 + "\n" }.joined())
    run.presentationIntent = intent([.codeBlock(languageHint: hint)])
    attributed += run
  }

  private mutating func intent(_ kinds: [PresentationIntent.Kind]) -> PresentationIntent {
    PresentationIntent(
      types: kinds.map { kind in
        identity += 1
        return PresentationIntent.IntentType(kind: kind, identity: identity)
      })
  }
}
