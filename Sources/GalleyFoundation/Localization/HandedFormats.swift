import GalleyLocalization

// What the worker puts in the place of Foundation's lookups of strings, and of its formatting, which chooses the form of
// a `.stringsdict` by the values put in. The signatures are those of Foundation's functions.

extension Bundle {
  /// In the place of `localizedString(forKey:value:table:)`, which `NSLocalizedString` calls, too.
  @_silgen_name("galley_localized_string")
  public func _galleyLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizationTables.format(
      key, value: value, table: table, bundle: LocalizationTables.folder(of: self), locale: Locale.current.identifier)
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
  /// A text that is to be filled in is remembered, so that ``fill(_:_:_:)`` knows its forms and where it stands.
  static func format(_ key: String, value: String?, table: String?, bundle: String? = nil, locale: String) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    return state.withLock { state in
      if state.pseudo == .keys { return key }
      let found = state.tables.isEmpty ? nil : find(key, table, bundle, locale, &state)
      let otherwise = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      let text = found?.text ?? LocalizedText(.text(otherwise))
      let language = found?.language ?? locale
      let pseudo = state.pseudo
      let format = text.format(TextSelection(language: language, device: state.device)) {
        PseudoText.parts($0, pseudo)
      }
      guard format.utf8.contains(UInt8(ascii: "%")) || !text.isPlain else { return format }
      if state.formats.count >= formatLimit { state.formats = [:] }
      state.formats[format] = Handed(text: text, key: key, language: language, place: found?.place)
      return format
    }
  }

  /// What `String(format:)` gives: where the format was handed out for a text in forms, in the form for its arguments.
  static func fill(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let (handed, pseudo, device) = state.withLock { ($0.formats[format], $0.pseudo, $0.device) }
    let isCovered = isCovered(format, arguments)
    // As most formats are: the user's own, with the values it asks for.
    if handed == nil, isCovered { return foundation(format, locale, arguments) }
    note(format, handed, arguments)
    guard let handed, !handed.text.isPlain else {
      return isCovered ? foundation(format, locale, arguments) : piecewise(format, locale, arguments)
    }
    let numbers = arguments.map(number)
    let parts = handed.text.parts(TextSelection(numbers: numbers, language: handed.language, device: device))
    let shown = PseudoText.parts(parts, pseudo)
    return shown.map { part in
      switch part {
      case .literal(let literal): literal
      case .argument(let index, let specifier): one(index, specifier, locale, arguments)
      }
    }.joined()
  }

  /// A text that was handed out, in its form for a width in ems; nil for one that has none.
  static func fitting(_ text: String, width: Int) -> String? {
    let (handed, pseudo, device) = state.withLock { ($0.formats[text], $0.pseudo, $0.device) }
    guard let handed else { return nil }
    let fitting = handed.text.fitting(width: width, on: device)
    guard fitting != handed.text else { return nil }
    return fitting.format(TextSelection(language: handed.language, device: device)) { PseudoText.parts($0, pseudo) }
  }

  /// Says where a format asks for other values than it is given.
  private static func note(_ format: String, _ handed: Handed?, _ arguments: [any CVarArg]) {
    let kinds = arguments.map(kind)
    if let handed, let place = handed.place {
      let problems = place.problems(of: handed.text, kinds, key: handed.key, language: handed.language)
      if !problems.isEmpty { state.withLock { $0.problems.formUnion(problems) } }
      return
    }
    let mismatches = LocalizedText(.text(format)).mismatches(kinds).map(\.mismatch).filter {
      // Whoever writes both may leave a value out.
      if case .leftOut = $0 { false } else { true }
    }
    if !mismatches.isEmpty { state.withLock { $0.missing.formUnion(mismatches.map { .format(format, $0) }) } }
  }

  // MARK: - Values

  /// A format that asks for other values than it is given, filled in value by value.
  private static func piecewise(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    LocalizedText.parts(of: format, arguments: max(arguments.count, 1)).map { part in
      switch part {
      case .literal(let literal): literal
      case .argument(let index, let specifier): one(index, specifier, locale, arguments)
      }
    }.joined()
  }

  /// One value by its specifier; one of another kind as itself, and one that there is not as nothing.
  private static func one(_ index: Int, _ specifier: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    // Without any values, the text is no format.
    guard arguments.indices.contains(index) else { return arguments.isEmpty ? specifier : "" }
    let argument = arguments[index]
    if isCovered(specifier, [argument]) { return foundation(specifier, locale, [argument]) }
    return "\(argument)"
  }

  /// Whether every specifier of a format has a value of its kind, so that nothing is read that was not given.
  private static func isCovered(_ format: String, _ arguments: [any CVarArg]) -> Bool {
    var next = 0
    for demand in FormatDemand.all(of: format) {
      let index = demand.position ?? next
      if demand.position == nil { next += 1 }
      guard arguments.indices.contains(index), let wanted = demand.kind else { return false }
      switch (wanted, kind(arguments[index])) {
      case (.object, .object?), (.integer, .integer?), (.real, .real?), (.pointer, nil), (.pointer, .integer?),
        (.characters, nil):
        break
      default: return false
      }
    }
    return true
  }

  private static func foundation(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
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

  /// What kind a value is; nil for one that may be several, as addresses.
  private static func kind(_ argument: any CVarArg) -> FormatKind? {
    switch argument {
    case is any BinaryInteger, is Bool: .integer
    case is any BinaryFloatingPoint: .real
    case is String, is NSObject: .object
    default: nil
    }
  }
}
