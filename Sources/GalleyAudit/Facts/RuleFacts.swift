import GalleyScenario

/// What the catalog knows of a rule: its limits, where they are published, and what it must not judge without.
///
/// Read from `Data/rules/<id>.json`.
public struct RuleFacts: Sendable, Codable {
  /// A published number, or the knowledge that none is.
  public struct Fact: Sendable, Codable {
    /// Nil where no source states it.
    public var v: Double?
    /// Keys into the rule's sources.
    public var src: [String]
    /// `sourced`, `convention` (this project's own choice), `derived`, `unknown`.
    public var how: String
    public var note: String?
  }

  /// A limit: one for all, or one for each kind of device.
  public struct Limit: Sendable, Codable {
    /// What it limits, as `galley explain` says it.
    public var meaning: String
    public var unit: String
    public var all: Fact?
    public var by: [String: Fact]?
  }

  public struct Source: Sendable, Codable, Hashable {
    public var title: String
    public var `where`: String
    public var note: String?
  }

  public var id: String
  public var title: String
  /// What makes a finding of each severity.
  public var severities: [String: String]
  /// The kinds of device that the rule speaks of; nil for all.
  public var idioms: [String]?
  /// Whether the rule runs only when it is asked for.
  public var isOffByDefault: Bool?
  /// Names of facts, or their beginnings, without which the rule cannot judge a screen.
  public var dependsOn: [String]
  public var limits: [String: Limit]
  public var sources: [String: Source]

  public func appliesTo(_ idiom: Idiom) -> Bool { idioms?.contains(idiom.rawValue) ?? true }

  /// The first fact that the rule needs and that a screen only assumes, in alphabetical order.
  public func missingFact(among assumed: Set<String>) -> String? {
    assumed.filter { name in dependsOn.contains { name.hasPrefix($0) } }.min()
  }
}

extension RuleFacts {
  /// A limit's value on one kind of device, and where it is published.
  public struct KnownLimit: Sendable, Hashable {
    public var value: Double
    public var sources: [String]
  }

  /// What is known of a limit.
  public enum LimitAnswer: Sendable, Hashable {
    case known(KnownLimit)
    /// No source states it for this kind of device.
    case unknown
    /// The rule has no such limit there.
    case none
  }

  public func answer(_ name: String, on idiom: Idiom) -> LimitAnswer {
    guard let limit = limits[name], let fact = limit.by?[idiom.rawValue] ?? limit.all else { return .none }
    guard let value = fact.v else { return .unknown }
    return .known(KnownLimit(value: value, sources: fact.src))
  }

  /// A limit's value; nil where there is none or none is known.
  public func limit(_ name: String, on idiom: Idiom) -> KnownLimit? {
    if case .known(let limit) = answer(name, on: idiom) { limit } else { nil }
  }

  /// The same facts with a limit set by a project's configuration.
  public func setting(_ name: String, to value: Double) -> RuleFacts {
    var facts = self
    let fact = Fact(v: value, src: ["configuration"], how: "configuration", note: nil)
    facts.limits[name]?.all = fact
    facts.limits[name]?.by = nil
    facts.sources["configuration"] = Source(title: "this project's configuration", where: ".galley.json", note: nil)
    return facts
  }
}
