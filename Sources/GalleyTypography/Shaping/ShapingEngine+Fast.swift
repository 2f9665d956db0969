extension ShapingEngine {
  /// Shapes runs whatever they hold.
  ///
  /// - Parameter directions: by paragraph whether it reads from right to left, the last one for all that follow; nil for
  ///   one that its own letters tell.
  func shape(
    _ runs: [TextRun], profile: MetricsProfile, rightToLeft: Bool, language: String, directions: [Bool?] = []
  ) -> ShapedText {
    let fonts = fonts(runs, profile)
    if !directions.isEmpty {
      return full(runs, fonts, rightToLeft: rightToLeft, language: language, directions: directions)
    }
    if Self.mayBeSimple(runs), !rightToLeft || Self.readsForward(runs), let text = fast(runs, fonts) { return text }
    return full(runs, fonts, rightToLeft: rightToLeft, language: language)
  }

  /// The runs' fonts; one array for all texts of one font, one after the other.
  private func fonts(_ runs: [TextRun], _ profile: MetricsProfile) -> [SizedFont] {
    guard runs.count == 1 else { return runs.map { self.font($0.font, profile: profile) } }
    if !lastFonts.isEmpty, lastProfile == profile, lastFonts[0].request == runs[0].font { return lastFonts }
    lastFonts = [font(runs[0].font, profile: profile)]
    lastProfile = profile
    return lastFonts
  }

  /// Whether a text of one paragraph has a Latin letter, which makes it read from left to right wherever it stands if it
  /// has none that reads the other way: the fast path takes no such letter.
  private static func readsForward(_ runs: [TextRun]) -> Bool {
    var hasLetter = false
    for run in runs {
      for byte in run.text.utf8 {
        if byte == 0x0A { return false }
        if (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A { hasLetter = true }
      }
    }
    return hasLetter
  }

  /// Simple characters in system fonts without HarfBuzz: a character's advance and the kerning of pairs, both from
  /// tables. nil for anything else.
  private func fast(_ runs: [TextRun], _ fonts: [SizedFont]) -> ShapedText? {
    var length = 0
    for index in runs.indices {
      guard runs[index].attachment == nil, fonts[index].latin != nil else { return nil }
      length += runs[index].text.utf8.count
    }
    guard length < Int32.max else { return nil }
    // Every character one byte, as most text is: clusters need no table of where they start.
    return ascii(length, runs, fonts) ?? simple(length, runs, fonts)
  }

  /// Whether no byte is one that only other scripts have.
  private static func mayBeSimple(_ runs: [TextRun]) -> Bool {
    for index in runs.indices {
      var isSimple = true
      for byte in runs[index].text.utf8 where byte > 0xD4 && byte != 0xE2 {
        isSimple = false
        break
      }
      if !isSimple { return false }
    }
    return true
  }

  private func ascii(_ length: Int, _ runs: [TextRun], _ fonts: [SizedFont]) -> ShapedText? {
    let room = ShapedText.Room(clusters: length, length: length, isBytewise: true)
    let (x, bytes) = (room.x, room.bytes)
    var runStarts = RunStarts(runs)
    var hasNewlines = false
    var pen = 0.0
    var at = 0
    x[0] = 0
    for index in runs.indices {
      let end = at + runs[index].copyText(to: bytes + at)
      let font = fonts[index]
      guard let latin = font.latin else { return abandon(room) }
      let simple = font.simple
      let pairs = latin.pairs
      let kerning = font.kerning
      let tracking = runs[index].tracking
      var previous = 0
      while at < end {
        let code = Int(bytes[at])
        if code < 0x20 || code >= 0x7F {
          guard code == 0x0A else { return abandon(room) }
          hasNewlines = true
          previous = 0
        } else {
          if previous != 0 {
            var pair = pairs[(previous - 32) * LatinTable.count + code - 32]
            if pair.isNaN { pair = latin.kerning(previous, code, with: shaper) }
            if pair != 0 {
              pen += Double(pair) * kerning
              x[at] = pen
            }
          }
          var own = simple[code]
          if own.isNaN { own = font.advance(slot: code) }
          guard own.isFinite else { return abandon(room) }
          pen += own + tracking
          previous = code
        }
        at &+= 1
        x[at] = pen
      }
      runStarts.end(at)
    }
    return ShapedText(
      runs: runs, fonts: fonts, room: room, runStarts: runStarts.starts, segments: [], hasNewlines: hasNewlines)
  }

  private func simple(_ length: Int, _ runs: [TextRun], _ fonts: [SizedFont]) -> ShapedText? {
    var clusters = 0
    for index in runs.indices { clusters += runs[index].text.unicodeScalars.count }
    let room = ShapedText.Room(clusters: clusters, length: length)
    let (x, starts, bytes) = (room.x, room.starts, room.bytes)
    var runStarts = RunStarts(runs)
    var hasNewlines = false
    var pen = 0.0
    var at = 0
    var cluster = 0
    x[0] = 0
    for index in runs.indices {
      let end = at + runs[index].copyText(to: bytes + at)
      let font = fonts[index]
      guard let latin = font.latin else { return abandon(room) }
      var previous = 0
      while at < end {
        guard let (scalar, width) = Self.decode(bytes, at) else { return abandon(room) }
        starts[cluster] = Int32(truncatingIfNeeded: at)
        if scalar == 0x0A {
          hasNewlines = true
          previous = 0
        } else {
          guard let slot = SimpleCharacters.slot(scalar) else { return abandon(room) }
          if previous != 0 {
            pen += Double(latin.kerning(previous, slot, with: shaper)) * font.kerning
            x[cluster] = pen
          }
          var own = font.simple[slot]
          if own.isNaN { own = font.advance(slot: slot) }
          guard own.isFinite else { return abandon(room) }
          pen += own + runs[index].tracking
          previous = slot
        }
        cluster &+= 1
        x[cluster] = pen
        at &+= width
      }
      runStarts.end(cluster)
    }
    starts[cluster] = Int32(truncatingIfNeeded: at)
    return ShapedText(
      runs: runs, fonts: fonts, room: room, runStarts: runStarts.starts, segments: [], hasNewlines: hasNewlines)
  }

  /// A text turned out to need shaping.
  private func abandon(_ room: ShapedText.Room) -> ShapedText? {
    room.deallocate()
    return nil
  }

  /// First cluster of each run, and the end; nothing for a single run.
  private struct RunStarts {
    private(set) var starts: [Int]?

    init(_ runs: [TextRun]) { if runs.count > 1 { starts = [0] } }

    mutating func end(_ cluster: Int) { starts?.append(cluster) }
  }

  /// A character of up to three bytes; text is known to be valid.
  @inline(__always)
  private static func decode(_ bytes: UnsafeMutablePointer<UInt8>, _ at: Int) -> (scalar: UInt32, width: Int)? {
    let first = UInt32(bytes[at])
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | UInt32(bytes[at + 1]) & 0x3F, 2) }
    guard first < 0xF0 else { return nil }
    return ((first & 0x0F) << 12 | (UInt32(bytes[at + 1]) & 0x3F) << 6 | UInt32(bytes[at + 2]) & 0x3F, 3)
  }
}
