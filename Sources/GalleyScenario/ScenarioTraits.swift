import GalleyCatalog

/// One way a screen is to be met on one device: what ``ScenarioResolver/resolve(_:on:)`` takes.
public struct ScenarioTraits: Sendable, Hashable {
  public var orientation: Orientation = .portrait
  public var window: WindowMode = .full
  /// nil for the newest that the device runs.
  public var os: OSVersion?
  /// nil for the newest.
  public var sdk: OSVersion?
  /// nil for what the device has out of the box: `large`, and by the case on a watch.
  public var textSize: TextSize?
  public var locale: String = "en"
  public var timeZone: String = "UTC"
  public var pseudo: PseudoLanguage?
  public var appearance: Appearance = .light
  public var increasedContrast = false
  public var boldText = false
  public var reduceMotion = false
  public var reduceTransparency = false
  /// nil for the display's own.
  public var gamut: Gamut?
  public var keyboard: KeyboardState = .hidden
  public var statusBar: StatusBarState = .shown
  public var displayZoom = false
  public var external = false

  public init() {}
}
