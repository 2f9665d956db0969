@_implementationOnly import CFriBidi

/// Embedding levels by Unicode's bidirectional algorithm: FriBidi's, but for text whose levels are plain to see.
///
/// They lie in the text they are of, and hold until that is filled anew.
struct BidiLevels {
  /// Whether the first paragraph reads from right to left.
  private(set) var rightToLeft = false
  /// Whether all of it goes one way, plainly.
  private(set) var isUniform = false
  private let levels: UnsafeMutablePointer<UInt8>

  /// - Parameters:
  ///   - rightToLeft: the direction of text without letters that have one.
  ///   - directions: by paragraph whether it reads from right to left whatever its letters, the last one for all that
  ///     follow; nil for one that its letters tell.
  ///   - inFull: whether the algorithm is to run whatever the text.
  init(_ text: DecodedText, rightToLeft: Bool, directions: [Bool?] = [], inFull: Bool = false) {
    levels = text.levels
    guard rightToLeft || text.any.contains(.mayReverse) || directions.contains(true) else {
      levels.initialize(repeating: 0, count: text.count)
      isUniform = true
      return
    }
    if !inFull, directions.isEmpty, text.any.contains(.reversedLetter) {
      self.rightToLeft = true
      if !text.any.contains(.notPlainlyReversed) {
        // Letters from right to left with nothing between them that goes another way: one level.
        levels.initialize(repeating: 1, count: text.count)
        isUniform = true
        return
      }
      if text.any.isDisjoint(with: [.intricate, .forward]), figures(text) { return }
    }
    if !inFull, directions.isEmpty, text.any.isDisjoint(with: [.intricate, .figure, .newline]),
      letters(text, rightToLeft)
    {
      return
    }
    self.rightToLeft = rightToLeft
    run(text, directions)
  }

  /// Letters from right to left and figures, which go the other way, and no letter that does: whatever stands between
  /// those goes with the letters. false when a sign or a mark follows a figure, as it may then belong to that.
  private func figures(_ text: DecodedText) -> Bool {
    var afterFigure = false
    for index in 0..<text.count {
      let entry = text.entries[index]
      let isFigure = entry.flags.contains(.figure)
      if afterFigure {
        let type = fribidi_get_bidi_type(text.scalars[index])
        if type == FRIBIDI_TYPE_CS || type == FRIBIDI_TYPE_NSM { return false }
      }
      levels[index] = isFigure ? 2 : 1
      afterFigure = isFigure
    }
    return true
  }

  /// Letters of either direction, without figures: a sign between two that go one way goes with them, and any other the
  /// way of the whole, which is that of the first letter. false for what may belong to its neighbour in another way.
  private mutating func letters(_ text: DecodedText, _ rightToLeft: Bool) -> Bool {
    var isReversed = rightToLeft
    for index in 0..<text.count {
      guard let letter = Self.letter(text.entries[index]) else { continue }
      isReversed = letter
      break
    }
    let own: UInt8 = isReversed ? 1 : 0
    // Of signs before the next letter.
    var start = 0
    var last = isReversed
    for index in 0..<text.count {
      let entry = text.entries[index]
      guard let letter = Self.letter(entry) else {
        if entry.cut == .space { continue }
        let (scalar, type) = (text.scalars[index], fribidi_get_bidi_type(text.scalars[index]))
        guard type == FRIBIDI_TYPE_WS || type == FRIBIDI_TYPE_ON || type == FRIBIDI_TYPE_CS,
          fribidi_get_bracket(scalar) == 0
        else { return false }
        continue
      }
      let between = last == letter && letter != isReversed ? own + 1 : own
      while start < index {
        levels[start] = between
        start += 1
      }
      levels[index] = letter ? 1 : 2 * own
      last = letter
      start = index + 1
    }
    while start < text.count {
      levels[start] = own
      start += 1
    }
    self.rightToLeft = isReversed
    return true
  }

  /// Whether a letter goes from right to left; nil for a sign.
  @inline(__always)
  private static func letter(_ entry: CharacterTable.Entry) -> Bool? {
    entry.flags.contains(.backward) ? true : entry.flags.contains(.forward) ? false : nil
  }

  private mutating func run(_ text: DecodedText, _ directions: [Bool?]) {
    let runs = Self.runs(text)
    var found = [FriBidiLevel](repeating: rightToLeft ? 1 : 0, count: runs.types.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: runs.types.count)
    fribidi_get_bracket_types(runs.scalars, FriBidiStrIndex(runs.scalars.count), runs.types, &brackets)
    let isReversed = rightToLeft
    var start = 0
    var paragraph = 0
    while start < runs.types.count {
      var end = start
      while end < runs.types.count, !CharacterKind.isNewline(runs.scalars[end]) { end += 1 }
      end = min(runs.types.count, end + 1)
      var direction = isReversed ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
      if !directions.isEmpty, let forced = directions[min(paragraph, directions.count - 1)] {
        direction = forced ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
      }
      let last = runs.scalars[end - 1]
      // A carriage return and a line feed are one end.
      if ParagraphFormat.ends(last), !(last == 0x0D && end < runs.scalars.count && runs.scalars[end] == 0x0A) {
        paragraph += 1
      }
      let from = start
      let count = FriBidiStrIndex(end - start)
      let most = runs.types.withUnsafeBufferPointer { types in
        brackets.withUnsafeBufferPointer { brackets in
          found.withUnsafeMutableBufferPointer { levels in
            fribidi_get_par_embedding_levels_ex(
              types.baseAddress! + from, brackets.baseAddress! + from, count, &direction, levels.baseAddress! + from)
          }
        }
      }
      // 0 means FriBidi had no memory; the levels stay the style's own.
      if most > 0, start == 0 {
        rightToLeft = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
      }
      start = end
    }
    var index = 0
    for (run, level) in found.enumerated() {
      while index < runs.ends[run] {
        levels[index] = UInt8(max(0, min(level, 126)))
        index += 1
      }
    }
  }

  private struct Runs {
    var types: [FriBidiCharType] = []
    var scalars: [UInt32] = []
    /// The character after each.
    var ends: [Int] = []
  }

  /// Letters of one direction, figures of one kind or spaces next to each other go the same way, whatever stands around
  /// them, and so one of them tells of all.
  private static func runs(_ text: DecodedText) -> Runs {
    let merged: [FriBidiCharType] = [
      FRIBIDI_TYPE_LTR, FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_AL, FRIBIDI_TYPE_EN, FRIBIDI_TYPE_AN, FRIBIDI_TYPE_WS,
    ]
    var runs = Runs()
    runs.types.reserveCapacity(text.scalars.count)
    runs.scalars.reserveCapacity(text.scalars.count)
    runs.ends.reserveCapacity(text.scalars.count)
    var last: FriBidiCharType?
    for index in 0..<text.count {
      let entry = text.entries[index]
      let type = fribidi_get_bidi_type(text.scalars[index])
      let isNewline = entry.flags.contains(.newline)
      if let last, type == last, !isNewline {
        runs.ends[runs.ends.count - 1] = index + 1
        continue
      }
      runs.types.append(type)
      runs.scalars.append(text.scalars[index])
      runs.ends.append(index + 1)
      last = !isNewline && merged.contains(type) ? type : nil
    }
    return runs
  }

  @inline(__always)
  subscript(_ index: Int) -> UInt8 { levels[index] }
}
