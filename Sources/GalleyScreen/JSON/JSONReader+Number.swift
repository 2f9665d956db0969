extension JSONReader {
  /// A finite number.
  public mutating func number() throws(ScreenReadingError) -> Double {
    _ = peek()
    let start = position
    var negative = false
    if byte(UInt8(ascii: "-")) { negative = true }

    // Whole part: one zero, or digits that do not begin with one.
    var mantissa: UInt64 = 0
    var digits = 0
    let whole = position
    digits += takeDigits(&mantissa)
    guard digits > 0 else { throw notANumber() }
    if digits > 1, bytes[whole] == UInt8(ascii: "0") { throw .number(at: start) }

    var places = 0
    if byte(UInt8(ascii: ".")) {
      places = takeDigits(&mantissa)
      guard places > 0 else { throw .number(at: start) }
    }
    var hasExponent = false
    if byte(UInt8(ascii: "e")) || byte(UInt8(ascii: "E")) {
      hasExponent = true
      if !byte(UInt8(ascii: "+")) { _ = byte(UInt8(ascii: "-")) }
      var ignored: UInt64 = 0
      guard takeDigits(&ignored) > 0 else { throw .number(at: start) }
    }

    // Whole numbers below 2^53 and powers of ten up to 22 are exact, so one division rounds correctly.
    if !hasExponent, digits + places <= 15 {
      let value = Double(mantissa) / Self.powers[places]
      return negative ? -value : value
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      throw .number(at: start)
    }
    return value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private func notANumber() -> ScreenReadingError {
    position < bytes.count
      ? .unexpected(bytes[position], expected: "a number", at: position) : .ended(expected: "a number")
  }

  @inline(__always)
  private mutating func byte(_ wanted: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == wanted else { return false }
    position += 1
    return true
  }

  /// Takes digits and adds them to a mantissa, which wraps for more than it can hold; gives their count.
  @inline(__always)
  private mutating func takeDigits(_ mantissa: inout UInt64) -> Int {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      position += 1
    }
    return position - start
  }
}
