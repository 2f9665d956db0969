import Synchronization

/// The strings of an input, by table, language and key.
///
/// Files of one table name make one table, wherever they lie; of the same key the first file's text stays, but a
/// `.stringsdict` comes before a `.strings` of its table, as in a bundle. Files are read in the languages that are asked
/// for. May be used from any thread.
public struct StringTables: Sendable {
  private(set) var tables: [String: StringTable] = [:]
  /// The languages that anything is translated into, sorted.
  public private(set) var languages: [String] = []
  /// The language that the app is written in: the project's own, else the catalogs', else English.
  public private(set) var developmentLanguage = "en"

  /// Whether these are a language's folder alone, of which an app that changes its language itself makes a bundle.
  public private(set) var isOneLanguage = false

  private let projectLanguage: String?
  /// The first catalog's that has a text.
  private var catalogLanguage: String?
  private var translated: Set<String> = []
  private var choices = LanguageChoices()
  private var bundles = BundleTables()

  /// - Parameter developmentLanguage: the one that the project names; nil where it names none.
  public init(developmentLanguage: String? = nil) {
    projectLanguage = developmentLanguage
    self.developmentLanguage = developmentLanguage ?? "en"
  }

  public var isEmpty: Bool { tables.isEmpty }

  // MARK: - Adding

  /// The language of a folder such as `de.lproj`; nil outside of one.
  static func language(of folder: Substring) -> String? {
    guard let name = folder.split(separator: "/").last, name.hasSuffix(".lproj") else { return nil }
    // Old folders are named as locales are.
    return String(name.dropLast(".lproj".count)).replacing("_", with: "-")
  }

