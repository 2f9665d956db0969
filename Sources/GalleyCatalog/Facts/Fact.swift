/// One datum with what makes it believable: its sources, how it is known, and how sure it is.
///
/// A fact nobody states has no value. Where layout needs one all the same, `assumed` stands beside it with the formula
/// it comes from; whoever uses it says so.
public struct Fact<Value: Sendable>: Sendable {
  /// nil when unknown or not applicable; never a guess.
  public var value: Value?
  /// Keys into the catalog's sources.
  public var sources: [String]
  public var how: Knowledge
  /// nil when there is no value.
  public var confidence: Confidence?
  /// How a derived value was computed.
  public var formula: String?
  /// A caveat, a scope, or what other sources say.
  public var note: String?
  /// Stands in for an unknown value that layout needs.
  public var assumed: Value?
  public var assumedFormula: String?

  public init(
    value: Value?, sources: [String] = [], how: Knowledge, confidence: Confidence? = nil, formula: String? = nil,
    note: String? = nil, assumed: Value? = nil, assumedFormula: String? = nil
  ) {
    self.value = value
    self.sources = sources
    self.how = how
    self.confidence = confidence
    self.formula = formula
    self.note = note
    self.assumed = assumed
    self.assumedFormula = assumedFormula
  }

  /// What layout works with: the value, else the assumed one.
  public var usable: Value? { value ?? assumed }

  /// Whether what layout works with is stated by no source.
  public var isAssumed: Bool { value == nil && assumed != nil || how == .assumed }

  /// A derived value of low confidence, which a measurement should replace.
  public var isPlaceholder: Bool { value != nil && confidence == .low }

  /// How it is known, how sure it is, and from where, in words: `measured, high [devspec]`; empty for what is unknown.
  public var basis: String {
    var words: [String] = []
    if value != nil {
      words.append(how.rawValue + (confidence.map { ", \($0.rawValue)" } ?? ""))
      if isPlaceholder { words.append("(a placeholder until it is measured)") }
    }
    if !sources.isEmpty { words.append("[" + sources.joined(separator: ", ") + "]") }
    return words.joined(separator: " ")
  }

  /// The same knowledge of another form of the value.
  public func map<Other>(_ transform: (Value) -> Other?) -> Fact<Other> {
    Fact<Other>(
      value: value.flatMap(transform), sources: sources, how: how, confidence: confidence, formula: formula, note: note,
      assumed: assumed.flatMap(transform), assumedFormula: assumedFormula)
  }
}

/// How a fact is known.
public enum Knowledge: String, Sendable, Hashable {
  /// A source states it.
  case sourced
  /// A source reports a probe, a hierarchy dump or a measurement of pixels.
  case measured
  /// Computed; the formula says how.
  case derived
  /// Looked for and not found.
  case unknown
  case notApplicable = "not-applicable"
  /// Has not ended: the last system of a device that is still supported.
  case open
  /// Stated by no source and used by layout; the formula says where it comes from.
  case assumed
}

/// How sure a value is.
public enum Confidence: String, Sendable, Hashable {
  case high, medium, low
}
