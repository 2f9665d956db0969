import GalleyCatalog
import GalleyGeometry

/// How the size classes of a window are known.
struct ClassBasis {
  let resolver: ScenarioResolver
  let scenario: ResolvedScenario

  /// A sentence: what the classes follow from, and how sure that is.
  ///
  /// Throws what the catalog throws.
  func text() throws(CatalogError) -> String {
    let facts = resolver.systems.facts
    switch scenario.idiom {
    case .mac, .watch, .tv, .vision:
      let fact = facts["idiomSizeClasses.\(scenario.idiom.rawValue)"]
      return "the same for every window there: \(fact.map(known) ?? "unknown")"
    case .phone, .pad: break
    }
    let isWhole = scenario.idiom == .pad && scenario.window == scenario.screen
    if scenario.windowMode == WindowMode.Name.full.rawValue || isWhole {
      let name = "sizeClasses.\(scenario.orientation.isLandscape ? "landscape" : "portrait")"
      return "as tabled for the whole screen: \(try deviceFact(name).map(known) ?? "unknown")"
    }
    if scenario.idiom == .phone {
      return "of a phone app's window of any size: \(facts["phoneWindows.sizeClasses"].map(known) ?? "unknown")"
    }
    if let row = tableRow() { return "as tabled for that part of the screen: \(known(row))" }
    return try byWidth(facts)
  }

  private func known<Value>(_ fact: Fact<Value>) -> String {
    let basis = fact.basis
    if fact.value == nil, let formula = fact.assumedFormula { return "assumed: \(formula)" }
    let formula = fact.formula.map { "; \($0)" } ?? ""
    return basis + formula
  }

  private func deviceFact(_ name: String) throws(CatalogError) -> Fact<JSONValue>? {
    if let own = resolver.custom[scenario.device] { return own.device.facts[name] }
    let match = try resolver.catalog.lookup(scenario.device)
    let facts = try resolver.catalog.device(match.entry.id).facts
    return facts[match.display.map { "displays.\($0).\(name)" } ?? name]
  }

  /// The row of the multitasking table that the window is; nil for a window of another size.
  private func tableRow() -> Fact<SizeClasses>? {
    guard let name = WindowMode.Name(rawValue: scenario.windowMode),
      scenario.os < resolver.systems.windowRules.tilesFirst || name == .slideOver,
      let screen = try? resolver.model(scenario.device).multitaskingScreen
    else { return nil }
    let row = ScenarioResolver.rows[name]?.0 ?? name.rawValue
    return resolver.multitasking.window(
      screen: screen, landscape: scenario.orientation.isLandscape, mode: row)?.sizeClasses
  }

  private func byWidth(_ facts: FactTable) throws(CatalogError) -> String {
    let width = scenario.window.width
    if let known = facts.fact("sizeClasses.largestCompact", as: Double.self), let most = known.value, width <= most {
      return "by the width: compact up to \(ScenarioNumber.text(most)); \(known.basis)"
    }
    if let known = facts.fact("sizeClasses.smallestRegular", as: Double.self), let least = known.value, width >= least {
      return "by the width: regular from \(ScenarioNumber.text(least)); \(known.basis)"
    }
    let formula = facts["sizeClasses.switch"]?.assumedFormula ?? ""
    return "by the width, where the switch is not known; assumed: \(formula)"
  }
}
