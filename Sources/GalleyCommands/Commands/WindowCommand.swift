import GalleyArguments
import GalleyCatalog
import GalleyScenario

/// `galley window`: what a window of a device gets, and what to do with it.
enum WindowCommand: Command {
  static let declaration = CommandDeclaration(
    name: "window", summary: "show a window's size classes, safe area, margins and bars, and what suits them",
    discussion: """
      Several devices, or lists of traits, give a report each. A size is in points and needs a device too: its system, \
      its screen and its margins.
      """,
    arguments: [
      ArgumentDeclaration(
        .text("MODE|WxH", completion: .words(WindowMode.Name.allCases.map(\.rawValue))), .one,
        help: "full, half, third, slide-over, …, tiles, or a size in points")
    ],
    sections: [
      CommandDeclaration.Section("Options", [CommonOptions.json.declaration]),
      ScenarioOptions.section(without: ["set", "window"]),
    ],
    examples: [
      .init("galley window full --on iphone-16-pro --orientation landscape", "a phone on its side"),
      .init("galley window third --on ipad-pro-11-inch-m4 --os 18", "the narrow part of a split screen"),
      .init("galley window 700x900 --on ipad-pro-13-inch-m4 --keyboard docked", "a window of any size"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let window = arguments.words[0]
    var request = try ScenarioOptions.request(arguments)
    guard !request.on.isEmpty else {
      throw UsageError("'window' needs a device: galley window \(window) --on DEVICE")
    }
    try request.apply(option: "window", value: window)
    let resolver = try ScenarioOptions.resolver(arguments, inputs: ["."])
    let list = try resolver.resolve(request)
    for note in list.notes { console.remark(note) }
    let reports = try list.scenarios.map { try WindowReport(resolver, of: $0) }
    let isJSON = arguments[CommonOptions.json]
    console.write(reports.map { isJSON ? $0.json : $0.text }.joined(separator: isJSON ? "" : "\n"))
    return .fine
  }
}
