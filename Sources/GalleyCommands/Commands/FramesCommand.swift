import GalleyArguments
import GalleyScenario
import GalleyScreen

/// `galley frames`: what ended up where, as text or JSON.
enum FramesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "frames", summary: "print the geometry tree of every preview in every scenario",
    discussion: """
      One node a line, in drawing order, in window coordinates, in points. The same input gives the same bytes. With --json, \
      one object a line, one for each preview and scenario.
      """,
    arguments: [CommonOptions.inputs],
    sections: [
      CommandDeclaration.Section("Options", [CommonOptions.json.declaration]), RunOptions.subject,
      ScenarioOptions.section, RunOptions.limits,
    ],
    examples: [
      .init("galley frames Home.swift --on iphone-16-pro", "one tree"),
      .init(
        "galley frames Home.swift --on iphone-16-pro,ipad-mini-6th-generation --text-size large,accessibility3",
        "four trees"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let (batches, events) = try ProofSession(arguments: arguments, console: console).run()
    let isJSON = arguments[CommonOptions.json]
    var isFirst = true
    for batch in batches {
      for result in batch.results {
        guard let screen = result.outcome.screen else { continue }
        if isJSON {
          let scenario = Array(result.scenario.json(metrics: false).utf8)
          let line = screen.framesJSON(
            previewID: result.preview.id, preview: result.preview.name, scenario: scenario)
          console.write(String(decoding: line, as: UTF8.self) + "\n")
        } else {
          if !isFirst { console.write("\n") }
          isFirst = false
          console.write(screen.geometryText(preview: result.preview.id, scenario: result.scenario.summary))
        }
      }
    }
    return ExitStatus.of(events, keepGoing: arguments[CommonOptions.keepGoing])
  }
}
