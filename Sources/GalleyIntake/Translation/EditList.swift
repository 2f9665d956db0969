/// Replacements of byte ranges in one text, applied together.
///
/// Ranges refer to the original text. Every line break inside a replaced range survives, so line numbers never
/// change; a range that starts inside an earlier one is dropped with it, so blanking a region also discards the
/// edits within.
struct EditList {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
    var order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts `text`, which has no line breaks, in place of `range`.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: Array(text.utf8), order: edits.count))
  }

  /// Puts `text`, which has no line breaks, before the byte at `offset`.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Puts as many spaces in place of `range`, so that what follows keeps its column.
  mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
    let spaces = source[range].filter { !$0.isLineBreak }.count
    let breaks = source[range].contains { $0.isLineBreak }
    // After a line break the columns start anew, and trailing spaces would only make the text longer.
    replace(range, with: breaks ? "" : String(repeating: " ", count: spaces))
  }

  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 256)
    var position = 0
    let inOrder = edits.sorted {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }
    for edit in inOrder where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text
      result += source[edit.range].filter(\.isLineBreak)
      position = edit.range.upperBound
    }
    result += source[position...]
    return result
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 10 || self == 13 }
}
