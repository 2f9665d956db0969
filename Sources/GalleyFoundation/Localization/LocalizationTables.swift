@_spi(Galley) import GalleyLocalization
import GalleyScenario
import Synchronization

/// Where localized texts are found: the strings of the input, as the scenario shows them. The runtime fills it in; until
/// then every text is its own key or default. May be used from any thread.
@_spi(Galley) public enum LocalizationTables {
  struct State {
    var tables = StringTables()
    var pseudo: PseudoLanguage?
    var device = "iphone"
    var missing: Set<MissingText> = []
    /// Texts in forms that were handed out as formats, by the format, so that filling one in can choose the form.
    var formats: [String: Handed] = [:]
  }

  struct Handed {
    var text: LocalizedText
    var language: String
  }

  /// Formats remembered; a text is asked for anew for each use.
  static let formatLimit = 1024
  static let state = Mutex(State())

  /// Takes the strings of an input in the place of earlier ones.
  public static func install(_ tables: StringTables) { state.withLock { $0 = State(tables: tables) } }

  /// What the next texts are shown as.
  ///
  /// - Parameter device: a string catalog's name of the device.
  public static func show(_ pseudo: PseudoLanguage?, device: String) {
    state.withLock { ($0.pseudo, $0.device) = (pseudo, device) }
  }

  /// What is wrong with the input's files of strings.
  public static var problems: [StringsProblem] { state.withLock { $0.tables.problems } }

  /// Forgets which texts had no translation.
  public static func forgetMissing() { state.withLock { $0.missing = [] } }

  /// The texts without a translation that were asked for, each in words, sorted.
  public static var missing: [String] { MissingText.notes(state.withLock { $0.missing }) }

  /// A text's parts in the form that its arguments ask for.
  ///
  /// - Parameters:
  ///   - fallback: what stands for a key without a text; nil for the key.
  ///   - numbers: the arguments, in the caller's order; nil for one that is no number.
  public static func parts(
    _ key: String, table: String?, locale: String, fallback: String? = nil, numbers: [Double?]
  ) -> [FormatPart] {
    let (found, pseudo, device) = state.withLock { state in
      (state.tables.isEmpty ? nil : find(key, table, locale, &state), state.pseudo, state.device)
    }
    // Most inputs have no strings, and most texts no arguments.
    if found == nil, pseudo == nil, numbers.isEmpty { return [.literal(fallback ?? key)] }
    if pseudo == .keys { return [.literal(key)] }
    let text = found?.text ?? LocalizedText(.text(fallback ?? key))
    return text.parts(TextSelection(numbers: numbers, language: found?.language ?? locale, device: device))
  }

  /// Whether keys stand for themselves: the input has no strings, and texts are shown as they are.
  public static var isBare: Bool { state.withLock { $0.tables.isEmpty && $0.pseudo == nil } }

  /// A literal part of a localized text as the scenario shows it.
  public static func shown(_ literal: String) -> String {
    PseudoText.text(literal, state.withLock { $0.pseudo })
  }

  static func find(_ key: String, _ table: String?, _ locale: String, _ state: inout State) -> StringTables.Found {
    let found = state.tables.find(key, table: table, locale: locale)
    if !state.tables.has(table) { return found }
    if !state.tables.knows(locale) {
      state.missing.insert(.language(locale, shown: found.language))
    } else if found.isMissing {
      let wanted = state.tables.language(for: locale)
      state.missing.insert(.text(key: key, table: table ?? "Localizable", language: wanted))
    }
    return found
  }
}

/// What was looked up and had no translation.
enum MissingText: Hashable {
  case text(key: String, table: String, language: String)
  /// Nothing of the input is translated into the language.
  case language(String, shown: String)

  /// Notes of one screen; the rest is counted.
  private static let limit = 20

  static func notes(_ missing: Set<MissingText>) -> [String] {
    var languages: [String] = []
    var texts: [String] = []
    for one in missing {
      switch one {
      case .language(let language, let shown):
        languages.append("no strings in \(language): texts are shown in \(shown)")
      case .text(let key, let table, let language) where needsTranslation(key):
        texts.append("no \(language) text for \"\(key)\" in \(table)")
      case .text: break
      }
    }
    let notes = languages.sorted() + texts.sorted()
    guard notes.count > limit else { return notes }
    return notes.prefix(limit) + ["\(notes.count - limit) more keys have no text"]
  }

  /// Figures, signs and a lone argument stand for themselves in every language.
  private static func needsTranslation(_ key: String) -> Bool {
    LocalizedText.parts(of: key, arguments: 1).contains {
      if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }
}
