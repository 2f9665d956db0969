/// A number on its way into a localized text.
public struct LocalizedNumber: Equatable, Sendable {
  /// nil for one that is not whole.
  public var integer: Int64?
  public var value: Double

  public init(integer: Int64) { (self.integer, value) = (integer, Double(integer)) }

  public init(real value: Double) { (integer, self.value) = (nil, value) }

  /// The number as a specifier writes it in a locale: with its digits, its decimal sign and, for `%d`, `%lld`, `%f`, its
  /// grouping, as Apple's formatted texts have them.
  @_spi(Galley) public func text(_ specifier: String, _ locale: Locale) -> String {
    guard let letter = specifier.last else { return "" }
    let (flags, width, precision) = Self.reading(specifier)
    let text: String
    switch letter {
    case "d", "i", "u", "D", "U":
      guard let whole = integer ?? Int64(exactly: value.rounded()) else { return "\(value)" }
      text = whole.formatted(
        Self.signed(.number.locale(locale).precision(.integerLength((precision ?? 1)...)), flags))
    case "f", "F":
      text = value.formatted(
        Self.signed(.number.locale(locale).precision(.fractionLength(precision ?? 6)), flags))
    case "@":
      text =
        integer.map { $0.formatted(.number.locale(locale)) } ?? value.formatted(.number.locale(locale))
    default:
      // Hexadecimal, octal and powers of ten are the same in every locale.
      if "eEgGaA".contains(letter) { return String(format: specifier, locale: locale, value) }
      return String(format: specifier, integer ?? Int64(exactly: value.rounded()) ?? 0)
    }
    return Self.padded(text, flags: flags, width: width)
  }

  /// The flags, the least width and the precision of a specifier.
  private static func reading(_ specifier: String) -> (flags: Substring, width: Int, precision: Int?) {
    let text = specifier.drop { $0 == "%" }
    let flags = text.prefix { "+-# 0'".contains($0) }
    let rest = text.dropFirst(flags.count)
    let width = rest.prefix(while: \.isNumber)
    let after = rest.dropFirst(width.count)
    // ICU writes no more digits than this; nobody reads so many.
    func length(_ digits: Substring) -> Int { min(Int(digits) ?? 0, 99) }
    return (flags, length(width), after.first == "." ? length(after.dropFirst().prefix(while: \.isNumber)) : nil)
  }

  private static func signed(
    _ style: IntegerFormatStyle<Int64>, _ flags: Substring
  ) -> IntegerFormatStyle<Int64> { flags.contains("+") ? style.sign(strategy: .always()) : style }

  private static func signed(
    _ style: FloatingPointFormatStyle<Double>, _ flags: Substring
  ) -> FloatingPointFormatStyle<Double> { flags.contains("+") ? style.sign(strategy: .always()) : style }

  private static func padded(_ text: String, flags: Substring, width: Int) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { !$0.isNumber }
    let zero = text.first(where: \.isNumber).map(Self.zero) ?? "0"
    return sign + String(repeating: zero, count: missing) + text.dropFirst(sign.count)
  }

  /// The zero of the digits that a digit belongs to.
  private static func zero(of digit: Character) -> Character {
    guard let scalar = digit.unicodeScalars.first, let value = digit.wholeNumberValue,
      let zero = Unicode.Scalar(scalar.value - UInt32(value))
    else { return "0" }
    return Character(zero)
  }
}
