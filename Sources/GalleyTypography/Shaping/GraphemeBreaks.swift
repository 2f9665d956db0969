@_implementationOnly import CTextBreak

/// Finds where a reader sees one character end and the next begin: the rules of Unicode's annex 29 with the one that ICU
/// adds for consonants joined by a virama. A test holds it to ICU, which takes several times as long.
struct GraphemeBreaks {
  private var kind = GALLEY_GRAPHEME_CONTROL.rawValue
  private var isOddRegional = false
  /// How far a pictograph is joined: 1 after it and its marks, 2 after a joiner.
  private var pictograph: UInt8 = 0
  /// How far a consonant is joined: 1 after it and its marks, 2 after a virama.
  private var linking: UInt8 = 0

  init() {}

  /// After a letter that joins nothing.
  init(afterLetter: ()) { kind = GALLEY_GRAPHEME_OTHER.rawValue }

  /// A mark that joins any letter, and makes nothing after it join.
  @inline(__always)
  static func isPlainMark(_ grapheme: UInt8) -> Bool {
    let kind = UInt32(grapheme) & ~UInt32(GALLEY_GRAPHEME_ORDERED)
    return kind == GALLEY_GRAPHEME_EXTEND.rawValue || kind == GALLEY_GRAPHEME_SPACING_MARK.rawValue
  }

  /// Whether a cluster begins with the next character, given by its ``CharacterTable/Entry/grapheme``.
  @inline(__always)
  mutating func begins(_ grapheme: UInt8) -> Bool {
    let next = UInt32(grapheme) & UInt32(GALLEY_GRAPHEME_KINDS)
    // Two characters that join nothing, as almost always.
    if grapheme == 0, kind == 0 {
      pictograph = 0
      linking = 0
      return true
    }
    // A letter or a mark after such, neither of them one that reaches farther.
    if linking == 0, pictograph == 0,
      UInt32(grapheme) & (UInt32(GALLEY_GRAPHEME_PICTOGRAPH) | UInt32(GALLEY_GRAPHEME_LINKING)) == 0,
      Self.isPlain(kind), Self.isPlain(next)
    {
      kind = next
      isOddRegional = false
      return next == GALLEY_GRAPHEME_OTHER.rawValue
    }
    return joins(grapheme, next)
  }

  @inline(__always)
  private static func isPlain(_ kind: UInt32) -> Bool {
    kind == GALLEY_GRAPHEME_OTHER.rawValue || kind == GALLEY_GRAPHEME_EXTEND.rawValue
      || kind == GALLEY_GRAPHEME_SPACING_MARK.rawValue
  }

  private mutating func joins(_ grapheme: UInt8, _ next: UInt32) -> Bool {
    func has(_ flag: UInt32) -> Bool { UInt32(grapheme) & flag != 0 }
    let isPictograph = has(UInt32(GALLEY_GRAPHEME_PICTOGRAPH))
    let isLinking = has(UInt32(GALLEY_GRAPHEME_LINKING))
    let begins = isBoundary(next) && !(isPictograph && pictograph == 2) && !(isLinking && linking == 2)
    isOddRegional = next == GALLEY_GRAPHEME_REGIONAL.rawValue && (begins || !isOddRegional)
    let isMark = next == GALLEY_GRAPHEME_EXTEND.rawValue
    let isJoiner = next == GALLEY_GRAPHEME_JOINER.rawValue
    if isPictograph {
      pictograph = 1
    } else if pictograph > 0, isJoiner {
      pictograph = 2
    } else if !(pictograph == 1 && isMark) {
      pictograph = 0
    }
    if isLinking {
      linking = 1
    } else if linking > 0, has(UInt32(GALLEY_GRAPHEME_VIRAMA)) {
      linking = 2
    } else if !(isJoiner || (isMark && has(UInt32(GALLEY_GRAPHEME_ORDERED)))) {
      linking = 0
    }
    kind = next
    return begins
  }

  private func isBoundary(_ next: UInt32) -> Bool {
    switch kind {
    case GALLEY_GRAPHEME_CR.rawValue: return next != GALLEY_GRAPHEME_LF.rawValue
    case GALLEY_GRAPHEME_LF.rawValue, GALLEY_GRAPHEME_CONTROL.rawValue: return true
    default: break
    }
    switch next {
    case GALLEY_GRAPHEME_CR.rawValue, GALLEY_GRAPHEME_LF.rawValue, GALLEY_GRAPHEME_CONTROL.rawValue: return true
    case GALLEY_GRAPHEME_EXTEND.rawValue, GALLEY_GRAPHEME_JOINER.rawValue, GALLEY_GRAPHEME_SPACING_MARK.rawValue:
      return false
    case GALLEY_GRAPHEME_L.rawValue, GALLEY_GRAPHEME_LV.rawValue, GALLEY_GRAPHEME_LVT.rawValue:
      if kind == GALLEY_GRAPHEME_L.rawValue { return false }
    case GALLEY_GRAPHEME_V.rawValue:
      if [GALLEY_GRAPHEME_L, GALLEY_GRAPHEME_V, GALLEY_GRAPHEME_LV].contains(where: { $0.rawValue == kind }) {
        return false
      }
    case GALLEY_GRAPHEME_T.rawValue:
      if [GALLEY_GRAPHEME_V, GALLEY_GRAPHEME_T, GALLEY_GRAPHEME_LV, GALLEY_GRAPHEME_LVT].contains(where: {
        $0.rawValue == kind
      }) {
        return false
      }
    case GALLEY_GRAPHEME_REGIONAL.rawValue:
      if kind == GALLEY_GRAPHEME_REGIONAL.rawValue, isOddRegional { return false }
    default: break
    }
    return kind != GALLEY_GRAPHEME_PREPEND.rawValue
  }
}
