import Foundation
import GalleyArguments
import GalleyAudit
import GalleyCatalog
import Testing

@testable import GalleyCommands

@Suite("The tool")
struct CommandLineToolTests {
  @Test("answers unknown commands and options with the nearest, on the error stream, with status 2")
  func nearest() {
    let command = Run("chek View.swift")
    #expect(command.status == .wrongUsage)
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("galley: there is no command 'chek'. Did you mean 'check'?\n"))
    let option = Run("check View.swift --jsn")
    #expect(option.status == .wrongUsage)
    #expect(
      option.errors == """
        galley: 'check' has no option '--jsn'. Did you mean '--json'?
        galley: 'galley help check' says more

        """)
    let value = Run("check View.swift --platform macos")
    #expect(value.errors.contains("Did you mean 'macOS'?"))
  }

  @Test("says of a planned command that it is not there, and does not list it")
  func planned() {
    let run = Run("sweep View.swift")
    #expect(run.status == .wrongUsage)
    #expect(run.errors.hasPrefix("galley: the command 'sweep' is not part of this version\n"))
    #expect(!Run("--help").output.contains("sweep"))
  }

  @Test("has help for every command, with usage, options and the standing ones")
  func help() {
    #expect(Run("").output == Run("--help").output)
    for command in CommandLineTool.declaration.commands {
      let page = Run("help \(command.name)")
      #expect(page.status == .fine)
      #expect(page.output.contains("Usage: galley \(command.name)"))
      #expect(page.output.contains("-q, --quiet"))
      for option in command.options { #expect(page.output.contains(option.spelling), "\(command.name)") }
      #expect(Run("\(command.name) --help").output == page.output)
      #expect(Run("--help").output.contains("  \(command.name)"))
    }
  }

  @Test("says its version")
  func version() {
    #expect(Run("--version").output == "galley \(CommandLineTool.version)\n")
  }

  @Test("declares no option twice in one command, and no choice twice in one option")
  func declarations() {
    for command in CommandLineTool.declaration.commands {
      let options = CommandLineTool.declaration.options(of: command)
      #expect(Set(options.map(\.name)).count == options.count, "\(command.name)")
      for option in options {
        #expect(Set(option.form.choices.map(\.name)).count == option.form.choices.count)
        #expect(!option.help.isEmpty && !option.help.hasSuffix("."), "\(command.name) \(option.spelling)")
      }
    }
  }

  @Test("shows examples that parse, with devices that exist")
  func examples() throws {
    let catalog = try Catalog.standard()
    for example in CommandLineTool.declaration.commands.flatMap(\.examples) {
      // The tool's own words: what a shell does with its output comes before or after.
      guard let start = example.line.range(of: "galley ") else { continue }
      let words = example.line[start.upperBound...].split(separator: " ").map(String.init)
      let own = words.prefix { $0 != ">" }.map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 }
      guard case .run(let arguments) = try CommandLineParser(CommandLineTool.declaration).parse(Array(own)) else {
        continue
      }
      let named = arguments.values(of: "on") + (arguments.command == "device" ? arguments.words : [])
      for device in named where catalog.group(device) == nil { _ = try catalog.lookup(device) }
    }
  }

  @Test("has documents that name devices and rules that exist")
  func documents() throws {
    let catalog = try Catalog.standard()
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for document in ["README.md", "docs/command-line.md", "docs/output.md"] {
      let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
      for match in text.matches(of: #/--on ([a-z0-9,-]+)/#) {
        for device in match.1.split(separator: ",").map(String.init) where catalog.group(device) == nil {
          #expect((try? catalog.lookup(device)) != nil, "\(document) names \(device)")
        }
      }
      for match in text.matches(of: #/galley explain ([a-z-]+)/#) {
        #expect(AuditRules.ids.contains(String(match.1)), "\(document) names the rule \(match.1)")
      }
    }
  }

  @Test("explains every rule, and lists them with their titles")
  func explain() {
    for rule in AuditRules.ids {
      #expect(Run("explain \(rule)").output.hasPrefix("# \(rule): "))
      #expect(Run("explain").output.contains("\(rule) "))
    }
    #expect(Run("explain touch-targt").errors.contains("Did you mean 'touch-target'?"))
  }

  @Test("gives completion for both shells")
  func completion() {
    #expect(Run("completion bash").output == CompletionShell.bash.script(for: CommandLineTool.declaration))
    #expect(Run("completion zsh").output.hasPrefix("#compdef galley\n"))
  }
}

@Suite("The console")
struct ConsoleTests {
  private func written(terminal: Bool, _ body: (Console) -> Void) -> (output: String, errors: String) {
    let (output, errors) = (Lock(""), Lock(""))
    body(
      Console(
        output: { text in output.with { $0 += text } }, error: { text in errors.with { $0 += text } },
        errorIsTerminal: terminal))
    return (output.with { $0 }, errors.with { $0 })
  }

  @Test("shows progress on a terminal alone, and clears it before anything else is written")
  func progress() {
    let body: (Console) -> Void = { console in
      console.progress("1 of 2")
      console.progress("2 of 2")
      console.write("result\n")
    }
    #expect(written(terminal: true, body).errors == "\r\u{1B}[K1 of 2\r\u{1B}[K2 of 2\r\u{1B}[K")
    #expect(written(terminal: false, body).errors.isEmpty)
    #expect(written(terminal: true, body).output == "result\n")
  }

  @Test("says nothing but results and complaints when it is to be quiet")
  func quiet() {
    let result = written(terminal: true) { console in
      console.beQuiet()
      console.remark("12 scenarios")
      console.progress("1 of 2")
      console.complain("no such file")
      console.write("result\n")
    }
    #expect(result.errors == "galley: no such file\n")
    #expect(result.output == "result\n")
  }
}

@Suite("The doctor")
struct DoctorTests {
  @Test("says what is wrong and the command that mends it")
  func text() {
    let text = Diagnosis.text([
      .good("toolchain", "Swift 6.3"), .missing("cache", "it cannot be written", remedy: "set GALLEY_CACHE"),
    ])
    #expect(
      text == """
        ok       toolchain  Swift 6.3
        missing  cache      it cannot be written
                            → set GALLEY_CACHE

        """)
  }

  @Test("finds what an environment lacks")
  func environment() {
    let all = Examination(environment: [
      "GALLEY_TOOLCHAIN": "/nowhere", "GALLEY_DATA": "/nowhere", "GALLEY_CACHE": "/proc/nowhere", "PATH": "",
    ]).all()
    for subject in ["toolchain", "data", "cache"] {
      let diagnosis = all.first { $0.subject == subject }
      #expect(diagnosis?.state == .missing, "\(subject)")
      #expect(diagnosis?.remedy?.isEmpty == false)
    }
  }
}
