import GalleyCatalog
import GalleyGeometry

/// What has to hold of a device's fields beyond each being of its kind.
extension DeviceFieldReader {
  /// The fields that are objects, and what may stand in them.
  static let groups: [String: [String]] = [
    "housing": ["kind", "rect"], "safeArea": ["portrait", "landscape", "noStatusBar"],
    "statusBar": ["portrait", "landscape"], "keyboard": ["portrait", "landscape"],
    "sizeClasses": ["portrait", "landscape"], "os": ["first", "last"],
  ]

  /// Every field is known and given once, and a group of fields is one.
  func checkForm() throws(ScenarioError) {
    try check(item.members, known: Self.fields, below: "", of: "a device")
    if let name = item["name"], name.string == nil { throw wrong("name", "is \(name.kind); it should be a text") }
    for member in item.members {
      guard let known = Self.groups[member.key] else { continue }
      guard case .object(let inner) = member.value else {
        throw wrong(
          member.key, "is \(member.value.kind); it should be an object with \(Wording.list(known))")
      }
      try check(inner, known: known, below: member.key + ".", of: member.key)
    }
  }

  private func check(
    _ members: [JSONValue.Member], known: [String], below path: String, of owner: String
  ) throws(ScenarioError) {
    var seen: Set<String> = []
    for member in members {
      let field = path + member.key
      guard known.contains(member.key) else {
        let near = EditDistance.nearest(to: member.key, in: known, limit: 2)
        throw at(member.line, field, "is no field of \(owner)" + Wording.nearest(near))
      }
      guard seen.insert(member.key).inserted else { throw at(member.line, field, "is given twice") }
    }
  }

  private func at(_ line: Int, _ field: String, _ problem: String) -> ScenarioError {
    .set(file: file, line: line, field: "\(place).\(field)", problem: problem)
  }

  /// What the fields say goes together: insets, housing and keyboard lie on the display, and the systems exist.
  func checkSense(of device: Device, catalog: Catalog) throws(ScenarioError) {
    if let size = device.facts.usable("display.pointSize", as: Size.self) { try checkRoom(on: size) }
    try checkSystems(of: device, catalog.systems)
  }

  private func checkRoom(on size: Size) throws(ScenarioError) {
    let turned = Size(width: size.height, height: size.width)
    for (field, screen) in [("portrait", size), ("landscape", turned), ("noStatusBar", size)] {
      if let insets = value("safeArea.\(field)")?.array.compactMap(\.number), insets.count == 4,
        insets[0] + insets[2] >= screen.height || insets[1] + insets[3] >= screen.width
      {
        throw wrong("safeArea.\(field)", "leaves nothing of \(screen.text) points")
      }
      for bar in ["statusBar", "keyboard"] {
        guard let height = value("\(bar).\(field)")?.number, height >= screen.height else { continue }
        throw wrong("\(bar).\(field)", "is \(ScenarioNumber.text(height)); the display is \(screen.text) points there")
      }
    }
    guard let rect = value("housing.rect")?.array.compactMap(\.number), rect.count == 4 else { return }
    guard rect[0] + rect[2] <= size.width, rect[1] + rect[3] <= size.height else {
      throw wrong("housing.rect", "reaches out of the display of \(size.text) points")
    }
  }

  private func checkSystems(of device: Device, _ systems: Systems) throws(ScenarioError) {
    let platform = device.idiom.platform
    var given: [OSVersion] = []
    for end in ["first", "last"] {
      guard let version = value("os.\(end)")?.string.flatMap({ OSVersion($0) }) else { continue }
      guard systems.exists(version, on: platform) else {
        let known = (systems.versions[platform] ?? []).map(\.text)
        throw wrong("os.\(end)", "names no \(platform.rawValue); there are \(Wording.list(known, limit: 24))")
      }
      given.append(version)
    }
    if given.count == 2, given[0] > given[1] {
      throw wrong("os.last", "is \(given[1].text), before the first, \(given[0].text)")
    }
  }
}
