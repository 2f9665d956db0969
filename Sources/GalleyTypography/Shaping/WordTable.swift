@_implementationOnly import CHarfBuzz

/// Words that texts were made of, so that a text of known words is put together without shaping.
///
/// A word is kept when it is met the second time, as it came out of the text it was in. Not for two threads at once.
final class WordTable {
  /// Longer ones are hardly met again.
  private static let longest = 96

  private var known = Buckets<ShapedWord>()
  private var met = MetWords()
  private var cuts: [WordCut] = []
  private var languages: [String] = []
  /// Texts put together so far.
  private(set) var assembled = 0

  /// Cuts a text into words; false for one that has to be shaped whole.
  func cut(_ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont]) -> Bool {
    WordCut.cut(text, levels, runs: runs, fonts: fonts, into: &cuts)
  }

  /// The text that was cut last, when all its words are known.
  func assemble(
    _ bytes: [UInt8], _ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont], language: String
  ) -> ShapedText? {
    let language = number(language)
    var row = WordRow(parts: [], fonts: fonts, script: Itemizer.firstScript(text))
    let clusters = bytes.withUnsafeBufferPointer { bytes in
      cuts.withUnsafeBufferPointer { find($0, &row, bytes, text, language) }
    }
    guard let clusters else { return nil }
    assembled += 1
    return put(row, clusters, bytes, text, levels, runs, fonts)
  }

  /// Looks the words up; the clusters they have, or nil when one is not known.
  private func find(
    _ cuts: UnsafeBufferPointer<WordCut>, _ row: inout WordRow, _ bytes: UnsafeBufferPointer<UInt8>,
    _ text: DecodedText, _ language: Int
  ) -> Int? {
    var context = WordContext()
    context.script = row.script
    var clusters = 0
    var font = row.fonts[0]
    var run: Int32 = 0
    for index in cuts.indices {
      let cut = cuts[index]
      if cut.run != run {
        run = cut.run
        font = row.fonts[Int(run)]
      }
      var part = WordRow.Part(word: nil, run: run, kind: cut.kind, level: cut.level)
      if cut.kind == .word {
        let place = Self.place(index, cuts, text, context, font, language)
        let range = Self.range(cut, text, bytes.count)
        guard let word = known[Self.code(bytes, range, place)], word.place == place,
          Self.equal(word.bytes, bytes, range)
        else { return nil }
        clusters += word.advances.count
        context.pass(word, run: run)
        part.word = word
        // A text whose first word is not known needs no room.
        if row.parts.isEmpty { row.parts.reserveCapacity(cuts.count) }
      } else {
        clusters += 1
        context.pass(cut.kind, face: context.face(ofSpace: cut.kind, run: run, font), run: run)
      }
      row.parts.append(part)
    }
    return clusters
  }

  /// Adds up known words.
  private func put(
    _ row: WordRow, _ clusters: Int, _ bytes: [UInt8], _ text: DecodedText, _ levels: BidiLevels, _ runs: [TextRun],
    _ fonts: [SizedFont]
  ) -> ShapedText {
    var starts: [Int32] = []
    let x = [Double](unsafeUninitializedCapacity: clusters + 1) { x, count in
      starts = [Int32](unsafeUninitializedCapacity: clusters + 1) { starts, filled in
        var known = 0
        var pen = 0.0
        x[0] = 0
        for index in row.parts.indices {
          let part = row.parts[index]
          let first = text.offsets[Int(cuts[index].start)]
          if let word = part.word {
            for cluster in 0..<word.advances.count {
              starts[known] = first + word.starts[cluster]
              pen += word.advances[cluster]
              known += 1
              x[known] = pen
            }
          } else {
            starts[known] = first
            if part.kind == .space { pen += fonts[Int(part.run)].space ?? 0 }
            known += 1
            x[known] = pen
          }
        }
        starts[known] = Int32(bytes.count)
        filled = clusters + 1
      }
      count = clusters + 1
    }
    return ShapedText(
      runs: runs, fonts: fonts, bytes: bytes, x: x, starts: starts,
      runStarts: runs.count == 1 ? nil : runStarts(row, runs.count, clusters), words: row,
      hasNewlines: text.any.contains(.newline), rightToLeft: levels.rightToLeft)
  }

  private func runStarts(_ row: WordRow, _ runs: Int, _ clusters: Int) -> [Int] {
    var starts = [Int](repeating: clusters, count: runs + 1)
    var cluster = clusters
    for part in row.parts.reversed() {
      cluster -= part.count
      starts[Int(part.run)] = cluster
    }
    for run in stride(from: runs - 1, through: 0, by: -1) { starts[run] = min(starts[run], starts[run + 1]) }
    return starts
  }

  /// Notes the words of a text that was shaped whole, and keeps those that were noted before.
  func learn(
    from shaped: ShapingEngine.Shaped, _ bytes: [UInt8], _ text: DecodedText, fonts: [SizedFont], language: String
  ) {
    let language = number(language)
    bytes.withUnsafeBufferPointer { bytes in
      cuts.withUnsafeBufferPointer { learn($0, shaped, bytes, text, fonts, language) }
    }
  }

  private func learn(
    _ cuts: UnsafeBufferPointer<WordCut>, _ shaped: ShapingEngine.Shaped, _ bytes: UnsafeBufferPointer<UInt8>,
    _ text: DecodedText, _ fonts: [SizedFont], _ language: Int
  ) {
    var context = WordContext()
    context.script = Itemizer.firstScript(text)
    let items = shaped.items
    var cluster = 0
    for index in cuts.indices {
      let cut = cuts[index]
      let font = fonts[Int(cut.run)]
      let range = Self.range(cut, text, bytes.count)
      let first = cluster
      while cluster < items.count, Int(items[cluster].start) < range.upperBound { cluster += 1 }
      guard cluster > first else { return }
      guard cut.kind == .word else {
        context.pass(cut.kind, face: context.face(ofSpace: cut.kind, run: cut.run, font), run: cut.run)
        continue
      }
      let place = Self.place(index, cuts, text, context, font, language)
      let after = scriptAfter(cut, text)
      let code = Self.code(bytes, range, place)
      if met.note(code), range.count <= Self.longest, !known.contains(code) {
        known.insert(code, word(first..<cluster, shaped, Array(bytes[range]), place, font, after))
      }
      let last = items[cluster - 1]
      context.pass(
        face: last.face < 0 ? nil : shaped.faces[Int(last.face)], script: last.script, kind: last.kind, run: cut.run,
        scriptAfter: after)
    }
  }

  private func word(
    _ clusters: Range<Int>, _ shaped: ShapingEngine.Shaped, _ bytes: [UInt8], _ place: ShapedWord.Place,
    _ font: SizedFont, _ after: hb_script_t
  ) -> ShapedWord {
    let start = shaped.items[clusters.lowerBound].start
    var segments: [ShapedText.Segment] = []
    for segment in shaped.text.segments where segment.clusters.overlaps(clusters) {
      var own = segment
      let shared = segment.clusters.clamped(to: clusters)
      own.clusters = shared.lowerBound - clusters.lowerBound..<shared.upperBound - clusters.lowerBound
      own.glyphs = segment.glyphs.filter { shared.contains($0.cluster) }.map { $0.moved(-clusters.lowerBound) }
      segments.append(own)
    }
    return ShapedWord(
      place: place, bytes: bytes, font: font, starts: shaped.items[clusters].map { $0.start - start },
      advances: Array(shaped.advances[clusters]), segments: segments, scriptAfter: after)
  }
}

