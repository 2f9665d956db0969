extension ShapingEngine {
  /// Shapes runs whatever they hold.
  func shape(_ runs: [TextRun], profile: MetricsProfile, rightToLeft: Bool, language: String) -> ShapedText {
    let fonts = runs.map { font($0.font, profile: profile) }
    if !rightToLeft, let text = fast(runs, fonts) { return text }
    return full(runs, fonts, rightToLeft: rightToLeft, language: language)
  }

  /// ASCII in system fonts without HarfBuzz: a character's advance and the kerning of pairs, both from tables.
  /// nil for anything else.
  private func fast(_ runs: [TextRun], _ fonts: [SizedFont]) -> ShapedText? {
    var length = 0
    for (run, font) in zip(runs, fonts) {
      guard run.attachment == nil, font.latin != nil, font.features.count == Shaper.systemFeatures.count else {
        return nil
      }
      length += run.text.utf8.count
    }
    guard length < Int32.max else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    for run in runs { bytes.append(contentsOf: run.text.utf8) }
    var hasNewlines = false
    var plain = true
    var runStarts: [Int] = []
    runStarts.reserveCapacity(runs.count + 1)
    let x = Array<Double>(unsafeUninitializedCapacity: length + 1) { x, count in
      var at = 0
      var pen = 0.0
      x[0] = 0
      for (index, run) in runs.enumerated() {
        runStarts.append(at)
        let end = at + run.text.utf8.count
        plain = advance(
          fonts[index], bytes, at..<end, tracking: run.tracking, into: x, pen: &pen, hasNewlines: &hasNewlines)
        guard plain else { break }
        at = end
      }
      count = plain ? length + 1 : 0
    }
    guard plain else { return nil }
    runStarts.append(length)
    return ShapedText(
      runs: runs, fonts: fonts, bytes: bytes, x: x, runStarts: runStarts, hasNewlines: hasNewlines)
  }

  /// Writes where each byte of a run ends; false at the first one that needs shaping.
  private func advance(
    _ font: SizedFont, _ bytes: [UInt8], _ range: Range<Int>, tracking: Double,
    into x: UnsafeMutableBufferPointer<Double>,
    pen: inout Double, hasNewlines: inout Bool
  ) -> Bool {
    guard let latin = font.latin else { return false }
    let kerning = font.kerning
    let pairs = latin.pairs
    return font.ascii.withUnsafeBufferPointer { ascii in
      var previous: UInt8 = 0
      for at in range {
        let byte = bytes[at]
        guard byte < 128 else { return false }
        let own = ascii[Int(byte)]
        if own.isNaN {
          guard byte == 0x0A else { return false }
          hasNewlines = true
          previous = 0
        } else {
          if previous != 0 {
            var pair = pairs[(Int(previous) - 32) * LatinTable.count + Int(byte) - 32]
            if pair.isNaN { pair = latin.kerning(previous, byte, with: shaper) }
            if pair != 0 {
              pen += Double(pair) * kerning
              x[at] = pen
            }
          }
          pen += own + tracking
          previous = byte
        }
        x[at + 1] = pen
      }
      return true
    }
  }
}
