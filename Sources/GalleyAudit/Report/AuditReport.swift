/// What an audit found, and what it could not look at.
public struct AuditReport: Sendable {
  /// Worst first, then by rule, preview and place in the tree.
  public var findings: [Finding]
  /// By rule, preview, place and reason.
  public var notMeasured: [NotMeasured]
  /// The rules that ran, in their order.
  public var rules: [String]
  public var previewCount: Int
  public var screenCount: Int
  /// Findings that the source or the configuration asked to leave out.
  public var suppressedCount: Int
  /// Suppressions that left nothing out, as messages.
  public var unusedSuppressions: [String]

  public init(
    findings: [Finding] = [], notMeasured: [NotMeasured] = [], rules: [String] = [], previewCount: Int = 0,
    screenCount: Int = 0, suppressedCount: Int = 0, unusedSuppressions: [String] = []
  ) {
    self.findings = findings
    self.notMeasured = notMeasured
    self.rules = rules
    self.previewCount = previewCount
    self.screenCount = screenCount
    self.suppressedCount = suppressedCount
    self.unusedSuppressions = unusedSuppressions
  }

  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether a finding is as bad as a severity or worse.
  public func fails(at severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }

  /// How many pairs of a rule and a screen could not be judged, those of single nodes counted once for each node.
  public var notMeasuredCount: Int { notMeasured.reduce(0) { $0 + $1.scenarios.count } }
}