extension WordTable {
  private func number(_ language: String) -> Int {
    if let known = languages.firstIndex(of: language) { return known }
    // A process meets a handful of languages; a hostile one could name any number.
    if languages.count >= 64 {
      languages.removeAll()
      known = Buckets()
      met = MetWords()
    }
    languages.append(language)
    return languages.count - 1
  }

  @inline(__always)
  private static func range(_ cut: WordCut, _ text: DecodedText, _ end: Int) -> Range<Int> {
    Int(text.offsets[Int(cut.start)])..<(Int(cut.end) < text.count ? Int(text.offsets[Int(cut.end)]) : end)
  }

  @inline(__always)
  private static func place(
    _ index: Int, _ cuts: UnsafeBufferPointer<WordCut>, _ text: DecodedText, _ context: WordContext, _ font: SizedFont,
    _ language: Int
  ) -> ShapedWord.Place {
    let cut = cuts[index]
    func isSpace(_ other: Int) -> Bool {
      guard other >= 0, other < cuts.count else { return false }
      let other = cuts[other]
      return other.kind == .space && other.run == cut.run && other.level == cut.level
    }
    let script = text.entries[Int(cut.start)].script
    let isAfterSpace = isSpace(index - 1)
    return ShapedWord.Place(
      font: ObjectIdentifier(font), language: language, reversed: cut.level & 1 == 1,
      script: Itemizer.isLetter(script) ? HB_SCRIPT_INVALID : context.script,
      before: isAfterSpace ? context.face?.toOpaque() : nil,
      scriptBefore: isAfterSpace ? context.shapedScript : HB_SCRIPT_INVALID, isBeforeSpace: isSpace(index + 1))
  }

