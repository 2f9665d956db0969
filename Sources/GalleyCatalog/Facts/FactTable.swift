/// Facts by dotted names, in the order of their file.
public struct FactTable: Sendable {
  public struct Entry: Sendable {
    public let name: String
    public let fact: Fact<JSONValue>

    public init(name: String, fact: Fact<JSONValue>) {
      self.name = name
      self.fact = fact
    }
  }

  public let entries: [Entry]
  private let places: [String: Int]

  public init(_ json: JSONValue) {
    var entries: [Entry] = []
    entries.reserveCapacity(json.members.count)
    for member in json.members { entries.append(Entry(name: member.key, fact: Fact(json: member.value))) }
    self.init(entries: entries)
  }

  public init(entries: [Entry]) {
    self.entries = entries
    places = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A fact in its raw form; nil when the table has none of that name.
  public subscript(name: String) -> Fact<JSONValue>? { places[name].map { entries[$0].fact } }

  /// A fact with a value of a kind; a value of another kind counts as none.
  public func fact<Value: FactValue>(_ name: String, as kind: Value.Type = Value.self) -> Fact<Value>? {
    self[name]?.map(Value.init(fact:))
  }

  /// The value that layout works with: stated, else assumed.
  public func usable<Value: FactValue>(_ name: String, as kind: Value.Type = Value.self) -> Value? {
    fact(name, as: kind)?.usable
  }
}

extension Fact where Value == JSONValue {
  /// A fact as the data files have it.
  public init(json: JSONValue) {
    var fact = Fact(value: nil, how: .unknown)
    for member in json.members {
      switch member.key {
      case "v": fact.value = member.value.isNull ? nil : member.value
      case "src": fact.sources = member.value.array.compactMap(\.string)
      case "how": fact.how = member.value.string.flatMap(Knowledge.init(rawValue:)) ?? .unknown
      case "conf": fact.confidence = member.value.string.flatMap(Confidence.init(rawValue:))
      case "formula": fact.formula = member.value.string
      case "note": fact.note = member.value.string
      case "assumed": fact.assumed = member.value.isNull ? nil : member.value
      case "assumedFormula": fact.assumedFormula = member.value.string
      default: break
      }
    }
    self = fact
  }
}
