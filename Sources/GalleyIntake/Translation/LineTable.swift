/// Where the lines of a text begin, to turn byte offsets into lines and columns.
struct LineTable {
  private var starts: [Int] = [0]

  init(_ text: [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == 13, index < text.count, text[index] == 10 { index += 1 }
      if byte.isLineBreak { starts.append(index) }
    }
  }

  /// The number of lines, counting an unfinished last one; a text that ends with a line break has one empty line more.
  var count: Int { starts.count }

  /// Line and column of the byte at `offset`, both from one, the column in bytes as the compiler counts.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func line(of offset: Int) -> Int { position(of: offset).line }
}
