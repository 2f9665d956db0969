@_implementationOnly import CHarfBuzz
import Glibc

/// Text shaped once: the advance of every cluster in reading order, and where its lines may break.
///
/// A cluster is what a reader sees as one character (ICU's grapheme); in ASCII text every byte is one.
final class ShapedText {
  let runs: [TextRun]
  let fonts: [SizedFont]
  private let room: Room
  /// First cluster of each run, and the end; nil for a single run.
  private let manyStarts: [Int]?
  let hasNewlines: Bool
  /// Whether the text reads from right to left, by its first letter or else by the style.
  let rightToLeft: Bool
  /// nil for a text whose glyphs nobody asked for yet.
  private var shaped: [Segment]?
  private(set) var breaks: LineBreaks?
  /// Bytes that the text takes with its paragraph, about.
  let memory: Int

  /// - Parameters:
  ///   - room: what it has is filled; goes with the text.
  ///   - segments: empty for text of the fast path; nil to be found when its glyphs are asked for.
  init(
    runs: [TextRun], fonts: [SizedFont], room: Room, runStarts: [Int]?, segments: [Segment]?, hasNewlines: Bool,
    rightToLeft: Bool = false
  ) {
    self.runs = runs
    self.fonts = fonts
    self.room = room
    manyStarts = runStarts
    shaped = segments
    self.hasNewlines = hasNewlines
    self.rightToLeft = rightToLeft
    var memory = 768 + room.length + room.count * (room.isBytewise ? 8 : 12)
    if let segments {
      for segment in segments { memory += 96 + segment.glyphs.count * MemoryLayout<Glyph>.stride }
    } else {
      memory += 40 * room.count
    }
    self.memory = memory
  }

  deinit { room.deallocate() }

  /// Clusters.
  var count: Int { room.count }

  /// First cluster of each run, and the end.
  var runStarts: [Int] { manyStarts ?? [0, count] }

  /// Points before a cluster; before the end, of all of them.
  @inline(__always)
  func x(_ cluster: Int) -> Double { withExtendedLifetime(self) { room.x[cluster] } }

  /// Whether every byte is a cluster.
  var isBytewise: Bool { room.isBytewise }

  /// The byte that a cluster starts at.
  @inline(__always)
  func byte(_ cluster: Int) -> Int {
    withExtendedLifetime(self) { room.isBytewise ? cluster : Int(room.starts[cluster]) }
  }

  /// The text in UTF-8.
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    withExtendedLifetime(self) { body(UnsafeBufferPointer(start: room.bytes, count: room.length)) }
  }

  @inline(__always)
  func isSpace(_ cluster: Int) -> Bool {
    withExtendedLifetime(self) {
      if !room.isBytewise { return isSpace(at: Int(room.starts[cluster])) }
      return room.bytes[cluster] == 0x20 || room.bytes[cluster] == 0x0A
    }
  }

  private func isSpace(at: Int) -> Bool {
    let bytes = room.bytes
    let first = UInt32(bytes[at])
    if first < 0x80 { return CharacterKind.isSpace(first) }
    // Those beyond ASCII, the lowest first: U+0085 and what starts as U+1680, U+2000 and U+3000 do.
    guard first == 0xC2 || (0xE1...0xE3).contains(first) else { return false }
    let second = UInt32(bytes[at + 1]) & 0x3F
    if first == 0xC2 { return CharacterKind.isSpace((first & 0x1F) << 6 | second) }
    return CharacterKind.isSpace((first & 0x0F) << 12 | second << 6 | UInt32(bytes[at + 2]) & 0x3F)
  }

  /// The clusters that are tabs; for text that wraps, where they reach to other places.
  private(set) lazy var tabs: [Int] =
    withBytes { $0.contains(0x09) } ? (0..<count).filter { firstByte($0) == 0x09 } : []

  /// The first byte of a cluster.
  func firstByte(_ cluster: Int) -> UInt8 { withExtendedLifetime(self) { room.bytes[byte(cluster)] } }

  /// The first character of a cluster.
  func scalar(_ cluster: Int) -> UInt32 { string(cluster..<cluster + 1).unicodeScalars.first?.value ?? 0 }

  /// Whether a cluster ends a paragraph.
  func endsParagraph(_ cluster: Int) -> Bool {
    let at = byte(cluster)
    return withBytes { bytes in
      if bytes[at] == 0x0A || bytes[at] == 0x0D { return true }
      return bytes[at] == 0xE2 && at + 2 < bytes.count && bytes[at + 1] == 0x80 && bytes[at + 2] == 0xA9
    }
  }

  func run(_ cluster: Int) -> Int {
    guard let runStarts = manyStarts else { return 0 }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= cluster { low = middle } else { high = middle }
    }
    return low
  }

  func string(_ clusters: Range<Int>) -> String {
    let range = byte(clusters.lowerBound)..<byte(clusters.upperBound)
    return withBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// The cluster before which white space ends when going back from `end`.
  func visibleEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isSpace(end - 1) { end -= 1 }
    return end
  }

  func lineBreaks(_ breaker: TextBreaker, hyphen: (_ run: Int) -> Double) -> LineBreaks {
    if let breaks { return breaks }
    let found = LineBreaks(self, breaker, hyphen)
    breaks = found
    return found
  }

  /// Glyphs in visual order within each segment; empty for text of the fast path, whose glyphs follow its bytes.
  ///
  /// Those of a text that was put together from known words are found here.
  func segments(_ engine: ShapingEngine, _ style: ParagraphStyle) -> [Segment] {
    if let shaped { return shaped }
    let segments = engine.segments(
      runs, fonts, rightToLeft: style.rightToLeft, language: style.language, directions: style.directions)
    shaped = segments
    return segments
  }
}

