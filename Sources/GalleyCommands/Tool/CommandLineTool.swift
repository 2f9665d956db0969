import GalleyArguments
import GalleyAudit
import GalleyCatalog
import GalleyIntake
import GalleyScenario

/// The tool `galley`: its commands, and what happens with what is typed.
public enum CommandLineTool {
  static let commands: [any Command.Type] = [
    ProofCommand.self,
    FramesCommand.self,
    AuditCommand.self,
    CheckCommand.self,
    DevicesCommand.self,
    DeviceCommand.self,
    WindowCommand.self,
    TemplateCommand.self,
    DoctorCommand.self,
    ExplainCommand.self,
    CompletionCommand.self,
  ]

  /// Commands that have a name in the project's plan and nothing behind it yet.
  static let planned = ["sweep", "record", "verify", "live", "mcp"]

  static let version = "0.1.0"

  static let declaration = ToolDeclaration(
    name: "galley", summary: "proofs of SwiftUI and Auto Layout screens for every Apple device, on Linux",
    version: version, commands: commands.map { $0.declaration },
    common: CommandDeclaration.Section("Options of every command", [CommonOptions.quiet.declaration]),
    planned: planned,
    closing: """
      'galley help COMMAND' explains a command.

      Exit status: 0 fine; 1 findings at or above --fail-on, or a golden that differs; 2 wrong usage; 3 some of the input \
      does not compile here; 4 a scenario could not be run. Of several, the first of 2, 3, 4, 1.
      """)

  /// Does what is asked for.
  ///
  /// - Parameter words: the command line without the executable's name.
  public static func run(_ words: [String], console: Console = .standard()) -> ExitStatus {
    let status = parseAndRun(words, console: console)
    guard let reason = Console.lostOutput.with({ $0 }) else { return status }
    console.complain("the output could not be written: \(reason)")
    return .wrongUsage
  }

  private static func parseAndRun(_ words: [String], console: Console) -> ExitStatus {
    do throws(ArgumentsError) {
      switch try CommandLineParser(declaration).parse(words) {
      case .version:
        console.write("galley \(version)\n")
        return .fine
      case .help(let name):
        let page = HelpPage(declaration)
        console.write(name.flatMap(declaration.command).map(page.page) ?? page.overview())
        return .fine
      case .run(let arguments):
        if arguments[CommonOptions.quiet] { console.beQuiet() }
        return run(arguments, console: console)
      }
    } catch {
      console.complain(error.message)
      console.complain("'galley help\(helpSubject(words))' says more")
      return .wrongUsage
    }
  }

  private static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    guard let command = commands.first(where: { $0.declaration.name == arguments.command }) else { return .wrongUsage }
    do {
      return try command.run(arguments, console: console)
    } catch {
      console.complain(ErrorMessage.of(error))
      return .wrongUsage
    }
  }

  private static func helpSubject(_ words: [String]) -> String {
    guard let name = words.first, declaration.command(name) != nil else { return "" }
    return " " + name
  }
}

/// The one sentence to show for an error, whichever module it comes from.
enum ErrorMessage {
  static func of(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as ArgumentsError: error.message
    case let error as AuditError: error.message
    case let error as any Error & CustomStringConvertible: error.description
    default: "\(error)"
    }
  }
}
