@testable import GalleyCommands

/// A run of the tool inside the test's process, with what it wrote.
struct Run {
  var status: ExitStatus
  var output: String
  var errors: String

  init(_ words: [String], errorIsTerminal: Bool = false) {
    let (output, errors) = (Lock(""), Lock(""))
    let console = Console(
      output: { text in output.with { $0 += text } }, error: { text in errors.with { $0 += text } },
      errorIsTerminal: errorIsTerminal)
    status = CommandLineTool.run(words, console: console)
    self.output = output.with { $0 }
    self.errors = errors.with { $0 }
  }

  init(_ line: String) { self.init(line.split(separator: " ").map(String.init)) }
}
