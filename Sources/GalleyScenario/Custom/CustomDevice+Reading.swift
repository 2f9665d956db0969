import Foundation
import GalleyCatalog

extension CustomDevice {
  /// The devices of a file; none when it has no `devices`.
  ///
  /// Throws ``ScenarioError/set(file:line:field:problem:)`` for the first field that is wrong.
  public static func read(file: String, catalog: Catalog) throws(ScenarioError) -> [CustomDevice] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .set(file: file, line: 1, field: "the file", problem: "cannot be read")
    }
    return try read(text: String(decoding: data, as: UTF8.self), file: file, catalog: catalog)
  }

  /// The devices of a text, as messages call its file.
  public static func read(text: String, file: String, catalog: Catalog) throws(ScenarioError) -> [CustomDevice] {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: text)
    } catch {
      throw .set(file: file, line: error.line, field: "the file", problem: "is no JSON: \(error.problem)")
    }
    guard case .object = json else {
      throw .set(file: file, line: 1, field: "the file", problem: "is \(json.kind); it should be an object")
    }
    guard let member = json.members.first(where: { $0.key == "devices" }) else { return [] }
    guard case .array(let items) = member.value else {
      throw .set(
        file: file, line: member.line, field: "devices", problem: "is \(member.value.kind); it should be a list")
    }
    var devices: [CustomDevice] = []
    for (index, item) in items.enumerated() {
      let reader = DeviceFieldReader(file: file, place: "devices[\(index)]", item: item, line: member.line)
      let device = try reader.device(catalog: catalog)
      if devices.contains(where: { $0.id == device.id }) {
        throw reader.wrong("id", "'\(device.id)' is given twice")
      }
      devices.append(CustomDevice(device: device))
    }
    return devices
  }
}

extension ScenarioResolver {
  /// A resolver that knows the devices of files too, such as a set's file and the project's `.galley.json`.
  public convenience init(catalog: Catalog, deviceFiles: [String]) throws(ScenarioError) {
    var custom: [CustomDevice] = []
    for file in deviceFiles { custom += try CustomDevice.read(file: file, catalog: catalog) }
    do throws(CatalogError) {
      try self.init(catalog: catalog, custom: custom)
    } catch {
      throw .catalog(error)
    }
  }
}
