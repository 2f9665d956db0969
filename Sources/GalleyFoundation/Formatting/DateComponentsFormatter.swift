import GalleyLocalization

/// Lengths of time in words or digits. Foundation on Linux has the name but not the class.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  open func string(from components: DateComponents) -> String? {
    let values = Self.units.compactMap { _, component in
      components.value(for: component).map { (component, $0) }
    }
    return format(values)
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    var units = Self.units.filter { allowedUnits.contains($0.unit) }
    if allowedUnits.isEmpty { units = Self.units.filter { $0.unit != .weekOfMonth } }
    let parts = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return format(units.map { ($0.component, parts.value(for: $0.component) ?? 0) })
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func format(_ all: [(Calendar.Component, Int)]) -> String? {
    var values = all
    // Digits keep inner zeros and drop leading ones down to minutes; words drop all zeros.
    let isPositional = unitsStyle == .positional
    let drop: ZeroFormattingBehavior =
      zeroFormattingBehavior == .default ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    let keep = isPositional ? 2 : 1
    if drop.contains(.dropLeading), !drop.contains(.pad) {
      while values.count > min(keep, all.count), values.first?.1 == 0 { values.removeFirst() }
    }
    if drop.contains(.dropTrailing) { while values.count > 1, values.last?.1 == 0 { values.removeLast() } }
    if drop.contains(.dropMiddle), values.count > 2 {
      values = values.enumerated().filter { $0.offset == 0 || $0.offset == values.count - 1 || $0.element.1 != 0 }.map(
        \.element)
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    guard !values.isEmpty else { return nil }
    return isPositional ? digits(values) : words(values)
  }

  private func digits(_ values: [(Calendar.Component, Int)]) -> String {
    values.enumerated().map { index, value in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return ClockText.number(
        isPadded ? abs(value.1) : value.1, digits: isPadded ? 2 : 1, calendar?.locale ?? .current)
    }.joined(separator: ":")
  }

  private func words(_ values: [(Calendar.Component, Int)]) -> String {
    let width: UnitText.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      default: .narrow
      }
    return UnitText.times(values, width: width, locale: (calendar?.locale ?? .current).identifier)
  }
}

extension UnitText {
  /// Lengths of time by their units, the largest first: `2 hr, 5 min`.
  @_spi(Galley) public static func times(
    _ values: [(Calendar.Component, Int)], width: Width, locale: String
  ) -> String {
    let amounts = values.compactMap { component, value in
      name(component).flatMap { amount(Double(value), unit: $0, width: width, locale: locale)?.text }
    }
    return list(amounts, width: width, locale: locale)
  }

  private static func name(_ component: Calendar.Component) -> String? {
    switch component {
    case .year: "year"
    case .month: "month"
    case .weekOfMonth, .weekOfYear: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    default: nil
    }
  }
}
