/// One error of the user's code, where it is and what it is about.
public struct SourceError: Error, Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A type, member, module or macro that does not exist here.
    case missingAPI = "missing-api"
    /// Code that compiles against a symbol the runtime library lacks.
    case missingSymbol = "missing-symbol"
    case other
  }

  /// Relative to the input as it was named; empty where the compiler names no file.
  public var file: String
  /// Counted from one; zero where there is none.
  public var line: Int
  public var column: Int
  public var message: String
  public var kind: Kind
  /// What is missing.
  public var name: String?

  public init(file: String, line: Int, column: Int, message: String, kind: Kind, name: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.kind = kind
    self.name = name
  }
}
