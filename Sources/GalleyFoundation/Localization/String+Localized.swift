extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(key: resource.key, resource.defaultValue, resource.table, resource.locale)
  }

  private init(key: String, _ value: LocalizationValue, _ table: String?, _ locale: Locale) {
    self = value.text(key: key, table: table, locale: locale)
  }

  public struct LocalizationOptions: Sendable {
    public var replacements: [any CVarArg & Sendable]?

    public init() {}
  }
}

extension AttributedString {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    self = (try? AttributedString(markdown: text, options: .inlineText)) ?? AttributedString(text)
  }

  public init(localized resource: LocalizedStringResource) {
    let text = String(localized: resource)
    self = (try? AttributedString(markdown: text, options: .inlineText)) ?? AttributedString(text)
  }
}

extension AttributedString.MarkdownParsingOptions {
  static let inlineText = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
}