  private func scriptAfter(_ cut: WordCut, _ text: DecodedText) -> hb_script_t {
    for index in (Int(cut.start)..<Int(cut.end)).reversed() where Itemizer.isLetter(text.entries[index].script) {
      return text.entries[index].script
    }
    return HB_SCRIPT_COMMON
  }

  @inline(__always)
  private static func code(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ place: ShapedWord.Place)
    -> UInt64
  {
    var code = place.code ^ UInt64(range.count)
    func mix(_ value: UInt64) {
      let product = (code ^ value).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      code = product.high ^ product.low
    }
    let raw = UnsafeRawBufferPointer(bytes)
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      mix(raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0x9E37_79B9
    while at < range.upperBound {
      rest = rest << 8 | UInt64(raw[at])
      at += 1
    }
    mix(rest)
    return code | 1
  }

  private static func equal(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard word.count == range.count else { return false }
    return word.withUnsafeBufferPointer { word in
      for index in 0..<word.count where word[index] != bytes[range.lowerBound + index] { return false }
      return true
    }
  }
}

/// The codes of words that were met, each at a place of its own; one that comes later takes the place.
struct MetWords {
  private static var bits: Int { 15 }

  /// Bits of the code that the place does not tell; 0 for a free place.
  private var marks = [UInt16](repeating: 0, count: 1 << MetWords.bits)

  /// Whether a code was there before; it is then. Few that were not are taken for such.
  mutating func note(_ code: UInt64) -> Bool {
    let mark = UInt16(truncatingIfNeeded: code >> 8) | 1
    let place = Int(code >> UInt64(64 - Self.bits))
    if marks[place] == mark { return true }
    marks[place] = mark
    return false
  }
}

/// Values by their code, four to a bucket; the one that came first gives way, so that the table has a bound.
struct Buckets<Value> {
  private static var ways: Int { 4 }
  private static var bits: Int { 12 }

  /// 0 for a free place.
  private var codes = [UInt64](repeating: 0, count: Buckets.ways << Buckets.bits)
  private var values: [Value?] = []

  @inline(__always)
  private func find(_ code: UInt64) -> Int? {
    let first = Int(code >> UInt64(64 - Self.bits)) * Self.ways
    for place in first..<first + Self.ways where codes[place] == code { return place }
    return nil
  }

  subscript(_ code: UInt64) -> Value? { values.isEmpty ? nil : find(code).flatMap { values[$0] } }

  func contains(_ code: UInt64) -> Bool { find(code) != nil }

  mutating func insert(_ code: UInt64, _ value: Value? = nil) {
    let first = Int(code >> UInt64(64 - Self.bits)) * Self.ways
    if value != nil, values.isEmpty { values = Array(repeating: nil, count: codes.count) }
    for place in (first + 1..<first + Self.ways).reversed() {
      codes[place] = codes[place - 1]
      if !values.isEmpty { values[place] = values[place - 1] }
    }
    codes[first] = code
    if !values.isEmpty { values[first] = value }
  }
}
