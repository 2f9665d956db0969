/// What layout takes from `Data/typography` and may be asked for by name: `typography.style.body`, `typography.widths`.
struct TypographyFacts {
  struct Entry {
    var name: String
    var scope: String
    var fact: Fact<JSONValue>
  }

  private(set) var entries: [Entry] = []
  private(set) var sources: [String: Source] = [:]

  init(_ catalog: Catalog) throws(CatalogError) {
    let styles = try catalog.data.json("typography/styles.json")
    read(sources: styles)
    for platform in Platform.allCases {
      guard let table = styles[platform.rawValue] else { continue }
      for style in table["styles"]?.members ?? [] {
        entries.append(
          Entry(
            name: "typography.style." + style.key, scope: platform.rawValue,
            fact: Self.fact(style.value, of: table, showing: ["size", "lineHeight", "weight", "emphasized"])))
      }
    }
    let variants = try catalog.data.json("typography/variants.json")
    read(sources: variants)
    for variant in variants.members where variant.value["how"] != nil {
      entries.append(
        Entry(
          name: "typography." + variant.key, scope: "all",
          fact: Self.fact(
            variant.value, of: variants, showing: ["points", "weights", "share", "factors", "value"])))
    }
  }

  private mutating func read(sources json: JSONValue) {
    for member in json["sources"]?.members ?? [] { sources[member.key] = Source(json: member.value) }
  }

  /// An entry's numbers with what makes them believable, of its own or else of its table.
  private static func fact(_ entry: JSONValue, of table: JSONValue, showing names: [String]) -> Fact<JSONValue> {
    var fact = Fact(json: entry)
    let whole = Fact(json: table)
    if entry["how"] == nil {
      (fact.how, fact.confidence, fact.formula) = (whole.how, whole.confidence, whole.formula)
    }
    if fact.how == .unknown { fact.how = .sourced }
    if fact.sources.isEmpty { fact.sources = whole.sources }
    fact.note = fact.note ?? whole.note
    fact.value = .object(names.compactMap { name in entry[name].map { JSONValue.Member(key: name, value: $0) } })
    return fact
  }
}
