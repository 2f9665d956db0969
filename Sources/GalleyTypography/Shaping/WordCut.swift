@_implementationOnly import CHarfBuzz

/// A word of a text: what stands between spaces, or one character of a script whose characters stand alone.
struct WordCut {
  enum Kind: UInt8 { case word, space, newline }

  var kind: Kind
  var run: Int32
  var level: UInt8
  /// In characters.
  var start: Int32
  var end: Int32

  /// Cuts a text where shaping on one side cannot change the other: at spaces, line breaks, turns of direction, and about
  /// characters that stand alone. false when the text is not to be cut; `cuts` is then of no use.
  static func cut(
    _ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont], into cuts: inout [WordCut]
  ) -> Bool {
    cuts.removeAll(keepingCapacity: cuts.count < 4096)
    guard !text.any.contains(.whole) else { return false }
    for index in runs.indices {
      guard runs[index].tracking == 0, runs[index].attachment == nil, !fonts[index].isUnit, fonts[index].space != nil
      else {
        return false
      }
    }
    let cutting: CharacterTable.Flags = [.joins, .alone, .emoji, .newline]
    var walk = Walk()
    var runEnd = runs.count == 1 ? Int32.max : Int32(runs[0].text.utf8.count)
    let (scalars, entries, offsets) = (text.scalars, text.entries, text.offsets)
    for index in 0..<text.count {
      let entry = entries[index]
      let level = levels[index]
      let isSpace = scalars[index] == 0x20
      // One more letter of a word, as almost always.
      if walk.kind == .word, !walk.alone, !isSpace, !walk.afterJoiner, level == walk.level, offsets[index] < runEnd,
        entry.flags.isDisjoint(with: cutting)
      {
        continue
      }
      let isNewline = text.scalars[index] == 0x0A
      var mustCut = index == 0 || isSpace || isNewline || walk.kind != .word
      if text.offsets[index] >= runEnd {
        // A word in two fonts: its halves may join.
        if !mustCut, !walk.alone, !entry.flags.contains(.alone) { return false }
        while text.offsets[index] >= runEnd, Int(walk.run) + 1 < runs.count {
          walk.run += 1
          runEnd = Int(walk.run) + 1 < runs.count ? runEnd + Int32(runs[Int(walk.run)].text.utf8.count) : .max
        }
        mustCut = true
      }
      if entry.flags.contains(.joins), !walk.startsRegional(text.scalars[index]) {
        // A mark on nothing, or at a border where two directions or fonts meet.
        guard !mustCut, level == walk.level else { return false }
        walk.joins(text.scalars[index])
        continue
      }
      if !mustCut {
        mustCut =
          level != walk.level
          || ((walk.alone || entry.flags.contains(.alone) || entry.flags.contains(.emoji)) && !walk.afterJoiner)
      }
      walk.afterJoiner = false
      guard mustCut else { continue }
      if let last = cuts.indices.last { cuts[last].end = Int32(index) }
      walk.kind = isSpace ? .space : isNewline ? .newline : .word
      walk.alone = entry.flags.contains(.alone) || entry.flags.contains(.emoji)
      walk.level = level
      cuts.append(WordCut(kind: walk.kind, run: walk.run, level: level, start: Int32(index), end: Int32(text.count)))
    }
    return true
  }

  /// What is known of the word that is being cut.
  private struct Walk {
    var kind = Kind.newline
    var alone = false
    var afterJoiner = false
    var level: UInt8 = 0
    var run: Int32 = 0
    private var isHalfFlag = false

    /// Whether a letter of a flag is the first of its two.
    mutating func startsRegional(_ scalar: UInt32) -> Bool {
      guard (0x1F1E6...0x1F1FF).contains(scalar) else {
        isHalfFlag = false
        return false
      }
      isHalfFlag.toggle()
      return isHalfFlag
    }

    mutating func joins(_ scalar: UInt32) { afterJoiner = scalar == 0x200D }
  }
}
