import GalleyGeometry

/// Everything known of a device.
public struct Device: Sendable {
  public let id: String
  public let idiom: Idiom
  /// Apple's product line: `iPhone`, `iPad`.
  public let family: String
  public let aliases: [String]
  /// Key of the pad's rows in the multitasking table: `834x1210`.
  public let multitaskingScreen: String?
  /// By dotted names, such as `safeArea.ios26.portrait`.
  public let facts: FactTable

  public init(
    id: String, idiom: Idiom, family: String, aliases: [String] = [], multitaskingScreen: String? = nil,
    facts: FactTable
  ) {
    self.id = id
    self.idiom = idiom
    self.family = family
    self.aliases = aliases
    self.multitaskingScreen = multitaskingScreen
    self.facts = facts
  }

  init?(json: JSONValue) {
    guard let id = json["id"]?.string, let idiom = json["idiom"]?.string.flatMap(Idiom.init(rawValue:)),
      let facts = json["facts"]
    else { return nil }
    self.init(
      id: id, idiom: idiom, family: json["family"]?.string ?? "",
      aliases: json["aliases"]?.array.compactMap(\.string) ?? [],
      multitaskingScreen: json["multitasking"]?.string, facts: FactTable(facts))
  }

  public var name: String { facts.usable("name") ?? id }

  /// The roles of its displays when it has several, in their order.
  public var displays: [String] {
    var roles: [String] = []
    for entry in facts.entries where entry.name.hasPrefix("displays.") {
      let role = entry.name.dropFirst("displays.".count).prefix { $0 != "." }
      if roles.last.map({ $0 != role }) ?? true { roles.append(String(role)) }
    }
    return roles
  }
}
