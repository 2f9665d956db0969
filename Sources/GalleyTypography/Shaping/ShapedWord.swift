@_implementationOnly import CHarfBuzz

/// How wide a word is and what shows it, or a character that stands by itself: whatever text it is in, it comes out the same in the same
/// ``Place``.
final class ShapedWord {
  /// What around a word may change how it is shaped.
  struct Place: Hashable {
    var font: ObjectIdentifier
    var language: Int32
    /// Whether it reads from right to left.
    var reversed: Bool
    /// Whether a space after it is shaped in the same call.
    var isBeforeSpace: Bool
    /// The script of the letters before, for a word that begins with none of its own.
    var script: hb_script_t
    /// Script and face of a space before it, when that is shaped in the same call.
    var scriptBefore: hb_script_t
    var before: UnsafeMutableRawPointer?

    func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(before)
      hasher.combine(UInt64(script.rawValue) << 32 | UInt64(scriptBefore.rawValue))
      hasher.combine(UInt64(UInt32(language)) << 2 | (reversed ? 2 : 0) | (isBeforeSpace ? 1 : 0))
    }

    static func == (one: Place, other: Place) -> Bool {
      one.font == other.font && one.language == other.language && one.reversed == other.reversed
        && one.isBeforeSpace == other.isBeforeSpace && one.script.rawValue == other.script.rawValue
        && one.scriptBefore.rawValue == other.scriptBefore.rawValue && one.before == other.before
    }
  }

  /// Of ``WordPlaces``.
  let place: Int32
  /// Clusters.
  let count: Int
  /// Of ``WordCut/key``.
  private let length: Int
  /// The script of its last letter; that of no letter when it has none.
  let scriptAfter: hb_script_t
  /// Of the last cluster.
  let lastFace: Unmanaged<Face>?
  let lastScript: hb_script_t
  let lastKind: Itemizer.Kind
  /// Advances, starts from the word's own, and what it is known by.
  private let room: ShapedText.Room

  let glyphs: WordGlyphs

  /// - Parameters:
  ///   - clusters: the word's among a text's.
  ///   - bytes: what it is known by.
  ///   - lastFace: of the last cluster.
  init(
    place: Int32, _ clusters: Range<Int>, of text: ShapingEngine.Shaped, _ glyphs: WordGlyphs,
    bytes: UnsafeBufferPointer<UInt8>, _ lastFace: Unmanaged<Face>?, scriptAfter: hb_script_t
  ) {
    self.place = place
    self.scriptAfter = scriptAfter
    count = clusters.count
    length = bytes.count
    self.glyphs = glyphs
    self.lastFace = lastFace
    let last = text.items[clusters.upperBound - 1]
    lastScript = last.script
    lastKind = last.kind
    room = ShapedText.Room(clusters: clusters.count, length: bytes.count + KeyBytes.spare)
    for (index, cluster) in clusters.enumerated() {
      room.x[index] = text.advances[cluster]
      room.starts[index] = text.starts[cluster] - text.starts[clusters.lowerBound]
    }
    if let first = bytes.baseAddress { room.bytes.update(from: first, count: bytes.count) }
  }

  deinit { room.deallocate() }

  @inline(__always)
  func isOf(_ key: UnsafeBufferPointer<UInt8>, _ place: Int32) -> Bool {
    guard self.place == place, length == key.count else { return false }
    let own = UnsafeBufferPointer(start: UnsafePointer(room.bytes), count: length)
    var at = 0
    repeat {
      guard KeyBytes.load(own, at) == KeyBytes.load(key, at) else { return false }
      at &+= 8
    } while at < length
    return true
  }

  /// Writes the word's clusters into a text's, of which `cluster` is the first and `pen` what those before it take.
  @inline(__always)
  func write(to text: ShapedText.Room, _ cluster: inout Int, _ pen: inout Double, from byte: Int32) {
    for index in 0..<count {
      text.starts[cluster] = byte &+ room.starts[index]
      pen += room.x[index]
      cluster &+= 1
      text.x[cluster] = pen
    }
  }
}

/// What the text before a word leaves for it.
struct WordContext {
  var script = HB_SCRIPT_COMMON
  /// Kept by the library, as all faces are.
  private(set) var face: Unmanaged<Face>?
  private(set) var shapedScript = HB_SCRIPT_COMMON
  private(set) var kind = Itemizer.Kind.control
  private(set) var run: Int32 = -1

  init(script: hb_script_t) { self.script = script }

  /// A space goes with the word before it; a line break with none.
  mutating func pass(_ kind: WordCut.Kind, run: Int32, _ font: SizedFont) {
    if kind == .newline || self.kind != .glyphs || self.run != run {
      face = font.face.map(Unmanaged.passUnretained)
    }
    self.kind = kind == .newline ? .control : .glyphs
    self.run = run
    shapedScript = CharacterKind.shaped(script)
  }

  @inline(__always)
  mutating func pass(_ word: ShapedWord, run: Int32) {
    pass(face: word.lastFace, script: word.lastScript, kind: word.lastKind, run: run, scriptAfter: word.scriptAfter)
  }

  @inline(__always)
  mutating func pass(
    face: Unmanaged<Face>?, script: hb_script_t, kind: Itemizer.Kind, run: Int32, scriptAfter: hb_script_t
  ) {
    self.face = face
    self.kind = kind
    self.run = run
    shapedScript = script
    if scriptAfter != HB_SCRIPT_COMMON { self.script = scriptAfter }
  }
}
