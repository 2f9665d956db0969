import GalleyScenario

extension ScenarioTraits {
  /// The traits that a resolved scenario was made from.
  init(of scenario: ResolvedScenario) {
    self.init()
    orientation = scenario.orientation
    window = WindowMode(name: scenario.windowMode) ?? .full
    os = scenario.os
    sdk = scenario.sdk
    textSize = scenario.textSize
    locale = scenario.locale
    timeZone = scenario.timeZone
    pseudo = scenario.pseudo
    appearance = scenario.appearance
    increasedContrast = scenario.increasedContrast
    boldText = scenario.boldText
    reduceMotion = scenario.reduceMotion
    reduceTransparency = scenario.reduceTransparency
    gamut = scenario.gamut
    keyboard = scenario.keyboard
    statusBar = scenario.statusBarHidden ? .hidden : scenario.inCall ? .inCall : .shown
    displayZoom = scenario.displayZoom
    external = scenario.isExternal
  }
}
