import Foundation

/// What a project asks of the audit, read from `.galley.json`.
///
/// ```json
/// { "rules": {
///     "sideways": "off",
///     "touch-target": { "severity": "warning", "limits": { "default": 40 },
///       "ignore": [ { "node": "#legacy", "path": "Sources/Old/", "reason": "goes with the old screen" } ] } } }
/// ```
public struct AuditConfiguration: Sendable, Equatable {
  /// What is left out of one rule's findings; each needs a reason.
  public struct Ignored: Sendable, Hashable, Codable {
    /// An identifier (`#save`) or a type (`ProfileBadge`); nil for every node.
    public var node: String?
    /// The beginning of the source's path; nil for every file.
    public var path: String?
    public var reason: String

    public init(node: String? = nil, path: String? = nil, reason: String) {
      self.node = node
      self.path = path
      self.reason = reason
    }
  }

  public struct Rule: Sendable, Equatable {
    /// Nil where the rule's own default holds.
    public var isOn: Bool?
    /// In place of every severity the rule gives.
    public var severity: Severity?
    public var limits: [String: Double]
    public var ignored: [Ignored]

    public init(
      isOn: Bool? = nil, severity: Severity? = nil, limits: [String: Double] = [:], ignored: [Ignored] = []
    ) {
      self.isOn = isOn
      self.severity = severity
      self.limits = limits
      self.ignored = ignored
    }
  }

  public var rules: [String: Rule]

  public init(rules: [String: Rule] = [:]) { self.rules = rules }

  func isOn(_ facts: RuleFacts) -> Bool { rules[facts.id]?.isOn ?? !(facts.isOffByDefault ?? false) }

  /// A rule's facts with this configuration's limits.
  func applied(to facts: RuleFacts) throws(AuditError) -> RuleFacts {
    var facts = facts
    for (name, value) in (rules[facts.id]?.limits ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard facts.limits[name] != nil else {
        throw .unknownLimit(name, rule: facts.id, known: facts.limits.keys.sorted())
      }
      facts = facts.setting(name, to: value)
    }
    return facts
  }
}
