/// Completion for bash 4 and later, without the bash-completion package.
struct BashCompletion {
  let tool: ToolDeclaration

  func script() -> String {
    let name = tool.name
    let commands = tool.commands.map(\.name) + ["help", "--help", "--version"]
    var lines = [
      "# bash completion for \(name): source <(\(name) completion bash)",
      "_\(name)_list() {",
      "  local before='' last=\"$1\"",
      "  if [[ \"$1\" == *,* ]]; then before=\"${1%,*},\"; last=\"${1##*,}\"; fi",
      "  mapfile -t COMPREPLY < <(compgen -P \"$before\" -W \"$2\" -- \"$last\")",
      "  compopt -o nospace 2>/dev/null",
      "}",
      "_\(name)_words() { mapfile -t COMPREPLY < <(compgen -W \"$2\" -- \"$1\"); }",
      "_\(name)_files() { compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$1\"); }",
      "_\(name)_folders() { compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$1\"); }",
      "_\(name)() {",
      "  local cur=\"${COMP_WORDS[COMP_CWORD]}\" prev=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      // Bash breaks words at equals signs, so that --name=va arrives as three.
      "  if [[ \"$cur\" == '=' ]]; then cur=''",
      "  elif [[ \"$prev\" == '=' ]] && (( COMP_CWORD > 1 )); then prev=\"${COMP_WORDS[COMP_CWORD-2]}\"; fi",
      "  COMPREPLY=()",
      "  if (( COMP_CWORD == 1 )); then _\(name)_words \"$cur\" \(joined(commands)); return; fi",
      "  case \"${COMP_WORDS[1]}\" in",
      "    help) _\(name)_words \"$cur\" \(joined(tool.commands.map(\.name))) ;;",
    ]
    for command in tool.commands { lines += branch(of: command) }
    lines += ["  esac", "}", "complete -F _\(name) \(name)", ""]
    return lines.joined(separator: "\n")
  }

  private func branch(of command: CommandDeclaration) -> [String] {
    let options = tool.options(of: command)
    var lines = ["    \(command.name))", "      case \"$prev\" in"]
    for option in options where option.arity != .flag {
      let pattern = option.short.map { "-\($0)|" } ?? ""
      let offer = offer(option.form, isList: option.arity == .list)
      lines.append("        \(pattern)\(option.spelling)) \(offer); return ;;")
    }
    lines.append("      esac")
    let spellings = options.map(\.spelling) + ["--help"]
    lines.append("      if [[ \"$cur\" == -* ]]; then _\(tool.name)_words \"$cur\" \(joined(spellings))")
    if let argument = command.arguments.first {
      lines.append("      else \(offer(argument.form, isList: false)); fi")
    } else {
      lines.append("      fi")
    }
    return lines + ["      ;;"]
  }

  private func offer(_ form: ValueForm, isList: Bool) -> String {
    let function = "_\(tool.name)_" + (isList ? "list" : "words")
    if !form.choices.isEmpty { return "\(function) \"$cur\" \(joined(form.choices.map(\.name)))" }
    switch form.completion {
    case .none: return ":"
    case .words(let words): return "\(function) \"$cur\" \(joined(words))"
    case .files: return "_\(tool.name)_files \"$cur\""
    case .folders: return "_\(tool.name)_folders \"$cur\""
    case .toolOutput(let words):
      let run = words.map(\.shellQuoted).joined(separator: " ")
      return "\(function) \"$cur\" \"$(\"${COMP_WORDS[0]}\" \(run) 2>/dev/null)\""
    }
  }

  private func joined(_ words: [String]) -> String { words.joined(separator: " ").shellQuoted }
}
