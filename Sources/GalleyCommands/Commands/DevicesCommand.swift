import GalleyArguments
import GalleyCatalog
import GalleyScenario
import GalleyScreen

/// `galley devices`: the catalog's devices, or those that some words describe.
enum DevicesCommand: Command {
  static let names = CommandOption<Bool>.flag("names", help: "the names alone, groups among them, one a line")

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
    let found = catalog.search(arguments.words)
    if arguments[names] {
      for device in found { console.write(device.id + "\n") }
      if arguments.words.isEmpty { console.write(Catalog.groups.joined(separator: "\n") + "\n") }
      return .fine
    }
    guard !found.isEmpty else {
      let words = arguments.words.joined(separator: " ")
      let nearest = EditDistance.nearest(to: Catalog.slug(words), in: catalog.devices.map(\.id), limit: 3)
      throw UsageError("no device is like '\(words)'" + Wording.nearest(nearest))
    }
    if arguments[CommonOptions.json] {
      console.write(json(found))
    } else {
      console.write(table(found))
      console.remark("\(found.count) device\(found.count == 1 ? "" : "s")")
    }
    return .fine
  }

  private static func table(_ devices: [DeviceEntry]) -> String {
    TextTable(
      devices.map { device in
        [
          device.id, device.name, device.size.text + (device.scale.map { " @\(DecimalText.text($0))x" } ?? ""),
          systems(of: device), device.year.map { "\($0)" } ?? "",
        ]
      }
    ).text
  }

  private static func systems(of device: DeviceEntry) -> String {
    guard let first = device.firstOS else { return device.idiom.platform.rawValue }
    return "\(device.idiom.platform.rawValue) \(first.text)–\(device.lastOS?.text ?? "")"
  }

  private static func json(_ devices: [DeviceEntry]) -> String {
    var json = JSONWriter()
    json.beginArray()
    for device in devices {
      json.beginObject()
      json.member("id", device.id)
      json.member("name", device.name)
      json.member("idiom", device.idiom.rawValue)
      json.member("platform", device.idiom.platform.rawValue)
      json.member("width", device.size.width)
      json.member("height", device.size.height)
      if let scale = device.scale { json.member("scale", scale) }
      json.member("firstOS", device.firstOS?.text)
      json.member("lastOS", device.lastOS?.text)
      if let year = device.year { json.member("year", Double(year)) }
      json.endObject()
    }
    json.endArray()
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}
