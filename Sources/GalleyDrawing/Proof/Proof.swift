import GalleyScenario
import GalleyScreen

/// A screen to be drawn, with what is said beside it.
public struct Proof: Sendable {
  /// `file:line`, with `#n` for a member of a group.
  public var previewID: String
  /// The display name; nil for a preview that goes by its identity.
  public var preview: String?
  public var screen: Screen
  public var scenario: ResolvedScenario
  /// What the audit found on this screen, a line each.
  public var findings: [String]

  public init(
    previewID: String, preview: String? = nil, screen: Screen, scenario: ResolvedScenario, findings: [String] = []
  ) {
    self.previewID = previewID
    self.preview = preview
    self.screen = screen
    // A preview of the view's own size chose its window while it was laid out.
    var met = screen.size == scenario.window ? scenario : scenario.inBareWindow(screen.size)
    if screen.system.hidesStatusBar { met.takeHiddenStatusBar() }
    self.scenario = met
    self.findings = findings
  }

  /// The name a reader knows the preview by.
  public var name: String { preview ?? previewID }
}

/// What a proof shows besides the screen.
public struct ProofStyle: Sendable, Hashable {
  /// The overlays that are shown; in SVG and HTML the others are there to be switched on.
  public var overlays: Set<Overlay>
  /// The device's frame, sensor housing, home indicator and status bar.
  public var hasDevice: Bool

  public init(overlays: Set<Overlay> = [], hasDevice: Bool = true) {
    self.overlays = overlays
    self.hasDevice = hasDevice
  }
}
