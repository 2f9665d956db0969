@_implementationOnly import CHarfBuzz

/// Words that texts were made of, so that a text of known words is put together without shaping: its width at once, its
/// glyphs when they are asked for.
///
/// A word is kept when it is met the second time in a font, as it came out of the text it was in. Not for two threads at
/// once.
final class WordTable {
  /// Longer ones are hardly met again.
  private static let longest = 96

  /// The family whose characters come nearer in pairs alone.
  private let pairFamily: String?
  private let known = KnownWords()
  private let met = MetWords()
  private let places = WordPlaces()
  private var languages: [String] = []
  /// The language of the last text.
  private var last = 0
  /// Words and places of words kept now.
  var kept: (words: Int, places: Int) { (known.count, places.count) }
  /// Texts put together so far.
  private(set) var assembled = 0

  init(_ tables: TypographyTables) { pairFamily = tables.faces.scripts["Thai"] }

  /// A text that was cut, when all its words are known.
  func assemble(
    _ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont], language: String
  ) -> ShapedText? {
    guard let clusters = find(text, fonts, number(language)) else { return nil }
    assembled += 1
    return put(text, clusters, levels, runs, fonts)
  }

  /// Looks the words up; the clusters they have, or nil when one is not known.
  func find(_ text: DecodedText, _ fonts: [SizedFont], _ language: Int32) -> Int? {
    if places.isFull { forget() }
    var context = WordContext(script: text.firstScript)
    var clusters = 0
    var run: Int32 = -1
    var font = fonts[0]
    for index in 0..<text.cutCount {
      let cut = text.cuts[index]
      if cut.run != run {
        run = cut.run
        font = fonts[Int(run)]
      }
      guard cut.isWord else {
        clusters &+= 1
        context.pass(cut.kind, run: run, font)
        continue
      }
      let place = places.number(at: index, text, context, font, language)
      let key = Self.key(index, text)
      guard let found = known[Self.code(key, place)] else { return nil }
      let isKnown = found._withUnsafeGuaranteedRef { word in
        guard word.isOf(key, place) else { return false }
        clusters &+= word.count
        context.pass(word, run: run)
        return true
      }
      guard isKnown else { return nil }
      text.words[index] = found
    }
    return clusters
  }

  /// Adds up known words.
  private func put(
    _ text: DecodedText, _ clusters: Int, _ levels: BidiLevels, _ runs: [TextRun], _ fonts: [SizedFont]
  ) -> ShapedText {
    let room = ShapedText.Room(clusters: clusters, length: text.length)
    room.bytes.update(from: text.bytes, count: text.length)
    var cluster = 0
    var pen = 0.0
    var runStarts: [Int]?
    if runs.count > 1 { runStarts = [] }
    var run: Int32 = -1
    var space = 0.0
    room.x[0] = 0
    for index in 0..<text.cutCount {
      let cut = text.cuts[index]
      while let count = runStarts?.count, count <= Int(cut.run) { runStarts?.append(cluster) }
      let first = text.offsets[Int(cut.start)]
      if cut.isWord {
        text.words[index]._withUnsafeGuaranteedRef { $0.write(to: room, &cluster, &pen, from: first) }
      } else {
        room.starts[cluster] = first
        if cut.run != run {
          run = cut.run
          space = fonts[Int(run)].space ?? 0
        }
        if cut.kind == .space { pen += space }
        cluster &+= 1
        room.x[cluster] = pen
      }
    }
    room.starts[cluster] = Int32(truncatingIfNeeded: text.length)
    while let count = runStarts?.count, count <= runs.count { runStarts?.append(cluster) }
    return ShapedText(
      runs: runs, fonts: fonts, room: room, runStarts: runStarts, segments: nil,
      hasNewlines: text.any.contains(.newline), rightToLeft: levels.rightToLeft)
  }

  /// Notes the words of a text that was shaped whole, and keeps those that were noted before.
  func learn(from shaped: ShapingEngine.Shaped, _ text: DecodedText, fonts: [SizedFont], language: String) {
    let language = number(language)
    if places.isFull { forget() }
    var context = WordContext(script: text.firstScript)
    let items = shaped.items
    var cluster = 0
    // The one that the word begins in.
    var segment = 0
    var run: Int32 = -1
    var font = fonts[0]
    for index in 0..<text.cutCount {
      let cut = text.cuts[index]
      if cut.run != run {
        run = cut.run
        font = fonts[Int(run)]
      }
      let end = text.cuts[index + 1].start
      let first = cluster
      cluster = end < text.count ? Int(text.clusters[Int(end)]) : items.count
      guard cluster > first, cluster == items.count || items[cluster].first == end else { return }
      guard cut.isWord else {
        context.pass(cut.kind, run: run, font)
        continue
      }
      let key = Self.key(index, text)
      let after = Self.scriptAfter(index, text)
      let last = items[cluster - 1]
      let face = last.face < 0 ? nil : text.faces[Int(last.face)]
      if key.count <= Self.longest, met.note(Self.code(key, Self.number(font))), cut.kind != .pair || isPairFace(face) {
        let place = places.number(at: index, text, context, font, language)
        let code = Self.code(key, place)
        if known[code] == nil {
          while shaped.segments[segment].clusters.upperBound <= first { segment += 1 }
          let glyphs = WordGlyphs(first..<cluster, of: shaped.segments[segment...], items)
          known.insert(
            code, ShapedWord(place: place, first..<cluster, of: shaped, glyphs, bytes: key, face, scriptAfter: after))
        }
      }
      context.pass(face: face, script: last.script, kind: last.kind, run: cut.run, scriptAfter: after)
    }
  }
}

