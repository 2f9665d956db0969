import GalleyGeometry
import GalleyScenario

/// One preview on everything: a page with a contact sheet of its proofs.
public struct ProofPage: Sendable {
  /// The preview's display name, else its identity.
  public var title: String
  /// `file:line`.
  public var previewID: String
  public var proofs: [Proof]
  /// What the audit found, merged over the proofs, a line each; nil when there was no audit.
  public var findings: [String]?
  public var style: ProofStyle

  public init(
    title: String, previewID: String, proofs: [Proof], findings: [String]? = nil, style: ProofStyle = ProofStyle()
  ) {
    self.title = title
    self.previewID = previewID
    self.proofs = proofs
    self.findings = findings
    self.style = style
  }

  /// Smallest window first; equal ones by device, orientation, text size and the rest of the scenario.
  var ordered: [Proof] {
    func area(_ proof: Proof) -> Double { proof.scenario.window.width * proof.scenario.window.height }
    return proofs.enumerated().sorted { a, b in
      let (one, other) = (a.element.scenario, b.element.scenario)
      let areas = (area(a.element), area(b.element))
      if areas.0 != areas.1 { return areas.0 < areas.1 }
      if one.window.width != other.window.width { return one.window.width < other.window.width }
      if one.textSize != other.textSize { return one.textSize < other.textSize }
      let summaries = (one.summary, other.summary)
      return summaries.0 == summaries.1 ? a.offset < b.offset : summaries.0 < summaries.1
    }.map(\.element)
  }
}

/// The page that leads to the pages of several previews.
public struct ProofIndex: Sendable {
  public struct Entry: Sendable {
    public var title: String
    public var previewID: String
    /// The page's file, relative to the index.
    public var file: String
    public var proofCount: Int
    /// nil when there was no audit.
    public var findingCount: Int?
    /// Drawn small beside the name.
    public var thumbnail: Proof?

    public init(
      title: String, previewID: String, file: String, proofCount: Int, findingCount: Int? = nil,
      thumbnail: Proof? = nil
    ) {
      self.title = title
      self.previewID = previewID
      self.file = file
      self.proofCount = proofCount
      self.findingCount = findingCount
      self.thumbnail = thumbnail
    }
  }

  public var title: String
  public var entries: [Entry]
  /// What could not be proofed, a line each.
  public var failures: [String]

  public init(title: String, entries: [Entry], failures: [String] = []) {
    self.title = title
    self.entries = entries
    self.failures = failures
  }
}
