@_spi(Galley) import GalleyLocalization
import GalleyScenario
import Synchronization

/// Where localized texts are found: the strings of the input, as the scenario shows them. The runtime fills it in; until
/// then every text is its own key or default. May be used from any thread.
@_spi(Galley) public enum LocalizationTables {
  struct State {
    var tables = StringTables()
    /// The input's folder, by which bundles inside of it are known.
    var root: String?
    var pseudo: PseudoLanguage?
    var device = "iphone"
    var missing: Set<MissingText> = []
    /// What is wrong with the files and texts that were asked for.
    var problems: Set<StringsProblem> = []
    /// Formats that were handed out, so that filling one in can choose the form and knows where it stands.
    var formats: [String: Handed] = [:]
    /// What is wrong with how texts are filled in, by text: most are asked for again and again.
    var checks: [TextCheck: [StringsProblem]] = [:]
  }

  struct Handed {
    var text: LocalizedText
    var key: String
    var language: String
    var place: TextFilePlace?
  }

  struct TextCheck: Hashable {
    var place: TextFilePlace
    var key: String
    var format: String
  }

  /// Formats remembered; a text is asked for anew for each use.
  static let formatLimit = 1024
  static let state = Mutex(State())

  /// Takes the strings of an input in the place of earlier ones.
  ///
  /// - Parameter root: the folder that the files' paths are relative to; nil where no bundle lies in it.
  public static func install(_ tables: StringTables, root: String? = nil) {
    state.withLock { $0 = State(tables: tables, root: root) }
  }

  /// What the next texts are shown as.
  ///
  /// - Parameter device: a string catalog's name of the device.
  public static func show(_ pseudo: PseudoLanguage?, device: String) {
    state.withLock { ($0.pseudo, $0.device) = (pseudo, device) }
  }

  /// Faults of texts that are named of one file; the rest is counted.
  private static let problemLimit = 20

  /// What is wrong with the files of strings that texts were asked of, and with those texts, each in words, by file and
  /// place.
  public static var problems: [String] {
    let all = state.withLock { $0.problems }
    return Dictionary(grouping: all, by: \.file).sorted { $0.key < $1.key }.flatMap { file, problems in
      let sorted = problems.sorted {
        ($0.line ?? .max, $0.column ?? 0, $0.description) < ($1.line ?? .max, $1.column ?? 0, $1.description)
      }
      let notes = sorted.map(\.description)
      guard notes.count > problemLimit else { return notes }
      let more = StringsProblem(file: file, .more(notes.count - problemLimit)).description
      return notes.prefix(problemLimit) + [more]
    }
  }

  /// Forgets which texts had no translation, and what was wrong with the others.
  public static func forgetMissing() { state.withLock { ($0.missing, $0.problems) = ([], []) } }

  /// The texts without a translation that were asked for, each in words, sorted.
  public static var missing: [String] { MissingText.notes(state.withLock { $0.missing }) }

  /// A text's parts in the form that its arguments ask for.
  ///
  /// - Parameters:
  ///   - bundle: the folder of the bundle that the text is looked up in; nil for the app's own.
  ///   - fallback: what stands for a key without a text; nil for the key.
  ///   - numbers: the arguments, in the caller's order; nil for one that is no number.
  public static func parts(
    _ key: String, table: String?, bundle: String? = nil, locale: String, fallback: String? = nil, numbers: [Double?]
  ) -> [FormatPart] {
    let (found, pseudo, device) = state.withLock { state in
      let found = state.tables.isEmpty ? nil : find(key, table, bundle, locale, &state)
      if let found, !numbers.isEmpty { check(found, key: key, filledAs: fallback ?? key, count: numbers.count, &state) }
      return (found, state.pseudo, state.device)
    }
    // Most inputs have no strings, and most texts no arguments.
    if found == nil, pseudo == nil, numbers.isEmpty { return [.literal(fallback ?? key)] }
    if pseudo == .keys { return [.literal(key)] }
    let text = found?.text ?? LocalizedText(.text(fallback ?? key))
    return text.parts(TextSelection(numbers: numbers, language: found?.language ?? locale, device: device))
  }

  /// Compares a text with the values that it is filled in with, which the caller's own format tells.
  private static func check(
    _ found: StringTables.Found, key: String, filledAs format: String, count: Int, _ state: inout State
  ) {
    guard let text = found.text, let place = found.place else { return }
    let wanted = TextCheck(place: place, key: key, format: format)
    let problems: [StringsProblem]
    if let known = state.checks[wanted] {
      problems = known
    } else {
      var kinds: [FormatKind?] = LocalizedText.kinds(of: format)
      while kinds.count < count { kinds.append(nil) }
      problems = place.problems(of: text, Array(kinds.prefix(count)), key: key, language: found.language)
      if state.checks.count >= formatLimit { state.checks = [:] }
      state.checks[wanted] = problems
    }
    state.problems.formUnion(problems)
  }

  /// Whether keys stand for themselves: the input has no strings, and texts are shown as they are.
  public static var isBare: Bool { state.withLock { $0.tables.isEmpty && $0.pseudo == nil } }

  /// A literal part of a localized text as the scenario shows it.
  public static func shown(_ literal: String) -> String {
    PseudoText.text(literal, state.withLock { $0.pseudo })
  }

  /// A localized text as the scenario shows it where nobody has read its Markdown: marks and addresses stay.
  static func shown(_ parts: [FormatPart]) -> [FormatPart] {
    PseudoText.parts(parts, state.withLock { $0.pseudo })
  }

  static func find(
    _ key: String, _ table: String?, _ bundle: String?, _ locale: String, _ state: inout State
  ) -> StringTables.Found {
    let tables = bundle.flatMap { below($0, state) } ?? state.tables
    let found = tables.find(key, table: table, locale: locale)
    if !found.problems.isEmpty { state.problems.formUnion(found.problems) }
    if !tables.has(table) || found.isForEveryLanguage || tables.isOneLanguage { return found }
    if !tables.knows(locale) {
      state.missing.insert(.language(locale, shown: found.language))
    } else if found.isMissing {
      let wanted = tables.language(for: locale)
      state.missing.insert(.text(key: key, table: table ?? "Localizable", language: wanted))
    }
    return found
  }

  /// The tables of a bundle that lies in the input; nil for one elsewhere.
  private static func below(_ folder: String, _ state: State) -> StringTables? {
    guard let root = state.root, folder != root else { return nil }
    let (from, to) = (root.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(from, to).prefix { $0 == $1 }.count
    guard common > 0 else { return nil }
    let path = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return state.tables.below(path.joined(separator: "/"))
  }

  /// The folder of a bundle; nil for the app's own.
  public static func folder(of bundle: Bundle?) -> String? {
    guard let bundle, bundle !== Bundle.main else { return nil }
    return bundle.bundlePath
  }
}

/// What was looked up and had no translation.
enum MissingText: Hashable {
  case text(key: String, table: String, language: String)
  /// Nothing of the input is translated into the language.
  case language(String, shown: String)
  /// A format that the user's code fills in with other values than it asks for.
  case format(String, FormatMismatch)

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
      case .format(let format, let mismatch): texts.append("the format \"\(format)\" \(mismatch.words)")
      }
    }
    let notes = languages.sorted() + texts.sorted()
    guard notes.count > limit else { return notes }
    return notes.prefix(limit) + ["… and \(notes.count - limit) more texts without a translation"]
  }

  /// Figures, signs and a lone argument stand for themselves in every language.
  private static func needsTranslation(_ key: String) -> Bool {
    LocalizedText.parts(of: key, arguments: 1).contains {
      if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }
}
