@_implementationOnly import CHarfBuzz

/// Splits text into clusters and tells of each its run, direction, script and face.
struct Itemizer {
  /// Where the items lie: in the text, until that is filled anew.
  private let room: UnsafeMutablePointer<Item>
  private var count = 0
  /// Takes the faces of the items.
  private let text: DecodedText
  /// The face of the last item.
  private var lastFace: UnsafeMutableRawPointer?
  private var lastIndex: Int32 = -1
  private let fonts: [SizedFont]
  private var fallbacks: FallbackFinder

  var items: UnsafeBufferPointer<Item> { UnsafeBufferPointer(start: room, count: count) }

  init(
    _ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont], language: String,
    engine: ShapingEngine
  ) {
    self.fonts = fonts
    self.text = text
    room = text.items
    fallbacks = FallbackFinder(engine: engine, language: language)
    for font in fonts { font.see(in: language) }
    itemize(text, levels, runs)
  }

  private mutating func itemize(_ text: DecodedText, _ levels: BidiLevels, _ runs: [TextRun]) {
    let (scalars, entries, offsets, clusters) = (text.scalars, text.entries, text.offsets, text.clusters)
    guard !scalars.isEmpty else { return }
    var run = Run(fonts[0], isAttachment: runs[0].attachment != nil, length: length(of: runs, 0))
    run.face = run.font.face.map { index(Unmanaged.passUnretained($0)) } ?? -1
    var next = 0
    var graphemes = GraphemeBreaks()
    let joins = text.any.contains(.joins)
    // Characters of no script before the first letter are set as that is, so that a bracket does not part a run.
    var script = text.firstScript
    var shaped = CharacterKind.shaped(script)
    _ = graphemes.begins(entries[0].grapheme)
    while next < scalars.count {
      if passLetters(&next, script, shaped, run, levels) {
        graphemes = GraphemeBreaks(afterLetter: ())
        continue
      }
      let first = next
      repeat {
        clusters[next] = Int32(truncatingIfNeeded: count)
        next &+= 1
      } while joins && next < scalars.count && !graphemes.begins(entries[next].grapheme)
      while offsets[first] >= run.end, run.number + 1 < runs.count {
        let number = run.number + 1
        let (font, attachment) = (fonts[number], runs[number].attachment)
        run = Run(font, isAttachment: attachment != nil, length: length(of: runs, number), after: run)
        run.face = font.face.map { index(Unmanaged.passUnretained($0)) } ?? -1
      }
      let entry = entries[first]
      var item = Item(
        first: first, run: Int32(truncatingIfNeeded: run.number), face: run.face, scalar: scalars[first],
        script: shaped, level: levels[first], kind: .glyphs, flags: entry.flags)
      if entry.flags.contains(.plain), let face = quickFace(entry, scalars, entries, first..<next, run.font) {
        if entry.script != HB_SCRIPT_COMMON, entry.script != script {
          script = entry.script
          shaped = CharacterKind.shaped(script)
          item.script = shaped
        }
        if let face = face { item.face = index(face) }
      } else if item.scalar == 0x20, next &- first == 1, let face = faceOfWord(before: item) {
        item.face = face
      } else {
        let letters = Self.script(text, first..<next)
        if letters != HB_SCRIPT_COMMON {
          script = letters
          shaped = CharacterKind.shaped(script)
        }
        item.script = script
        decide(&item, text, first..<next, isAttachment: run.isAttachment)
        item.script = shaped
      }
      if item.face != lastIndex { meet(item.face) }
      (room + count).initialize(to: item)
      count &+= 1
    }
  }

  /// Letters with their marks, and spaces after them, that are of the script and the face of the letter before, which is
  /// what almost all are. Stops at the first that has to be looked at; false when that is the first of all.
  private mutating func passLetters(
    _ next: inout Int, _ script: hb_script_t, _ shaped: hb_script_t, _ run: Run, _ levels: BidiLevels
  ) -> Bool {
    guard let places = run.font.places, lastFace != nil else { return false }
    let (scalars, entries, offsets, clusters, room) = text.ends
    let (lastFace, lastIndex, number, end) = (lastFace, lastIndex, Int32(truncatingIfNeeded: run.number), run.end)
    let letter = CharacterTable.Letter(script)
    let first = next
    var (at, count) = (next, count)
    letters: while offsets[at] < end {
      let entry = entries[at]
      let scalar = scalars[at]
      var after = at &+ 1
      if letter.matches(entry) {
        let seen = places[SizedFont.place(scalar)]
        guard seen.scalar == scalar, seen.face?.toOpaque() == lastFace else { break }
        while entries[after].grapheme != 0 {
          guard GraphemeBreaks.isPlainMark(entries[after].grapheme) else { break letters }
          let mark = scalars[after] | SizedFont.mark
          if !entries[after].flags.contains(.ignorable) {
            let seen = places[SizedFont.place(mark)]
            guard seen.scalar == mark, seen.face?.toOpaque() == lastFace else { break letters }
          }
          after &+= 1
        }
      } else {
        guard entry.cut == .space, at > first, entries[after].grapheme == 0 else { break }
      }
      (room + count).initialize(
        to: Item(
          first: at, run: number, face: lastIndex, scalar: scalar, script: shaped, level: levels[at], kind: .glyphs,
          flags: entry.flags))
      repeat {
        clusters[at] = Int32(truncatingIfNeeded: count)
        at &+= 1
      } while at < after
      count &+= 1
    }
    self.count = count
    next = at
    return at > first
  }

  private mutating func meet(_ face: Int32) {
    lastIndex = face
    lastFace = face < 0 ? nil : text.faces[Int(face)].toOpaque()
  }

  /// A space goes with the word before it, so that a line in another script is shaped at once; its width stays the
  /// font's own.
  @inline(__always)
  private func faceOfWord(before space: Item) -> Int32? {
    guard count > 0, room[count - 1].run == space.run, room[count - 1].kind == .glyphs else { return nil }
    return room[count - 1].face
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
    _ first: CharacterTable.Entry, _ scalars: UnsafeBufferPointer<UInt32>,
    _ entries: UnsafeBufferPointer<CharacterTable.Entry>, _ cluster: Range<Int>, _ font: SizedFont
  ) -> Unmanaged<Face>?? {
    guard
      let seen = font.seen(scalars[cluster.lowerBound]) ?? fallbacks.ask(scalars, first, cluster.lowerBound, font)
    else { return nil }
    return cluster.count == 1 ? .some(seen.face) : face(of: first, seen, scalars, entries, cluster, font)
  }

  /// The face of a character when it has the marks after it, too.
  private func face(
    of first: CharacterTable.Entry, _ seen: SizedFont.Seen, _ scalars: UnsafeBufferPointer<UInt32>,
    _ entries: UnsafeBufferPointer<CharacterTable.Entry>, _ cluster: Range<Int>, _ font: SizedFont
  ) -> Unmanaged<Face>?? {
    // What a sign means, the marks after it tell: an emoji may be made of it.
    guard Self.isLetter(first.script), let face = seen.face else { return nil }
    for index in cluster.lowerBound &+ 1..<cluster.upperBound where !entries[index].flags.contains(.ignorable) {
      guard font.has(mark: scalars[index], face) else { return nil }
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
    } else if item.scalar == 0x20, let face = faceOfWord(before: item) {
      item.face = face
    } else if let face = fallbacks.face(text.scalars, cluster, fonts[Int(item.run)], item.script) {
      item.face = index(Unmanaged.passUnretained(face))
    }
  }

  @inline(__always)
  private mutating func index(_ face: Unmanaged<Face>) -> Int32 {
    lastFace == face.toOpaque() ? lastIndex : text.number(of: face)
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
