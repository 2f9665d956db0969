@_implementationOnly import CMeasures
import Foundation

/// Amounts of units as languages write them: ICU's.
public enum UnitText {
  public enum Width: Sendable, Hashable {
    case wide, abbreviated, narrow

    fileprivate var skeleton: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .abbreviated: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }

    fileprivate var list: galley_list_width {
      switch self {
      case .wide: GALLEY_LIST_WIDE
      case .abbreviated: GALLEY_LIST_SHORT
      case .narrow: GALLEY_LIST_NARROW
      }
    }
  }

  /// An amount in words, and the number in it.
  public struct Amount: Sendable, Hashable {
    public var before: String
    public var number: String
    public var after: String
    /// The number after conversion and rounding.
    public var value: Double

    public var text: String { before + number + after }
  }

  private static let room = 1024

  /// An amount of a unit.
  ///
  /// - Parameters:
  ///   - unit: CLDR's name: `kilometer`, `mile-per-hour`.
  ///   - usage: what the amount is of, by which a region chooses its own unit (`default`, `road`, `person-height`); nil
  ///     keeps the unit.
  ///   - digits: an ICU precision such as `.##`; nil for what the usage or the language has.
  ///   - locale: an ICU or BCP 47 identifier.
  /// - Returns: nil for a unit or usage that ICU does not know.
  public static func amount(
    _ value: Double, unit: String, width: Width, usage: String? = nil, digits: String? = nil, locale: String
  ) -> Amount? {
    guard value.isFinite else { return nil }
    var skeleton = "unit/\(unit) \(width.skeleton)"
    // The digits that Foundation writes the locale's numbers with.
    skeleton += " numbering-system/\(Locale(identifier: locale).numberingSystem.identifier)"
    var locale = locale
    if let usage {
      skeleton += " usage/\(usage)"
      locale = regional(locale)
    }
    if let digits { skeleton += " \(digits)" }
    var (from, to): (Int32, Int32) = (0, 0)
    var decimal = [CChar](repeating: 0, count: room)
    var length: Int32 = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      length = buffer.withMemoryRebound(to: CChar.self) {
        galley_measure_write(
          locale, skeleton, value, $0.baseAddress, Int32(room), &from, &to, &decimal, Int32(decimal.count))
      }
      count = max(0, Int(length))
    }
    guard length >= 0, from >= 0, from <= to, to <= length else { return nil }
    func text(_ range: Range<Int32>) -> String {
      String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
    let plain = String(decoding: decimal.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Amount(
      before: text(0..<from), number: text(from..<to), after: text(to..<length), value: Double(plain) ?? value)
  }

  /// A locale with the region that its language is most spoken in, where it names none: the units of `en` are those of the
  /// United States (Unicode Technical Standard 35, part 6, unit preferences: regions by likely subtags).
  private static func regional(_ locale: String) -> String {
    let known = Locale(identifier: locale)
    guard known.region == nil, let region = Locale.Language(identifier: known.language.maximalIdentifier).region else {
      return locale
    }
    var components = Locale.Components(locale: known)
    components.languageComponents.region = region
    return Locale(components: components).identifier
  }

  /// Amounts one after the other: `2 hr, 5 min`.
  public static func list(_ amounts: [String], width: Width, locale: String) -> String {
    guard amounts.count > 1 else { return amounts.first ?? "" }
    var length: Int32 = -1
    let capacity = room * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let items = amounts.map { strdup($0) }
      defer { for item in items { free(item) } }
      length = buffer.withMemoryRebound(to: CChar.self) { buffer in
        items.map { UnsafePointer($0) }.withUnsafeBufferPointer {
          galley_measure_list(
            locale, width.list, $0.baseAddress, Int32($0.count), buffer.baseAddress, Int32(capacity))
        }
      }
      count = max(0, Int(length))
    }
    return length >= 0 ? String(decoding: bytes, as: UTF8.self) : amounts.joined(separator: ", ")
  }
}
