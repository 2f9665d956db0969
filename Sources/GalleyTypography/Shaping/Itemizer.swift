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

  /// Where the items lie: in the text, until that is filled anew.
  private let room: UnsafeMutableBufferPointer<Item>
  private var count = 0
  /// Faces of the items, each once; kept by the library.
  private(set) var faces: [Unmanaged<Face>] = []
  /// The face of the last item.
  private var lastFace: UnsafeMutableRawPointer?
  private var lastIndex: Int32 = -1
  private let fonts: [SizedFont]
  private var fallbacks: FallbackFinder

  var items: UnsafeBufferPointer<Item> { UnsafeBufferPointer(rebasing: room[..<count]) }

  init(
    _ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont], language: String,
    engine: ShapingEngine
  ) {
    self.fonts = fonts
    room = text.items
    fallbacks = FallbackFinder(engine: engine, language: language)
    for font in fonts { font.see(in: language) }
    itemize(text, levels, runs)
  }

  private mutating func itemize(_ text: DecodedText, _ levels: BidiLevels, _ runs: [TextRun]) {
    let (scalars, entries, offsets) = (text.scalars, text.entries, text.offsets)
    guard !scalars.isEmpty else { return }
    var run = Run(fonts[0], isAttachment: runs[0].attachment != nil, length: length(of: runs, 0))
    run.face = run.font.face.map { index(Unmanaged.passUnretained($0)) } ?? -1
    var scalar = 0
    var graphemes = GraphemeBreaks()
    let joins = text.any.contains(.joins)
    // Characters of no script before the first letter are set as that is, so that a bracket does not part a run.
    var script = Self.firstScript(text)
    var shaped = CharacterKind.shaped(script)
    _ = graphemes.begins(entries[0].grapheme)
    while scalar < scalars.count {
      let first = scalar
      scalar += 1
      if joins {
        while scalar < scalars.count, !graphemes.begins(entries[scalar].grapheme) { scalar += 1 }
      }
      while offsets[first] >= run.end, run.number + 1 < runs.count {
        let number = run.number + 1
        let (font, attachment) = (fonts[number], runs[number].attachment)
        run = Run(font, isAttachment: attachment != nil, length: length(of: runs, number), after: run)
        run.face = font.face.map { index(Unmanaged.passUnretained($0)) } ?? -1
      }
      let entry = entries[first]
      var item = Item(
        start: offsets[first], run: Int32(run.number), face: run.face, scalar: scalars[first], script: shaped,
        level: levels[first], kind: .glyphs, flags: entry.flags)
      if let face = quickFace(text, first..<scalar, run.font) {
        if entry.script != HB_SCRIPT_COMMON, entry.script != script {
          script = entry.script
          shaped = CharacterKind.shaped(script)
          item.script = shaped
        }
        if let face = face { item.face = index(face) }
      } else {
        let letters = Self.script(text, first..<scalar)
        if letters != HB_SCRIPT_COMMON {
          script = letters
          shaped = CharacterKind.shaped(script)
        }
        item.script = script
        decide(&item, text, first..<scalar, isAttachment: run.isAttachment)
        item.script = shaped
      }
      if item.face != lastIndex {
        lastIndex = item.face
        lastFace = item.face < 0 ? nil : faces[Int(item.face)].toOpaque()
      }
      room.initializeElement(at: count, to: item)
      count += 1
    }
  }

  /// The run that is being read.
  private struct Run {
    var number = 0
    let font: SizedFont
    var face: Int32 = -1
    let isAttachment: Bool
    /// The byte after it.
    let end: Int32

    init(_ font: SizedFont, isAttachment: Bool, length: Int32, after last: Run? = nil) {
      self.font = font
      self.isAttachment = isAttachment
      end = (last?.end ?? 0) + length
      number = last.map { $0.number + 1 } ?? 0
    }
  }

  /// Bytes of a run.
  private func length(of runs: [TextRun], _ run: Int) -> Int32 { Int32(runs[run].text.utf8.count) }

  /// The face of a cluster of plain characters all of which have one by themselves, as letters with their marks do:
  /// nil within for the font's own. nil for a cluster that has to be looked at.
  @inline(__always)
  private mutating func quickFace(
    _ text: DecodedText, _ cluster: Range<Int>, _ font: SizedFont
  ) -> Unmanaged<Face>?? {
    let first = text.entries[cluster.lowerBound]
    guard first.flags.contains(.plain), let seen = fallbacks.seen(text, at: cluster.lowerBound, font) else {
      return nil
    }
    if cluster.count == 1 { return .some(seen.face) }
    // What a sign means, the marks after it tell: an emoji may be made of it.
    guard Self.isLetter(first.script), let face = seen.face else { return nil }
    for index in cluster.dropFirst() where !text.entries[index].flags.contains(.ignorable) {
      guard face._withUnsafeGuaranteedRef({ $0.has(text.scalars[index]) }) else { return nil }
    }
    return .some(face)
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
      if let emoji = fallbacks.engine.emojiFace { item.face = index(Unmanaged.passUnretained(emoji)) }
    } else if item.scalar == 0x20, count > 0, room[count - 1].run == item.run, room[count - 1].kind == .glyphs {
      // A space goes with the word before it, so that a line in another script is shaped at once; its width stays the
      // font's own.
      item.face = room[count - 1].face
    } else if let face = fallbacks.face(text.scalars, cluster, fonts[Int(item.run)], item.script) {
      item.face = index(Unmanaged.passUnretained(face))
    }
  }

  @inline(__always)
  private mutating func index(_ face: Unmanaged<Face>) -> Int32 {
    lastFace == face.toOpaque() ? lastIndex : find(face)
  }

  private mutating func find(_ face: Unmanaged<Face>) -> Int32 {
    if let known = faces.firstIndex(where: { $0.toOpaque() == face.toOpaque() }) { return Int32(known) }
    faces.append(face)
    return Int32(faces.count - 1)
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
