/// A text as a file has it, with the lines that its parts stand on.
struct LocalizedEntry: Sendable, Hashable {
  var text: LocalizedText
  /// The entry's own; nil where the format has no lines.
  var line: Int?
  /// Lines of formats inside of it, where they differ.
  var lines: [String: Int] = [:]
}

/// What a file of one language's strings holds.
struct StringsContents: Sendable {
  var entries: [String: LocalizedEntry] = [:]
  var problems: [StringsProblem] = []

  var texts: [String: LocalizedText] { entries.mapValues(\.text) }
}
