extension String {
  /// A string with what is put into it, on its way to being translated.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var base: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        base = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
      public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }

      @_disfavoredOverload
      public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { base.appendInterpolation(string) }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
      }

      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { base.appendInterpolation(value, format: format) }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        base.appendInterpolation(String(localized: resource))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation("\(value)") }
    }
  }

  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = Localization.string(key.key, table: table, bundle: bundle, locale: locale) }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localization.string(
      defaultValue.key, under: "\(key)", table: table, bundle: bundle, locale: locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self = Localization.string(
      resource.defaultValue.key, under: resource.key, table: resource.table, bundle: nil, locale: resource.locale)
  }
}

/// A reference to a string of the app's, looked up where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public var bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.key, keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init("\(key)", defaultValue, table: table, locale: locale, bundle: bundle) }

  private init(
    _ key: String, _ value: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Localization {
  /// A plain string: the translation of a key with its arguments in it.
  static func string(
    _ value: LocalizedStringKey, under key: String? = nil, table: String?, bundle: Bundle?, locale: Locale
  ) -> String {
    let found = find?(key ?? value.key, table, bundle, locale)
    let format = LocalizedFormat(found ?? value.key, hasArguments: !value.arguments.isEmpty)
    var environment = EnvironmentValues()
    environment.locale = locale
    return format.parts.map { part in
      switch part {
      case .literal(let literal): return literal
      case .argument(let index, let specifier):
        guard value.arguments.indices.contains(index) else { return "" }
        switch value.arguments[index] {
        case .string(let string): return string
        case .text(let text): return TextResolver.resolve(text, in: environment).string
        case .number(var number):
          if specifier != "%@" { number.specifier = specifier }
          return number.text(in: locale)
        }
      }
    }.joined()
  }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .computed { environment in
        var resource = resource
        resource.locale = environment.locale
        return String(localized: resource)
      })
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", .text(Text(resource)))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}
