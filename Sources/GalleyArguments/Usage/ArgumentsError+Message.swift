extension ArgumentsError {
  /// One or two sentences: what is wrong, and the nearest thing that is right.
  public var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      return "there is no command '\(name)'" + Self.suggestion(nearest)
    case .plannedCommand(let name):
      return "the command '\(name)' is not part of this version"
    case .unknownOption(let option, let command, let nearest):
      return "'\(command)' has no option '\(option)'" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder):
      return "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      return "'\(option)' takes no value, but was given '\(value)'"
    case .invalidValue(let subject, let value, let expected, let nearest):
      return "'\(subject)' cannot be '\(value)': expected \(expected)" + Self.suggestion(nearest)
    case .repeatedOption(let option):
      return "'\(option)' is given more than once"
    case .missingArgument(let placeholder, let command):
      return "'\(command)' needs \(placeholder)"
    case .unexpectedArgument(let word, let command):
      return "'\(command)' has no use for '\(word)'"
    }
  }

  private static func suggestion(_ nearest: [String]) -> String {
    guard let last = nearest.last else { return "" }
    let rest = nearest.dropLast().map { "'\($0)'" }
    let list = rest.isEmpty ? "'\(last)'" : rest.joined(separator: ", ") + " or '\(last)'"
    return ". Did you mean \(list)?"
  }
}
