/// A comment in the source that leaves a rule's finding on its line, or on the next, out of the report.
///
/// ```swift
/// Button("×") { close() }  // galley:ignore touch-target the whole card closes too
/// ```
public struct Suppression: Sendable, Hashable {
  public var file: String
  /// The line of the comment.
  public var line: Int
  /// Whether nothing but the comment is on its line, so that it speaks of the next one.
  public var standsAlone: Bool
  public var rule: String
  /// Empty when none is given, which is reported.
  public var reason: String

  /// The suppressions in a file's text.
  ///
  /// - Parameter file: as findings name it.
  public static func all(in text: String, file: String) -> [Suppression] {
    var found: [Suppression] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let marker = line.range(of: "// galley:ignore ") else { continue }
      let words = line[marker.upperBound...].split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let rule = words.first else { continue }
      found.append(
        Suppression(
          file: file, line: number + 1, standsAlone: line[..<marker.lowerBound].allSatisfy(\.isWhitespace),
          rule: String(rule), reason: words.count > 1 ? String(words[1]).trimmed : ""))
    }
    return found
  }

  func covers(_ finding: Finding) -> Bool {
    guard finding.rule == rule, let source = finding.source, source.file == file else { return false }
    return source.line == line || standsAlone && source.line == line + 1
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
