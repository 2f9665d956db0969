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

  /// Could give a text a right-to-left part.
  static func mayReverse(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Needs no glyph of its own when a face is looked for: joiners, selectors, marks of direction.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar > 0xAC, let scalar = Unicode.Scalar(scalar) else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a cluster is shown as an emoji: by its own presentation, a selector, a flag, a keycap or a sequence.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, let scalar = Unicode.Scalar(first) else { return false }
    if first < 0x80, cluster.count == 1 { return false }
    if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return scalar.properties.isEmoji }
    guard scalar.properties.isEmojiPresentation else { return false }
    return !cluster.dropFirst().contains(0xFE0E)
  }
}
