/// A scenario option of the command line: what its help, its completion and its parser need.
public struct ScenarioOption: Sendable, Hashable {
  /// Without the dashes.
  public let name: String
  /// What stands for the value in help; nil for a flag.
  public let placeholder: String?
  public let help: String
  /// The words it takes, for completion and messages; empty when it takes others.
  public let values: [String]

  /// Every scenario option, in the order of the help.
  public static let all: [ScenarioOption] = [
    .init("on", "NAME,…", "devices, groups (phones, pads, watches, macs, tvs, visions) or devices of a file of yours"),
    .init("set", "quick|all|FILE", "a set of scenarios (default quick)", ["quick", "all"]),
    .init("os", "VERSION,…", "system version, any the device ran (default the newest it runs)"),
    .init("sdk", "VERSION,…", "SDK the app counts as built with (default the newest)"),
    .init("orientation", "NAME,…", "how the device is held", Orientation.allCases.map(\.rawValue)),
    .init(
      "window", "MODE|WxH,…", "window on a pad or a Mac; tiles and range stand for many",
      WindowMode.Name.allCases.map(\.rawValue) + WindowGroup.allCases.map(\.rawValue)),
    .init("external", nil, "on an external display"),
    .init("text-size", "SIZE,…", "Dynamic Type size", TextSize.allCases.map(\.rawValue)),
    .init("locale", "LOCALE,…", "language and region, such as en, ar, de_CH"),
    .init("pseudo", "KIND,…", "text that shows faults of localisation", PseudoLanguage.allCases.map(\.rawValue)),
    .init("appearance", "NAME,…", "light or dark", Appearance.allCases.map(\.rawValue)),
    .init("contrast", "NAME,…", "standard or increased", ["standard", "increased"]),
    .init("bold-text", nil, "bold text"),
    .init("reduce", "NAME,…", "reduce motion, transparency", ["motion", "transparency"]),
    .init("gamut", "NAME,…", "colors of the display", Gamut.allCases.map(\.rawValue)),
    .init("keyboard", "STATE,…", "what the on-screen keyboard does", KeyboardState.allCases.map(\.rawValue)),
    .init("status-bar", "STATE,…", "what the status bar does", StatusBarState.allCases.map(\.rawValue)),
    .init("display-zoom", nil, "Display Zoom set to larger text"),
    .init("time-zone", "NAME", "time zone (default UTC)"),
  ]

  private init(_ name: String, _ placeholder: String?, _ help: String, _ values: [String] = []) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.values = values
  }
}
