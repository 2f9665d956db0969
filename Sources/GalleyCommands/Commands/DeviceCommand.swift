import GalleyArguments
import GalleyCatalog

/// `galley device`: everything known of one device, each fact with its sources and how sure it is.
enum DeviceCommand: Command {
  static let fact = CommandOption<String?>.text(
    "fact", .text("NAME"), help: "one fact, or all below a name: safeArea.ios26")

  static let declaration = CommandDeclaration(
    name: "device", summary: "show what is known of a device, each fact with its source",
    discussion: """
      A fact that nobody states says 'unknown'; where layout needs one all the same, the value it assumes stands beside it.
      """,
    arguments: [
      ArgumentDeclaration(
        .text("NAME", completion: .toolOutput(["devices", "--names"])), .one,
        help: "a device, as 'galley devices' has it")
    ],
    sections: [
      CommandDeclaration.Section(
        "Options", [fact.declaration, ScenarioOptions.deviceFiles.declaration, CommonOptions.json.declaration])
    ],
    examples: [
      .init("galley device iphone-16-pro", "everything"),
      .init("galley device iphone-16-pro --fact safeArea", "its safe areas by system and orientation"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let catalog = try Catalog.standard()
    let isJSON = arguments[CommonOptions.json]
    let name = arguments.words[0]
    let own = try ScenarioOptions.customDevices(arguments, catalog: catalog).first { $0.id == name }?.device
    if let name = arguments[fact] {
      let explanation: FactExplanation
      if let own {
        explanation = try FactExplanation(catalog, of: own, fact: name)
      } else {
        let match = try catalog.lookup(arguments.words[0])
        if let choice = match.choice { console.remark(choice) }
        explanation = try FactExplanation(catalog, of: catalog.device(match.entry.id), fact: name)
      }
      console.write(isJSON ? explanation.json : explanation.text)
    } else {
      let report = try own.map { try DeviceReport(catalog, of: $0) } ?? DeviceReport(catalog, name: name)
      console.write(isJSON ? report.json : report.text)
    }
    return .fine
  }
}