extension WordTable {
  private func forget() {
    known.removeAll()
    met.removeAll()
    places.removeAll()
  }

  private func isPairFace(_ face: Unmanaged<Face>?) -> Bool { face?.takeUnretainedValue().family == pairFamily }

  func number(_ language: String) -> Int32 {
    if last < languages.count, languages[last] == language { return Int32(last) }
    if let known = languages.firstIndex(of: language) {
      last = known
      return Int32(known)
    }
    // A process meets a handful of languages; a hostile one could name any number.
    if languages.count >= 64 {
      languages.removeAll()
      forget()
    }
    languages.append(language)
    last = languages.count - 1
    return Int32(last)
  }

  /// What a word is known by: its bytes, and those of the character after one that comes nearer to some.
  @inline(__always)
  private static func key(_ index: Int, _ text: DecodedText) -> UnsafeBufferPointer<UInt8> {
    let cut = text.cuts[index]
    let next = text.cuts[index + 1]
    let start = Int(text.offsets[Int(cut.start)])
    let isPaired = cut.kind == .pair && next.isWord && next.isAlike(cut)
    let end = Int(text.offsets[Int(next.start) + (isPaired ? 1 : 0)])
    return UnsafeBufferPointer(start: text.bytes + start, count: end - start)
  }

  /// The script of a word's last letter.
  @inline(__always)
  private static func scriptAfter(_ index: Int, _ text: DecodedText) -> hb_script_t {
    let start = text.cuts[index].start
    var last = text.cuts[index + 1].start
    while last > start {
      last &-= 1
      let script = text.entries[Int(last)].script
      if Itemizer.isLetter(script) { return script }
    }
    return HB_SCRIPT_COMMON
  }

  /// Tells fonts apart well enough, for as long as they are kept.
  private static func number(_ font: SizedFont) -> Int32 {
    Int32(truncatingIfNeeded: UInt(bitPattern: Unmanaged.passUnretained(font).toOpaque()) &>> 4)
  }

  @inline(__always)
  private static func code(_ key: UnsafeBufferPointer<UInt8>, _ place: Int32) -> UInt64 {
    var code = (UInt64(UInt32(bitPattern: place)) << 8 ^ UInt64(key.count)) &* 0x9E37_79B9_7F4A_7C15
    @inline(__always) func mix(_ value: UInt64) {
      let product = (code ^ value).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      code = product.high ^ product.low
    }
    var at = 0
    repeat {
      mix(KeyBytes.load(key, at))
      at &+= 8
    } while at < key.count
    return code | 1
  }
}

/// Eight bytes of a word at a time, read at once wherever it ends.
enum KeyBytes {
  /// Bytes that may be read after a word.
  static let spare = 8

  /// The bytes from one on, with zeros after the word's end.
  @inline(__always)
  static func load(_ key: UnsafeBufferPointer<UInt8>, _ at: Int) -> UInt64 {
    guard let start = key.baseAddress else { return 0 }
    let left = UInt64(truncatingIfNeeded: min(8, key.count &- at))
    return UnsafeRawPointer(start).loadUnaligned(fromByteOffset: at, as: UInt64.self)
      & (UInt64.max &>> (64 &- 8 &* left))
  }
}
