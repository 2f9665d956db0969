import Foundation

@_spi(Galley) @testable import GalleyFoundation

/// Text by the blocks it is in: `ul>li>p`, and its runs with their marks in front.
struct MarkdownLeaves {
  private(set) var leaves: [String] = []
  private(set) var hasHTML = false

  private mutating func add(_ path: [String], _ runs: [(marks: Set<String>, text: String)]) {
    var text = ""
    var marks: Set<String> = []
    for run in runs where !run.text.isEmpty {
      if run.marks != marks { text += "{" + run.marks.sorted().joined(separator: " ") + "}" }
      marks = run.marks
      text += run.text
    }
    if !text.isEmpty { leaves.append(path.joined(separator: ">") + ": " + text) }
  }

  private static func address(_ text: String) -> String { text.removingPercentEncoding ?? text }

  // MARK: - Ours

  init(markdown: String) {
    let blocks = MarkdownBlocks(markdown)
    add(blocks.document, [], blocks.definitions)
  }

  private mutating func add(_ block: MarkdownBlock, _ path: [String], _ definitions: [String: String]) {
    func within(_ name: String) -> [String] { path + [name] }
    switch block.kind {
    case .document, .table, .row, .cell:
      for child in block.children { add(child, path, definitions) }
    case .quote: for child in block.children { add(child, within("blockquote"), definitions) }
    case .list(let marker):
      for child in block.children { add(child, within(marker.start == nil ? "ul" : "ol"), definitions) }
    case .item: for child in block.children { add(child, within("li"), definitions) }
    case .paragraph: add(inline: block, within("p"), definitions)
    case .heading(let level): add(inline: block, within("h\(level)"), definitions)
    case .fence, .indentedCode:
      add(within("pre"), [([], block.lines.map { String(String.UnicodeScalarView($0)) + "\n" }.joined())])
    case .html: hasHTML = true
    case .rule: add(within("hr"), [([], "-")])
    }
  }

  private mutating func add(inline block: MarkdownBlock, _ path: [String], _ definitions: [String: String]) {
    var text = block.text[...]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    var parser = MarkdownInline(Array(text), keepsSpace: false, definitions: definitions)
    add(
      path,
      parser.parse().map { span in
        var marks: Set<String> = []
        if span.intent.contains(.inlineHTML) { hasHTML = true }
        if let image = span.image {
          marks.insert("img=" + Self.address(image))
        } else {
          if span.intent.contains(.emphasized) { marks.insert("em") }
          if span.intent.contains(.stronglyEmphasized) { marks.insert("strong") }
          if span.intent.contains(.code) { marks.insert("code") }
        }
        if let link = span.link, span.image == nil || !link.isEmpty { marks.insert("a=" + Self.address(link)) }
        // Only a break is a line's end in HTML.
        let text = span.intent.contains(.lineBreak) ? span.text : span.text.replacingOccurrences(of: "\n", with: " ")
        return (marks, text)
      })
  }

  // MARK: - Theirs

  init(html: String) {
    var path: [String] = []
    var marks: [String] = []
    var runs: [(marks: Set<String>, text: String)] = []
    var rest = Substring(html)
    let containers: Set<String> = ["ul", "ol", "li", "blockquote"]
    func isLeaf(_ name: String?) -> Bool {
      name == "p" || name == "pre" || name.map { $0.count == 2 && $0.hasPrefix("h") && $0 != "hr" } ?? false
    }
    func flush() -> [String] {
      // Text right in an item is a paragraph of a tight list.
      isLeaf(path.last) ? path : path + ["p"]
    }
    func end(_ leaves: inout MarkdownLeaves) {
      if !runs.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) && !$0.marks.contains("code") }) || path.last == "pre" {
        if path.last != "pre", var last = runs.last, !last.marks.contains("code") {
          while last.text.last == " " { last.text.removeLast() }
          runs[runs.count - 1] = last
        }
        leaves.add(flush(), runs)
      }
      runs = []
    }
    while let first = rest.first {
      guard first == "<", let close = rest.firstIndex(of: ">") else {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(max(text.count, 1))
        var shown = Self.decoded(String(text))
        if path.last != "pre" {
          shown = shown.replacingOccurrences(of: "\n", with: " ")
          if !marks.contains("code"), runs.isEmpty || runs.last?.text.hasSuffix("\n") ?? false {
            shown = String(shown.drop { $0 == " " })
          }
        }
        if !shown.isEmpty { runs.append((Set(marks), shown)) }
        continue
      }
      let tag = rest[rest.index(after: first == "<" ? rest.startIndex : close)..<close]
      rest = rest[rest.index(after: close)...]
      let isEnd = tag.hasPrefix("/")
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      func attribute(_ key: String) -> String {
        guard let start = tag.range(of: key + "=\"")?.upperBound else { return "" }
        return Self.decoded(String(tag[start...].prefix { $0 != "\"" }))
      }
      switch name {
      case "em", "strong": if isEnd { marks.removeLast() } else { marks.append(name) }
      case "code" where path.last != "pre": if isEnd { marks.removeLast() } else { marks.append(name) }
      case "a": if isEnd { marks.removeLast() } else { marks.append("a=" + Self.address(attribute("href"))) }
      case "img":
        let outer = marks.filter { $0.hasPrefix("a=") }
        runs.append((Set(outer + ["img=" + Self.address(attribute("src"))]), attribute("alt")))
      case "br": runs.append((Set(marks), "\n"))
      case "hr":
        end(&self)
        add(path + ["hr"], [([], "-")])
      case "code": break
      default:
        if containers.contains(name) || isLeaf(name) {
          end(&self)
          if isEnd { path.removeLast() } else { path.append(name) }
        }
      }
    }
    end(&self)
  }

  private static func decoded(_ text: String) -> String {
    text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
  }
}
