/// What can be wrong with a command line. The wording is in `ArgumentsError+Message.swift`.
public enum ArgumentsError: Error, Sendable, Equatable {
  case unknownCommand(String, nearest: [String])
  /// A command that has a name and nothing behind it in this version.
  case plannedCommand(String)
  case unknownOption(String, command: String, nearest: [String])
  case missingValue(option: String, placeholder: String)
  /// A flag that was given a value.
  case unexpectedValue(option: String, value: String)
  /// `subject` is an option as it is typed, or an argument's placeholder.
  case invalidValue(subject: String, value: String, expected: String, nearest: [String])
  case repeatedOption(String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)
}
