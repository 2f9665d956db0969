/// The strings of an input, by table, language and key.
///
/// Files of one table name make one table, wherever they lie; of the same key the first file's text stays, but a
/// `.stringsdict` comes before a `.strings` of its table, as in a bundle.
public struct StringTables: Sendable {
  /// A table's texts in one kind of file.
  struct Table: Sendable {
    var texts: [String: [String: LocalizedText]] = [:]
    var plurals: [String: [String: LocalizedText]] = [:]
    var catalog: [String: [String: LocalizedText]] = [:]
    var catalogKeys: Set<String> = []
    var untranslated: Set<String> = []

    /// Whether a file of the table is in a language.
    func has(_ language: String) -> Bool {
      texts[language] != nil || plurals[language] != nil || catalog[language] != nil
    }
  }

  private(set) var tables: [String: Table] = [:]
  /// What is wrong with the files, in the order in which they were added.
  public private(set) var problems: [StringsProblem] = []
  /// The languages that anything is translated into, sorted.
  public private(set) var languages: [String] = []
  /// The language that the app is written in: the catalogs', else English.
  public private(set) var developmentLanguage = "en"

  private var hasCatalog = false
  private var choices: LanguageChoices

  public init() { choices = LanguageChoices() }

  public var isEmpty: Bool { tables.isEmpty }

  // MARK: - Adding

  /// The language of a folder such as `de.lproj`; nil outside of one.
  static func language(of folder: Substring) -> String? {
    guard let name = folder.split(separator: "/").last, name.hasSuffix(".lproj") else { return nil }
    return String(name.dropLast(".lproj".count))
  }

  /// Adds a file by its path in the input; one that is no file of strings, or in no language's folder, adds nothing.
  ///
  /// - Parameter bytes: what the file holds; nil for one that cannot be read.
  public mutating func add(path: String, _ bytes: [UInt8]?) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let folder = slash.map { path[..<$0] } ?? ""
    guard let dot = name.lastIndex(of: ".") else { return }
    let table = String(name[..<dot])
    let kind = name[name.index(after: dot)...]
    guard ["strings", "stringsdict", "xcstrings"].contains(kind) else { return }
    let language = Self.language(of: folder)
    guard kind == "xcstrings" || language != nil else { return }
    guard let bytes else { return problems.append(StringsProblem(file: path, .unreadable)) }
    switch (kind, language) {
    case ("strings", let language?):
      let file = StringsFile(bytes, name: path)
      problems += file.problems
      let texts = file.strings.mapValues { LocalizedText(.text($0)) }
      tables[table, default: Table()].texts[language, default: [:]].merge(texts) { first, _ in first }
    case ("stringsdict", let language?):
      let file = StringsDictionaryFile(bytes, name: path)
      problems += file.problems
      tables[table, default: Table()].plurals[language, default: [:]].merge(file.texts) { first, _ in first }
    default: add(StringCatalogFile(bytes, name: path), to: table)
    }
    settleLanguages()
  }

  private mutating func add(_ file: StringCatalogFile, to table: String) {
    problems += file.problems
    guard !file.keys.isEmpty else { return }
    if !hasCatalog { developmentLanguage = file.sourceLanguage }
    hasCatalog = true
    var known = tables[table] ?? Table()
    for (language, texts) in file.texts {
      known.catalog[language, default: [:]].merge(texts) { first, _ in first }
    }
    known.catalogKeys.formUnion(file.keys)
    known.untranslated.formUnion(file.untranslated)
    tables[table] = known
  }

  private mutating func settleLanguages() {
    var found: Set<String> = []
    for table in tables.values {
      found.formUnion(table.texts.keys)
      found.formUnion(table.plurals.keys)
      found.formUnion(table.catalog.keys)
    }
    found.remove("Base")
    // Keys are often the English texts themselves: English needs no file.
    if !hasCatalog { developmentLanguage = found.sorted().first { $0 == "en" || $0.hasPrefix("en-") } ?? "en" }
    found.insert(developmentLanguage)
    languages = found.sorted()
    choices = LanguageChoices()
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
    func own(_ language: String) -> LocalizedText? {
      table.plurals[language]?[key] ?? table.texts[language]?[key] ?? table.catalog[language]?[key]
    }
    if let text = own(language) { return Found(text: text, language: language, isMissing: false) }
    if language == developmentLanguage {
      return Found(text: own("Base"), language: language, isMissing: false)
    }
    let isMissing = !table.untranslated.contains(key)
    // Bundles look for a table's file in the language's folder and at last in the development language's (Bundle
    // Programming Guide: The Bundle Search Pattern).
    if !table.has(language), let text = own("Base") ?? own(developmentLanguage) {
      return Found(text: text, language: developmentLanguage, isMissing: isMissing)
    }
    guard table.catalogKeys.contains(key) else { return Found(text: nil, language: language, isMissing: isMissing) }
    return Found(
      text: table.catalog[developmentLanguage]?[key], language: developmentLanguage, isMissing: isMissing)
  }
}
