import GalleyLocalization

// What the worker puts in the place of Foundation's lookups of strings, and of its formatting, which chooses the form of
// a `.stringsdict` by the values put in. The signatures are those of Foundation's functions.

extension Bundle {
  /// In the place of `localizedString(forKey:value:table:)`, which `NSLocalizedString` calls, too.
  @_silgen_name("galley_localized_string")
  public func _galleyLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizationTables.format(key, value: value, table: table, locale: Locale.current.identifier)
  }
}

@_silgen_name("galley_format_string")
public func _galleyFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
  LocalizationTables.fill(format, nil, arguments)
}

@_silgen_name("galley_format_string_in_locale")
public func _galleyFormat(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  LocalizationTables.fill(format, locale, arguments)
}

@_silgen_name("galley_format_localized_string")
public func _galleyFormatLocalized(_ format: String, _ arguments: [any CVarArg]) -> String {
  LocalizationTables.fill(format, .current, arguments)
}

extension LocalizationTables {
  /// A key's text as a format, its specifiers as they are written.
  ///
  /// A text in forms for numbers is handed out in its general form and remembered, so that ``fill(_:_:_:)`` knows it
  /// again.
  static func format(_ key: String, value: String?, table: String?, locale: String) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    return state.withLock { state in
      if state.pseudo == .keys { return key }
      let found = state.tables.isEmpty ? nil : find(key, table, locale, &state)
      let otherwise = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      let text = found?.text ?? LocalizedText(.text(otherwise))
      let language = found?.language ?? locale
      let format = text.format(TextSelection(language: language, device: state.device)) {
        PseudoText.text($0, state.pseudo)
      }
      guard !text.isPlain else { return format }
      if state.formats.count >= formatLimit { state.formats = [:] }
      state.formats[format] = Handed(text: text, language: language)
      return format
    }
  }

  /// What `String(format:)` gives: where the format was handed out for a text in forms, in the form for its arguments.
  static func fill(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let (handed, pseudo, device) = state.withLock { ($0.formats[format], $0.pseudo, $0.device) }
    guard let handed else { return plain(format, locale, arguments) }
    let numbers = arguments.map(number)
    let parts = handed.text.parts(TextSelection(numbers: numbers, language: handed.language, device: device))
    return parts.map { part in
      switch part {
      case .literal(let literal): PseudoText.text(literal, pseudo)
      case .argument(let index, let specifier):
        arguments.indices.contains(index) ? plain(specifier, locale, [arguments[index]]) : ""
      }
    }.joined()
  }

  private static func plain(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    withVaList(arguments) { NSString(format: format, locale: locale as AnyObject?, arguments: $0) as String }
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
