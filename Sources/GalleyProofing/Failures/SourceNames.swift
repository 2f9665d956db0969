/// The user's files, found by the names that a compiler saw: it ran in a folder of its own.
struct SourceNames: Sendable {
  /// By the last component; nil where several files have it.
  private var files: [String: String?] = [:]

  init(_ names: [String]) {
    for name in Set(names) {
      let base = Self.base(name)
      files[base] = files.keys.contains(base) ? .some(nil) : name
    }
  }

  /// The name that the user gave the file; the last component where that is not known.
  func name(of file: String) -> String {
    let base = Self.base(file)
    return (files[base] ?? nil) ?? base
  }

  private static func base(_ name: String) -> String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
