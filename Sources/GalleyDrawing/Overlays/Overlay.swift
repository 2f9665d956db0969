import GalleyScreen

/// What can be drawn over a screen, by the identifier of its layer.
public enum Overlay: String, Sendable, Hashable, CaseIterable {
  case safeArea = "safe-area"
  case margins
  case grid8 = "grid-8"
  case grid4 = "grid-4"
  case baselines
  case nodes

  /// As a switch is labelled.
  public var title: String {
    switch self {
    case .safeArea: "Safe area"
    case .margins: "Margins"
    case .grid8: "8-pt grid"
    case .grid4: "4-pt grid"
    case .baselines: "Baselines"
    case .nodes: "Nodes"
    }
  }
}

extension Overlay {
  /// The colour that a switch for it shows.
  var color: RGBA {
    switch self {
    case .safeArea: GuidePalette.safeArea
    case .margins: GuidePalette.margin
    case .grid8, .grid4: GuidePalette.grid
    case .baselines: GuidePalette.baseline
    case .nodes: GuidePalette.container
    }
  }
}
