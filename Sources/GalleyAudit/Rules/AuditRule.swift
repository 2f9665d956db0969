/// One thing that an audit measures.
///
/// A rule reads the screens of one preview and says what is broken, or what it could not measure. It holds no numbers of
/// its own: limits come from its facts. It is never given a screen on a kind of device that it does not speak of, or one
/// that only assumes a fact it depends on.
public protocol AuditRule: Sendable {
  /// As findings, configuration and suppressions name it.
  var id: String { get }

  /// - Returns: for each screen, in order, what was found there.
  func examine(_ screens: [AuditedScreen], facts: RuleFacts) -> [[Verdict]]

  /// What only the whole of a finding tells, such as the smallest text size that shows it; nil for nothing.
  ///
  /// - Parameter screens: those that show it, the one that leads the finding first.
  func summary(of observations: [Observation], on screens: [AuditedScreen]) -> String?
}

extension AuditRule {
  public func summary(of observations: [Observation], on screens: [AuditedScreen]) -> String? { nil }
}

/// A rule that judges each screen by itself.
public protocol ScreenRule: AuditRule {
  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict]
}

extension ScreenRule {
  public func examine(_ screens: [AuditedScreen], facts: RuleFacts) -> [[Verdict]] {
    screens.map { examine($0, facts: facts) }
  }
}
