import GalleyArguments
import GalleyIntake
import GalleyScenario

/// `galley check`: whether code compiles here, and what it lacks.
enum CheckCommand: Command {
  static let platform = CommandOption<Platform?>.choice(
    "platform", "PLATFORM", help: "the platform to compile for",
    defaultText: "as the input says, else the first that fits")

  static let declaration = CommandDeclaration(
    name: "check", summary: "say whether code compiles here, and which APIs are missing, where and how often",
    arguments: [CommonOptions.inputs],
    sections: [
      CommandDeclaration.Section(
        "Options", [CommonOptions.json.declaration, platform.declaration, CommonOptions.keepGoing.declaration])
    ],
    examples: [
      .init("galley check Sources/App", "every error with file, line and column, then what is missing most"),
      .init("galley check --json View.swift", "the same as {\"ok\", \"errors\": [{\"file\", \"line\", …}]}"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let result = try Intake.standard().build(arguments.words, for: arguments[platform])
    if arguments[CommonOptions.json] {
      console.write(result.report.json + "\n")
    } else {
      console.write(CheckText(result: result).text())
    }
    return ExitStatus.of(result.errors.isEmpty ? [] : [.doesNotCompile], keepGoing: arguments[CommonOptions.keepGoing])
  }
}

/// A check's result for the terminal.
struct CheckText {
  let result: IntakeResult

  func text() -> String {
    var lines = result.errors.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
    let missing = result.report.missing
    if !missing.isEmpty {
      lines += ["", "Missing here, most asked for first"]
      let width = missing.map { "\($0.count)".count }.max() ?? 1
      lines += missing.map { name, count in
        "  " + String(repeating: " ", count: width - "\(count)".count) + "\(count) × \(name)"
      }
    }
    if !lines.isEmpty { lines.append("") }
    let files = "\(result.fileCount) file\(result.fileCount == 1 ? "" : "s")"
    if result.errors.isEmpty {
      let previews = result.previews.count
      let verb = result.fileCount == 1 ? "compiles" : "compile"
      lines.append("\(files) \(verb) for \(result.platform.rawValue); \(previews) preview\(previews == 1 ? "" : "s")")
    } else {
      let count = result.errors.count
      let out = result.leftOut.count
      lines.append(
        "\(count) error\(count == 1 ? "" : "s") in \(files) for \(result.platform.rawValue); "
          + "\(out) file\(out == 1 ? "" : "s") cannot be used")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
