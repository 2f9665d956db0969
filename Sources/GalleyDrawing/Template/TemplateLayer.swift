/// A layer of a template, by the name that a designer's tool shows.
public enum TemplateLayer: Sendable, Hashable {
  case device, display, housing, homeIndicator, keyboard, windowControls
  case grid4, grid8
  /// A grid of so many columns.
  case columns(Int)
  case margins, readableWidth, safeArea, labels

  /// Those that every template has, back to front; grids of columns lie between the point grids and the margins.
  private static let ground: [TemplateLayer] = [
    .device, .display, .keyboard, .windowControls, .housing, .homeIndicator, .grid4, .grid8,
  ]
  private static let guides: [TemplateLayer] = [.margins, .readableWidth, .safeArea, .labels]

  /// Every layer of a template with grids of these counts, back to front.
  public static func order(columns counts: [Int]) -> [TemplateLayer] {
    ground + counts.map(TemplateLayer.columns) + guides
  }

  /// As the layer is called: `safe-area`, `columns-8`.
  public var id: String {
    switch self {
    case .device: "device"
    case .display: "display"
    case .housing: "housing"
    case .homeIndicator: "home-indicator"
    case .keyboard: "keyboard"
    case .windowControls: "window-controls"
    case .grid4: Overlay.grid4.rawValue
    case .grid8: Overlay.grid8.rawValue
    case .columns(let count): "columns-\(count)"
    case .margins: Overlay.margins.rawValue
    case .readableWidth: "readable-width"
    case .safeArea: Overlay.safeArea.rawValue
    case .labels: "labels"
    }
  }

  /// From its name; nil for a name that no layer has.
  public init?(id: String) {
    if id.hasPrefix("columns-"), let count = Int(id.dropFirst("columns-".count)), count > 0 {
      self = .columns(count)
    } else if let layer = (Self.ground + Self.guides).first(where: { $0.id == id }) {
      self = layer
    } else {
      return nil
    }
  }

  /// The names there are; `columns-N` stands for every grid of columns.
  public static var names: [String] { ground.map(\.id) + ["columns-N"] + guides.map(\.id) }

  /// Grids lie in the file and are switched on when they are needed.
  public var isShownAtFirst: Bool {
    switch self {
    case .grid4, .grid8, .columns: false
    default: true
    }
  }
}
