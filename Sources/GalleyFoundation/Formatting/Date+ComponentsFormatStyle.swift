import GalleyLocalization

/// Foundation on Linux has the name of this style and nothing in it: what is asked of it is another type.
extension Date.ComponentsFormatStyle {
  public typealias Field = _DateComponentsFormatStyle.Field
  public typealias Style = _DateComponentsFormatStyle.Style
}

/// Lengths of time between two dates.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
  public struct Field: Codable, Hashable, Sendable {
    enum Option: Int, Codable, Hashable, Sendable, CaseIterable { case year, month, week, day, hour, minute, second }

    let option: Option

    public static let year = Field(option: .year)
    public static let month = Field(option: .month)
    public static let week = Field(option: .week)
    public static let day = Field(option: .day)
    public static let hour = Field(option: .hour)
    public static let minute = Field(option: .minute)
    public static let second = Field(option: .second)
  }

  public struct Style: Codable, Hashable, Sendable {
    enum Option: String, Codable, Hashable, Sendable {
      case condensedAbbreviated, abbreviated, narrow, wide, spellOut, time
    }

    let option: Option

    public static let condensedAbbreviated = Style(option: .condensedAbbreviated)
    public static let abbreviated = Style(option: .abbreviated)
    public static let narrow = Style(option: .narrow)
    public static let wide = Style(option: .wide)
    public static let spellOut = Style(option: .spellOut)
    static let time = Style(option: .time)
  }

  public var style: Style
  public var locale: Locale
  public var calendar: Calendar
  public var fields: Set<Field>?

  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  public func format(_ value: Range<Date>) -> String {
    let values = Date.amounts(from: value.lowerBound, to: value.upperBound, fields: fields, calendar: calendar)
    if style == .time { return UnitText.clock(values, locale: locale) }
    let shown = values.filter { $0.1 != 0 }
    let width: UnitText.Width =
      switch style.option {
      case .abbreviated: .abbreviated
      case .condensedAbbreviated, .narrow: .narrow
      default: .wide
      }
    return UnitText.times(shown.isEmpty ? values.suffix(1) : shown, width: width, locale: locale.identifier)
  }

  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }
}

extension Date {
  /// How many of each field pass from one date to another, the largest first; of none that were named, those without
  /// weeks.
  @_spi(Galley) public static func amounts(
    from start: Date, to end: Date, fields: Set<_DateComponentsFormatStyle.Field>?, calendar: Calendar
  ) -> [(Calendar.Component, Int)] {
    typealias Option = _DateComponentsFormatStyle.Field.Option
    let options = Option.allCases.filter { option in
      fields.map { $0.contains(_DateComponentsFormatStyle.Field(option: option)) } ?? (option != .week)
    }
    // Calendars count no further than this.
    guard !options.isEmpty, abs(end.timeIntervalSince(start)) < 1e12 else { return [] }
    let components = options.map { option -> Calendar.Component in
      switch option {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
    let parts = calendar.dateComponents(Set(components), from: start, to: end)
    return components.map { ($0, parts.value(for: $0) ?? 0) }
  }
}

extension UnitText {
  /// `1:05:32`: amounts of hours, minutes and seconds as a clock shows them.
  @_spi(Galley) public static func clock(_ values: [(Calendar.Component, Int)], locale: Locale) -> String {
    var seconds = 0
    for (component, value) in values {
      switch component {
      case .day: seconds += value * 86_400
      case .hour: seconds += value * 3_600
      case .minute: seconds += value * 60
      case .second: seconds += value
      default: break
      }
    }
    return ClockText.string(seconds: seconds, locale: locale)
  }
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
  public static func components(
    style: _DateComponentsFormatStyle.Style, fields: Set<_DateComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  public static var timeDuration: Self { Self(style: .time, fields: [.hour, .minute, .second]) }
}
