/// One file of user code, rewritten so that the toolchain on this machine compiles it as Apple's would.
struct TranslatedFile: Sendable {
  /// Relative to the input as it was named.
  var name: String
  /// The first `lineCount` lines are the user's, each with its number.
  var text: [UInt8]
  var lineCount: Int
  /// The part of the text that other files of the module are compiled against.
  var interface: [UInt8] = []
  /// For lines after the user's own, the line of the declaration they were added for.
  var addedLines: [Int: Int] = [:]
  /// The function that registers this file's previews, if it has any.
  var registration: String?
  var previews: [FoundPreview] = []
  var skippedPreviews: [SkippedPreview] = []
  var views: [FoundView] = []
  var droppedImports: [DroppedImport] = []
  var syntaxErrors: [SourceError] = []
  /// Names of the types declared at file scope.
  var declaredTypes: Set<String> = []
  var importedModules: Set<String> = []
  /// The file could not be parsed in reasonable time, by this parser or by the compiler's.
  var isUnreadable = false
  var asksForSystemVersion = false
  /// Statements outside of declarations, which only a `main.swift` may have.
  var hasStatements = false
  /// Which clauses of its conditions are compiled: equal lists mean equal code.
  var activeClauses: [Int] = []
}

/// An `import` of a module that does not exist here, left out in the hope that nothing of it is used.
struct DroppedImport: Sendable, Hashable, Codable {
  var module: String
  var line: Int
  var column: Int
}

extension TranslatedFile {
  /// A file of which nothing can be said but why.
  init(unreadable source: [UInt8], name: String, at offset: Int) {
    let lines = LineTable(source)
    let place = lines.position(of: offset)
    self.init(name: name, text: [], lineCount: lines.count)
    isUnreadable = true
    syntaxErrors = [
      SourceError(
        file: name, line: place.line, column: place.column,
        message: "more brackets nested in each other than the compiler can read", kind: .other)
    ]
  }
}
