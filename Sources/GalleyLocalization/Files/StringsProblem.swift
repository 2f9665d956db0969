/// What is wrong with a file of strings. Its other strings are used.
public struct StringsProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Fault: Sendable, Hashable {
    case unreadable
    case notUTF8
    /// What should stand there.
    case expected(String)
    case unterminated(String)
    case syntax(String)
    /// Something in the file has another kind than it must have.
    case wrongKind(path: String, wanted: String, found: String)
    /// A text refers to a variable that it does not define.
    case noVariable(key: String, name: String)
  }

  /// The file as the input names it.
  public var file: String
  /// Counted from 1; nil where a format has no lines.
  public var line: Int?
  public var fault: Fault

  public init(file: String, line: Int? = nil, _ fault: Fault) {
    self.file = file
    self.line = line
    self.fault = fault
  }

  public var description: String {
    let words =
      switch fault {
      case .unreadable: "the file cannot be read; its strings are missing"
      case .notUTF8: "not UTF-8; what cannot be read is shown as \u{FFFD}. Save the file as UTF-8"
      case .expected(let what): "\(what) should stand here; this string is left out"
      case .unterminated(let what): "\(what) that begins here does not end; what follows is left out"
      case .syntax(let problem): "\(problem); the file's strings are missing"
      case .wrongKind(let path, let wanted, let found): "\(path) should be \(wanted), not \(found); it is left out"
      case .noVariable(let key, let name): "the text of \"\(key)\" uses %#@\(name)@, which it does not define"
      }
    return (line.map { "\(file):\($0)" } ?? file) + ": " + words
  }
}
