import GalleyArguments

/// `galley completion`: a script for the shell.
enum CompletionCommand: Command {
  static let declaration = CommandDeclaration(
    name: "completion", summary: "print the completion script of a shell",
    arguments: [
      ArgumentDeclaration(
        ValueForm("SHELL", choices: CompletionShell.allCases.map { ValueForm.Choice($0.rawValue) }), .one,
        help: "the shell")
    ],
    examples: [
      .init("source <(galley completion bash)", "completion in this shell; put it into ~/.bashrc to keep it"),
      .init("galley completion zsh > ~/.zfunc/_galley", "completion in zsh, with ~/.zfunc on fpath"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    guard let shell = arguments.words.first.flatMap(CompletionShell.init(rawValue:)) else { return .wrongUsage }
    console.write(shell.script(for: CommandLineTool.declaration))
    return .fine
  }
}
