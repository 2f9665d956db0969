import GalleyScreen

/// One rule broken at one node, with every scenario that shows it.
public struct Finding: Sendable {
  /// A scenario that shows the finding.
  public struct Showing: Sendable, Hashable {
    /// The scenario in words: `iphone-16-pro portrait 402x874 os=26 text=large locale=en`.
    public var scenario: String
    /// What differs from the plainest scenario of its device, as `text=accessibility3`; empty when nothing does.
    public var changes: [String]
    public var severity: Severity
    public var measurement: Measurement
  }

  public var rule: String
  /// The worst of all scenarios.
  public var severity: Severity
  public var previewID: String
  public var preview: String
  /// The node's path as geometry JSON has it; nil for nodes deeper than any path.
  public var path: String?
  /// The node in words: `Button #close "Close"`.
  public var node: String
  /// The second node of a pair.
  public var otherPath: String?
  public var other: String?
  public var source: SourcePlace?
  /// In the first scenario.
  public var measurement: Measurement
  /// What is wrong there, as a sentence without its full stop, to stand behind the node's name.
  public var message: String
  public var advice: String
  /// What only all scenarios together tell.
  public var summary: String?
  /// Where the limit is published.
  public var sources: [RuleFacts.Source]
  /// The scenarios that show it: worst severity first, then fewest changes, then in the order asked for.
  public var showings: [Showing]
  /// How many more nodes of the same kind break the rule in the same way, in the same scenarios.
  public var alike: Int
}

/// A rule that could not judge a screen or one of its nodes.
public struct NotMeasured: Sendable, Hashable {
  public var rule: String
  public var previewID: String
  /// The node's path; nil when the whole screen could not be judged.
  public var path: String?
  public var reason: String
  /// The scenarios in which it could not, in words.
  public var scenarios: [String]
}
