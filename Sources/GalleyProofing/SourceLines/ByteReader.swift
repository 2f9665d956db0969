/// Reads little-endian numbers and strings front to back; nil past the end.
struct ByteReader {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  init(_ bytes: [UInt8], offset: Int = 0, end: Int? = nil) {
    self.bytes = bytes
    self.offset = offset
    self.end = min(end ?? bytes.count, bytes.count)
  }

  var isAtEnd: Bool { offset >= end }

  mutating func unsigned(_ size: Int) -> UInt64? {
    guard offset >= 0, size <= 8, offset <= end - size else { return nil }
    var value: UInt64 = 0
    for place in 0..<size { value |= UInt64(bytes[offset + place]) << UInt64(8 * place) }
    offset += size
    return value
  }

  mutating func byte() -> UInt8? { unsigned(1).map { UInt8($0) } }

  /// A number in the variable-length form of DWARF.
  mutating func uleb() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let next = byte() {
      if shift < 64 { value |= UInt64(next & 0x7F) << shift }
      shift += 7
      if next & 0x80 == 0 { return value }
    }
    return nil
  }

  mutating func sleb() -> Int64? {
    var value: Int64 = 0
    var shift: Int64 = 0
    while let next = byte() {
      if shift < 64 { value |= Int64(next & 0x7F) << shift }
      shift += 7
      guard next & 0x80 == 0 else { continue }
      if next & 0x40 != 0 && shift < 64 { value |= -1 << shift }
      return value
    }
    return nil
  }

  /// Characters up to a zero byte.
  mutating func string() -> String? {
    guard offset >= 0, offset <= end, let stop = bytes[offset..<end].firstIndex(of: 0) else { return nil }
    defer { offset = stop + 1 }
    return String(decoding: bytes[offset..<stop], as: UTF8.self)
  }

  mutating func skip(_ count: Int) { offset = count > end - offset ? end : offset + max(count, 0) }

  /// A reader of the next bytes, which this one then skips.
  mutating func part(_ count: UInt64) -> ByteReader? {
    guard let count = Int(exactly: count), count <= end - offset else { return nil }
    defer { offset += count }
    return ByteReader(bytes, offset: offset, end: offset + count)
  }
}
