/// One message of the compiler: `path:line:column: severity: text`.
struct CompilerDiagnostic: Hashable {
  enum Severity: String { case error, warning, note, remark }

  var path: String
  var line: Int
  var column: Int
  var severity: Severity
  var message: String
  /// The compiler failed, and says nothing about the source.
  var isFailure = false

  /// The messages in the compiler's output, without the lines of source that it shows beneath them.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(whereSeparator: \.isNewline).compactMap { CompilerDiagnostic(line: String($0)) }
  }

  private init?(line text: String) {
    guard !text.hasPrefix(" ") else { return nil }
    for severity in [Severity.error, .warning, .note, .remark] {
      let mark = severity.rawValue + ": "
      if text.hasPrefix(mark) {
        self.init(path: "", line: 0, column: 0, severity: severity, message: String(text.dropFirst(mark.count)))
        return
      }
      guard let start = text.range(of: ": " + mark) else { continue }
      let place = text[..<start.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      var end = place.count
      while end > 1, numbers.count < 2, let number = Int(place[end - 1]) {
        numbers.insert(number, at: 0)
        end -= 1
      }
      // The linker names itself instead of a place.
      if place.count == 1, numbers.isEmpty, !text[..<start.lowerBound].contains(" ") {
        let message = String(text[start.upperBound...])
        self.init(path: "", line: 0, column: 0, severity: severity, message: message)
        return
      }
      guard let line = numbers.first else { continue }
      let path = place[..<end].joined(separator: ":")
      self.init(
        path: path == "<unknown>" ? "" : path, line: line, column: numbers.count > 1 ? numbers[1] : 0,
        severity: severity, message: String(text[start.upperBound...]))
      return
    }
    return nil
  }

  private init(path: String, line: Int, column: Int, severity: Severity, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

extension CompilerDiagnostic {
  /// A failure of the compiler itself, at no place in the source.
  init(failure message: String) {
    self.init(path: "", line: 0, column: 0, severity: .error, message: message)
    isFailure = true
  }
}
