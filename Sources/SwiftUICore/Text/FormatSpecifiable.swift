@_spi(Galley) import GalleyFoundation

/// A number that strings are made of by a specifier.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  var _number: LocalizedNumber { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  public var _number: LocalizedNumber { LocalizedNumber(integer: Int64(clamping: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _number: LocalizedNumber { LocalizedNumber(real: Double(self)) }
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
