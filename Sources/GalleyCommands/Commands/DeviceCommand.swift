import GalleyArguments
import GalleyCatalog
import GalleyScenario
import GalleyScreen

/// `galley device`: everything known of one device, each fact with its sources and how sure it is.
enum DeviceCommand: Command {
  static let fact = CommandOption<String?>.text(
    "fact", .text("NAME"), help: "one fact, or those whose names begin so: safeArea.ios26")

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
    sections: [CommandDeclaration.Section("Options", [fact.declaration, CommonOptions.json.declaration])],
    examples: [
      .init("galley device iphone-16-pro", "everything"),
      .init("galley device iphone-16-pro --fact safeArea", "its safe areas by system and orientation"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let catalog = try Catalog.standard()
    let match = try catalog.lookup(arguments.words[0])
    if let choice = match.choice { console.remark(choice) }
    let device = try catalog.device(match.entry.id)
    var entries = device.facts.entries
    if let name = arguments[fact] {
      entries = entries.filter { $0.name == name || $0.name.hasPrefix(name) }
      guard !entries.isEmpty else {
        let names = device.facts.entries.map(\.name)
        throw CatalogError.unknownFact(name: name, nearest: EditDistance.nearest(to: name, in: names, limit: 3))
      }
    }
    if arguments[CommonOptions.json] {
      console.write(json(device, entries))
    } else {
      console.write(text(device, entries, sources: try catalog.sources()))
    }
    return .fine
  }

  private static func text(_ device: Device, _ entries: [FactTable.Entry], sources: [String: Source]) -> String {
    var text = "\(device.name) (\(device.id)), \(device.idiom.rawValue), \(device.idiom.platform.rawValue)\n\n"
    text += TextTable(entries.map { [$0.name, value(of: $0.fact), knowledge(of: $0.fact)] }).text
    let used = entries.flatMap(\.fact.sources)
    var named: [String] = []
    for key in used where !named.contains(key) { named.append(key) }
    guard !named.isEmpty else { return text }
    text += "\nSources\n"
    text +=
      TextTable(
        named.sorted().map { key in
          let source = sources[key]
          return ["  " + key, [source?.title, source?.place].compactMap { $0 }.joined(separator: ", ")]
        }
      ).text
    return text
  }

  private static func value(of fact: Fact<JSONValue>) -> String {
    if let value = fact.value { return FactText.of(value) }
    if let assumed = fact.assumed { return "unknown (assumed \(FactText.of(assumed)))" }
    return fact.how == .unknown ? "unknown" : fact.how.rawValue
  }

  private static func knowledge(of fact: Fact<JSONValue>) -> String {
    var words = fact.value == nil ? [] : [fact.how.rawValue]
    if let confidence = fact.confidence, confidence != .high { words.append("\(confidence.rawValue) confidence") }
    if !fact.sources.isEmpty { words.append("[\(fact.sources.joined(separator: " "))]") }
    if let formula = fact.value == nil ? fact.assumedFormula : fact.formula { words.append("= \(formula)") }
    return words.joined(separator: " ")
  }

  private static func json(_ device: Device, _ entries: [FactTable.Entry]) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("id", device.id)
    json.member("name", device.name)
    json.member("idiom", device.idiom.rawValue)
    json.member("platform", device.idiom.platform.rawValue)
    json.key("facts")
    json.beginObject()
    for entry in entries {
      json.key(entry.name)
      json.beginObject()
      json.key("value")
      if let value = entry.fact.value { FactText.write(value, to: &json) } else { json.null() }
      json.member("how", entry.fact.how.rawValue)
      json.member("confidence", entry.fact.confidence?.rawValue)
      if let assumed = entry.fact.assumed {
        json.key("assumed")
        FactText.write(assumed, to: &json)
      }
      json.member("formula", entry.fact.formula ?? entry.fact.assumedFormula)
      json.member("note", entry.fact.note)
      json.key("sources")
      json.beginArray()
      for source in entry.fact.sources { json.value(source) }
      json.endArray()
      json.endObject()
    }
    json.endObject()
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

/// A fact's value in words and as JSON.
enum FactText {
  /// `402×874`, `top 62, left 0, bottom 34, right 0`, `iPhone17,1`.
  static func of(_ value: JSONValue) -> String {
    switch value {
    case .null: return "none"
    case .bool(let flag): return flag ? "yes" : "no"
    case .number(let number): return DecimalText.text(number, places: 3)
    case .string(let text): return text
    case .array(let values): return values.map(of).joined(separator: ", ")
    case .object(let members):
      if members.map(\.key) == ["w", "h"] { return members.map { of($0.value) }.joined(separator: "×") }
      if members.map(\.key) == ["h", "v"] { return members.map { of($0.value) }.joined(separator: " × ") }
      return members.map { "\($0.key) \(of($0.value))" }.joined(separator: ", ")
    }
  }

  static func write(_ value: JSONValue, to json: inout JSONWriter) {
    switch value {
    case .null: json.null()
    case .bool(let flag): json.value(flag)
    case .number(let number): json.value(number)
    case .string(let text): json.value(text)
    case .array(let values):
      json.beginArray()
      for value in values { write(value, to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for member in members {
        json.key(member.key)
        write(member.value, to: &json)
      }
      json.endObject()
    }
  }
}
