import GalleyArguments
import GalleyCatalog

/// `galley devices`: the catalog's devices, or those that some words describe.
enum DevicesCommand: Command {
  static let names = CommandOption<Bool>.flag("names", help: "the names alone, and the groups, one a line")

  static let declaration = CommandDeclaration(
    name: "devices", summary: "list the devices there are",
    discussion: "Every word has to fit: a part of the name, an identifier, a year, a size in points, or a group.",
    arguments: [ArgumentDeclaration(.text("WORD"), .any, help: "what the device is called, or like")],
    sections: [CommandDeclaration.Section("Options", [names.declaration, CommonOptions.json.declaration])],
    examples: [
      .init("galley devices pro max", "every Pro Max, old to new"),
      .init("galley devices 402x874", "the phones of that size"),
      .init("galley devices pads 2024", "the pads of a year"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let catalog = try Catalog.standard()
    let report = try DevicesReport(catalog, words: arguments.words)
    if arguments[names] {
      let groups = arguments.words.isEmpty ? Catalog.groups : []
      console.write((report.devices.map(\.id) + groups).joined(separator: "\n") + "\n")
    } else {
      console.write(arguments[CommonOptions.json] ? report.json : report.text)
    }
    return .fine
  }
}
