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
    let font = self.font(runs[0].font, profile: profile)
    if lastFonts.count != 1 || lastFonts[0] !== font { lastFonts = [font] }
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    var ends: [Int] = []
    ends.reserveCapacity(runs.count)
    for index in runs.indices {
      bytes.append(contentsOf: runs[index].text.utf8)
      ends.append(bytes.count)
    }
    // Every character one byte, as most text is: clusters need no table of where they start.
    if let text = bytes.withUnsafeBufferPointer({ ascii($0, runs, fonts, ends) }) { return text.made(bytes) }
    return bytes.withUnsafeBufferPointer { simple($0, runs, fonts, ends) }?.made(bytes)
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

  /// A fast result before the bytes move in.
  private struct Draft {
    var runs: [TextRun]
    var fonts: [SizedFont]
    var x: [Double]
    var starts: [Int32]?
    var runStarts: [Int]
    var hasNewlines: Bool

    func made(_ bytes: [UInt8]) -> ShapedText {
      ShapedText(
        runs: runs, fonts: fonts, bytes: bytes, x: x, starts: starts, runStarts: runs.count == 1 ? nil : runStarts,
        hasNewlines: hasNewlines)
    }
  }

  private func ascii(
    _ bytes: UnsafeBufferPointer<UInt8>, _ runs: [TextRun], _ fonts: [SizedFont], _ ends: [Int]
  ) -> Draft? {
    var hasNewlines = false
    var plain = true
    let x = [Double](unsafeUninitializedCapacity: bytes.count + 1) { x, count in
      var pen = 0.0
      var at = 0
      x[0] = 0
      for index in ends.indices where plain {
        let font = fonts[index]
        guard let latin = font.latin else { return }
        let simple = font.simple
        let pairs = latin.pairs
        let kerning = font.kerning
        let tracking = runs[index].tracking
        var previous = 0
        while at < ends[index] {
          let code = Int(bytes[at])
          if code < 0x20 || code >= 0x7F {
            guard code == 0x0A else {
              plain = false
              break
            }
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
            guard own.isFinite else {
              plain = false
              break
            }
            pen += own + tracking
            previous = code
          }
          at += 1
          x[at] = pen
        }
      }
      count = plain ? bytes.count + 1 : 0
    }
    guard plain else { return nil }
    return Draft(runs: runs, fonts: fonts, x: x, runStarts: [0] + ends, hasNewlines: hasNewlines)
  }

  private func simple(
    _ bytes: UnsafeBufferPointer<UInt8>, _ runs: [TextRun], _ fonts: [SizedFont], _ ends: [Int]
  ) -> Draft? {
    var draft = Draft(runs: runs, fonts: fonts, x: [0], starts: [], runStarts: [0], hasNewlines: false)
    draft.x.reserveCapacity(bytes.count + 1)
    draft.starts?.reserveCapacity(bytes.count + 1)
    var pen = 0.0
    var at = 0
    for index in ends.indices {
      let font = fonts[index]
      guard let latin = font.latin else { return nil }
      var previous = 0
      while at < ends[index] {
        guard let (scalar, width) = Self.decode(bytes, at) else { return nil }
        draft.starts?.append(Int32(at))
        if scalar == 0x0A {
          draft.hasNewlines = true
          previous = 0
        } else {
          guard let slot = SimpleCharacters.slot(scalar) else { return nil }
          if previous != 0 {
            pen += Double(latin.kerning(previous, slot, with: shaper)) * font.kerning
            draft.x[draft.x.count - 1] = pen
          }
          var own = font.simple[slot]
          if own.isNaN { own = font.advance(slot: slot) }
          guard own.isFinite else { return nil }
          pen += own + runs[index].tracking
          previous = slot
        }
        draft.x.append(pen)
        at += width
      }
      draft.runStarts.append(draft.x.count - 1)
    }
    draft.starts?.append(Int32(at))
    return draft
  }

  /// A character of up to three bytes; text is known to be valid.
  @inline(__always)
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (scalar: UInt32, width: Int)? {
    let first = UInt32(bytes[at])
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | UInt32(bytes[at + 1]) & 0x3F, 2) }
    guard first < 0xF0 else { return nil }
    return ((first & 0x0F) << 12 | (UInt32(bytes[at + 1]) & 0x3F) << 6 | UInt32(bytes[at + 2]) & 0x3F, 3)
  }
}
