import GalleyScenario

/// Runs rules over the screens of previews.
public struct Audit: Sendable {
  let book: RuleBook
  let rules: [any AuditRule]
  let configuration: AuditConfiguration

  /// - Parameters:
  ///   - book: the rules' facts.
  ///   - chosen: the ids of the rules to run; nil for all that are not off by default or by configuration.
  /// - Throws: for a rule that does not exist, or that the catalog has no facts for.
  public init(
    book: RuleBook, configuration: AuditConfiguration = AuditConfiguration(), only chosen: [String]? = nil
  ) throws(AuditError) {
    try self.init(book: book, configuration: configuration, rules: AuditRules.all, only: chosen)
  }

  init(
    book: RuleBook, configuration: AuditConfiguration, rules: [any AuditRule], only chosen: [String]?
  ) throws(AuditError) {
    let known = rules.map(\.id)
    for id in (chosen ?? []) + configuration.rules.keys.sorted() where !known.contains(id) {
      throw .unknownRule(id, known: known)
    }
    var running: [any AuditRule] = []
    for rule in rules {
      let facts = try configuration.applied(to: book.facts(of: rule.id))
      let isOn = chosen?.contains(rule.id) ?? configuration.isOn(facts)
      if isOn { running.append(rule) }
    }
    self.book = book
    self.rules = running
    self.configuration = configuration
  }

  /// Judges every preview by every rule.
  public func report(on inputs: [AuditInput], suppressions: [Suppression] = []) throws(AuditError) -> AuditReport {
    var report = AuditReport(
      rules: rules.map(\.id), previewCount: inputs.count, screenCount: inputs.reduce(0) { $0 + $1.screens.count })
    var findings: [Finding] = []
    for rule in rules {
      let facts = try configuration.applied(to: book.facts(of: rule.id))
      for input in inputs {
        let judged = judge(input, by: rule, facts: facts)
        findings += judged.findings
        report.notMeasured += judged.notMeasured
      }
    }
    let place = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // A stable order: within a rule and a preview findings stand as the tree does.
    let sorted = findings.enumerated().sorted { a, b in
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      return (place[a.element.rule] ?? 0, a.offset) < (place[b.element.rule] ?? 0, b.offset)
    }.map(\.element)
    let kept = configuration.filter(sorted, suppressions: suppressions)
    report.findings = kept.findings
    report.suppressedCount = sorted.count - kept.findings.count
    report.unusedSuppressions = kept.unused
    return report
  }

  private func judge(
    _ input: AuditInput, by rule: any AuditRule, facts: RuleFacts
  ) -> (findings: [Finding], notMeasured: [NotMeasured]) {
    var notes = NotMeasuredCollector(rule: rule.id, previewID: input.previewID)
    var places: [Int] = []
    for (place, screen) in input.screens.enumerated() where facts.appliesTo(screen.scenario.idiom) {
      if let fact = facts.missingFact(among: screen.assumed) {
        notes.add(path: nil, reason: "no source states \(fact)", in: screen.scenario)
      } else {
        places.append(place)
      }
    }
    for failure in input.failures where facts.appliesTo(failure.scenario.idiom) {
      notes.add(path: nil, reason: failure.reason, in: failure.scenario)
    }
    var observations: [(screen: Int, observation: Observation)] = []
    let verdicts = rule.examine(places.map { input.screens[$0] }, facts: facts)
    for (place, verdicts) in zip(places, verdicts) {
      for verdict in verdicts {
        switch verdict {
        case .broken(let observation): observations.append((place, observation))
        case .notMeasured(let node, let reason):
          let screen = input.screens[place]
          notes.add(path: node.flatMap { screen.index.entries[$0].path }, reason: reason, in: screen.scenario)
        }
      }
    }
    let merger = FindingMerger(
      rule: rule, facts: facts, input: input, distance: ScenarioDistance(input.screens.map(\.scenario)))
    return (merger.findings(of: observations), notes.collected)
  }
}

/// Joins what could not be measured for one reason in several scenarios.
private struct NotMeasuredCollector {
  let rule: String
  let previewID: String
  private(set) var collected: [NotMeasured] = []

  init(rule: String, previewID: String) {
    self.rule = rule
    self.previewID = previewID
  }

  mutating func add(path: String?, reason: String, in scenario: ResolvedScenario) {
    if let place = collected.firstIndex(where: { $0.path == path && $0.reason == reason }) {
      collected[place].scenarios.append(scenario.summary)
    } else {
      collected.append(
        NotMeasured(rule: rule, previewID: previewID, path: path, reason: reason, scenarios: [scenario.summary]))
    }
  }
}
