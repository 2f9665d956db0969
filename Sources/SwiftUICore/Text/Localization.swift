@_spi(Galley) import GalleyFoundation

/// The strings of the input, as texts look them up.
package enum Localization {
  /// Finds a translation: key, table, bundle and locale; nil when there is none. Set by the runtime when the input has
  /// strings.
  nonisolated(unsafe) package static var find: ((String, String?, Bundle?, Locale) -> String?)? {
    didSet {
      // Foundation's `String(localized:)` reads the same strings.
      let find = find
      LocalizationTables.text = { key, table, locale in find?(key, table, nil, Locale(identifier: locale)) }
    }
  }

  /// The translation of a key, or the key.
  package static func lookup(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
    find?(key, table, bundle, locale) ?? key
  }
}