extension ShapedText {
  /// What a text keeps of its characters, in one block of memory.
  struct Room {
    let count: Int
    let length: Int
    /// Sum of the advances before each cluster, and of all of them at the end; points.
    let x: UnsafeMutablePointer<Double>
    /// Whether every byte is a cluster.
    let isBytewise: Bool
    /// Byte each cluster starts at, and the end; nothing when every byte is a cluster.
    let starts: UnsafeMutablePointer<Int32>
    let bytes: UnsafeMutablePointer<UInt8>

    /// - Parameter length: of the text in bytes.
    init(clusters: Int, length: Int, isBytewise: Bool = false) {
      self.isBytewise = isBytewise
      count = clusters
      self.length = length
      let places = (clusters + 1) * MemoryLayout<Double>.stride
      let numbers = isBytewise ? 0 : (clusters + 1) * MemoryLayout<Int32>.stride
      // Swift's own way to ask for memory takes longer, for it asks for an alignment.
      guard let block = malloc(places + numbers + length) else { preconditionFailure("out of memory") }
      x = block.bindMemory(to: Double.self, capacity: clusters + 1)
      starts = (block + places).bindMemory(to: Int32.self, capacity: isBytewise ? 0 : clusters + 1)
      bytes = (block + places + numbers).bindMemory(to: UInt8.self, capacity: length)
    }

    func deallocate() { free(x) }
  }

  /// Clusters next to each other that share a run, a face, a direction and a kind.
  struct Segment {
    var clusters: Range<Int>
    var run: Int
    var face: Face?
    var level: UInt8
    var kind: Itemizer.Kind
    var stretch: Double
    var glyphs: [Glyph]
  }

  struct Glyph {
    var id: UInt32
    private var place: Int32
    var cluster: Int { Int(place) }
    /// Points from the cluster's left edge.
    var offset: Double
    /// Points upwards from the baseline.
    var rise: Float
    /// Whether the glyph is of the font's face for accents.
    var isAccent: Bool
    /// Whether it is drawn at the size of small capitals.
    var isSmall: Bool

    /// The same glyph of a cluster that many later.
    func moved(_ clusters: Int) -> Glyph {
      var glyph = self
      glyph.place &+= Int32(truncatingIfNeeded: clusters)
      return glyph
    }

    init(id: UInt32, cluster: Int, offset: Double, rise: Double, isAccent: Bool = false, isSmall: Bool = false) {
      self.id = id
      place = Int32(truncatingIfNeeded: cluster)
      self.offset = offset
      self.rise = Float(rise)
      self.isAccent = isAccent
      self.isSmall = isSmall
    }
  }
}
