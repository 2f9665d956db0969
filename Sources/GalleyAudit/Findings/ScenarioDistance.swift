import GalleyScenario

/// How far a scenario is from the plainest one of its device.
struct ScenarioDistance {
  /// The newest system that each device was asked for with.
  private let newest: [String: OSVersion]

  init(_ scenarios: [ResolvedScenario]) {
    newest = Dictionary(scenarios.map { ($0.device, $0.os) }, uniquingKeysWith: { max($0, $1) })
  }

  /// What differs from portrait, full screen, the default text size, English, light, on the newest system: a word each.
  func changes(of scenario: ResolvedScenario) -> [String] {
    var changes: [String] = []
    if scenario.orientation != .portrait, scenario.idiom == .phone || scenario.idiom == .pad {
      changes.append(scenario.orientation.rawValue)
    }
    if let newest = newest[scenario.device], scenario.os != newest { changes.append("os=\(scenario.os.text)") }
    if scenario.textSize != .large { changes.append("text=\(scenario.textSize.rawValue)") }
    if scenario.locale != "en" { changes.append("locale=\(scenario.locale)") }
    // A language brings its direction with it.
    return changes + scenario.changedTraits.filter { scenario.locale == "en" || !$0.hasPrefix("direction=") }
  }
}
