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
    var flags: CharacterTable.Flags
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
  private let fonts: [SizedFont]
  private let emoji: Face?
  private var fallbacks: FallbackFinder

  init(
    _ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont], language: String,
    engine: ShapingEngine
  ) {
    self.fonts = fonts
    emoji = engine.emojiFace
    fallbacks = FallbackFinder(engine: engine, language: language)
    let own = fonts.map { font in
      font.see(in: language)
      return font.face.map { index($0) } ?? -1
    }
    items.reserveCapacity(text.scalars.count)
    var runEnds: [Int32] = []
    for run in runs { runEnds.append((runEnds.last ?? 0) + Int32(run.text.utf8.count)) }
    var run = 0
    var scalar = 0
    var graphemes = GraphemeBreaks()
    let joins = text.any.contains(.joins)
    // Characters of no script before the first letter are set as that is, so that a bracket does not part a run.
    var script = Self.firstScript(text)
    if scalar < text.scalars.count { _ = graphemes.begins(text.entries[0].grapheme) }
    while scalar < text.scalars.count {
      let first = scalar
      scalar += 1
      if joins {
        while scalar < text.scalars.count, !graphemes.begins(text.entries[scalar].grapheme) { scalar += 1 }
      }
      while run + 1 < runs.count, text.offsets[first] >= runEnds[run] { run += 1 }
      let entry = text.entries[first]
      var item = Item(
        start: text.offsets[first], run: Int32(run), face: own[run], scalar: text.scalars[first], script: script,
        level: levels[first], kind: .glyphs, flags: entry.flags)
      if scalar == first + 1, entry.flags.contains(.plain), let seen = fallbacks.seen(text, at: first, fonts[run]) {
        if entry.script != HB_SCRIPT_COMMON { script = entry.script }
        if let face = seen.face { item.face = index(face) }
      } else {
        let cluster = first..<scalar
        let letters = Self.script(text, cluster)
        if letters != HB_SCRIPT_COMMON { script = letters }
        item.script = script
        decide(&item, text, cluster, isAttachment: runs[run].attachment != nil)
      }
      item.script = CharacterKind.shaped(script)
      items.append(item)
    }
  }

  private mutating func decide(
    _ item: inout Item, _ text: DecodedText, _ cluster: Range<Int>, isAttachment: Bool
  ) {
    if isAttachment, item.scalar == 0xFFFC {
      item.kind = .attachment
    } else if item.scalar == 0x09 {
      item.kind = .tab
    } else if item.flags.contains(.control) {
      item.kind = .control
    } else if CharacterKind.isEmoji(text, cluster) {
      item.kind = .emoji
      if let emoji { item.face = index(emoji) }
    } else if item.scalar == 0x20, let last = items.last, last.run == item.run, last.kind == .glyphs {
      // A space goes with the word before it, so that a line in another script is shaped at once; its width stays the
      // font's own.
      item.face = last.face
    } else if let face = face(text, cluster, item) {
      item.face = index(face)
    }
  }

  /// The face of a cluster; nil for the font's own.
  private mutating func face(_ text: DecodedText, _ cluster: Range<Int>, _ item: Item) -> Face? {
    let font = fonts[Int(item.run)]
    // All of one face by themselves, as letters with marks are: then that is the cluster's.
    if text.entries[cluster.lowerBound].script != HB_SCRIPT_COMMON,
      let known = fallbacks.seen(text, at: cluster.lowerBound, font)?.face
    {
      let hasAll = known._withUnsafeGuaranteedRef { known in
        for i in cluster.dropFirst() {
          guard text.entries[i].flags.contains(.ignorable) || known.has(text.scalars[i]) else { return false }
        }
        return true
      }
      if hasAll { return known.takeUnretainedValue() === font.face ? nil : known.takeUnretainedValue() }
    }
    return fallbacks.face(text.scalars, cluster, font, item.script)
  }

  private mutating func index(_ face: Face) -> Int32 {
    if let last = items.last, last.face >= 0, faces[Int(last.face)] === face { return last.face }
    if let known = faces.firstIndex(where: { $0 === face }) { return Int32(known) }
    faces.append(face)
    return Int32(faces.count - 1)
  }

  private mutating func index(_ face: Unmanaged<Face>) -> Int32 {
    if let last = items.last, last.face >= 0,
      Unmanaged.passUnretained(faces[Int(last.face)]).toOpaque() == face.toOpaque()
    {
      return last.face
    }
    return index(face.takeUnretainedValue())
  }

  /// The script of a cluster's first letter; common for one without letters.
  private static func script(_ text: DecodedText, _ cluster: Range<Int>) -> hb_script_t {
    for i in cluster where isLetter(text.entries[i].script) { return text.entries[i].script }
    return HB_SCRIPT_COMMON
  }

  /// The script of a text's first letter.
  static func firstScript(_ text: DecodedText) -> hb_script_t { script(text, 0..<text.count) }

  static func isLetter(_ script: hb_script_t) -> Bool {
    script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
  }
}
