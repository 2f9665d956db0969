/// What keeps an audit from running.
public enum AuditError: Error, Sendable, Equatable {
  case unreadableRules(folder: String)
  case malformedFacts(file: String, reason: String)
  case missingFacts(rule: String)
  case missingPage(rule: String)
  case malformedConfiguration(reason: String)
  case malformedBaseline
  case unknownRule(String, known: [String])
  case unknownLimit(String, rule: String, known: [String])
}

extension AuditError {
  /// What is wrong and where, in one sentence.
  public var message: String {
    switch self {
    case .unreadableRules(let folder): "the rules' folder '\(folder)' cannot be read: is Galley's data installed?"
    case .malformedFacts(let file, let reason): "the rule's file '\(file)' does not read: \(reason)"
    case .missingFacts(let rule): "the catalog has no facts for the rule '\(rule)'"
    case .missingPage(let rule): "there is no page for the rule '\(rule)'"
    case .malformedConfiguration(let reason): ".galley.json does not read: \(reason)"
    case .malformedBaseline: "the baseline is no report: write one with 'galley audit --format json'"
    case .unknownRule(let rule, let known): "there is no rule '\(rule)'; there are \(known.joined(separator: ", "))"
    case .unknownLimit(let limit, let rule, let known):
      known.isEmpty
        ? "the rule '\(rule)' has no limits"
        : "the rule '\(rule)' has no limit '\(limit)'; it has \(known.joined(separator: ", "))"
    }
  }
}
