/// Completion for zsh, with every option's explanation beside it.
struct ZshCompletion {
  let tool: ToolDeclaration

  func script() -> String {
    let name = tool.name
    var lines = [
      "#compdef \(name)",
      "# zsh completion for \(name): source <(\(name) completion zsh), after compinit",
      "_\(name)() {",
      "  local tool=$words[1]",
      "  local -a commands=(",
    ]
    for command in tool.commands {
      lines.append("    " + "\(command.name):\(command.summary)".shellQuoted)
    }
    lines += [
      "    'help:explain a command'",
      "  )",
      "  if (( CURRENT == 2 )); then _describe -t commands command commands; return; fi",
      "  shift words; (( CURRENT-- ))",
      "  case $words[1] in",
      "    help) _describe -t commands command commands ;;",
    ]
    for command in tool.commands {
      lines += ["    \(command.name))", "      _arguments -S \\"]
      lines += specifications(of: command).map { "        \($0) \\" }
      lines += ["        '(-h --help)'{-h,--help}'[explain the command]'", "      ;;"]
    }
    lines += [
      "  esac",
      "}",
      // As a file on fpath it is the function's body; when sourced it must register itself.
      "if [[ $funcstack[1] == _\(name) ]]; then _\(name) \"$@\"; else compdef _\(name) \(name); fi",
      "",
    ]
    return lines.joined(separator: "\n")
  }

  private func specifications(of command: CommandDeclaration) -> [String] {
    var all: [String] = []
    for option in tool.options(of: command) {
      let help = "[" + escaped(option.help) + "]"
      let value = option.arity == .flag ? "" : value(of: option.form, isList: option.arity == .list)
      let repeats = option.arity == .list || option.arity == .repeated ? "*" : ""
      let equals = option.arity == .flag ? "" : "="
      all.append("\(repeats)\(option.spelling)\(equals)\(help)\(value)".shellQuoted)
      if let short = option.short { all.append("\(repeats)-\(short)\(help)\(value)".shellQuoted) }
    }
    for argument in command.arguments {
      let many = argument.arity == .some || argument.arity == .any
      let value = value(of: argument.form, isList: false)
      all.append(((many ? "*" : "") + value).shellQuoted)
    }
    return all
  }

  /// `:message:action`, as `_arguments` wants it.
  private func value(of form: ValueForm, isList: Bool) -> String {
    let message = escaped(form.placeholder)
    if !form.choices.isEmpty {
      return ":\(message):" + offer(form.choices.map(\.name), message, isList: isList)
    }
    switch form.completion {
    case .none: return ":\(message):"
    case .words(let words): return ":\(message):" + offer(words, message, isList: isList)
    case .files: return ":\(message):_files"
    case .folders: return ":\(message):_files -/"
    case .toolOutput(let words):
      let run = "${(f)\"$($tool \(words.joined(separator: " ")) 2>/dev/null)\"}"
      return ":\(message):" + (isList ? "{_values -s , \(message) \(run)}" : "{compadd -- \(run)}")
    }
  }

  private func offer(_ words: [String], _ message: String, isList: Bool) -> String {
    let words = words.map(escaped).joined(separator: " ")
    return isList ? "_values -s , \(message) \(words)" : "(\(words))"
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
