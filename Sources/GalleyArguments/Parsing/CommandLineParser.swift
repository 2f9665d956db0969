/// Reads a command line by a tool's declaration.
///
/// The command is the first word. Options may stand before, between and after the other words; `--` ends them.
/// `--help` and `-h` anywhere ask for help whatever else is wrong, as people type it to find out.
public struct CommandLineParser: Sendable {
  let tool: ToolDeclaration

  public init(_ tool: ToolDeclaration) { self.tool = tool }

  /// - Parameter words: without the executable's name.
  /// - Throws: the first thing that is wrong, from left to right; then what is missing.
  public func parse(_ words: [String]) throws(ArgumentsError) -> ParsedCommandLine {
    guard let first = words.first else { return .help(command: nil) }
    switch first {
    case "--help", "-h": return .help(command: nil)
    case "--version": return .version
    case "help":
      guard let name = words.dropFirst().first(where: { !$0.hasPrefix("-") }) else { return .help(command: nil) }
      return .help(command: try command(named: name).name)
    default: break
    }
    if first.hasPrefix("-") {
      let names = tool.common.options.map(\.spelling) + ["--help", "--version"]
      throw .unknownOption(first, command: tool.name, nearest: NearestNames.of(first, among: names))
    }
    let command = try command(named: first)
    let rest = Array(words.dropFirst())
    if asksForHelp(rest) { return .help(command: command.name) }
    return .run(try parse(rest, of: command))
  }

  private func command(named name: String) throws(ArgumentsError) -> CommandDeclaration {
    if let command = tool.command(name) { return command }
    if tool.planned.contains(name) { throw .plannedCommand(name) }
    throw .unknownCommand(name, nearest: NearestNames.of(name, among: tool.commands.map(\.name) + ["help"]))
  }

  private func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func parse(_ words: [String], of command: CommandDeclaration) throws(ArgumentsError) -> ParsedArguments {
    let options = tool.options(of: command)
    var parsed = ParsedArguments(command: command.name)
    var position = 0
    while position < words.count {
      let word = words[position]
      position += 1
      if word == "--" {
        parsed.words += words[position...]
        break
      }
      guard word.count > 1, word.hasPrefix("-"), !isNumber(word) else {
        parsed.words.append(word)
        continue
      }
      let (option, attached) = try self.option(word, among: options, of: command)
      let value: String?
      if option.arity == .flag {
        if let attached { throw .unexpectedValue(option: option.spelling, value: attached) }
        value = nil
      } else if let attached {
        value = attached
      } else {
        guard position < words.count, !isOption(words[position], among: options) else {
          throw .missingValue(option: option.spelling, placeholder: option.form.placeholder)
        }
        value = words[position]
        position += 1
      }
      try add(value, of: option, to: &parsed)
    }
    try check(parsed.words, against: command)
    return parsed
  }

  /// The option that a word names, and the value after its equals sign.
  private func option(
    _ word: String, among options: [OptionDeclaration], of command: CommandDeclaration
  ) throws(ArgumentsError) -> (OptionDeclaration, attached: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if let option = options.first(where: { isName(name, of: $0) }) {
      return (option, parts.count == 2 ? String(parts[1]) : nil)
    }
    let nearest = NearestNames.of(name, among: options.map(\.spelling) + ["--help"])
    throw .unknownOption(name, command: command.name, nearest: nearest)
  }

  /// A negative number is a word, and no option (`-5`, `-5x9`).
  private func isNumber(_ word: String) -> Bool { word.dropFirst().first.map { "0"..."9" ~= $0 } ?? false }

  private func isName(_ name: String, of option: OptionDeclaration) -> Bool {
    if name == option.spelling { return true }
    guard let short = option.short else { return false }
    return name == "-\(short)"
  }

  /// Values may begin with a dash (`--offset -5`); only what is an option's name ends the search for one.
  private func isOption(_ word: String, among options: [OptionDeclaration]) -> Bool {
    let name = String(word.prefix { $0 != "=" })
    return word == "--" || options.contains { isName(name, of: $0) }
  }

  private func add(
    _ value: String?, of option: OptionDeclaration, to parsed: inout ParsedArguments
  ) throws(ArgumentsError) {
    switch option.arity {
    case .flag:
      parsed.values[option.name] = [""]
    case .value:
      guard parsed.values[option.name] == nil else { throw .repeatedOption(option.spelling) }
      let value = value ?? ""
      try check(value, option.form, of: option.spelling)
      parsed.values[option.name] = [value]
    case .repeated:
      let value = value ?? ""
      try check(value, option.form, of: option.spelling)
      parsed.values[option.name, default: []].append(value)
    case .list:
      let items = (value ?? "").split(separator: ",", omittingEmptySubsequences: false)
      for item in items.map({ $0.trimmed }) {
        try check(item, option.form, of: option.spelling)
        parsed.values[option.name, default: []].append(item)
      }
    }
  }

  private func check(_ words: [String], against command: CommandDeclaration) throws(ArgumentsError) {
    var rest = words[...]
    for argument in command.arguments {
      if argument.arity.isRequired, rest.isEmpty {
        throw .missingArgument(argument.form.placeholder, command: command.name)
      }
      let taken = argument.arity.isMany ? rest.count : min(1, rest.count)
      for word in rest.prefix(taken) { try check(word, argument.form, of: argument.form.placeholder) }
      rest = rest.dropFirst(taken)
    }
    if let word = rest.first { throw .unexpectedArgument(word, command: command.name) }
  }

  private func check(_ value: String, _ form: ValueForm, of subject: String) throws(ArgumentsError) {
    if !form.choices.isEmpty {
      let names = form.choices.map(\.name)
      guard !names.contains(value) else { return }
      let expected = (names.count == 1 ? "" : "one of ") + names.joined(separator: ", ")
      let nearest = NearestNames.of(value, among: names)
      throw .invalidValue(subject: subject, value: value, expected: expected, nearest: nearest)
    }
    if let expected = form.expectation(value) {
      throw .invalidValue(subject: subject, value: value, expected: expected, nearest: [])
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
