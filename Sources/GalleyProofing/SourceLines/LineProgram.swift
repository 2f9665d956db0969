/// One unit of a DWARF line table: a header with files, then a program for a small machine whose states are the rows.
struct LineProgram {
  private var code: ByteReader
  private var minimumLength: UInt64 = 1
  private var lineBase: Int64 = 0
  private var lineRange: UInt64 = 1
  private var opcodeBase: UInt8 = 13
  private var operandCounts: [UInt8] = []
  private var files: [String] = []
  /// The number by which the program names the first file.
  private var firstFile = 1

  /// Nil for a version that is not read here, or a unit that is cut short.
  init?(_ unit: ByteReader, strings: ByteReader?, lineStrings: ByteReader?) {
    var reader = unit
    guard let version = reader.unsigned(2), (4...5).contains(version) else { return nil }
    if version == 5 { reader.skip(2) }
    guard let headerLength = reader.unsigned(4), let header = reader.part(headerLength) else { return nil }
    code = reader
    var fields = header
    guard let minimum = fields.byte(), fields.byte() != nil, fields.byte() != nil, let base = fields.byte(),
      let range = fields.byte(), range > 0, let opcodes = fields.byte(), opcodes > 0
    else { return nil }
    minimumLength = UInt64(minimum)
    lineBase = Int64(Int8(bitPattern: base))
    lineRange = UInt64(range)
    opcodeBase = opcodes
    for _ in 1..<opcodes {
      guard let count = fields.byte() else { return nil }
      operandCounts.append(count)
    }
    if version == 4 {
      guard readNames(&fields) else { return nil }
    } else {
      firstFile = 0
      guard let folders = Self.entries(&fields, strings, lineStrings),
        let named = Self.entries(&fields, strings, lineStrings)
      else { return nil }
      files = named.map { Self.path($0.path, in: folders.indices.contains($0.folder) ? folders[$0.folder].path : "") }
    }
  }

  private static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") || folder.isEmpty || name.hasPrefix("<") ? name : folder + "/" + name
  }

  /// Version 4: folders, then files, each list ended by an empty name. Folder 0 is where the compiler ran.
  private mutating func readNames(_ fields: inout ByteReader) -> Bool {
    var folders = [""]
    while true {
      guard let folder = fields.string() else { return false }
      if folder.isEmpty { break }
      folders.append(folder)
    }
    while true {
      guard let name = fields.string() else { return false }
      if name.isEmpty { return true }
      guard let folder = fields.uleb(), fields.uleb() != nil, fields.uleb() != nil else { return false }
      let known = Int(exactly: folder).flatMap { folders.indices.contains($0) ? folders[$0] : nil }
      files.append(Self.path(name, in: known ?? ""))
    }
  }

  /// Version 5: a list that first says of which fields and forms its entries are.
  private static func entries(
    _ fields: inout ByteReader, _ strings: ByteReader?, _ lineStrings: ByteReader?
  ) -> [(path: String, folder: Int)]? {
    guard let formatCount = fields.byte() else { return nil }
    var format: [(content: UInt64, form: UInt64)] = []
    for _ in 0..<formatCount {
      guard let content = fields.uleb(), let form = fields.uleb() else { return nil }
      format.append((content, form))
    }
    guard let count = fields.uleb() else { return nil }
    var result: [(path: String, folder: Int)] = []
    for _ in 0..<count {
      var entry = (path: "", folder: 0)
      for field in format {
        var text: String?
        var number: UInt64?
        switch field.form {
        case 0x08: text = fields.string()
        case 0x0E, 0x1F:
          guard let offset = fields.unsigned(4), var table = field.form == 0x1F ? lineStrings : strings else {
            return nil
          }
          table.skip(Int(offset))
          text = table.string()
        case 0x0B: number = fields.unsigned(1)
        case 0x05: number = fields.unsigned(2)
        case 0x06: number = fields.unsigned(4)
        case 0x0F: number = fields.uleb()
        case 0x1E:
          guard fields.unsigned(8) != nil, fields.unsigned(8) != nil else { return nil }
          continue
        default: return nil
        }
        guard text != nil || number != nil else { return nil }
        if field.content == 1 { entry.path = text ?? "" }
        if field.content == 2 { entry.folder = Int(clamping: number ?? 0) }
      }
      result.append(entry)
    }
    return result
  }

  // MARK: The machine

  private struct State {
    var address: UInt64 = 0
    var file: UInt64 = 1
    var line: Int64 = 1
  }

  mutating func run() -> (files: [String], rows: [SourceLines.Row]) {
    var rows: [SourceLines.Row] = []
    var state = State()
    func row(ends: Bool) -> SourceLines.Row {
      SourceLines.Row(
        address: state.address, file: Int(clamping: state.file) - firstFile, line: Int(clamping: state.line),
        endsSequence: ends)
    }
    while let opcode = code.byte() {
      if opcode >= opcodeBase {
        let adjusted = UInt64(opcode - opcodeBase)
        state.address &+= adjusted / lineRange * minimumLength
        state.line &+= lineBase + Int64(adjusted % lineRange)
        rows.append(row(ends: false))
        continue
      }
      switch opcode {
      case 0:
        guard let length = code.uleb(), var extended = code.part(length), let kind = extended.byte() else { break }
        if kind == 1 {
          rows.append(row(ends: true))
          state = State()
        } else if kind == 2 {
          state.address = extended.unsigned(8) ?? 0
        }
      case 1: rows.append(row(ends: false))
      case 2: state.address &+= (code.uleb() ?? 0) &* minimumLength
      case 3: state.line &+= code.sleb() ?? 0
      case 4: state.file = code.uleb() ?? 0
      case 8: state.address &+= UInt64(255 - opcodeBase) / lineRange * minimumLength
      case 9: state.address &+= code.unsigned(2) ?? 0
      default:
        for _ in 0..<operandCounts[Int(opcode) - 1] { _ = code.uleb() }
      }
    }
    return (files, rows)
  }
}
