@_implementationOnly import CHarfBuzz

/// A text's characters with the byte each starts at and what is known of them; filled anew for each text, so that no
/// text has to ask for memory.
final class DecodedText {
  private(set) var scalars = UnsafeBufferPointer<UInt32>(start: nil, count: 0)
  private(set) var entries = UnsafeBufferPointer<CharacterTable.Entry>(start: nil, count: 0)
  /// The byte that each starts at, and the end.
  var offsets: UnsafeMutablePointer<Int32> { room.offsets }
  /// The text in UTF-8, with room after it for ``KeyBytes``.
  var bytes: UnsafeMutablePointer<UInt8> { room.bytes }
  /// Bytes of it.
  private(set) var length = 0
  /// Room for the level of each, which ``BidiLevels`` fills.
  var levels: UnsafeMutablePointer<UInt8> { room.levels }
  /// Room for as many clusters as there are characters.
  var items: UnsafeMutablePointer<Itemizer.Item> { room.items }
  /// Room for the cluster of each character.
  var clusters: UnsafeMutablePointer<Int32> { room.clusters }
  /// Room for the advances of those.
  var advances: UnsafeMutablePointer<Double> { room.advances }
  /// Where the words start, and the end; ``WordCut`` fills it.
  var cuts: UnsafeMutablePointer<WordCut> { room.cuts }
  var cutCount = 0
  /// Room for what is known of each.
  var words: UnsafeMutablePointer<Unmanaged<ShapedWord>> { room.words }
  /// Faces of the items, each once; kept by the library. Those after them are of earlier texts.
  private(set) var faces: [Unmanaged<Face>] = []
  private var faceCount = 0
  /// What any of them is.
  private(set) var any: CharacterTable.Flags = []
  /// The script of the first letter.
  private(set) var firstScript = HB_SCRIPT_COMMON

  var count: Int { scalars.count }

  private var room = Room(0)
  /// Characters whose room is kept from one text to the next.
  static let kept = 1 << 14
  /// Characters that there is room for now.
  var capacity: Int { room.capacity }

  private struct Room {
    var capacity: Int
    var bytes: UnsafeMutablePointer<UInt8>
    var scalars: UnsafeMutablePointer<UInt32>
    var offsets: UnsafeMutablePointer<Int32>
    var entries: UnsafeMutablePointer<CharacterTable.Entry>
    var levels: UnsafeMutablePointer<UInt8>
    var clusters: UnsafeMutablePointer<Int32>
    var items: UnsafeMutablePointer<Itemizer.Item>
    var advances: UnsafeMutablePointer<Double>
    var cuts: UnsafeMutablePointer<WordCut>
    var words: UnsafeMutablePointer<Unmanaged<ShapedWord>>

    init(_ capacity: Int) {
      self.capacity = capacity
      bytes = .allocate(capacity: capacity + KeyBytes.spare)
      clusters = .allocate(capacity: capacity)
      scalars = .allocate(capacity: capacity)
      offsets = .allocate(capacity: capacity + 1)
      entries = .allocate(capacity: capacity + 1)
      levels = .allocate(capacity: capacity)
      items = .allocate(capacity: capacity)
      advances = .allocate(capacity: capacity)
      cuts = .allocate(capacity: capacity + 1)
      words = .allocate(capacity: capacity)
    }

    func deallocate() {
      bytes.deallocate()
      scalars.deallocate()
      offsets.deallocate()
      entries.deallocate()
      levels.deallocate()
      clusters.deallocate()
      items.deallocate()
      advances.deallocate()
      cuts.deallocate()
      words.deallocate()
    }
  }

  init() {}

  deinit { room.deallocate() }

  private func makeRoom(_ capacity: Int) {
    guard capacity > room.capacity || (room.capacity > Self.kept && capacity <= Self.kept) else { return }
    room.deallocate()
    room = Room(max(capacity, min(2 * capacity, Self.kept)))
  }

  /// Characters, what is known of them, where they start, their clusters and the items: each to be read or filled up to
  /// the end, entries and offsets one further.
  @inline(__always)
  var ends:
    (
      scalars: UnsafeMutablePointer<UInt32>, entries: UnsafeMutablePointer<CharacterTable.Entry>,
      offsets: UnsafeMutablePointer<Int32>, clusters: UnsafeMutablePointer<Int32>,
      items: UnsafeMutablePointer<Itemizer.Item>
    )
  { (room.scalars, room.entries, room.offsets, room.clusters, room.items) }

  /// The number of a face among ``faces``.
  func number(of face: Unmanaged<Face>) -> Int32 {
    for index in 0..<faceCount where faces[index].toOpaque() == face.toOpaque() { return Int32(index) }
    if faceCount < faces.count { faces[faceCount] = face } else { faces.append(face) }
    faceCount += 1
    return Int32(faceCount - 1)
  }

  func fill(_ runs: [TextRun], _ table: CharacterTable) {
    var length = 0
    for index in runs.indices { length += runs[index].text.utf8.count }
    makeRoom(length)
    var end = room.bytes
    for index in runs.indices { end += runs[index].copyText(to: end) }
    self.length = length
    decode(table)
  }

  private func decode(_ table: CharacterTable) {
    let (scalars, offsets, entries) = (room.scalars, room.offsets, room.entries)
    let bytes = room.bytes
    let length = length
    var any: CharacterTable.Flags = []
    var count = 0
    var at = 0
    var page = table.page(0)
    var pageNumber: UInt32 = 0
    while at < length {
      let (scalar, width) = Self.scalar(bytes + at)
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
    offsets[count] = Int32(truncatingIfNeeded: at)
    // One after the end that joins nothing.
    entries[count] = CharacterTable.Entry(script: HB_SCRIPT_COMMON, flags: .known, grapheme: 0, cut: .newline)
    self.scalars = UnsafeBufferPointer(start: scalars, count: count)
    self.entries = UnsafeBufferPointer(start: entries, count: count)
    self.any = any
    faceCount = 0
    firstScript = any.contains(.lettered) ? Itemizer.firstScript(self) : HB_SCRIPT_COMMON
  }

  /// The character that starts at a byte, and how many it takes; text is known to be valid.
  @inline(__always)
  private static func scalar(_ bytes: UnsafePointer<UInt8>) -> (UInt32, Int) {
    let first = UInt32(bytes[0])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(bytes[1]) & 0x3F
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(bytes[2]) & 0x3F
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    return (((first & 7) << 18 | second << 12 | third << 6 | UInt32(bytes[3]) & 0x3F), 4)
  }
}

extension TextRun {
  /// Writes the text in UTF-8; returns how many bytes it takes.
  func copyText(to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    let copied = text.utf8.withContiguousStorageIfAvailable { own in
      own.baseAddress.map { bytes.update(from: $0, count: own.count) }
      return own.count
    }
    if let copied { return copied }
    var end = bytes
    for byte in text.utf8 {
      end.pointee = byte
      end += 1
    }
    return end - bytes
  }
}
