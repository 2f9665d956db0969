@_spi(Galley) import GalleyFoundation
import GalleyLocalization

/// A value that changes with time; in a proof, that of the clock, which stands still.
public struct TimeDataSource<Value: Sendable>: Sendable {
  let value: @Sendable () -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, Date()) }
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, Date())..<date }
  }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(Date().timeIntervalSince(date)) }
  }
}

extension Text {
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.computed { String(format.locale($0.locale).format(source.value()).characters) })
  }

  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.computed { format.locale($0.locale).format(source.value()) })
  }
}

/// Ways to show time that passes.
public enum SystemFormatStyle {
  /// The time to or from a date: `3 minutes, 42 seconds`.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    public var anchor: Date
    public var allowedFields: Set<_DateComponentsFormatStyle.Field>
    public var maxFieldCount: Int
    public var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    public var locale = Locale.autoupdatingCurrent

    public static let standardFields: Set<_DateComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ]

    public init(
      to anchor: Date, allowedFields: Set<_DateComponentsFormatStyle.Field> = standardFields, maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// Minutes and seconds alone, or hours with them, read as a clock.
    private var isClock: Bool {
      (allowedFields == [.minute, .second] && maxFieldCount == 2)
        || (allowedFields == [.hour, .minute, .second] && maxFieldCount == 3)
    }

    public func format(_ value: Date) -> AttributedString {
      let all = Date.amounts(
        from: min(anchor, value), to: max(anchor, value), fields: allowedFields, calendar: .current)
      let number = value < anchor ? "\u{2212}" : sign == .always() || sign == .always(includingZero: false) ? "+" : ""
      let mark = sign == .never ? "" : number
      if isClock { return AttributedString(mark + UnitText.clock(all, locale: locale)) }
      let first = all.firstIndex { $0.1 != 0 } ?? max(0, all.count - 1)
      let shown = all.dropFirst(first).prefix(max(1, maxFieldCount)).enumerated()
        .filter { $0.offset == 0 || $0.element.1 != 0 }.map(\.element)
      return AttributedString(mark + UnitText.times(shown, width: .wide, locale: locale.identifier))
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The time from a start, to hundredths: `00:03.42`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    public var start: Date
    public var showsHours: Bool
    public var maxFieldCount: Int
    public var maxPrecision: Duration
    public var locale = Locale.autoupdatingCurrent

    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      let hundredths = Int((max(0, min(value.timeIntervalSince(start), 1e12)) * 100).rounded(.down))
      let seconds = hundredths / 100
      var text = ClockText.string(seconds: seconds, showsHours: showsHours, minuteDigits: 2, locale: locale)
      if maxPrecision < .seconds(1) {
        text += (locale.decimalSeparator ?? ".") + ClockText.number(hundredths % 100, digits: 2, locale)
      }
      return AttributedString(text)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The time that is left of an interval, or that has passed of it: `4:17`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    public var interval: Range<Date>
    public var countsDown: Bool
    public var showsHours: Bool
    public var maxFieldCount: Int
    public var maxPrecision: Duration
    public var locale = Locale.autoupdatingCurrent

    init(_ interval: Range<Date>, countsDown: Bool, showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: true, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: false, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        DateTexts.clock(seconds.rounded(countsDown ? .up : .down), showsHours: showsHours, locale))
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// A date as people refer to it: `in 5 minutes`.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    public var date: Date
    public var locale = Locale.autoupdatingCurrent

    public init(to date: Date) { self.date = date }

    public func format(_ value: Date) -> AttributedString {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.dateTimeStyle = .named
      return AttributedString(formatter.localizedString(for: date, relativeTo: value))
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

/// A proof's clock stands still: nothing comes before or after.
extension DiscreteFormatStyle where FormatInput == Date {
  public func discreteInput(before input: Date) -> Date? { nil }
  public func discreteInput(after input: Date) -> Date? { nil }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, allowedFields: Set<_DateComponentsFormatStyle.Field> = SystemFormatStyle.DateOffset.standardFields,
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(to date: Date) -> Self { Self(to: date) }
}
