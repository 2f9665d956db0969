import GalleyArguments
import GalleyCatalog
import GalleyScenario

/// `galley window`: what a window of a device gets, and what to do with it.
enum WindowCommand: Command {
  static let device = CommandOption<String?>.text(
    "on", .text("DEVICE", completion: .toolOutput(["devices", "--names"])), help: "the device; needed")

  static let system = CommandOption<String?>.text(
    "os", .text("VERSION"), help: "the system's version", defaultText: "the newest the device runs")

  static let orientation = CommandOption<Orientation>.choice(
    "orientation", "NAME", default: .portrait, help: "how the device is held")

  static let declaration = CommandDeclaration(
    name: "window", summary: "show a window's size classes, safe area, margins and bars, and what suits them",
    arguments: [
      ArgumentDeclaration(
        .text("MODE|WxH", completion: .words(WindowMode.Name.allCases.map(\.rawValue))), .one,
        help: "full, half, third, slide-over, …, or a size in points")
    ],
    sections: [
      CommandDeclaration.Section(
        "Options",
        [
          device.declaration, system.declaration, orientation.declaration, ScenarioOptions.deviceFiles.declaration,
          CommonOptions.json.declaration,
        ])
    ],
    examples: [
      .init("galley window full --on iphone-16-pro --orientation landscape-left", "a phone on its side"),
      .init("galley window third --on ipad-pro-11-inch-m4 --os 18", "the narrow part of a split screen"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    guard let device = arguments[device] else {
      throw UsageError("'window' needs a device: galley window \(arguments.words[0]) --on DEVICE")
    }
    var traits = ScenarioTraits()
    traits.orientation = arguments[orientation]
    if let version = arguments[system] {
      guard let os = OSVersion(version) else { throw UsageError("'--os' cannot be '\(version)': expected 26 or 26.4") }
      traits.os = os
    }
    let resolver = try ScenarioOptions.resolver(arguments, inputs: ["."])
    let report = try WindowReport(resolver, window: arguments.words[0], on: device, traits: traits)
    console.write(arguments[CommonOptions.json] ? report.json : report.text)
    return .fine
  }
}
