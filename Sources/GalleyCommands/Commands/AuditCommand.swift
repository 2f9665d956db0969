import Foundation
import GalleyArguments
import GalleyAudit
import GalleyIntake
import GalleyProofing
import GalleyScreen

/// `galley audit`: findings against published guidance.
enum AuditCommand: Command {
  static let format = CommandOption<AuditFormat>.choice("format", "FORMAT", default: .text, help: "how it is written")

  static let failOn = CommandOption<Severity>.choice(
    "fail-on", "SEVERITY", default: .error, help: "the least severity that gives exit status 1")

  static let rules = CommandOption<[String]>.list(
    "rule", ValueForm("RULE", choices: AuditRules.ids.map { ValueForm.Choice($0) }), help: "only these rules")

  static let configuration = CommandOption<String?>.text(
    "config", .text("FILE", completion: .files), help: "severities, limits and what to leave out",
    defaultText: "the .galley.json in or above the input's folder")

  static let baseline = CommandOption<String?>.text(
    "baseline", .text("FILE", completion: .files), help: "an earlier report as JSON; only what is new beside it counts")

  static let declaration = CommandDeclaration(
    name: "audit", summary: "measure every screen against Apple's published guidance",
    discussion: """
      Each finding has the measured value, the limit, where that is published, and the scenarios that show it, the plainest \
      first. The same rule at the same node in many scenarios is one finding. What could not be measured is counted, and is \
      never a pass.

      A comment '// galley:ignore RULE why' on a view's line leaves its finding out.
      """,
    arguments: [CommonOptions.inputs],
    sections: [
      CommandDeclaration.Section(
        "Options",
        [format.declaration, failOn.declaration, rules.declaration, configuration.declaration, baseline.declaration]),
      RunOptions.subject, ScenarioOptions.section, RunOptions.limits,
    ],
    examples: [
      .init("galley audit Sources/App --fail-on warning", "for a build server"),
      .init("galley audit Home.swift --rule touch-target --on phones", "one rule on every phone"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let chosen = arguments[rules]
    // A wrong configuration is found before anything is compiled.
    let settings =
      try arguments[configuration].map { try AuditConfiguration(file: $0) }
      ?? AuditConfiguration(for: arguments.words)
    let known = try arguments[baseline].map { try AuditBaseline(json: InputFile.read($0)) }
    let session = try ProofSession(arguments: arguments, console: console).run()
    var report = try report(of: session.batches, configuration: settings, only: chosen.isEmpty ? nil : chosen)
    if let known { report = report.leavingOut(known) }
    let failing = arguments[failOn]
    let book = try ExplainCommand.rules()
    console.write(arguments[format].write(report, book: book, colored: console.isColored, failing: failing))
    let events = session.events + (report.fails(at: failing) ? [.findings] : [])
    return ExitStatus.of(events, keepGoing: arguments[CommonOptions.keepGoing])
  }

  /// What an audit says of a run.
  ///
  static func report(
    of batches: [ProofSession.Batch], configuration: AuditConfiguration, only rules: [String]? = nil
  ) throws -> AuditReport {
    let audit = try Audit(book: ExplainCommand.rules(), configuration: configuration, only: rules)
    return try audit.report(
      on: batches.flatMap { inputs(of: $0.results) }, suppressions: batches.flatMap { suppressions(in: $0.build) })
  }

  /// A preview with all its screens, in the order of the results.
  private static func inputs(of results: [ProofResult]) -> [AuditInput] {
    var order: [String] = []
    var inputs: [String: AuditInput] = [:]
    for result in results {
      let id = result.preview.id
      if inputs[id] == nil {
        order.append(id)
        inputs[id] = AuditInput(previewID: id, preview: result.preview.name, screens: [])
      }
      switch result.outcome {
      case .screen(let screen):
        inputs[id]?.screens.append(AuditedScreen(scenario: result.scenario, screen: screen))
      case .failed(let failure):
        inputs[id]?.failures.append(FailedScenario(scenario: result.scenario, reason: "the preview \(failure.summary)"))
      }
    }
    return order.compactMap { inputs[$0] }
  }

  /// The suppressing comments of the files that have views.
  private static func suppressions(in build: IntakeResult) -> [Suppression] {
    let files = Set(build.previews.map(\.file) + build.views.map(\.file)).sorted()
    return files.flatMap { file -> [Suppression] in
      guard let text = try? String(contentsOfFile: build.root + "/" + file, encoding: .utf8) else { return [] }
      return Suppression.all(in: text, file: file)
    }
  }
}

enum InputFile {
  /// - Throws: ``UsageError`` when the file cannot be read.
  static func read(_ file: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: file) else { throw UsageError("\(file) cannot be read") }
    return data
  }

  /// The same of a file that was found; empty when it is gone since.
  static func bytes(_ file: String) -> Data { FileManager.default.contents(atPath: file) ?? Data() }
}

extension AuditConfiguration {
  /// - Throws: ``UsageError`` when the file cannot be read, `AuditError` when it means nothing.
  init(file: String) throws {
    try self.init(json: InputFile.read(file))
  }

  /// What the project of some inputs asks for; the defaults when it has no configuration.
  init(for inputs: [String]) throws {
    if let file = ProjectFile.find(for: inputs) { try self.init(file: file) } else { self.init() }
  }
}
