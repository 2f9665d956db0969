import GalleyCatalog
import Synchronization

/// A string catalog (`.xcstrings`): every text in every language in one file.
///
/// One pass finds where the texts are and that the file is JSON. A text is read when it is asked for, in the language that
/// it is asked for; the others cost no more than their bytes. May be used from any thread.
final class StringCatalog: Sendable {
  struct Key: Sendable {
    var place: JSONCursor.Place
    var isTranslated = true
  }

  /// A text in one language, and what is wrong with it.
  struct Reading: Sendable {
    var entry: LocalizedEntry?
    var problems: [StringsProblem] = []
  }

  private struct Wanted: Hashable {
    var key: String
    var language: String
  }

  let name: String
  let sourceLanguage: String
  /// Every key: in the source language a key without a text is its own.
  let keys: [String: Key]
  /// The languages that have a text.
  let languages: Set<String>
  /// What is wrong with the file as a whole.
  let problems: [StringsProblem]

  private let bytes: [UInt8]
  private let readings = Mutex<[Wanted: Reading]>([:])

  init(_ bytes: [UInt8], name: String) {
    let index = StringsReading.read(name, bytes: bytes.count) {
      var index = StringCatalogIndex(bytes, name: name)
      index.read()
      return index
    }
    self.name = name
    self.bytes = bytes
    sourceLanguage = index.sourceLanguage
    keys = index.keys
    languages = index.languages
    problems = index.problems.all
  }

  /// A key's text in a language; nil where the catalog has none.
  func reading(_ key: String, in language: String) -> Reading? {
    guard let known = keys[key] else { return nil }
    let wanted = Wanted(key: key, language: language)
    if let reading = readings.withLock({ $0[wanted] }) { return reading }
    var reader = StringCatalogReader(key: key, language: language, file: name)
    let reading = reader.read(bytes, at: known.place)
    readings.withLock { $0[wanted] = reading }
    return reading
  }
}

/// The one pass over a catalog.
struct StringCatalogIndex {
  private(set) var sourceLanguage = "en"
  private(set) var keys: [String: StringCatalog.Key] = [:]
  private(set) var languages: Set<String> = []
  private(set) var problems: StringsProblems

  private let bytes: [UInt8]

  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    problems = StringsProblems(file: name)
  }

  mutating func read() {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return problems.add(.syntax("the file is UTF-16; save it as UTF-8"), line: 1)
    }
    do throws(JSONValue.SyntaxError) {
      try readFile()
    } catch {
      (keys, languages) = ([:], [])
      problems.add(.syntax(error.problem), line: error.line)
    }
  }

  private mutating func readFile() throws(JSONValue.SyntaxError) {
    var cursor = JSONCursor(bytes)
    let line = cursor.place.line
    guard cursor.kind == "an object" else {
      let kind = cursor.kind
      try cursor.skip()
      try cursor.end()
      return problems.add(.wrongKind(path: "the file", wanted: "an object", found: kind), line: line)
    }
    var found = "missing"
    var place = line
    try cursor.object { cursor, name, line throws(JSONValue.SyntaxError) in
      switch name {
      case "sourceLanguage":
        guard cursor.kind == "a text" else { return try cursor.skip() }
        sourceLanguage = try cursor.value().string ?? sourceLanguage
      case "strings":
        (found, place) = (cursor.kind, line)
        if found == "an object" { try readStrings(&cursor) } else { try cursor.skip() }
      default: try cursor.skip()
      }
    }
    try cursor.end()
    if found != "an object" {
      problems.add(.wrongKind(path: "strings", wanted: "an object", found: found), line: place)
    }
  }

  private mutating func readStrings(_ cursor: inout JSONCursor) throws(JSONValue.SyntaxError) {
    try cursor.object { cursor, key, line throws(JSONValue.SyntaxError) in
      let kind = cursor.kind
      guard kind == "an object" else {
        try cursor.skip()
        return problems.add(.wrongKind(path: "\"\(key)\"", wanted: "an object", found: kind), line: line)
      }
      if keys[key] != nil { problems.add(.twice("the key \"\(key)\""), line: line) }
      var known = StringCatalog.Key(place: cursor.place)
      try cursor.object { cursor, name, _ throws(JSONValue.SyntaxError) in
        switch name {
        case "shouldTranslate":
          guard cursor.kind == "true or false" else { return try cursor.skip() }
          known.isTranslated = try cursor.value().bool ?? true
        case "localizations":
          guard cursor.kind == "an object" else { return try cursor.skip() }
          try cursor.object { cursor, language, _ throws(JSONValue.SyntaxError) in
            // One text makes a language: only until it is found are its texts looked at.
            if languages.contains(language) { return try cursor.skip() }
            let start = cursor.place
            try cursor.skip()
            if StringCatalogReader.hasText(bytes, at: start) { languages.insert(language) }
          }
        default: try cursor.skip()
        }
      }
      keys[key] = known
    }
  }
}
