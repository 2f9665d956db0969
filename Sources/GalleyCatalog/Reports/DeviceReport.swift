/// What `galley device NAME` prints: every fact with its source, how it is known, and how sure it is.
public struct DeviceReport: Sendable {
  public let device: Device
  /// Which device a short name was taken as; nil when the name was exact.
  public let choice: String?
  /// The sources that its facts name, by key.
  public let sources: [(key: String, source: Source)]
  /// Where sources disagree about it.
  public let choices: [Choice]

  /// Throws what ``Catalog/lookup(_:)`` throws.
  public init(_ catalog: Catalog, name: String) throws(CatalogError) {
    let match = try catalog.lookup(name)
    try self.init(catalog, of: try catalog.device(match.entry.id), choice: match.choice)
  }

  /// Of a device that need not be the catalog's. Throws what the catalog throws when its files cannot be read.
  public init(_ catalog: Catalog, of device: Device, choice: String? = nil) throws(CatalogError) {
    self.device = device
    self.choice = choice
    let all = try catalog.sources()
    let keys = Set(device.facts.entries.flatMap(\.fact.sources))
    sources = keys.sorted().compactMap { key in all[key].map { (key, $0) } }
    choices = try catalog.choices().filter { $0.concerns(device: device.id) }
  }

  public var text: String {
    var lines = ["\(device.name)  \(device.id)  \(device.idiom.rawValue), \(device.idiom.platform.rawValue)"]
    if let choice { lines.append(choice) }
    if !device.aliases.isEmpty { lines.append("also in tables as: \(device.aliases.joined(separator: ", "))") }
    var rows: [[String]] = []
    for entry in device.facts.entries where entry.name != "name" {
      rows.append([entry.name, FactText.value(entry.fact), entry.fact.basis])
      for remark in FactText.remarks(entry.fact) { rows.append(["", "  " + remark]) }
    }
    lines.append("")
    // Remarks are long and have a line of their own, so they do not widen the columns.
    lines += Columns.lines(rows.map { $0.count == 3 ? $0 : [$0[0], ""] }, indent: 2).enumerated().map { index, line in
      rows[index].count == 3 ? line : String(repeating: " ", count: 6) + rows[index][1]
    }
    if !choices.isEmpty {
      lines += ["", "Where sources disagree"]
      lines += choices.flatMap(FactText.lines)
    }
    lines += ["", "Sources"]
    lines += Columns.lines(
      sources.map { [$0.key, $0.source.title + ($0.source.place.map { " — \($0)" } ?? "")] }, indent: 2)
    return lines.joined(separator: "\n") + "\n"
  }

  public var json: String {
    func object(_ members: [JSONValue.Member]) -> String {
      let lines = members.map { "    \(JSONText.quoted($0.key)): \(JSONText.line($0.value))" }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n  }"
    }
    let facts = device.facts.entries.map { JSONValue.Member(key: $0.name, value: FactText.json($0.fact)) }
    let parts: [(String, String)] = [
      ("id", JSONText.quoted(device.id)), ("name", JSONText.quoted(device.name)),
      ("idiom", JSONText.quoted(device.idiom.rawValue)), ("family", JSONText.quoted(device.family)),
      ("platform", JSONText.quoted(device.idiom.platform.rawValue)),
      ("aliases", JSONText.line(.array(device.aliases.map(JSONValue.string)))), ("facts", object(facts)),
      ("choices", JSONText.line(.array(choices.map(FactText.json)))),
      ("sources", object(sources.map { .init(key: $0.key, value: FactText.json($0.source)) })),
    ]
    return "{\n" + parts.map { "  \(JSONText.quoted($0.0)): \($0.1)" }.joined(separator: ",\n") + "\n}\n"
  }
}
