/// What a command was given, checked against its declaration.
public struct ParsedArguments: Sendable, Equatable {
  public var command: String
  /// The words that are no options, in order.
  public var words: [String]
  /// For each option that was given, by name: its values in order; one empty string for a flag.
  var values: [String: [String]]

  public init(command: String, words: [String] = []) {
    self.command = command
    self.words = words
    values = [:]
  }

  /// An option's value, or what holds when it is not given.
  public subscript<Value>(option: CommandOption<Value>) -> Value {
    option.value(values[option.declaration.name] ?? [])
  }

  /// The words given for an option that is declared without a type; an empty one for a flag.
  public func values(of name: String) -> [String] { values[name] ?? [] }

  public func isGiven<Value>(_ option: CommandOption<Value>) -> Bool { values[option.declaration.name] != nil }
}

/// What a command line asks for.
public enum ParsedCommandLine: Sendable, Equatable {
  case run(ParsedArguments)
  /// The help page of a command, or the tool's own.
  case help(command: String?)
  case version
}
