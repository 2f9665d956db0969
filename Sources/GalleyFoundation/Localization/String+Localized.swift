extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, LocalizationTables.folder(of: bundle), locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, LocalizationTables.folder(of: bundle), locale)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    guard let replacements = options.replacements else {
      self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
      return
    }
    let format = LocalizationTables.format(
      keyAndValue.key, value: nil, table: table, bundle: LocalizationTables.folder(of: bundle),
      locale: locale.identifier)
    self = LocalizationTables.fill(format, locale, replacements)
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(key: resource.key, resource.defaultValue, resource.table, resource.bundle.folder, resource.locale)
  }

  private init(key: String, _ value: LocalizationValue, _ table: String?, _ bundle: String?, _ locale: Locale) {
    self = value.text(key: key, table: table, bundle: bundle, locale: locale)
  }

  public struct LocalizationOptions: Sendable {
    /// Values for the specifiers of a key that is written with them.
    public var replacements: [any CVarArg & Sendable]?

    public init() {}
  }
}

extension AttributedString {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.attributed(
      key: keyAndValue.key, table: table, bundle: LocalizationTables.folder(of: bundle), locale: locale ?? .current)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.attributed(
      key: keyAndValue.key, table: table, bundle: LocalizationTables.folder(of: bundle), locale: locale ?? .current)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.attributed(
      key: "\(key)", table: table, bundle: LocalizationTables.folder(of: bundle), locale: locale ?? .current)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.attributed(
      key: "\(key)", table: table, bundle: LocalizationTables.folder(of: bundle), locale: locale ?? .current)
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.attributed(
      key: resource.key, table: resource.table, bundle: resource.bundle.folder, locale: resource.locale)
  }

  /// How values are put into an attributed text.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Values carry their number in the text as an attribute.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
  }
}

extension StringProtocol {
  /// The text in its form for a width, where `NSLocalizedString` found it in forms for widths; else the text.
  ///
  /// - Parameter width: in ems.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    LocalizationTables.fitting(String(self), width: width) ?? String(self)
  }
}

extension NSString {
  /// The text in its form for a width, where `NSLocalizedString` found it in forms for widths; else the text.
  ///
  /// - Parameter width: in ems.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    (self as String).variantFittingPresentationWidth(width)
  }
}
