/// The characters that the fast path sets: one glyph and one cluster each, read from left to right, changed by no
/// neighbour. ASCII, the Latin, Greek and Cyrillic letters that are whole by themselves, common punctuation and signs of currency.
///
/// Each has a slot in the tables of ``LatinTable`` and ``SizedFont``.
enum SimpleCharacters {
  static let slots = 0x55B + 0x20
  private static let punctuation: UInt32 = 0x2010
  private static let currency: UInt32 = 0x20A0

  /// nil for characters that need shaping.
  @inline(__always)
  static func slot(_ scalar: UInt32) -> Int? {
    if scalar < 0x530 {
      guard scalar >= 0x20 else { return nil }
      if scalar < 0x7F { return Int(scalar) }
      switch scalar {
      case 0x7F...0x9F, 0xAD, 0x300...0x36F, 0x483...0x489: return nil
      default: return Int(scalar)
      }
    }
    switch scalar {
    // Between the two are line separators and marks of direction.
    case 0x2010...0x2027, 0x202F...0x203A: return Int(scalar - punctuation) + 0x530
    case 0x20A0...0x20BF: return Int(scalar - currency) + 0x55B
    default: return nil
    }
  }

  static func scalar(_ slot: Int) -> UInt32 {
    switch slot {
    case ..<0x530: UInt32(slot)
    case ..<0x55B: UInt32(slot - 0x530) + punctuation
    default: UInt32(slot - 0x55B) + currency
    }
  }

  /// Bytes of UTF-8.
  static func bytes(_ slot: Int) -> Int { slot < 0x80 ? 1 : slot < 0x530 ? 2 : 3 }

  /// The slot of a letter's capital; nil for what is none.
  static func capital(_ slot: Int) -> Int? {
    guard let letter = Unicode.Scalar(scalar(slot)), letter.properties.isLowercase else { return nil }
    let mapping = letter.properties.uppercaseMapping.unicodeScalars
    guard mapping.count == 1, let capital = mapping.first?.value, capital != letter.value else { return nil }
    return self.slot(capital)
  }

  /// Which script a slot's letters belong to; 0 for signs, which join any.
  static func script(_ slot: Int) -> UInt8 {
    switch slot {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x250...0x2B8: 1
    case 0x370...0x373, 0x376...0x37D, 0x37F, 0x386, 0x388...0x3FF: 2
    case 0x400...0x52F: 3
    default: 0
    }
  }
}
