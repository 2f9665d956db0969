@_spi(Galley) import GalleyFoundation
import GalleyLocalization

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable, Codable {
    let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// A date. Styles that count go from the clock, which stands still in a proof.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(.computed { DateTexts.string(date, style, in: $0) })
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.computed { DateTexts.interval(from: dates.lowerBound, to: dates.upperBound, in: $0) })
  }

  public init(_ interval: DateInterval) {
    self.init(.computed { DateTexts.interval(from: interval.start, to: interval.end, in: $0) })
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .computed { environment in
        let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
          countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        return DateTexts.clock(seconds, showsHours: showsHours, environment.locale)
      })
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.computed { format.locale($0.locale).format(input) })
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  // On Linux few of Foundation's values are bridged to classes, so that any value is taken.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }
}

/// Dates in words.
enum DateTexts {
  static func string(_ date: Date, _ style: Text.DateStyle, in environment: EnvironmentValues) -> String {
    switch style {
    case .date: return formatter(environment, date: .long, time: .none).string(from: date)
    case .time: return formatter(environment, date: .none, time: .short).string(from: date)
    case .timer: return clock(abs(date.timeIntervalSinceNow), showsHours: true, environment.locale)
    case .offset:
      let sign = date.timeIntervalSinceNow > 0 ? "-" : "+"
      return sign + words(from: date, limit: 1, width: .wide, environment)
    default: return words(from: date, limit: 2, width: .abbreviated, environment)
    }
  }

  private static func formatter(
    _ environment: EnvironmentValues, date: DateFormatter.Style, time: DateFormatter.Style
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = environment.calendar
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }

  static func interval(from start: Date, to end: Date, in environment: EnvironmentValues) -> String {
    let formatter = DateIntervalFormatter()
    formatter.calendar = environment.calendar
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
    formatter.dateStyle = isOneDay ? .none : .short
    formatter.timeStyle = .short
    return formatter.string(from: start, to: end)
  }

  /// `1:02:03`, or `2:03` under an hour, in the locale's digits.
  static func clock(_ seconds: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
    guard seconds.isFinite, seconds < 1e12 else { return "--:--" }
    return ClockText.string(seconds: Int(seconds), showsHours: showsHours, locale: locale)
  }

  /// `2 hr, 3 min`: the time between now and a date in the largest units that are not zero, in the place's language.
  private static func words(
    from date: Date, limit: Int, width: UnitText.Width, _ environment: EnvironmentValues
  ) -> String {
    let now = Date()
    // Calendars count no further than this.
    guard abs(date.timeIntervalSince(now)) < 1e12 else { return "" }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let components: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
    let parts = calendar.dateComponents(Set(components), from: min(now, date), to: max(now, date))
    var values = components.map { ($0, parts.value(for: $0) ?? 0) }
    values.removeFirst(values.firstIndex { $0.1 != 0 } ?? values.count - 1)
    let shown = values.prefix(limit).enumerated().filter { $0.offset == 0 || $0.element.1 != 0 }.map(\.element)
    return UnitText.times(shown, width: width, locale: environment.locale.identifier)
  }
}
