@_implementationOnly import CHarfBuzz

/// What a character is to the typesetter, by Unicode's properties.
enum CharacterKind {
  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Takes no room and shows nothing: line breaks and control codes, the tab excepted.
  static func isControl(_ scalar: UInt32) -> Bool {
    isNewline(scalar) || (scalar < 0x20 && scalar != 0x09) || (0x7F...0x9F).contains(scalar)
  }

  /// May hang beyond a line's end.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// 0 to 9.
  static func isFigure(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  /// Could give a text a right-to-left part.
  static func mayReverse(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// No space, control code, format character or stand-in for an attachment: what it is does not depend on where it is.
  static func isPlain(_ scalar: UInt32) -> Bool {
    (scalar > 0x20 && scalar < 0x7F)
      || (scalar > 0xA0 && scalar != 0xFFFC && !isSpace(scalar) && !isIgnorable(scalar) && !isNewline(scalar))
  }

  /// A letter of Hebrew or Arabic.
  static func isReversedLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3: true
    default: false
    }
  }

  /// Such a letter, one of its marks, a space, or punctuation without a direction: no figure, no bracket, no line break.
  static func isPlainlyReversed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x21, 0x22, 0x27, 0x2E, 0x3A, 0x3B, 0x3F, 0x60C, 0x61B, 0x61F, 0x64B...0x65F, 0x5B0...0x5C7: true
    default: isReversedLetter(scalar)
    }
  }

  /// Needs no glyph of its own when a face is looked for: joiners, selectors, marks of direction; Unicode's default
  /// ignorable characters.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// Changes the direction of its neighbours without being seen: marks, embeddings, overrides and isolates.
  static func directs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Kana, ideographs and syllables of Hangul with the punctuation that stands among them.
  static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001...0x3029, 0x3030...0x303F, 0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312F, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Letters and figures of Thai: in the face that they are set in, one comes nearer to some that follow it, and no other
  /// neighbour changes it. A test holds the face to that.
  static func standsInPairs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE01...0xE30, 0xE32, 0xE40...0xE44, 0xE46, 0xE50...0xE59: true
    default: false
    }
  }

  /// Whether a script's characters stand on a grid: each has one width, and no pair is brought nearer.
  static func isOnGrid(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO: true
    default: false
    }
  }

  /// The script that a segment is shaped in: kana and ideographs stand among each other, as one.
  static func shaped(_ script: hb_script_t) -> hb_script_t {
    switch script {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO: HB_SCRIPT_HAN
    default: script
    }
  }

  /// Shown as an emoji without a selector.
  static func isEmojiByItself(_ scalar: UInt32) -> Bool {
    guard (0x231A...0x2B55).contains(scalar) || scalar >= 0x1F000 else { return false }
    return Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }

  /// Whether a cluster is shown as an emoji: by its own presentation, a selector, a flag, a keycap or a sequence.
  static func isEmoji(_ text: DecodedText, _ cluster: Range<Int>) -> Bool {
    let isByItself = text.entries[cluster.lowerBound].flags.contains(.emoji)
    guard cluster.count > 1 else { return isByItself }
    var selected = false
    for i in cluster.dropFirst() {
      if text.scalars[i] == 0xFE0E { return false }
      if text.scalars[i] == 0xFE0F || text.scalars[i] == 0x20E3 { selected = true }
    }
    guard selected else { return isByItself }
    return Unicode.Scalar(text.scalars[cluster.lowerBound])?.properties.isEmoji ?? false
  }
}
