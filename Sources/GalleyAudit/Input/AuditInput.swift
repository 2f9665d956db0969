import GalleyScenario
import GalleyScreen

/// One preview with the screens it gave: what a rule may read.
public struct AuditInput: Sendable {
  /// The preview's identity, `file:line` or `file:line#n`.
  public var previewID: String
  /// The name to show; the identity when the source gives none.
  public var preview: String
  /// In the order of the scenarios asked for.
  public var screens: [AuditedScreen]
  /// Scenarios that gave no screen.
  public var failures: [FailedScenario]

  public init(
    previewID: String, preview: String? = nil, screens: [AuditedScreen], failures: [FailedScenario] = []
  ) {
    self.previewID = previewID
    self.preview = preview ?? previewID
    self.screens = screens
    self.failures = failures
  }
}

/// A screen, the scenario that gave it, and its nodes laid out for reading.
public struct AuditedScreen: Sendable {
  public let scenario: ResolvedScenario
  public let screen: Screen
  public let index: ScreenIndex

  public init(scenario: ResolvedScenario, screen: Screen) {
    var met = scenario
    if screen.system.hidesStatusBar { met.takeHiddenStatusBar() }
    self.scenario = met
    self.screen = screen
    index = ScreenIndex(screen)
  }

  /// The facts that this screen rests on and that no source states: the window's own, and those that its layout used.
  ///
  /// A scenario carries the numbers of every bar and control; only those that a screen names were needed for it.
  public var assumed: Set<String> {
    scenario.assumed.filter { scenario.metrics[$0] == nil }.union(screen.assumed)
  }

  /// Whether the screen fills a window of a device; a preview of its own size is a part of a screen, and what is said of
  /// margins, edges and corners does not concern it.
  public var isWholeWindow: Bool {
    guard screen.size == scenario.window else { return false }
    // A fixed size takes display and safe area from the scenario with the window.
    let isFixedSize = scenario.windowMode == scenario.window.text && scenario.display == DisplayShape()
    return !isFixedSize || scenario.idiom == .mac
  }

  /// Two frames' edges closer than this are on the same pixel.
  public var pixel: Double { screen.scale > 0 ? 1 / screen.scale : 1 }
}

/// A scenario in which the preview could not be laid out.
public struct FailedScenario: Sendable {
  public var scenario: ResolvedScenario
  /// Half a sentence: `the preview crashed`.
  public var reason: String

  public init(scenario: ResolvedScenario, reason: String) {
    self.scenario = scenario
    self.reason = reason
  }
}
