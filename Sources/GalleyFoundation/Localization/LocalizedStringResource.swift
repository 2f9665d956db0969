/// A localized text that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Codable, Hashable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  public enum BundleDescription: Equatable, Hashable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    /// The bundle's folder; nil for the app's own, where a class of the input lies, too.
    @_spi(Galley) public var folder: String? {
      switch self {
      case .main, .forClass: nil
      case .atURL(let url): url.path == Bundle.main.bundlePath ? nil : url.path
      }
    }

    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let x), .forClass(let y)): x == y
      case (.atURL(let x), .atURL(let y)): x == y
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      if case .atURL(let url) = self { hasher.combine(url) }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription
  public let comment: StaticString?

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.comment = comment
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.comment = comment
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
      && a.bundle == b.bundle
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }

  private enum CodingKeys: String, CodingKey { case key, text, table, locale }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(String.self, forKey: .key)
    defaultValue = String.LocalizationValue(try container.decode(String.self, forKey: .text))
    table = try container.decodeIfPresent(String.self, forKey: .table)
    locale = try container.decode(Locale.self, forKey: .locale)
    bundle = .main
    comment = nil
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(String(localized: self), forKey: .text)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(locale, forKey: .locale)
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
