import Foundation

/// The locale and time zone that Foundation gives user code: the scenario's.
@MainActor public enum HostLocale {
  /// Read from any thread, written between jobs.
  nonisolated(unsafe) fileprivate(set) static var current = HostLocale.Values(locale: "en", timeZone: "UTC")

  /// - Parameters:
  ///   - locale: a BCP 47 or ICU identifier: `en`, `de_CH`.
  ///   - timeZone: an identifier of the time zone database; an unknown one is taken as UTC.
  public static func set(locale: String, timeZone: String) {
    current = Values(locale: locale, timeZone: timeZone)
    Host.services?.set_time_zone(timeZone)
    NSTimeZone.default = current.timeZone
  }

  struct Values: Sendable {
    let locale: Locale
    let languages: [String]
    let timeZone: TimeZone
    let calendar: Calendar

    init(locale identifier: String, timeZone zone: String) {
      locale = Locale(identifier: identifier)
      languages = [locale.identifier(.bcp47)]
      timeZone = TimeZone(identifier: zone) ?? .gmt
      var calendar = locale.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      self.calendar = calendar
    }
  }
}

// What the worker executable puts in the place of Foundation's getters. The signatures are those of the getters.

@_silgen_name("galley_current_locale")
public func currentLocale() -> Locale { HostLocale.current.locale }

@_silgen_name("galley_preferred_languages")
public func preferredLanguages() -> [String] { HostLocale.current.languages }

@_silgen_name("galley_current_calendar")
public func currentCalendar() -> Calendar { HostLocale.current.calendar }

@_silgen_name("galley_current_time_zone")
public func currentTimeZone() -> TimeZone { HostLocale.current.timeZone }
