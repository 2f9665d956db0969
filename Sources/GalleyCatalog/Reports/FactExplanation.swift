/// What `galley explain FACT` prints: a fact's values in every circumstance, where each is from, and what was chosen
/// between sources.
public struct FactExplanation: Sendable {
  /// A value and what it holds for.
  public struct Value: Sendable {
    /// Platform or device, and the words of its condition.
    public let scope: String
    public let fact: Fact<JSONValue>
  }

  public let name: String
  /// What it is, where the catalog says.
  public let meaning: String?
  public let values: [Value]
  public let choices: [Choice]
  let sources: [(key: String, source: Source)]

  /// A fact by its dotted name: of chrome and controls (`bar.navigation.height`), of a device
  /// (`iphone-16-pro/safeArea.ios26.portrait`), of windows and systems (`sizeClasses.switch`); or the beginning of one,
  /// which explains all below it. Throws ``CatalogError/unknownFact(name:nearest:possible:)``.
  public init(_ catalog: Catalog, name: String) throws(CatalogError) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2 {
      let device = try catalog.device(try catalog.lookup(parts[0]).entry.id)
      try self.init(catalog, of: device, fact: parts[1])
      return
    }
    var values: [Value] = []
    var meaning: String?
    var sources = try catalog.sources()
    for platform in Platform.allCases {
      let table = try catalog.metrics(platform)
      for metric in table.metrics where Self.covers(name, metric.name) {
        if metric.name == name { meaning = meaning ?? metric.meaning }
        for row in metric.rows {
          let words = row.condition.words.isEmpty ? "" : ", \(row.condition.words)"
          let label = metric.name == name ? "" : " \(metric.name)"
          values.append(Value(scope: platform.rawValue + words + label, fact: row.fact.map(JSONValue.number)))
        }
        sources.merge(table.sources) { first, _ in first }
      }
    }
    for table in [catalog.systems.facts, try catalog.platforms(), try catalog.multitasking().facts] {
      for entry in table.entries where Self.covers(name, entry.name) {
        values.append(Value(scope: entry.name, fact: entry.fact))
      }
    }
    let typography = try TypographyFacts(catalog)
    for entry in typography.entries where Self.covers(name, entry.name) {
      let label = entry.name == name ? "" : " \(entry.name)"
      values.append(Value(scope: entry.scope + label, fact: entry.fact))
      sources.merge(typography.sources) { first, _ in first }
    }
    let choices = try catalog.choices().filter {
      $0.concerns(fact: name) || $0.facts.contains { Self.covers(name, $0) }
    }
    // A pattern such as `bar.*` covers any wrong name too, so only a choice that names the fact counts.
    if values.isEmpty, !choices.contains(where: { $0.facts.contains(name) }) {
      let names = try Self.names(catalog)
      throw .unknownFact(
        name: name, nearest: EditDistance.nearest(to: name, in: names), possible: Self.beginnings(of: names))
    }
    self.init(name: name, meaning: meaning, values: values, choices: choices, sources: sources)
  }

  /// A fact of a device, which need not be the catalog's, or the beginning of some.
  /// Throws ``CatalogError/unknownFact(name:nearest:possible:)``.
  public init(_ catalog: Catalog, of device: Device, fact: String) throws(CatalogError) {
    let entries = device.facts.entries.filter { Self.covers(fact, $0.name) }
    guard !entries.isEmpty else {
      let names = device.facts.entries.map(\.name)
      throw .unknownFact(
        name: fact, device: device.id, nearest: EditDistance.nearest(to: fact, in: names),
        possible: Self.beginnings(of: names))
    }
    let choices = try catalog.choices().filter { choice in
      choice.concerns(device: device.id) && entries.contains { choice.concerns(fact: $0.name) }
    }
    self.init(
      name: "\(device.id)/\(fact)", meaning: nil,
      values: entries.map { Value(scope: "\(device.id) \($0.name)", fact: $0.fact) }, choices: choices,
      sources: try catalog.sources())
  }

  private init(
    name: String, meaning: String?, values: [Value], choices: [Choice], sources: [String: Source]
  ) {
    self.name = name
    self.meaning = meaning
    self.values = values
    self.choices = choices
    self.sources = Set(values.flatMap(\.fact.sources)).sorted().compactMap { key in sources[key].map { (key, $0) } }
  }

  /// The first words of names, each once, sorted.
  private static func beginnings(of names: [String]) -> [String] {
    Set(names.map { String($0.prefix { $0 != "." }) }).sorted()
  }

  /// Whether a name is the asked one or lies below it.
  private static func covers(_ asked: String, _ name: String) -> Bool { name == asked || name.hasPrefix(asked + ".") }

  /// Names that can be asked, without those of devices.
  public static func names(_ catalog: Catalog) throws(CatalogError) -> [String] {
    var names: Set<String> = []
    for platform in Platform.allCases { names.formUnion(try catalog.metrics(platform).metrics.map(\.name)) }
    for table in [catalog.systems.facts, try catalog.platforms(), try catalog.multitasking().facts] {
      names.formUnion(table.entries.map(\.name))
    }
    names.formUnion(try TypographyFacts(catalog).entries.map(\.name))
    return names.sorted()
  }

  public var text: String {
    var lines = [name + (meaning.map { ": \($0)" } ?? "")]
    for value in values {
      var line = "  \(value.scope): \(FactText.value(value.fact))"
      let knowledge = value.fact.basis
      if !knowledge.isEmpty { line += "  \(knowledge)" }
      lines.append(line)
      lines += FactText.remarks(value.fact).map { "    \($0)" }
      if value.fact.how == .assumed, let formula = value.fact.formula { lines.append("    formula: \(formula)") }
    }
    if !choices.isEmpty {
      lines += ["", "Where sources disagree"]
      lines += choices.flatMap(FactText.lines)
    }
    if !sources.isEmpty {
      lines += ["", "Sources"]
      lines += Columns.lines(
        sources.map { [$0.key, $0.source.title + ($0.source.place.map { " — \($0)" } ?? "")] }, indent: 2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public var json: String {
    var members: [JSONValue.Member] = [.init(key: "fact", value: .string(name))]
    if let meaning { members.append(.init(key: "meaning", value: .string(meaning))) }
    members.append(
      .init(
        key: "values",
        value: .array(
          values.map { value in
            .object([.init(key: "scope", value: .string(value.scope))] + FactText.json(value.fact).members)
          })))
    members.append(.init(key: "choices", value: .array(choices.map(FactText.json))))
    members.append(
      .init(key: "sources", value: .object(sources.map { .init(key: $0.key, value: FactText.json($0.source)) })))
    return JSONText.line(.object(members)) + "\n"
  }
}
