@_implementationOnly import CHarfBuzz

/// What shows a word: its glyphs in visual order, whose clusters count from the word's first.
struct WordGlyphs {
  /// Clusters next to each other that one call shaped.
  struct Piece {
    var clusters: Range<Int>
    /// Of ``WordGlyphs/glyphs``.
    var glyphs: Range<Int>
    var face: Unmanaged<Face>?
    var script: hb_script_t
    var kind: Itemizer.Kind
  }

  private(set) var pieces: [Piece] = []
  private(set) var glyphs: [ShapedText.Glyph] = []

  /// - Parameters:
  ///   - clusters: the word's among a text's `items`.
  ///   - segments: of the text, from the one on that the word begins in.
  init(
    _ clusters: Range<Int>, of segments: ArraySlice<ShapedText.Segment>, _ items: UnsafeBufferPointer<Itemizer.Item>
  ) {
    for segment in segments {
      guard segment.clusters.lowerBound < clusters.upperBound else { break }
      let shared = segment.clusters.clamped(to: clusters)
      let own = Self.glyphs(segment, shared)
      let item = items[shared.lowerBound]
      pieces.append(
        Piece(
          clusters: shared.lowerBound - clusters.lowerBound..<shared.upperBound - clusters.lowerBound,
          glyphs: glyphs.count..<glyphs.count + own.count, face: segment.face.map(Unmanaged.passUnretained),
          script: item.script, kind: item.kind))
      glyphs.reserveCapacity(glyphs.count + own.count)
      for index in own { glyphs.append(segment.glyphs[index].moved(-clusters.lowerBound)) }
    }
  }

  /// The glyphs of some of a segment's clusters: they lie next to each other, for a segment's go one way.
  private static func glyphs(_ segment: ShapedText.Segment, _ clusters: Range<Int>) -> Range<Int> {
    let isReversed = segment.level & 1 == 1
    func first(_ isAfter: (Int) -> Bool) -> Int {
      var low = 0
      var high = segment.glyphs.count
      while low < high {
        let middle = (low + high) / 2
        if isAfter(segment.glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    if isReversed { return first { $0 < clusters.upperBound }..<first { $0 < clusters.lowerBound } }
    return first { $0 >= clusters.lowerBound }..<first { $0 >= clusters.upperBound }
  }
}

/// Puts segments together from words, as shaping the whole text would have made them.
struct SegmentRow {
  private struct Part {
    /// Kept by the table while the row is filled.
    var word: Unmanaged<ShapedWord>
    var glyphs: Range<Int>
    /// The word's first among the text's.
    var cluster: Int
  }

  private let fonts: [SizedFont]
  private var done: [ShapedText.Segment] = []
  /// The segment that is being filled, and what shows it.
  private var open: ShapedText.Segment?
  private var face: Unmanaged<Face>?
  private var script = HB_SCRIPT_COMMON
  private var parts: [Part] = []
  private var cluster = 0

  init(_ fonts: [SizedFont]) { self.fonts = fonts }

  mutating func add(_ word: Unmanaged<ShapedWord>, _ cut: WordCut) {
    word._withUnsafeGuaranteedRef { known in
      for piece in known.glyphs.pieces {
        go(piece.clusters.count, cut, piece.face, piece.script, piece.kind)
        if !piece.glyphs.isEmpty {
          parts.append(Part(word: word, glyphs: piece.glyphs, cluster: cluster - piece.clusters.upperBound))
        }
      }
    }
  }

  /// A space or a line break, after which the context is as given.
  mutating func add(_ cut: WordCut, _ context: WordContext) {
    go(1, cut, context.face, context.shapedScript, cut.kind == .newline ? .control : .glyphs)
  }

  mutating func segments() -> [ShapedText.Segment] {
    close()
    return done
  }

  /// Adds clusters to the segment, or begins another with them.
  private mutating func go(
    _ clusters: Int, _ cut: WordCut, _ face: Unmanaged<Face>?, _ script: hb_script_t, _ kind: Itemizer.Kind
  ) {
    let start = cluster
    cluster += clusters
    if let segment = open, segment.run == Int(cut.run), segment.level == cut.level, segment.kind == kind,
      self.script == script, self.face?.toOpaque() == face?.toOpaque()
    {
      open?.clusters = segment.clusters.lowerBound..<cluster
      return
    }
    close()
    let font = fonts[Int(cut.run)]
    let own = face?.takeUnretainedValue()
    open = ShapedText.Segment(
      clusters: start..<cluster, run: Int(cut.run), face: own, level: cut.level, kind: kind,
      stretch: own === font.face ? font.stretch : 1, glyphs: [])
    (self.face, self.script) = (face, script)
  }

  private mutating func close() {
    guard var segment = open else { return }
    var count = 0
    for part in parts { count += part.glyphs.count }
    if count > 0 {
      if segment.level & 1 == 1 { parts.reverse() }
      segment.glyphs = [ShapedText.Glyph](unsafeUninitializedCapacity: count) { room, filled in
        for part in parts {
          part.word._withUnsafeGuaranteedRef { word in
            for index in part.glyphs {
              room.initializeElement(at: filled, to: word.glyphs.glyphs[index].moved(part.cluster))
              filled += 1
            }
          }
        }
      }
      parts.removeAll(keepingCapacity: true)
    }
    done.append(segment)
    open = nil
  }
}

extension WordTable {
  /// The segments of a text that was cut, of what shows its words; nil when one is not known.
  func segments(_ text: DecodedText, fonts: [SizedFont], language: String) -> [ShapedText.Segment]? {
    guard find(text, fonts, number(language)) != nil else { return nil }
    var row = SegmentRow(fonts)
    var context = WordContext(script: text.firstScript)
    for index in 0..<text.cutCount {
      let cut = text.cuts[index]
      if cut.isWord {
        let word = text.words[index]
        row.add(word, cut)
        word._withUnsafeGuaranteedRef { context.pass($0, run: cut.run) }
      } else {
        context.pass(cut.kind, run: cut.run, fonts[Int(cut.run)])
        row.add(cut, context)
      }
    }
    return row.segments()
  }
}
