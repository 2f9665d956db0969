import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Makes sheets of empty windows with everything a designer draws within: to scale, one point of the sheet a point of
/// the window, in layers that a designer's tool shows by name.
///
/// The layers, back to front, are `device`, `display`, `housing`, `home-indicator`, `grid-8`, `columns-2` and so on,
/// `margins`, `readable-width`, `safe-area`, `labels`. Not for two threads at once.
public final class TemplateDrawing {
  private let labels = LabelSetter()

  /// A window and the column grids that it is ruled with.
  public struct Window: Sendable {
    public var scenario: ResolvedScenario
    public var grids: [ColumnGrid]

    public init(scenario: ResolvedScenario, grids: [ColumnGrid]) {
      self.scenario = scenario
      self.grids = grids
    }

    /// With the grids that are usual for its width: two and four columns in compact width, eight and twelve in regular.
    public init(scenario: ResolvedScenario) {
      let counts = scenario.horizontal == .compact ? [2, 4] : [8, 12]
      self.init(scenario: scenario, grids: ColumnGrid.within(scenario, counts: counts))
    }
  }

  /// Rows of windows are about this wide, in points; a wider window has a row of its own.
  static let rowWidth = 3000.0
  static let gap = 64.0
  private static let labelHeight = 44.0

  public init() {}

  /// A sheet of windows in the given order, in rows.
  ///
  /// - Parameter shown: the layers that show at first; nil for all but the 8-point grid and the grids of columns.
  public func sheet(_ windows: [Window], title: String, shown: Set<String>? = nil) -> DrawingSheet {
    var places: [(window: Window, origin: Point)] = []
    var row = Rect(x: 0, y: 0, width: 0, height: 0)
    var extent = Size.zero
    for window in windows {
      let cell = cell(of: window.scenario)
      if row.width > 0, row.width + cell.width > Self.rowWidth {
        row = Rect(x: 0, y: row.maxY + Self.gap, width: 0, height: 0)
      }
      let margin = DeviceArt(scenario: window.scenario).margin
      places.append((window, Point(x: row.width + margin, y: row.minY + Self.labelHeight + margin)))
      extent = Size(
        width: max(extent.width, row.width + cell.width), height: max(extent.height, row.minY + cell.height))
      row.size = Size(width: row.width + cell.width + Self.gap, height: max(row.height, cell.height))
    }
    let layers = Self.order(windows).compactMap { id -> DrawingSheet.Layer? in
      let commands = places.flatMap { place -> [DrawingCommand] in
        let own = self.commands(id, place.window)
        return own.isEmpty ? [] : [.save, .transform(.translation(place.origin.x, place.origin.y))] + own + [.restore]
      }
      let isShown = shown?.contains(id) ?? !(id == Overlay.grid8.rawValue || id.hasPrefix("columns-"))
      return commands.isEmpty ? nil : DrawingSheet.Layer(id: id, isShown: isShown, commands: commands)
    }
    let paper = Rect(origin: .zero, size: extent).inset(by: Insets(all: -Self.gap / 2))
    return DrawingSheet(title: title, bounds: paper, layers: layers)
  }

  private func cell(of scenario: ResolvedScenario) -> Size {
    let margin = DeviceArt(scenario: scenario).margin
    return Size(
      width: max(scenario.window.width + 2 * margin, 220),
      height: scenario.window.height + 2 * margin + Self.labelHeight)
  }

  private static func order(_ windows: [Window]) -> [String] {
    let counts = Set(windows.flatMap { $0.grids.map(\.count) }).sorted()
    return ["device", "display", "housing", "home-indicator", Overlay.grid8.rawValue]
      + counts.map { "columns-\($0)" } + [
        Overlay.margins.rawValue, "readable-width", Overlay.safeArea.rawValue, "labels",
      ]
  }

  // MARK: Layers

