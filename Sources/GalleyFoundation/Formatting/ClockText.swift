import Foundation

/// Time as a clock shows it, in a locale's digits: what timers, stopwatches and counted components share.
@_spi(Galley) public enum ClockText {
  /// `1:02:03`, or `2:03` under an hour.
  ///
  /// - Parameters:
  ///   - showsHours: false counts an hour as sixty minutes.
  ///   - minuteDigits: of the minutes where no hour stands before them, at least.
  public static func string(
    seconds: Int, showsHours: Bool = true, minuteDigits: Int = 1, locale: Locale
  ) -> String {
    let rest = number(seconds % 60, digits: 2, locale)
    guard showsHours, seconds >= 3600 else { return number(seconds / 60, digits: minuteDigits, locale) + ":" + rest }
    return number(seconds / 3600, digits: 1, locale) + ":" + number(seconds / 60 % 60, digits: 2, locale) + ":" + rest
  }

  /// A whole number of at least as many digits.
  public static func number(_ value: Int, digits: Int, _ locale: Locale) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }
}
