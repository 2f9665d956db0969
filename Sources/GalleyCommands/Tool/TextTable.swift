import GalleyScreen

/// Rows of words in columns that stand under each other.
struct TextTable {
  let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  /// Two spaces between columns; nothing after the last word of a row.
  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, word) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], word.count)
      }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, word) in row.enumerated() {
        line += word
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - word.count + 2) }
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}

extension JSONWriter {
  mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    self.value(value)
  }
}
