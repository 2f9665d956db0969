extension _FormatSpecifiable where Self: FixedWidthInteger {
  public func _argument(_ specifier: String) -> _FormatArgument {
    _FormatArgument(value: Double(self), integer: Int64(truncatingIfNeeded: self), specifier: specifier)
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public func _argument(_ specifier: String) -> _FormatArgument {
    _FormatArgument(value: Double(self), integer: nil, specifier: specifier)
  }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%lf" } }

extension LocalizedStringKey.NumberArgument {
  /// Whether the specifier asks for a whole number and nothing else.
  var isPlain: Bool { ["%lld", "%d", "%ld", "%i", "%llu", "%u", "%lu"].contains(specifier) }

  /// The number as a specifier writes it in a locale: whole numbers with the locale's grouping, as Apple's texts do.
  func text(in locale: Locale) -> String {
    guard let integer else {
      if let letter = specifier.last, "diuxXo".contains(letter) { return String(Int(exactly: value.rounded()) ?? 0) }
      return String(format: specifier, locale: locale, value)
    }
    guard isPlain else {
      if let letter = specifier.last, "fFeEgGaA".contains(letter) {
        return String(format: specifier, locale: locale, Double(integer))
      }
      return String(format: specifier, locale: locale, integer)
    }
    return integer.formatted(.number.locale(locale))
  }
}
