import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Makes sheets of empty windows with everything a designer draws within: to scale, one point of the sheet a point of
/// the window, in layers that a designer's tool shows by name (``TemplateLayer``). Not for two threads at once.
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

    /// With the grids that are usual for it: on a television those of Apple's table; elsewhere two and four columns in
    /// compact width, eight and twelve in regular.
    ///
    /// - Parameters:
    ///   - counts: other numbers of columns; nil for the usual ones.
    ///   - facts: the catalog's platform facts, which have the grids of televisions.
    public init(scenario: ResolvedScenario, columns counts: [Int]? = nil, facts: FactTable? = nil) {
      let usual = scenario.horizontal == .compact ? [2, 4] : [8, 12]
      let tabled = scenario.idiom == .tv ? facts.map { ColumnGrid.television($0, in: scenario) } ?? [] : []
      let wanted = counts ?? (tabled.isEmpty ? usual : tabled.map(\.count))
      let grids = wanted.flatMap { count in
        tabled.first { $0.count == count }.map { [$0] } ?? ColumnGrid.within(scenario, counts: [count])
      }
      self.init(scenario: scenario, grids: grids)
    }
  }

  /// Rows of windows are about this wide, in points; a wider window has a row of its own.
  static let rowWidth = 3000.0
  /// A sheet of several rows is at most this high, in points: a page of a document may have 14,400.
  static let sheetHeight = 14_000.0
  static let gap = 64.0

  public init() {}

  /// A window and where its top left corner is on a sheet.
  private struct Place {
    var window: Window
    var origin: Point
  }

  /// Windows in the given order, in rows, on as few sheets as hold them.
  ///
  /// - Parameter shown: the layers that show at first; nil for those of ``TemplateLayer/isShownAtFirst``.
  public func sheets(_ windows: [Window], title: String, shown: Set<TemplateLayer>? = nil) -> [DrawingSheet] {
    var sheets: [(places: [Place], extent: Size)] = []
    var places: [Place] = []
    var row = Rect(x: 0, y: 0, width: 0, height: 0)
    var extent = Size.zero
    for window in windows {
      let cell = cell(of: window.scenario)
      if row.width > 0, row.width + cell.width > Self.rowWidth {
        row = Rect(x: 0, y: row.maxY + Self.gap, width: 0, height: 0)
      }
      if !places.isEmpty, row.minY + cell.height > Self.sheetHeight {
        sheets.append((places, extent))
        (places, row, extent) = ([], Rect(x: 0, y: 0, width: 0, height: 0), .zero)
      }
      let margin = DeviceArt(scenario: window.scenario).margin
      places.append(
        Place(
          window: window,
          origin: Point(x: row.width + margin, y: row.minY + TemplateCaption.height(window.scenario) + margin)))
      extent = Size(
        width: max(extent.width, row.width + cell.width), height: max(extent.height, row.minY + cell.height))
      row.size = Size(width: row.width + cell.width + Self.gap, height: max(row.height, cell.height))
    }
    if !places.isEmpty { sheets.append((places, extent)) }
    return sheets.enumerated().map { index, sheet in
      let name = sheets.count == 1 ? title : "\(title), \(index + 1) of \(sheets.count)"
      return self.sheet(sheet.places, extent: sheet.extent, title: name, shown: shown)
    }
  }

  private func sheet(
    _ places: [Place], extent: Size, title: String, shown: Set<TemplateLayer>?
  ) -> DrawingSheet {
    let counts = Set(places.flatMap { $0.window.grids.map(\.count) }).sorted()
    let layers = TemplateLayer.order(columns: counts).compactMap { layer -> DrawingSheet.Layer? in
      let commands = places.flatMap { place -> [DrawingCommand] in
        let own = self.commands(layer, place.window)
        return own.isEmpty ? [] : [.save, .transform(.translation(place.origin.x, place.origin.y))] + own + [.restore]
      }
      let isShown = shown?.contains(layer) ?? layer.isShownAtFirst
      return commands.isEmpty ? nil : DrawingSheet.Layer(id: layer.id, isShown: isShown, commands: commands)
    }
    let paper = Rect(origin: .zero, size: extent).inset(by: Insets(all: -Self.gap / 2))
    return DrawingSheet(title: title, bounds: paper, layers: layers)
  }

  /// The room of a window with the device around it and its caption, which may be wider than either.
  private func cell(of scenario: ResolvedScenario) -> Size {
    let margin = DeviceArt(scenario: scenario).margin
    return Size(
      width: max(scenario.window.width + 2 * margin, TemplateCaption(scenario, labels: labels).width),
      height: scenario.window.height + 2 * margin + TemplateCaption.height(scenario))
  }

  // MARK: Layers

  private func commands(_ layer: TemplateLayer, _ window: Window) -> [DrawingCommand] {
    // Templates are white paper, whatever the scenario's appearance.
    var scenario = window.scenario
    scenario.appearance = .light
    let art = DeviceArt(scenario: scenario)
    let empty = Screen(
      size: scenario.window, scale: scenario.scale, root: ScreenNode(type: "", frame: .zero, exact: .zero),
      safeArea: scenario.safeArea, metrics: "")
    let guides = OverlayDrawing(screen: empty, scenario: scenario, labels: labels)
    let drawn: [DrawingCommand]
    switch layer {
    case .device: return art.frame()
    case .display:
      return [.fill(art.outline, .color(.white), evenOdd: false)] + art.windowEdge()
    case .labels: return TemplateCaption(scenario, labels: labels).commands + dimensions(scenario)
    case .keyboard: drawn = SystemOverlayArt(scenario: scenario).keyboard()
    case .windowControls: drawn = SystemOverlayArt(scenario: scenario).windowControls()
    case .housing: drawn = art.housing()
    case .homeIndicator: drawn = art.homeIndicator()
    case .grid8: drawn = guides.commands(.grid8)
    case .grid4: drawn = guides.commands(.grid4)
    case .margins: drawn = guides.margins()
    case .safeArea: drawn = guides.safeArea()
    case .readableWidth: drawn = guides.readableWidth()
    case .columns(let count):
      guard let grid = window.grids.first(where: { $0.count == count }) else { return [] }
      drawn = columns(grid, scenario)
    }
    return drawn.isEmpty ? [] : [.save, .clip(art.outline, evenOdd: false)] + drawn + [.restore]
  }

  /// The columns, and their measures in words near the lower edge of the safe area.
  private func columns(_ grid: ColumnGrid, _ scenario: ResolvedScenario) -> [DrawingCommand] {
    let columns = grid.columns(height: scenario.window.height).flatMap { column -> [DrawingCommand] in
      [
        .fill(DrawingPath(column), .color(GuidePalette.column.withAlpha(0.12)), evenOdd: false),
        .stroke(DrawingPath(column), .color(GuidePalette.column.withAlpha(0.5)), StrokeForm(width: 0.5)),
      ]
    }
    var words = "\(grid.count) × \(DecimalText.text(grid.width)), \(DecimalText.text(grid.spacing)) apart"
    if let rows = grid.rowSpacing { words += ", rows at least \(DecimalText.text(rows)) apart" }
    let size = 9 * TemplateCaption.scale(scenario)
    let place = Point(x: grid.leading + 4, y: scenario.window.height - scenario.safeArea.bottom - 6)
    return columns + labels.label(words, size: size, weight: 500, color: GuidePalette.column, at: place).commands
  }

  /// The numbers of the insets, in them.
  private func dimensions(_ scenario: ResolvedScenario) -> [DrawingCommand] {
    let window = Rect(origin: .zero, size: scenario.window)
    let safe = window.inset(by: scenario.safeArea)
    let size = 9 * TemplateCaption.scale(scenario)
    var commands: [DrawingCommand] = []
    func add(_ value: Double, _ color: RGBA, _ x: Double, _ y: Double) {
      guard value > 0 else { return }
      commands +=
        labels.label(
          DecimalText.text(value), size: size, weight: 500, color: color, at: Point(x: x, y: y + size / 3),
          anchor: .center
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
