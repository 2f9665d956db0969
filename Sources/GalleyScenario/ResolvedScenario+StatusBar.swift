extension ResolvedScenario {
  /// The same scenario while its content hides the status bar. Where nobody knows what that does to the safe area, it stays
  /// as it is.
  public func hidingStatusBar() -> ResolvedScenario {
    guard !statusBarHidden else { return self }
    var scenario = self
    scenario.statusBarHidden = true
    scenario.inCall = false
    scenario.display.statusBarHeight = 0
    if let known = safeAreaWithoutStatusBar {
      scenario.safeArea = known.insets
      if known.isAssumed { scenario.assumed.insert("safeArea") }
      if known.insets.top == 0 { scenario.safeAreaReasons.removeAll { $0.hasPrefix("top ") } }
    }
    scenario.safeAreaWithoutStatusBar = nil
    return scenario
  }

  /// Takes what hiding the status bar changes of the window, and stays the scenario that was asked for by name.
  public mutating func takeHiddenStatusBar() {
    let hidden = hidingStatusBar()
    safeArea = hidden.safeArea
    safeAreaReasons = hidden.safeAreaReasons
    display.statusBarHeight = 0
    assumed = hidden.assumed
  }
}
