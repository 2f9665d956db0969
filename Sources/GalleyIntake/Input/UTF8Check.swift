enum UTF8Check {
  /// The offset of the first byte that is not part of well-formed UTF-8, or that is zero, which no text has.
  static func firstInvalidByte(in text: [UInt8]) -> Int? {
    if !text.contains(0), String(validating: text, as: UTF8.self) != nil { return nil }
    var index = 0
    while index < text.count {
      let lead = text[index]
      if lead != 0, lead < 0x80 {
        index += 1
        continue
      }
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      guard lead != 0, index + length <= text.count,
        String(validating: text[index..<index + length], as: UTF8.self) != nil
      else { return index }
      index += length
    }
    return nil
  }
}
