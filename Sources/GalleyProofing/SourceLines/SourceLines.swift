import GalleyScreen

/// Which line of source an instruction of a library comes from: its DWARF line table, versions 4 and 5.
///
/// Read only when a job failed. Addresses are those of the file, not of a process.
struct SourceLines {
  struct Row {
    var address: UInt64
    var file: Int
    var line: Int
    var endsSequence: Bool
  }

  private(set) var files: [String] = []
  private(set) var rows: [Row] = []
  private var symbols: SymbolTable?

  /// Empty when the library has no line table.
  init(library: String) {
    let file = ObjectFile(path: library)
    symbols = file.flatMap { SymbolTable($0) }
    guard let object = file, var section = object.section(".debug_line") else { return }
    while !section.isAtEnd {
      guard let length = section.unsigned(4), length < 0xFFFF_FFF0, let unit = section.part(length) else { break }
      var program = LineProgram(
        unit, strings: object.section(".debug_str"), lineStrings: object.section(".debug_line_str"))
      guard let read = program?.run() else { continue }
      let first = files.count
      files += read.files
      rows += read.rows.map {
        Row(address: $0.address, file: $0.file + first, line: $0.line, endsSequence: $0.endsSequence)
      }
    }
    rows.sort { ($0.address, $0.endsSequence ? 0 : 1) < ($1.address, $1.endsSequence ? 0 : 1) }
  }

  /// The place that a worker marked; nil where no line is known.
  func place(of mark: PlaceMark) -> SourcePlace? {
    switch mark {
    case .address(let address):
      if let place = place(of: address) { return place }
      // What the compiler puts before a closure that keeps values is named after it.
      guard let name = symbols?.name(at: address), name.hasSuffix("TA") else { return nil }
      return symbols?.address(ofFunction: String(name.dropLast(2))).flatMap { place(of: $0) }
    case .function(let prefix): return symbols?.address(ofFunction: prefix).flatMap { place(of: $0) }
    }
  }

  /// The place of an instruction; nil for one of no file, or that the compiler made up.
  func place(of address: UInt64) -> SourcePlace? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let row = rows[low - 1]
    guard !row.endsSequence, row.line > 0, files.indices.contains(row.file) else { return nil }
    let file = files[row.file]
    return file.hasSuffix(">") ? nil : SourcePlace(file: file, line: row.line)
  }
}
