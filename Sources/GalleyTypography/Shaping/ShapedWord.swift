@_implementationOnly import CHarfBuzz

/// A word shaped once, or a character that stands by itself: whatever text it is in, it comes out the same in the same
/// ``Place``.
final class ShapedWord {
  /// What around a word may change how it is shaped.
  struct Place: Equatable {
    var font: ObjectIdentifier
    var language: Int
    /// Whether it reads from right to left.
    var reversed: Bool
    /// The script of the letters before, for a word that begins with none of its own.
    var script: hb_script_t
    /// Face and script of a space before it, when that is shaped in the same call.
    var before: UnsafeMutableRawPointer?
    var scriptBefore: hb_script_t
    /// Whether a space after it is shaped in the same call.
    var isBeforeSpace: Bool

    var code: UInt64 {
      var code = UInt64(UInt(bitPattern: font)) ^ UInt64(language) << 1 ^ (reversed ? 1 : 0)
      code = code &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(script.rawValue) << 32 ^ UInt64(scriptBefore.rawValue)
      let face = before.map { UInt64(UInt(bitPattern: $0)) } ?? 0
      code = code &* 0x9E37_79B9_7F4A_7C15 ^ face ^ (isBeforeSpace ? 4 : 0)
      // Spread, so that no letter undoes what the place says.
      let product = code.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low
    }
  }

  let place: Place
  let bytes: [UInt8]
  /// Kept, so that its identity stays its own.
  let font: SizedFont
  let starts: [Int32]
  let advances: [Double]
  /// Clusters count from the word's first.
  let segments: [ShapedText.Segment]
  /// The script of its last letter; that of no letter when it has none.
  let scriptAfter: hb_script_t
  /// Of the last segment.
  let lastFace: Unmanaged<Face>?
  let lastScript: hb_script_t
  let lastKind: Itemizer.Kind

  init(
    place: Place, bytes: [UInt8], font: SizedFont, starts: [Int32], advances: [Double],
    segments: [ShapedText.Segment], scriptAfter: hb_script_t
  ) {
    self.place = place
    self.bytes = bytes
    self.font = font
    self.starts = starts
    self.advances = advances
    self.segments = segments
    self.scriptAfter = scriptAfter
    lastFace = segments.last?.face.map(Unmanaged.passUnretained)
    lastScript = segments.last?.script ?? HB_SCRIPT_COMMON
    lastKind = segments.last?.kind ?? .control
  }
}

/// The words of a text in reading order.
struct WordRow {
  struct Part {
    /// nil for a space or a line break.
    var word: ShapedWord?
    var run: Int32
    var kind: WordCut.Kind
    var level: UInt8

    /// Clusters it has.
    var count: Int { word?.advances.count ?? 1 }
  }

  var parts: [Part]
  let fonts: [SizedFont]
  /// The script of the first letter.
  let script: hb_script_t

  /// The segments that shaping the whole text would have given.
  func segments() -> [ShapedText.Segment] {
    var segments: [ShapedText.Segment] = []
    var context = WordContext()
    context.script = script
    func add(_ segment: ShapedText.Segment) {
      if let last = segments.last, last.joins(segment) {
        segments[segments.count - 1].append(segment)
      } else {
        segments.append(segment)
      }
    }
    var next = 0
    for part in parts {
      let start = next
      next += part.count
      let font = fonts[Int(part.run)]
      guard let word = part.word else {
        let face = context.face(ofSpace: part.kind, run: part.run, font)
        add(
          ShapedText.Segment(
            clusters: start..<start + 1, run: Int(part.run), face: face?.takeUnretainedValue(), level: part.level,
            stretch: face?.takeUnretainedValue() === font.face ? font.stretch : 1, glyphs: [],
            script: CharacterKind.shaped(context.script),
            kind: part.kind == .newline ? .control : .glyphs))
        context.pass(part.kind, face: face, run: part.run)
        continue
      }
      for segment in word.segments {
        add(
          ShapedText.Segment(
            clusters: segment.clusters.lowerBound + start..<segment.clusters.upperBound + start, run: Int(part.run),
            face: segment.face, level: part.level, stretch: segment.stretch,
            glyphs: segment.glyphs.map { $0.moved(start) }, script: segment.script, kind: segment.kind))
      }
      context.pass(word, run: part.run)
    }
    return segments
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

  /// A space goes with the word before it.
  func face(ofSpace kind: WordCut.Kind, run: Int32, _ font: SizedFont) -> Unmanaged<Face>? {
    kind == .space && self.kind == .glyphs && self.run == run ? face : font.face.map(Unmanaged.passUnretained)
  }

  mutating func pass(_ kind: WordCut.Kind, face: Unmanaged<Face>?, run: Int32) {
    self.face = face
    self.kind = kind == .newline ? .control : .glyphs
    self.run = run
    shapedScript = CharacterKind.shaped(script)
  }

  mutating func pass(_ word: ShapedWord, run: Int32) {
    pass(face: word.lastFace, script: word.lastScript, kind: word.lastKind, run: run, scriptAfter: word.scriptAfter)
  }

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
