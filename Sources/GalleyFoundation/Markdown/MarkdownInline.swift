/// Reads CommonMark's inline syntax: emphasis, code, links, autolinks, escapes, breaks, and GitHub's strikethrough.
struct MarkdownInline {
  private let characters: [Character]
  private let baseURL: URL?

  init(_ text: String, baseURL: URL?) {
    characters = Array(text)
    self.baseURL = baseURL
  }

  static func collapsingWhitespace(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var attributed: AttributedString { parse(0, characters.count, [], nil) }

  /// Runs of `*`, `_` or `~` and what they may do, by the rules of flanking.
  private struct Delimiter {
    var range: Range<Int>
    var canOpen: Bool
    var canClose: Bool
  }

  private func parse(
    _ start: Int, _ end: Int, _ intent: InlinePresentationIntent, _ link: URL?
  ) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var at = start
    func flush() {
      guard !plain.isEmpty else { return }
      result += styled(plain, intent, link)
      plain = ""
    }
    while at < end {
      let c = characters[at]
      if c == "\\", at + 1 < end, characters[at + 1].isASCII,
        characters[at + 1].isPunctuation || "+<>=^`|~$".contains(characters[at + 1])
      {
        plain.append(characters[at + 1])
        at += 2
      } else if c == "`", let (content, next) = code(at, end) {
        flush()
        result += styled(content, intent.union(.code), link)
        at = next
      } else if c == "[", let found = linkAt(at, end) {
        flush()
        result += parse(found.label.lowerBound, found.label.upperBound, intent, found.url ?? link)
        at = found.next
      } else if c == "!", at + 1 < end, characters[at + 1] == "[", let found = linkAt(at + 1, end) {
        flush()
        result += parse(found.label.lowerBound, found.label.upperBound, intent, link)
        at = found.next
      } else if c == "<", let (address, next) = autolink(at, end) {
        flush()
        result += styled(
          address, intent, URL(string: address.contains("@") && !address.contains(":") ? "mailto:" + address : address))
        at = next
      } else if c == "*" || c == "_" || c == "~", let (inner, added, next) = emphasis(at, end) {
        flush()
        result += parse(inner.lowerBound, inner.upperBound, intent.union(added), link)
        at = next
      } else {
        plain.append(c)
        at += 1
      }
    }
    flush()
    return result
  }

  private func styled(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
    var run = AttributedString(text)
    if !intent.isEmpty { run.inlinePresentationIntent = intent }
    if let link { run.link = link }
    return run
  }

  private func run(_ c: Character, from at: Int, to end: Int) -> Int {
    var next = at
    while next < end, characters[next] == c { next += 1 }
    return next
  }

  /// Between backticks of the same number; one space is taken off each end when both have one.
  private func code(_ at: Int, _ end: Int) -> (String, Int)? {
    let open = run("`", from: at, to: end)
    var look = open
    while look < end {
      guard characters[look] == "`" else {
        look += 1
        continue
      }
      let close = run("`", from: look, to: end)
      if close - look == open - at {
        var content = String(characters[open..<look]).replacing("\n", with: " ")
        if content.count > 1, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
          content = String(content.dropFirst().dropLast())
        }
        return (content, close)
      }
      look = close
    }
    return nil
  }

  private func linkAt(_ at: Int, _ end: Int) -> (label: Range<Int>, url: URL?, next: Int)? {
    var depth = 0
    var look = at
    while look < end {
      if characters[look] == "\\" {
        look += 1
      } else if characters[look] == "[" {
        depth += 1
      } else if characters[look] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      look += 1
    }
    guard look + 1 < end, characters[look + 1] == "(" else { return nil }
    var parens = 0
    var close = look + 1
    while close < end {
      if characters[close] == "\\" {
        close += 1
      } else if characters[close] == "(" {
        parens += 1
      } else if characters[close] == ")" {
        parens -= 1
        if parens == 0 { break }
      }
      close += 1
    }
    guard close < end else { return nil }
    let inside = String(characters[(look + 2)..<close]).trimmingCharacters(in: .whitespacesAndNewlines)
    let address = inside.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    let trimmed = address.hasPrefix("<") && address.hasSuffix(">") ? String(address.dropFirst().dropLast()) : address
    return ((at + 1)..<look, URL(string: trimmed, relativeTo: baseURL), close + 1)
  }

  private func autolink(_ at: Int, _ end: Int) -> (String, Int)? {
    guard let close = characters[at..<end].firstIndex(of: ">") else { return nil }
    let inside = String(characters[(at + 1)..<close])
    guard !inside.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
    let isURL =
      inside.firstIndex(of: ":").map { inside[..<$0].count > 1 && inside[..<$0].allSatisfy(\.isLetter) } ?? false
    let isMail = inside.split(separator: "@").count == 2 && inside.contains(".")
    return isURL || isMail ? (inside, close + 1) : nil
  }

  private func delimiter(_ at: Int, _ end: Int) -> Delimiter {
    let c = characters[at]
    let close = run(c, from: at, to: end)
    let before = at > 0 ? characters[at - 1] : " "
    let after = close < characters.count ? characters[close] : " "
    func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
    let left = !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let right = !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    // Underscores inside words are letters.
    if c == "_" {
      return Delimiter(
        range: at..<close, canOpen: left && (!right || isPunctuation(before)),
        canClose: right && (!left || isPunctuation(after)))
    }
    return Delimiter(range: at..<close, canOpen: left, canClose: right)
  }

  /// What an opening run encloses, up to a run of its kind that closes it.
  private func emphasis(_ at: Int, _ end: Int) -> (inner: Range<Int>, InlinePresentationIntent, next: Int)? {
    let c = characters[at]
    let opening = delimiter(at, end)
    guard opening.canOpen else { return nil }
    let wanted = opening.range.count
    let width: Int
    if c == "~" {
      guard wanted <= 2 else { return nil }
      width = wanted
    } else {
      width = min(3, wanted)
    }
    var look = opening.range.upperBound
    var depth = 0
    while look < end {
      let d = characters[look]
      if d == "\\" {
        look += 2
      } else if d == "`", let (_, next) = code(look, end) {
        look = next
      } else if d == c {
        let run = delimiter(look, end)
        if run.canClose, run.range.count >= width, depth == 0 || run.range.count > 1 || width == 1 && depth <= 0 {
          let intent: InlinePresentationIntent =
            c == "~"
            ? .strikethrough
            : width == 3 ? [.emphasized, .stronglyEmphasized] : width == 2 ? .stronglyEmphasized : .emphasized
          // Of a closing run that is longer than needed the last ones close.
          let close = run.range.upperBound - width
          return (at + width..<close, intent, run.range.upperBound)
        }
        if run.canClose, depth > 0 { depth -= 1 } else if run.canOpen { depth += 1 }
        look = run.range.upperBound
      } else {
        look += 1
      }
    }
    // `**a*` emphasises with what it has.
    guard c != "~", width > 1, wanted > 1 else { return nil }
    return nil
  }
}
