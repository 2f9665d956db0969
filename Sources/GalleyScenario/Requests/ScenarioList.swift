/// The scenarios a request comes to, in their order, and what to tell the user about how they were chosen.
public struct ScenarioList: Sendable, Hashable {
  public var scenarios: [ResolvedScenario]
  /// Which device a short name was taken as, and what was left out, one sentence each.
  public var notes: [String]

  public init(scenarios: [ResolvedScenario], notes: [String] = []) {
    self.scenarios = scenarios
    self.notes = notes
  }

  /// The platforms that are needed, in the order they are first met.
  public var platforms: [Platform] {
    var seen: [Platform] = []
    for scenario in scenarios where !seen.contains(scenario.platform) { seen.append(scenario.platform) }
    return seen
  }

  /// Scenarios that lay out alike, as lists of places in `scenarios`; the first of each stands for the others.
  public var groups: [[Int]] {
    var places: [ResolvedScenario: Int] = [:]
    var groups: [[Int]] = []
    for (index, scenario) in scenarios.enumerated() {
      let key = scenario.layoutIdentity
      if let group = places[key] {
        groups[group].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}
