import GalleyScreen

/// Makes findings of one rule's observations of one preview: the same node in many scenarios is one finding.
struct FindingMerger {
  let rule: any AuditRule
  let facts: RuleFacts
  let input: AuditInput
  let distance: ScenarioDistance

  /// - Parameter observations: what the rule saw, with the place of the screen in the input's list.
  func findings(of observations: [(screen: Int, observation: Observation)]) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [(screen: Int, observation: Observation)]] = [:]
    for seen in observations {
      let key = Key(seen.observation, in: input.screens[seen.screen].index)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(seen)
    }
    return joiningAlike(order.compactMap { key in groups[key].flatMap(finding) })
  }

  /// A node over all screens: by its path, and where there is none by its type and place in the source.
  private struct Key: Hashable {
    var path: String?
    var otherPath: String?
    var type: String
    var source: SourcePlace?

    init(_ observation: Observation, in index: ScreenIndex) {
      let entry = index.entries[observation.node]
      path = entry.path
      otherPath = observation.other.flatMap { index.entries[$0].path }
      type = entry.node.type
      source = entry.path == nil ? entry.node.source : nil
    }
  }

  private func finding(of group: [(screen: Int, observation: Observation)]) -> Finding? {
    let ranked = group.map { seen in
      (seen, changes: distance.changes(of: input.screens[seen.screen].scenario))
    }.sorted { a, b in
      if a.0.observation.severity != b.0.observation.severity {
        return a.0.observation.severity > b.0.observation.severity
      }
      return (a.changes.count, a.0.screen) < (b.changes.count, b.0.screen)
    }
    guard let lead = ranked.first?.0 else { return nil }
    let index = input.screens[lead.screen].index
    let observation = lead.observation
    return Finding(
      rule: rule.id, severity: observation.severity, previewID: input.previewID, preview: input.preview,
      path: index.entries[observation.node].path, node: index.name(of: observation.node),
      otherPath: observation.other.flatMap { index.entries[$0].path }, other: observation.other.map(index.name),
      source: source(of: observation.node, in: index), measurement: observation.measurement,
      message: observation.message, advice: observation.advice,
      summary: rule.summary(of: ranked.map(\.0.observation), on: ranked.map { input.screens[$0.0.screen] }),
      sources: observation.sources.compactMap { facts.sources[$0] },
      showings: ranked.map { seen, changes in
        Finding.Showing(
          scenario: input.screens[seen.screen].scenario.summary, changes: changes, severity: seen.observation.severity,
          measurement: seen.observation.measurement)
      }, alike: 0)
  }

  /// The node's own place in the source, else that of the nearest ancestor that has one.
  private func source(of entry: Int, in index: ScreenIndex) -> SourcePlace? {
    index.node(entry).source ?? index.ancestors(of: entry).lazy.compactMap { index.node($0).source }.first
  }

  /// The cells of a grid break a rule together: one finding that counts the others says it better than forty.
  private func joiningAlike(_ findings: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    var places: [Likeness: Int] = [:]
    for finding in findings {
      let likeness = Likeness(finding)
      if finding.path != nil, let place = places[likeness] {
        joined[place].alike += 1
      } else {
        places[likeness] = joined.count
        joined.append(finding)
      }
    }
    return joined
  }

  /// What nodes have in common that break a rule in the same way: their kind of place, and the measure to a point.
  private struct Likeness: Hashable {
    struct Part: Hashable {
      var scenario: String
      var severity: Severity
      var subject: String
      var value: Double
    }

    var shape: String?
    var parts: [Part]

    init(_ finding: Finding) {
      shape = finding.path.map(Self.shape)
      parts = finding.showings.map { showing in
        Part(
          scenario: showing.scenario, severity: showing.severity, subject: showing.measurement.subject,
          value: showing.measurement.value.rounded())
      }
    }

    /// The path without the places among siblings: `VStack/Text[2]` is `VStack/Text`.
    private static func shape(of path: String) -> String {
      path.split(separator: "/", omittingEmptySubsequences: false).map { step in
        guard step.hasSuffix("]"), let bracket = step.lastIndex(of: "["),
          step[step.index(after: bracket)...].dropLast().allSatisfy(\.isNumber)
        else { return String(step) }
        return String(step[..<bracket])
      }.joined(separator: "/")
    }
  }
}
