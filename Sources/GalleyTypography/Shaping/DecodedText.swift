/// A text's characters with the byte each starts at and what is known of them; filled anew for each text, so that no
/// text has to ask for memory.
final class DecodedText {
  private(set) var scalars = UnsafeBufferPointer<UInt32>(start: nil, count: 0)
  private(set) var offsets = UnsafeBufferPointer<Int32>(start: nil, count: 0)
  private(set) var entries = UnsafeBufferPointer<CharacterTable.Entry>(start: nil, count: 0)
  /// Room for the level of each, which ``BidiLevels`` fills.
  var levels: UnsafeMutableBufferPointer<UInt8> { room.levels }
  /// Room for as many clusters as there are characters.
  var items: UnsafeMutableBufferPointer<Itemizer.Item> { room.items }
  /// Room for the advances of those.
  var advances: UnsafeMutableBufferPointer<Double> { room.advances }
  /// What any of them is.
  private(set) var any: CharacterTable.Flags = []

  var count: Int { scalars.count }

  private var room = Room(0)
  /// Characters whose room is kept from one text to the next.
  private static let kept = 1 << 14

  private struct Room {
    var capacity: Int
    var scalars: UnsafeMutableBufferPointer<UInt32>
    var offsets: UnsafeMutableBufferPointer<Int32>
    var entries: UnsafeMutableBufferPointer<CharacterTable.Entry>
    var levels: UnsafeMutableBufferPointer<UInt8>
    var items: UnsafeMutableBufferPointer<Itemizer.Item>
    var advances: UnsafeMutableBufferPointer<Double>

    init(_ capacity: Int) {
      self.capacity = capacity
      scalars = .allocate(capacity: capacity)
      offsets = .allocate(capacity: capacity)
      entries = .allocate(capacity: capacity)
      levels = .allocate(capacity: capacity)
      items = .allocate(capacity: capacity)
      advances = .allocate(capacity: capacity)
    }

    func deallocate() {
      scalars.deallocate()
      offsets.deallocate()
      entries.deallocate()
      levels.deallocate()
      items.deallocate()
      advances.deallocate()
    }
  }

  init() {}

  deinit { room.deallocate() }

  private func makeRoom(_ capacity: Int) {
    guard capacity > room.capacity || (room.capacity > Self.kept && capacity <= Self.kept) else { return }
    room.deallocate()
    room = Room(max(capacity, min(2 * capacity, Self.kept)))
  }

  /// - Parameter bytes: valid UTF-8.
  func fill(_ bytes: [UInt8], _ table: CharacterTable) {
    makeRoom(bytes.count)
    let (scalars, offsets, entries) = (room.scalars, room.offsets, room.entries)
    var any: CharacterTable.Flags = []
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      guard let scalars = scalars.baseAddress, let offsets = offsets.baseAddress, let entries = entries.baseAddress
      else { return }
      var at = 0
      var page = table.page(0)
      var pageNumber: UInt32 = 0
      while at < bytes.count {
        let (scalar, width) = Self.scalar(bytes, at)
        if scalar >> 8 != pageNumber {
          pageNumber = scalar >> 8
          page = table.page(pageNumber)
        }
        var entry = page[Int(scalar & 0xFF)]
        if !entry.flags.contains(.known) { entry = table(scalar) }
        any.formUnion(entry.flags)
        scalars[count] = scalar
        offsets[count] = Int32(truncatingIfNeeded: at)
        entries[count] = entry
        count &+= 1
        at &+= width
      }
    }
    self.scalars = UnsafeBufferPointer(rebasing: scalars[..<count])
    self.offsets = UnsafeBufferPointer(rebasing: offsets[..<count])
    self.entries = UnsafeBufferPointer(rebasing: entries[..<count])
    self.any = any
  }

  /// The character that starts at a byte, and how many it takes.
  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (UInt32, Int) {
    let first = UInt32(bytes[at])
    let left = bytes.count &- at
    if first < 0x80 { return (first, 1) }
    func next(_ offset: Int) -> UInt32 { UInt32(bytes[at &+ offset]) & 0x3F }
    if first < 0xE0 { return (left < 2 ? first & 0x1F : (first & 0x1F) << 6 | next(1), 2) }
    if first < 0xF0 { return (left < 3 ? first & 0x0F : (first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
    return (left < 4 ? first & 7 : min((first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 0x10_FFFF), 4)
  }
}
