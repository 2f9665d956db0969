/// Text set in lines of a width, with tables of a name and its meaning.
struct TextColumns {
  private(set) var text = ""
  let width: Int
  /// Where meanings begin; longer names have theirs on the next line.
  private let column = 28

  init(width: Int) { self.width = width }

  mutating func blank() { text += "\n" }

  /// One line as it is.
  mutating func line(_ line: String) { text += line + "\n" }

  /// Words wrapped at the width.
  mutating func paragraph(_ paragraph: String, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    for line in Self.wrap(paragraph, width: width - indent) { text += margin + line + "\n" }
  }

  /// Paragraphs parted by empty lines.
  mutating func paragraphs(_ paragraphs: String) {
    var parts: [[Substring]] = [[]]
    for line in paragraphs.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { parts.append([]) } else { parts[parts.count - 1].append(line) }
    }
    let filled = parts.filter { !$0.isEmpty }
    for (index, part) in filled.enumerated() {
      if index > 0 { blank() }
      paragraph(part.joined(separator: " "))
    }
  }

  mutating func table(_ rows: [(String, String)]) {
    for (name, meaning) in rows {
      let lines = Self.wrap(meaning, width: width - column)
      var row = "  " + name
      let fits = row.count + 2 <= column
      if fits, let first = lines.first {
        row += String(repeating: " ", count: column - row.count) + first
      }
      text += row + "\n"
      for line in fits ? lines.dropFirst() : lines[...] {
        text += String(repeating: " ", count: column) + line + "\n"
      }
    }
  }

  /// Lines of at most `width` characters where words allow it; a longer word has a line of its own.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
