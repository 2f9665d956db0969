/// What `galley devices` prints.
public struct DevicesReport: Sendable {
  public let devices: [DeviceEntry]

  /// The devices that all words describe; see ``Catalog/search(_:)``. Throws ``CatalogError/unknownDevice(name:nearest:)``
  /// when none is.
  public init(_ catalog: Catalog, words: [String] = []) throws(CatalogError) {
    devices = catalog.search(words)
    if devices.isEmpty {
      let asked = words.joined(separator: " ")
      let near = EditDistance.nearest(to: Catalog.slug(asked), in: catalog.devices.map(\.id))
      throw .unknownDevice(name: asked, nearest: near)
    }
  }

  /// One device a line: slug, name, size and scale, year, systems; then the count.
  public var text: String {
    let rows = devices.map { device -> [String] in
      let size = "\(JSONText.number(device.size.width))x\(JSONText.number(device.size.height))"
      let scale = device.scale.map { " @\(JSONText.number($0))x" } ?? ""
      let unsure = device.sizeIsStated ? "" : " (assumed)"
      return [device.id, device.name, size + scale + unsure, device.year.map(String.init) ?? "-", systems(device)]
    }
    let count = "\(devices.count) device\(devices.count == 1 ? "" : "s")"
    return (Columns.lines(rows) + [count]).joined(separator: "\n") + "\n"
  }

  private func systems(_ device: DeviceEntry) -> String {
    let platform = device.idiom.platform.rawValue
    switch (device.firstOS, device.lastOS) {
    case (let first?, let last?): return "\(platform) \(first.text) to \(last.text)"
    case (let first?, nil): return "\(platform) \(first.text) and later"
    case (nil, let last?): return "\(platform) up to \(last.text)"
    case (nil, nil): return platform
    }
  }

  /// A list of objects, one device each.
  public var json: String {
    let rows = devices.map { device in
      var members: [JSONValue.Member] = [
        .init(key: "id", value: .string(device.id)), .init(key: "name", value: .string(device.name)),
        .init(key: "idiom", value: .string(device.idiom.rawValue)),
        .init(key: "platform", value: .string(device.idiom.platform.rawValue)),
        .init(key: "size", value: .array([.number(device.size.width), .number(device.size.height)])),
        .init(key: "sizeIsStated", value: .bool(device.sizeIsStated)),
        .init(key: "scale", value: device.scale.map(JSONValue.number) ?? .null),
        .init(key: "year", value: device.year.map { .number(Double($0)) } ?? .null),
        .init(key: "firstOS", value: device.firstOS.map { .string($0.text) } ?? .null),
        .init(key: "lastOS", value: device.lastOS.map { .string($0.text) } ?? .null),
        .init(key: "identifiers", value: .array(device.identifiers.map(JSONValue.string))),
      ]
      if !device.displays.isEmpty {
        members.append(.init(key: "displays", value: .array(device.displays.map(JSONValue.string))))
      }
      return "  " + JSONText.line(.object(members))
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}
