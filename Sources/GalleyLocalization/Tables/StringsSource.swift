import Synchronization

/// A `.strings` or `.stringsdict` of an input, read when a text of its language is asked for. May be used from any thread.
final class StringsSource: Sendable {
  enum Kind: Sendable { case strings, dictionary }

  private enum State {
    case unread([UInt8]?)
    case read(StringsContents)
  }

  let path: String
  let kind: Kind
  private let state: Mutex<State>

  /// - Parameter bytes: what the file holds; nil for one that cannot be read.
  init(path: String, kind: Kind, _ bytes: [UInt8]?) {
    self.path = path
    self.kind = kind
    state = Mutex(.unread(bytes))
  }

  var contents: StringsContents {
    state.withLock { state in
      switch state {
      case .read(let contents): return contents
      case .unread(let bytes):
        let contents = StringsReading.read(path, bytes: bytes?.count ?? 0) {
          switch (bytes, kind) {
          case (let bytes?, .strings): StringsFile(bytes, name: path).contents
          case (let bytes?, .dictionary): StringsDictionaryFile(bytes, name: path).contents
          case (nil, _): StringsContents(problems: [StringsProblem(file: path, .unreadable)])
          }
        }
        state = .read(contents)
        return contents
      }
    }
  }
}

/// The files of one table.
struct StringTable: Sendable {
  /// By language; those outside of any language's folder under the empty one.
  var files: [String: [StringsSource]] = [:]
  var catalogs: [StringCatalog] = []
  /// Files that cannot be read, as far as they are in no language.
  var problems: [StringsProblem] = []

  /// What holds in every language: it comes first (Bundle Programming Guide: The Bundle Search Pattern).
  static let everyLanguage = ""

  /// Whether a file of the table is in a language.
  func has(_ language: String) -> Bool {
    files[language] != nil || catalogs.contains { $0.languages.contains(language) }
  }

  func hasCatalogKey(_ key: String) -> Bool { catalogs.contains { $0.keys[key] != nil } }

  func isUntranslated(_ key: String) -> Bool { catalogs.contains { $0.keys[key]?.isTranslated == false } }

  /// What is wrong with the files that were read for a language.
  func problems(in languages: [String]) -> [StringsProblem] {
    problems + catalogs.flatMap(\.problems)
      + languages.flatMap { (files[$0] ?? []).flatMap(\.contents.problems) }
  }

  /// A text in a language: from a `.stringsdict`, else from `.strings`, else from a catalog, and its file.
  func entry(_ key: String, in language: String) -> (entry: LocalizedEntry, file: String, problems: [StringsProblem])? {
    let sources = files[language] ?? []
    for kind in [StringsSource.Kind.dictionary, .strings] {
      for source in sources where source.kind == kind {
        if let entry = source.contents.entries[key] { return (entry, source.path, []) }
      }
    }
    for catalog in catalogs {
      guard let reading = catalog.reading(key, in: language), let entry = reading.entry else { continue }
      return (entry, catalog.name, reading.problems)
    }
    return nil
  }
}
