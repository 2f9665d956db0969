enum Bracketing {
  /// Where so many square brackets open in a row that parsing them may take for ever: the time doubles with each, in
  /// the compiler's parser as in the one used here. They may also be harmless text in a comment.
  static func suspiciousRun(in text: [UInt8]) -> Int? {
    var start = 0
    var count = 0
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "[") {
        if count == 0 { start = index }
        count += 1
        if count == limit { return start }
      } else if byte != 32, byte != 9, !byte.isLineBreak {
        count = 0
      }
    }
    return nil
  }

  /// Parsed within a tenth of a second.
  private static let limit = 16
}
