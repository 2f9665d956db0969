import GalleyLocalization

/// Measurements in words, which Foundation on Linux does not have.
extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature leaves out its scale.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let width: UnitText.Width =
        switch self.width {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
      guard let unit = UnitName.cldr(measurement.unit),
        var amount = amount(measurement.value, unit, width)
      else {
        let number = measurement.value.formatted(numberFormatStyle?.locale(locale) ?? .number.locale(locale))
        return number + " " + measurement.unit.symbol
      }
      if let numberFormatStyle { amount.number = numberFormatStyle.locale(locale).format(amount.value) }
      return hidesScaleName ? amount.before + amount.number + "°" : amount.text
    }

    private func amount(_ value: Double, _ unit: String, _ width: UnitText.Width) -> UnitText.Amount? {
      // A number's own style rounds what was not rounded before.
      let digits: String? = numberFormatStyle != nil ? ".##########" : usage?.name == nil ? ".######" : nil
      let usage = usage?.name
      func amount(_ usage: String?) -> UnitText.Amount? {
        UnitText.amount(value, unit: unit, width: width, usage: usage, digits: digits, locale: locale.identifier)
      }
      // A usage that has nothing to say of the unit leaves it.
      return amount(usage) ?? amount("default") ?? amount(nil)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// Measurements with their units. Foundation on Linux has the name but not the class.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var place: Locale { locale ?? .current }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let width: UnitText.Width = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated
    let usage = unitOptions.contains(.providedUnit) ? nil : "default"
    let unit = UnitName.cldr(measurement.unit)
    func amount(_ usage: String?) -> UnitText.Amount? {
      unit.flatMap {
        UnitText.amount(
          measurement.value, unit: $0, width: width, usage: usage, digits: ".##########", locale: place.identifier)
      }
    }
    guard var amount = amount(usage) ?? amount(nil) else {
      return number(measurement.value) + " " + measurement.unit.symbol
    }
    amount.number = number(amount.value)
    return unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
      ? amount.before + amount.number + "°" : amount.text
  }

  private func number(_ value: Double) -> String {
    guard let numberFormatter else { return value.formatted(.number.locale(place)) }
    numberFormatter.locale = place
    if numberFormatter.numberStyle == .none, numberFormatter.maximumFractionDigits == 0 {
      numberFormatter.numberStyle = .decimal
    }
    return numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}
