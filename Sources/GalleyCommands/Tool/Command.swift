import GalleyArguments

/// One command: its declaration, from which parsing, help and completion are made, and what it does.
protocol Command {
  static var declaration: CommandDeclaration { get }

  /// - Throws: ``UsageError`` for what the parser could not see is wrong; other errors are shown as they describe
  ///   themselves.
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus
}

/// A mistake in what was asked for: exit status 2.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
