/// The lines of GitHub's tables.
enum MarkdownTable {
  /// What a row holds between its bars; an escaped bar is a character.
  static func cells(_ line: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var text = line[...]
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
    func trimmed(_ slice: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
      var slice = slice.drop(while: isSpace)
      while let last = slice.last, isSpace(last) { slice.removeLast() }
      return slice
    }
    text = trimmed(text)
    if text.first == "|" { text.removeFirst() }
    var cells: [[Unicode.Scalar]] = []
    var cell: [Unicode.Scalar] = []
    var endsInBar = false
    var index = text.startIndex
    while index < text.endIndex {
      endsInBar = false
      if text[index] == "\\", index + 1 < text.endIndex, text[index + 1] == "|" {
        cell.append("|")
        index += 2
        continue
      }
      if text[index] == "|" {
        cells.append(Array(trimmed(cell[...])))
        cell = []
        endsInBar = true
      } else {
        cell.append(text[index])
      }
      index += 1
    }
    if !endsInBar { cells.append(Array(trimmed(cell[...]))) }
    return cells
  }

  /// The columns that a line of hyphens below a head describes.
  static func columns(_ line: [Unicode.Scalar]) -> [PresentationIntent.TableColumn]? {
    guard line.contains("-"), line.allSatisfy({ "|:- \t".unicodeScalars.contains($0) }),
      line.contains("|") || line.contains(":")
    else { return nil }
    var columns: [PresentationIntent.TableColumn] = []
    for cell in cells(line) {
      var hyphens = cell[...]
      let left = hyphens.first == ":"
      if left { hyphens.removeFirst() }
      let right = hyphens.last == ":"
      if right { hyphens.removeLast() }
      guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == "-" }) else { return nil }
      columns.append(PresentationIntent.TableColumn(alignment: left && right ? .center : right ? .right : .left))
    }
    return columns
  }
}
