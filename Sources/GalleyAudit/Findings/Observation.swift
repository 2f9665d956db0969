import GalleyScreen

/// A rule broken at one node of one screen.
///
/// Observations of the same rule at the same node in other scenarios become one ``Finding``.
public struct Observation: Sendable {
  /// The node's entry in its screen's index.
  public var node: Int
  public var severity: Severity
  public var measurement: Measurement
  /// Where the limit is published: keys into the rule's sources.
  public var sources: [String]
  /// What is wrong, as a sentence without its full stop and without the node's name before it: `is 30 pt tall`.
  public var message: String
  /// One sentence that says what to change.
  public var advice: String
  /// The second node of a pair.
  public var other: Int?

  public init(
    node: Int, severity: Severity, measurement: Measurement, sources: [String], message: String, advice: String,
    other: Int? = nil
  ) {
    self.node = node
    self.severity = severity
    self.measurement = measurement
    self.sources = sources
    self.message = message
    self.advice = advice
    self.other = other
  }
}

/// What a rule says of one screen.
public enum Verdict: Sendable {
  case broken(Observation)
  /// The rule could not run, on the whole screen or at one node. The reason completes `not measured: …`.
  case notMeasured(node: Int?, reason: String)
}
