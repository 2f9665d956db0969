/// Where localized texts are found. The runtime fills it in from the app's string catalogs; until then every text is
/// its own key or default.
@_spi(Galley) public enum LocalizationTables {
  /// The text for a key in a table (nil for the standard one) and a locale's identifier; nil where there is none.
  nonisolated(unsafe) public static var text: (_ key: String, _ table: String?, _ locale: String) -> String? = {
    _, _, _ in nil
  }
}
