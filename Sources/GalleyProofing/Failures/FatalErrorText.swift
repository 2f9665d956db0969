import GalleyScreen

/// What Swift's runtime wrote of a trap: `Module/File.swift:12: Fatal error: Index out of range`.
struct FatalErrorText: Equatable {
  var message: String
  /// The place as the compiler named it: module and file, or nil.
  var place: SourcePlace?

  /// The longest message that is passed on, in characters.
  static let limit = 2_000

  /// Finds the last one in what a process wrote to its standard error; nil when there is none.
  init?(in output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    let marker = "Fatal error"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.lastIndex(where: { $0.contains(marker) }) else { return nil }
    let line = lines[index]
    guard let found = line.firstRange(of: marker) else { return nil }
    var rest = line[found.upperBound...]
    if rest.hasPrefix(":") { rest = rest.dropFirst() }
    // A message of several lines goes on until the frames that the runtime lists, or to the end of the output.
    let more = lines[(index + 1)...].prefix { $0 != "Current stack trace:" }.joined(separator: "\n")
    let whole = (rest.drop { $0 == " " } + (more.isEmpty ? "" : "\n" + more)).trimmingSuffix { $0.isNewline }
    message = whole.isEmpty ? marker : String(whole.prefix(Self.limit))

    let before = line[..<found.lowerBound].trimmingSuffix { $0 == ":" || $0 == " " }
    if let colon = before.lastIndex(of: ":"), let number = Int(before[before.index(after: colon)...]) {
      let file = before[..<colon]
      // The standard library's own files say nothing to a user.
      if !file.hasPrefix("Swift/") { place = SourcePlace(file: String(file), line: number) }
    }
  }
}

extension StringProtocol {
  /// Without the longest run of characters at the end that match.
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, matches(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}
