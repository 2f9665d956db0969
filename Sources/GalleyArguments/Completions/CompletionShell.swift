/// A shell for which completion can be made.
public enum CompletionShell: String, Sendable, CaseIterable {
  case bash, zsh

  /// A script to be sourced: `source <(tool completion bash)`.
  public func script(for tool: ToolDeclaration) -> String {
    switch self {
    case .bash: BashCompletion(tool: tool).script()
    case .zsh: ZshCompletion(tool: tool).script()
    }
  }
}

extension String {
  /// The text as one word of a shell, whatever is in it.
  var shellQuoted: String {
    var quoted = "'"
    for character in self {
      if character == "'" { quoted += "'\\''" } else { quoted.append(character) }
    }
    return quoted + "'"
  }
}
