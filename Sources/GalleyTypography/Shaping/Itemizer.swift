@_implementationOnly import CHarfBuzz

/// Splits text into clusters and tells of each its run, direction, script and face.
struct Itemizer {
  /// What one cluster is made of.
  struct Item {
    var start: Int32
    var run: Int32
    /// Index in ``Itemizer/faces``; -1 when nothing is installed.
    var face: Int32
    /// First character, whose advance the calibration looks up.
    var scalar: UInt32
    var script: hb_script_t
    var level: UInt8
    var kind: Kind
  }

  enum Kind: UInt8 {
    case glyphs
    /// A line break or a control character: no room, no glyph.
    case control
    /// Goes to the next stop.
    case tab
    case attachment
    case emoji
  }

  private(set) var items: [Item] = []
  /// Faces of the items; faces of the same run come to the same index.
  private(set) var faces: [Face] = []
  private(set) var spaces: [Bool] = []
  private(set) var hasNewlines = false
  private(set) var rightToLeft = false

  private let fonts: [SizedFont]
  private let emoji: Face?
  private var fallbacks: FallbackFinder

  init(
    bytes: [UInt8], runs: [TextRun], fonts: [SizedFont], rightToLeft: Bool, language: String, engine: ShapingEngine
  ) {
    self.fonts = fonts
    emoji = engine.emojiFace
    fallbacks = FallbackFinder(engine: engine, language: language)
    let (scalars, offsets) = Self.decode(bytes)
    let levels = BidiLevels(scalars, rightToLeft: rightToLeft)
    self.rightToLeft = levels.rightToLeft
    let ends = Self.clusterEnds(bytes, scalars, offsets, engine)
    items.reserveCapacity(ends?.count ?? scalars.count)
    spaces.reserveCapacity(ends?.count ?? scalars.count)

    let own = fonts.map { font in font.face.map { index($0) } ?? -1 }
    var runEnds: [Int32] = []
    for run in runs { runEnds.append((runEnds.last ?? 0) + Int32(run.text.utf8.count)) }
    var run = 0
    var scalar = 0
    var number = 0
    var script = HB_SCRIPT_COMMON
    while scalar < scalars.count {
      let first = scalar
      scalar += 1
      if let ends {
        let end = ends[number]
        while scalar < scalars.count, UInt32(offsets[scalar]) < end { scalar += 1 }
        number = min(number + 1, ends.count - 1)
      }
      while run + 1 < runs.count, offsets[first] >= runEnds[run] { run += 1 }
      var item = Item(
        start: offsets[first], run: Int32(run), face: own[run], scalar: scalars[first], script: script,
        level: levels[first], kind: .glyphs)
      if scalar == first + 1, CharacterKind.isPlain(item.scalar),
        let seen = fallbacks.seen(item.scalar, in: scalars, at: first, fonts[run])
      {
        if seen.script != HB_SCRIPT_COMMON { script = seen.script }
        item.script = script
        if let face = seen.face { item.face = index(face.takeUnretainedValue()) }
        items.append(item)
        spaces.append(false)
        continue
      }
      let cluster = first..<scalar
      let letters = Self.script(scalars, cluster)
      if letters != HB_SCRIPT_COMMON { script = letters }
      item.script = script
      decide(&item, scalars, cluster, isAttachment: runs[run].attachment != nil)
      items.append(item)
      spaces.append(CharacterKind.isSpace(item.scalar))
    }
    adoptScripts()
  }

  private mutating func decide(
    _ item: inout Item, _ scalars: [UInt32], _ cluster: Range<Int>, isAttachment: Bool
  ) {
    if isAttachment, item.scalar == 0xFFFC {
      item.kind = .attachment
    } else if item.scalar == 0x09 {
      item.kind = .tab
    } else if CharacterKind.isControl(item.scalar) {
      item.kind = .control
      if CharacterKind.isNewline(item.scalar) { hasNewlines = true }
    } else if CharacterKind.isEmoji(scalars, cluster) {
      item.kind = .emoji
      if let emoji { item.face = index(emoji) }
    } else if item.scalar == 0x20, let last = items.last, last.run == item.run, last.kind == .glyphs {
      // A space goes with the word before it, so that a line in another script is shaped at once; its width stays the
      // font's own.
      item.face = last.face
    } else if let face = fallbacks.face(scalars, cluster, fonts[Int(item.run)], item.script) {
      item.face = index(face)
    }
  }

  private mutating func index(_ face: Face) -> Int32 {
    if let last = items.last, last.face >= 0, faces[Int(last.face)] === face { return last.face }
    if let known = faces.firstIndex(where: { $0 === face }) { return Int32(known) }
    faces.append(face)
    return Int32(faces.count - 1)
  }

  /// Where clusters end: ICU's graphemes; nil where no character joins its neighbour and each is one by itself.
  private static func clusterEnds(
    _ bytes: [UInt8], _ scalars: [UInt32], _ offsets: [Int32], _ engine: ShapingEngine
  ) -> [UInt32]? {
    let functions = hb_unicode_funcs_get_default()
    guard scalars.contains(where: { CharacterKind.mayJoin($0, functions) }) else { return nil }
    let ends = bytes.withUnsafeBufferPointer { engine.characters.boundaries($0) }
    return ends.isEmpty ? nil : ends
  }

  /// The script of a cluster's first letter; common for one without letters.
  private static func script(_ scalars: [UInt32], _ cluster: Range<Int>) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for i in cluster {
      let script = hb_unicode_script(functions, scalars[i])
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script }
    }
    return HB_SCRIPT_COMMON
  }

  /// Characters of no script before the first letter take that letter's, so that a bracket does not part a run.
  private mutating func adoptScripts() {
    guard let first = items.first(where: { $0.script != HB_SCRIPT_COMMON }) else { return }
    for i in items.indices {
      guard items[i].script == HB_SCRIPT_COMMON else { return }
      items[i].script = first.script
    }
  }

  /// The characters of valid UTF-8 and the byte each starts at.
  private static func decode(_ bytes: [UInt8]) -> (scalars: [UInt32], offsets: [Int32]) {
    var scalars: [UInt32] = []
    var offsets: [Int32] = []
    scalars.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      while at < bytes.count {
        let first = UInt32(bytes[at])
        let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var scalar = width == 1 ? first : first & (0x7F >> UInt32(width))
        for i in 1..<max(1, width) where at + i < bytes.count { scalar = scalar << 6 | UInt32(bytes[at + i]) & 0x3F }
        scalars.append(scalar)
        offsets.append(Int32(at))
        at += width
      }
    }
    return (scalars, offsets)
  }
}