  private func commands(_ id: String, _ window: Window) -> [DrawingCommand] {
    // Templates are white paper, whatever the scenario's appearance.
    var scenario = window.scenario
    scenario.appearance = .light
    let art = DeviceArt(scenario: scenario)
    let empty = Screen(
      size: scenario.window, scale: scenario.scale, root: ScreenNode(type: "", frame: .zero, exact: .zero),
      safeArea: scenario.safeArea, metrics: "")
    let guides = OverlayDrawing(screen: empty, scenario: scenario, labels: labels)
    let drawn: [DrawingCommand]
    switch id {
    case "device": return art.frame()
    case "display":
      return [.fill(art.outline, .color(.white), evenOdd: false)] + art.windowEdge()
    case "labels": return captions(scenario) + dimensions(scenario)
    case "housing": drawn = art.housing()
    case "home-indicator": drawn = art.homeIndicator()
    case Overlay.grid8.rawValue: drawn = guides.commands(.grid8)
    case Overlay.margins.rawValue: drawn = guides.margins()
    case Overlay.safeArea.rawValue: drawn = guides.safeArea()
    case "readable-width": drawn = guides.readableWidth()
    default:
      guard let grid = window.grids.first(where: { "columns-\($0.count)" == id }) else { return [] }
      drawn = columns(grid, scenario)
    }
    return drawn.isEmpty ? [] : [.save, .clip(art.outline, evenOdd: false)] + drawn + [.restore]
  }

  private func columns(_ grid: ColumnGrid, _ scenario: ResolvedScenario) -> [DrawingCommand] {
    grid.columns(height: scenario.window.height).flatMap { column -> [DrawingCommand] in
      [
        .fill(DrawingPath(column), .color(GuidePalette.column.withAlpha(0.12)), evenOdd: false),
        .stroke(DrawingPath(column), .color(GuidePalette.column.withAlpha(0.5)), StrokeForm(width: 0.5)),
      ]
    }
  }

  /// The name, and the numbers in a line, over the window.
  private func captions(_ scenario: ResolvedScenario) -> [DrawingCommand] {
    let facts = ScenarioFacts(scenario)
    let top = -DeviceArt(scenario: scenario).margin
    let left = top
    let name = labels.label(
      facts.headline, size: 15, weight: 600, color: GuidePalette.ink, at: Point(x: left, y: top - 25))
    let numbers = labels.label(
      facts.numbers, size: 10, color: GuidePalette.quiet, at: Point(x: left, y: top - 10))
    return name.commands + numbers.commands
  }

  /// The numbers of the insets, in them.
  private func dimensions(_ scenario: ResolvedScenario) -> [DrawingCommand] {
    let window = Rect(origin: .zero, size: scenario.window)
    let safe = window.inset(by: scenario.safeArea)
    var commands: [DrawingCommand] = []
    func add(_ value: Double, _ color: RGBA, _ x: Double, _ y: Double) {
      guard value > 0 else { return }
      commands +=
        labels.label(
          DecimalText.text(value), size: 9, weight: 500, color: color, at: Point(x: x, y: y + 3), anchor: .center
        ).commands
    }
    let column = window.minX + window.width * 0.25
    let row = window.minY + window.height * 0.25
    add(scenario.safeArea.top, GuidePalette.safeArea, column, safe.minY / 2)
    add(scenario.safeArea.bottom, GuidePalette.safeArea, column, (safe.maxY + window.maxY) / 2)
    add(scenario.safeArea.left, GuidePalette.safeArea, safe.minX / 2, row)
    add(scenario.safeArea.right, GuidePalette.safeArea, (safe.maxX + window.maxX) / 2, row)
    let content = scenario.contentColumn
    add(scenario.layoutMargin, GuidePalette.margin, (safe.minX + content.minX) / 2, window.midY)
    add(scenario.layoutMargin, GuidePalette.margin, (safe.maxX + content.maxX) / 2, window.midY)
    if let readable = scenario.readableWidth, readable < content.width {
      add(readable, GuidePalette.readable, content.midX, window.midY)
    }
    return commands
  }
}
