import Foundation

/// The project's own files, as its tests read them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths of the files under a folder with one of the endings, relative to the root, sorted.
  static func files(under folder: String, endings: Set<String>) -> [String] {
    let base = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return found.filter { endings.contains(($0 as NSString).pathExtension) }.map { folder + "/" + $0 }.sorted()
  }

  /// Lines of a file, without the one that a final newline would add.
  static func lines(_ path: String) throws -> [Substring] {
    var lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Lines of a source file that are not inside a literal of several lines.
  static func codeLines(_ path: String) throws -> [Substring] {
    var isCode = true
    return try lines(path).filter { line in
      let quotes = line.components(separatedBy: "\"\"\"").count - 1
      defer { if quotes % 2 == 1 { isCode.toggle() } }
      return isCode
    }
  }
}
