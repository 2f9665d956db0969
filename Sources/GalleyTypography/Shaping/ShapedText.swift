@_implementationOnly import CHarfBuzz

/// Text shaped once: the advance of every cluster in reading order, and where its lines may break.
///
/// A cluster is what a reader sees as one character (ICU's grapheme); in ASCII text every byte is one.
final class ShapedText {
  let runs: [TextRun]
  let fonts: [SizedFont]
  let bytes: [UInt8]
  /// Sum of the advances before each cluster, and of all of them at the end; points.
  let x: [Double]
  /// Byte each cluster starts at, and the end; nil when every byte is a cluster.
  let starts: [Int32]?
  /// First cluster of each run, and the end.
  var runStarts: [Int] { manyStarts ?? [0, count] }
  /// nil for a single run.
  private let manyStarts: [Int]?
  /// Glyphs in visual order within each segment; empty for text of the fast path, whose glyphs follow its bytes.
  private(set) lazy var segments = words?.segments() ?? shapedSegments
  private let shapedSegments: [Segment]
  /// The words a text was put together from, when all were known.
  private let words: WordRow?
  let hasNewlines: Bool
  /// Whether the text reads from right to left, by its first letter or else by the style.
  let rightToLeft: Bool
  private(set) var breaks: LineBreaks?

  /// Clusters next to each other that share a run, a face and a direction.
  struct Segment {
    var clusters: Range<Int>
    var run: Int
    var face: Face?
    var level: UInt8
    var stretch: Double
    var glyphs: [Glyph]
    var script: hb_script_t
    var kind: Itemizer.Kind

    /// Whether the next segment is shaped by the same call.
    func joins(_ next: Segment) -> Bool {
      run == next.run && level == next.level && kind == next.kind && script == next.script && face === next.face
        && kind != .attachment
    }

    /// Takes the next segment's clusters; glyphs stay in visual order.
    mutating func append(_ next: Segment) {
      clusters = clusters.lowerBound..<next.clusters.upperBound
      if level & 1 == 0 { glyphs += next.glyphs } else if !next.glyphs.isEmpty { glyphs = next.glyphs + glyphs }
    }
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

  init(
    runs: [TextRun], fonts: [SizedFont], bytes: [UInt8], x: [Double], starts: [Int32]? = nil, runStarts: [Int]? = nil,
    segments: [Segment] = [], words: WordRow? = nil, hasNewlines: Bool,
    rightToLeft: Bool = false
  ) {
    self.runs = runs
    self.fonts = fonts
    self.bytes = bytes
    self.x = x
    self.starts = starts
    manyStarts = runStarts
    shapedSegments = segments
    self.words = words
    self.hasNewlines = hasNewlines
    self.rightToLeft = rightToLeft
  }

  var count: Int { x.count - 1 }

  /// Bytes that the text takes with its paragraph, about.
  var memory: Int {
    1024 + bytes.count + count * (starts == nil ? 9 : 13)
      + (words == nil
        ? shapedSegments.reduce(0) { $0 + 96 + $1.glyphs.count * MemoryLayout<Glyph>.stride } : 40 * count)
  }

  func byte(_ cluster: Int) -> Int { starts.map { Int($0[cluster]) } ?? cluster }

  @inline(__always)
  func isSpace(_ cluster: Int) -> Bool {
    if let starts { return isSpace(at: Int(starts[cluster])) }
    return bytes[cluster] == 0x20 || bytes[cluster] == 0x0A
  }

  private func isSpace(at: Int) -> Bool {
    let first = UInt32(bytes[at])
    if first < 0x80 { return CharacterKind.isSpace(first) }
    // Those beyond ASCII, the lowest first: U+0085 and what starts as U+1680, U+2000 and U+3000 do.
    guard first == 0xC2 || (0xE1...0xE3).contains(first) else { return false }
    let second = UInt32(bytes[at + 1]) & 0x3F
    if first == 0xC2 { return CharacterKind.isSpace((first & 0x1F) << 6 | second) }
    return CharacterKind.isSpace((first & 0x0F) << 12 | second << 6 | UInt32(bytes[at + 2]) & 0x3F)
  }

  /// The clusters that are tabs; for text that wraps, where they reach to other places.
  private(set) lazy var tabs: [Int] = bytes.contains(0x09) ? (0..<count).filter { bytes[byte($0)] == 0x09 } : []

  /// The first character of a cluster.
  func scalar(_ cluster: Int) -> UInt32 { string(cluster..<cluster + 1).unicodeScalars.first?.value ?? 0 }

  /// Whether a cluster ends a paragraph.
  func endsParagraph(_ cluster: Int) -> Bool {
    let at = byte(cluster)
    if bytes[at] == 0x0A || bytes[at] == 0x0D { return true }
    return bytes[at] == 0xE2 && at + 2 < bytes.count && bytes[at + 1] == 0x80 && bytes[at + 2] == 0xA9
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
    String(decoding: bytes[byte(clusters.lowerBound)..<byte(clusters.upperBound)], as: UTF8.self)
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
}
