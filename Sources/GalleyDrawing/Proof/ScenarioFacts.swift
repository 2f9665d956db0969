import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// What is said beside a proof: how the screen was met and what follows from it.
struct ScenarioFacts {
  struct Fact: Equatable {
    var name: String
    var value: String
    /// Away from what is usual, so that a reader's eye should find it.
    var isUnusual = false
  }

  let scenario: ResolvedScenario
  /// What there is of the screen; nil for a window without one.
  let screen: Screen?

  init(_ proof: Proof) {
    scenario = proof.scenario
    screen = proof.screen
  }

  init(_ scenario: ResolvedScenario) {
    self.scenario = scenario
    screen = nil
  }

  /// The device and how it is held.
  var headline: String {
    var words = scenario.deviceName
    switch scenario.idiom {
    case .phone, .pad: words += ", \(scenario.orientation.rawValue)"
    default: break
    }
    return scenario.windowMode == "full" ? words : words + ", \(scenario.windowMode)"
  }

  /// In a fixed order; what is as always is left out.
  var facts: [Fact] {
    var facts = [
      Fact(name: "Window", value: "\(number(scenario.window.width)) × \(number(scenario.window.height))"),
      Fact(name: "Classes", value: "\(scenario.horizontal.rawValue) × \(scenario.vertical.rawValue)"),
      Fact(name: "System", value: "\(scenario.platform.rawValue) \(scenario.os.text)"),
      Fact(name: "Scale", value: "@\(number(scenario.scale))x"),
      Fact(name: "Text", value: scenario.textSize.rawValue, isUnusual: scenario.textSize != .large),
      Fact(
        name: "Locale", value: scenario.locale + (scenario.direction == .rightToLeft ? ", right to left" : ""),
        isUnusual: scenario.locale != "en" || scenario.direction == .rightToLeft),
    ]
    let traits = scenario.changedTraits.filter { !$0.hasPrefix("window=") && !$0.hasPrefix("direction=") }
    if !traits.isEmpty { facts.append(Fact(name: "Traits", value: traits.joined(separator: ", "), isUnusual: true)) }
    facts.append(Fact(name: "Safe area", value: insets(scenario.safeArea)))
    if let screen, screen.safeArea != scenario.safeArea {
      facts.append(Fact(name: "… with bars", value: insets(screen.safeArea)))
    }
    facts.append(Fact(name: "Margin", value: number(scenario.layoutMargin)))
    if let readable = scenario.readableWidth { facts.append(Fact(name: "Readable", value: number(readable))) }
    if let screen, !screen.assumed.isEmpty {
      facts.append(Fact(name: "Assumed", value: screen.assumed.joined(separator: ", ")))
    }
    return facts
  }

  /// Size, scale and classes in one line.
  var numbers: String {
    "\(number(scenario.window.width)) × \(number(scenario.window.height)) @\(number(scenario.scale))x · "
      + "\(scenario.horizontal.rawValue) × \(scenario.vertical.rawValue) · \(scenario.platform.rawValue) \(scenario.os.text)"
  }

  private func number(_ value: Double) -> String { DecimalText.text(value) }

  /// Top, leading to trailing as they lie, bottom.
  private func insets(_ insets: Insets) -> String {
    "\(number(insets.top)) top, \(number(insets.bottom)) bottom"
      + (insets.left != 0 || insets.right != 0 ? ", \(number(insets.left)) left, \(number(insets.right)) right" : "")
  }
}