  /// Adds a file by its path in the input; one that is no file of strings adds nothing.
  ///
  /// - Parameter bytes: what the file holds; nil for one that cannot be read.
  public mutating func add(path: String, _ bytes: [UInt8]?) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let folder = slash.map { path[..<$0] } ?? ""
    guard let dot = name.lastIndex(of: ".") else { return }
    let table = String(name[..<dot])
    let language = Self.language(of: folder) ?? StringTable.everyLanguage
    switch name[name.index(after: dot)...] {
    case "strings": add(StringsSource(path: path, kind: .strings, bytes), to: table, language)
    case "stringsdict": add(StringsSource(path: path, kind: .dictionary, bytes), to: table, language)
    case "xcstrings":
      if let bytes {
        add(StringCatalog(bytes, name: path), to: table)
      } else {
        tables[table, default: StringTable()].problems.append(StringsProblem(file: path, .unreadable))
      }
    default: return
    }
  }

  private mutating func add(_ source: StringsSource, to table: String, _ language: String) {
    tables[table, default: StringTable()].files[language, default: []].append(source)
    settle([language])
  }

  private mutating func add(_ catalog: StringCatalog, to table: String) {
    tables[table, default: StringTable()].catalogs.append(catalog)
    if !catalog.keys.isEmpty { catalogLanguage = catalogLanguage ?? catalog.sourceLanguage }
    settle(catalog.languages)
  }

  /// Takes languages to those that are known, and chooses the one that stands in for all others.
  private mutating func settle(_ languages: Set<String>) {
    translated.formUnion(languages)
    translated.subtract(["Base", StringTable.everyLanguage])
    // Keys are often the English texts themselves: English needs no file.
    developmentLanguage =
      projectLanguage ?? catalogLanguage ?? translated.filter { $0 == "en" || $0.hasPrefix("en-") }.min() ?? "en"
    self.languages = translated.union([developmentLanguage]).sorted()
    choices = LanguageChoices()
    bundles = BundleTables()
  }

  // MARK: - Bundles

  /// The tables of the files below a folder of the input, which are a bundle of their own; all where there are none.
  public func below(_ folder: String) -> StringTables {
    bundles.tables(below: folder) {
      let prefix = folder.isEmpty ? "" : folder + "/"
      let isLanguage = Self.language(of: folder[...]) != nil
      var part = StringTables(developmentLanguage: projectLanguage)
      part.isOneLanguage = isLanguage
      for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
        for (language, sources) in table.files {
          for source in sources where source.path.hasPrefix(prefix) {
            part.add(source, to: name, isLanguage ? StringTable.everyLanguage : language)
          }
        }
        for catalog in table.catalogs where catalog.name.hasPrefix(prefix) { part.add(catalog, to: name) }
        let problems = table.problems.filter { $0.file.hasPrefix(prefix) }
        if !problems.isEmpty { part.tables[name, default: StringTable()].problems = problems }
      }
      return part.isEmpty ? self : part
    }
  }

  // MARK: - Finding

  /// A text as it was found.
  public struct Found: Sendable, Hashable {
    /// nil where the key stands for itself.
    public var text: LocalizedText?
    /// The language that the text is in.
    public var language: String
    /// Whether a translation should be there and is not.
    public var isMissing: Bool
    /// Whether the text is one for all languages.
    public var isForEveryLanguage = false
    /// What is wrong with the files that were asked, and with the text.
    public var problems: [StringsProblem] = []
    /// Where the text stands; nil where the key stands for itself.
    public var place: TextFilePlace?
  }

  /// The language of the input that a locale is shown in.
  public func language(for locale: String) -> String {
    choices.language(for: locale, among: languages) ?? developmentLanguage
  }

  /// Whether there is a table of a name.
  public func has(_ table: String?) -> Bool { tables[table ?? "Localizable"] != nil }

  /// Whether anything is translated into a locale's language.
  public func knows(_ locale: String) -> Bool { choices.language(for: locale, among: languages) != nil }

  /// Looks a key up, in the language that fits a locale best.
  ///
  /// A key without a translation is shown in the source language where a string catalog has it, as Xcode compiles
  /// catalogs (inferred), and as itself where `.strings` files lack it, as Foundation does.
  public func find(_ key: String, table name: String?, locale: String) -> Found {
    let language = language(for: locale)
    guard let table = tables[name ?? "Localizable"] else {
      return Found(text: nil, language: language, isMissing: false)
    }
    var asked: [String] = []
    func own(_ language: String, as shown: String? = nil, isMissing: Bool = false) -> Found? {
      asked.append(language)
      guard let (entry, file, problems) = table.entry(key, in: language) else { return nil }
      return Found(
        text: entry.text, language: shown ?? language, isMissing: isMissing,
        problems: table.problems(in: asked) + problems,
        place: TextFilePlace(file: file, line: entry.line, lines: entry.lines))
    }
    func itself(_ language: String, isMissing: Bool) -> Found {
      Found(text: nil, language: language, isMissing: isMissing, problems: table.problems(in: asked))
    }
    if var found = own(StringTable.everyLanguage, as: language) {
      found.isForEveryLanguage = true
      return found
    }
    if let found = own(language) { return found }
    if language == developmentLanguage {
      return own("Base", as: language) ?? itself(language, isMissing: false)
    }
    let isMissing = !table.isUntranslated(key)
    // A table's file is looked for in the folder of the language and region, then in the language's, and at last in the
    // development language's (Bundle Programming Guide: The Bundle Search Pattern).
    if !table.has(language) {
      for parent in LanguageChoices.parents(of: language) where table.has(parent) {
        return own(parent) ?? itself(parent, isMissing: isMissing)
      }
      if let found = own("Base", as: developmentLanguage, isMissing: isMissing)
        ?? own(developmentLanguage, isMissing: isMissing)
      {
        return found
      }
    }
    guard table.hasCatalogKey(key) else { return itself(language, isMissing: isMissing) }
    return own(developmentLanguage, isMissing: isMissing) ?? itself(developmentLanguage, isMissing: isMissing)
  }
}

/// Where a text stands in a file of the input.
public struct TextFilePlace: Sendable, Hashable {
  public var file: String
  /// Counted from 1; nil in binary files.
  public var line: Int?
  var lines: [String: Int] = [:]

  /// What is wrong with how a text is filled in.
  ///
  /// - Parameter given: the values' kinds, in order.
  public func problems(
    of text: LocalizedText, _ given: [FormatKind?], key: String, language: String
  ) -> [StringsProblem] {
    text.mismatches(given).map { use in
      StringsProblem(file: file, line: lines[use.format] ?? line, .values(use.mismatch, key: key, language: language))
    }
  }
}

/// Tables of bundles inside of an input, kept by folder.
private struct BundleTables: Sendable {
  private final class Kept: Sendable {
    let tables = Mutex<[String: StringTables]>([:])
  }

  private static let limit = 256
  private let kept = Kept()

  func tables(below folder: String, _ make: () -> StringTables) -> StringTables {
    if let known = kept.tables.withLock({ $0[folder] }) { return known }
    let made = make()
    kept.tables.withLock { tables in
      if tables.count >= Self.limit { tables = [:] }
      tables[folder] = made
    }
    return made
  }
}
