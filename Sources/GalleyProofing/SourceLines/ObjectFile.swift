import Foundation

/// The sections of an ELF file, as far as lines of source are looked up in it.
struct ObjectFile {
  let bytes: [UInt8]
  private var sections: [String: Range<Int>] = [:]

  /// Nil for a file that is no 64-bit little-endian ELF file, or is cut short.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(bytes: [UInt8](data))
  }

  init?(bytes: [UInt8]) {
    self.bytes = bytes
    var header = ByteReader(bytes)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    header.offset = 0x28
    guard let tableOffset = header.unsigned(8).flatMap({ Int(exactly: $0) }) else { return nil }
    header.offset = 0x3A
    guard let size = header.unsigned(2), let count = header.unsigned(2), let namesIndex = header.unsigned(2),
      size >= 64
    else { return nil }

    func entry(_ index: UInt64) -> (name: Int, range: Range<Int>)? {
      var reader = ByteReader(bytes)
      let (start, overflow) = tableOffset.addingReportingOverflow(Int(index * size))
      guard !overflow else { return nil }
      reader.offset = start
      guard let name = reader.unsigned(4) else { return nil }
      reader.offset = start + 24
      guard let offset = reader.unsigned(8), let length = reader.unsigned(8),
        let end = Int(exactly: offset &+ length), end <= bytes.count, offset <= end
      else { return nil }
      return (Int(name), Int(offset)..<end)
    }

    guard let names = entry(namesIndex) else { return nil }
    for index in 0..<count {
      guard let found = entry(index) else { continue }
      var reader = ByteReader(bytes, offset: names.range.lowerBound + found.name, end: names.range.upperBound)
      guard let name = reader.string() else { continue }
      sections[name] = found.range
    }
  }

  /// A reader over one section; nil when the file has none of that name.
  func section(_ name: String) -> ByteReader? {
    sections[name].map { ByteReader(bytes, offset: $0.lowerBound, end: $0.upperBound) }
  }
}
