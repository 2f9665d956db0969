@_implementationOnly import CFriBidi

/// Embedding levels by Unicode's bidirectional algorithm, of FriBidi.
struct BidiLevels {
  /// Whether the first paragraph reads from right to left.
  private(set) var rightToLeft = false
  private var levels: [FriBidiLevel] = []

  /// - Parameter rightToLeft: the direction of text without letters that have one.
  init(_ scalars: [UInt32], rightToLeft: Bool) {
    self.rightToLeft = rightToLeft
    guard rightToLeft || scalars.contains(where: CharacterKind.mayReverse) else { return }
    if scalars.allSatisfy(CharacterKind.isPlainlyReversed), scalars.contains(where: CharacterKind.isReversedLetter) {
      // Letters from right to left with nothing between them that goes another way: one level.
      self.rightToLeft = true
      levels = Array(repeating: 1, count: scalars.count)
      return
    }
    levels = Array(repeating: rightToLeft ? 1 : 0, count: scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, FriBidiStrIndex(scalars.count), &types)
    fribidi_get_bracket_types(scalars, FriBidiStrIndex(scalars.count), types, &brackets)
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, !CharacterKind.isNewline(scalars[end]) { end += 1 }
      end = min(scalars.count, end + 1)
      var direction = rightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
      let from = start
      let count = FriBidiStrIndex(end - start)
      let most = types.withUnsafeBufferPointer { types in
        brackets.withUnsafeBufferPointer { brackets in
          levels.withUnsafeMutableBufferPointer { levels in
            fribidi_get_par_embedding_levels_ex(
              types.baseAddress! + from, brackets.baseAddress! + from, count, &direction, levels.baseAddress! + from)
          }
        }
      }
      // 0 means FriBidi had no memory; the levels stay the style's own.
      if most > 0, start == 0 {
        self.rightToLeft = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
      }
      start = end
    }
  }

  subscript(_ index: Int) -> UInt8 { levels.isEmpty ? 0 : UInt8(max(0, min(levels[index], 126))) }
}
