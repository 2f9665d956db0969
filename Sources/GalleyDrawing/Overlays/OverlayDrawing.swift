import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Draws the overlays of a screen, in window coordinates.
struct OverlayDrawing {
  let screen: Screen
  let scenario: ResolvedScenario
  let labels: LabelSetter

  private var window: Rect { Rect(origin: .zero, size: scenario.window) }

  func commands(_ overlay: Overlay) -> [DrawingCommand] {
    switch overlay {
    case .safeArea: safeArea()
    case .margins: margins() + readableWidth()
    case .grid8: grid(8, GuidePalette.grid, alpha: 0.4)
    case .grid4: grid(4, GuidePalette.grid, alpha: 0.25)
    case .baselines: baselines()
    case .nodes: NodeOutlines(root: screen.root, labels: labels).commands()
    }
  }

  // MARK: Guides

  /// What the device takes as a tint; what the screen's own bars take as well up to a dashed line.
  func safeArea() -> [DrawingCommand] {
    let device = window.inset(by: scenario.safeArea)
    var commands: [DrawingCommand] = [
      .fill(
        DrawingPath(DrawingPath(window).elements + DrawingPath(device).elements),
        .color(GuidePalette.safeArea.withAlpha(0.16)), evenOdd: true),
      .stroke(DrawingPath(device), .color(GuidePalette.safeArea), StrokeForm(width: 1)),
    ]
    let content = window.inset(by: screen.safeArea)
    if content != device {
      commands.append(
        .stroke(DrawingPath(content), .color(GuidePalette.safeArea), StrokeForm(width: 1, dash: [4, 3])))
    }
    return commands
  }

  func margins() -> [DrawingCommand] {
    let safe = window.inset(by: Insets(left: scenario.safeArea.left, right: scenario.safeArea.right))
    let inner = scenario.contentColumn
    var commands: [DrawingCommand] = []
    for band in [
      Rect(x: safe.minX, y: 0, width: inner.minX - safe.minX, height: window.height),
      Rect(x: inner.maxX, y: 0, width: safe.maxX - inner.maxX, height: window.height),
    ] where band.width > 0 {
      commands.append(.fill(DrawingPath(band), .color(GuidePalette.margin.withAlpha(0.12)), evenOdd: false))
    }
    commands.append(lines([inner.minX, inner.maxX], GuidePalette.margin))
    return commands
  }

  /// Between dashed lines, where the readable width is less than what the margins leave.
  func readableWidth() -> [DrawingCommand] {
    let inner = scenario.contentColumn
    guard let readable = scenario.readableWidth, readable < inner.width else { return [] }
    return [lines([inner.midX - readable / 2, inner.midX + readable / 2], GuidePalette.readable, dash: [6, 4])]
  }

  private func lines(_ xs: [Double], _ color: RGBA, dash: [Double] = []) -> DrawingCommand {
    let elements = xs.flatMap {
      [DrawingPath.Element.move(Point(x: $0, y: 0)), .line(Point(x: $0, y: window.maxY))]
    }
    return .stroke(DrawingPath(elements), .color(color), StrokeForm(width: 1, dash: dash))
  }

  func grid(_ pitch: Double, _ color: RGBA, alpha: Double) -> [DrawingCommand] {
    var elements: [DrawingPath.Element] = []
    for x in stride(from: pitch, to: window.width, by: pitch) {
      elements += [.move(Point(x: x, y: 0)), .line(Point(x: x, y: window.height))]
    }
    for y in stride(from: pitch, to: window.height, by: pitch) {
      elements += [.move(Point(x: 0, y: y)), .line(Point(x: window.width, y: y))]
    }
    return [.stroke(DrawingPath(elements), .color(color.withAlpha(alpha)), StrokeForm(width: 0.5))]
  }

  private func baselines() -> [DrawingCommand] {
    let elements = screen.root.nodes.flatMap { node in
      (node.lines?.lines ?? []).flatMap { line in
        [
          DrawingPath.Element.move(Point(x: line.frame.minX, y: line.baseline)),
          .line(Point(x: line.frame.maxX, y: line.baseline)),
        ]
      }
    }
    return elements.isEmpty
      ? [] : [.stroke(DrawingPath(elements), .color(GuidePalette.baseline), StrokeForm(width: 0.5))]
  }
}

extension ResolvedScenario {
  /// What the safe area and the margins leave of the window's width, over its whole height.
  var contentColumn: Rect {
    Rect(origin: .zero, size: window).inset(
      by: Insets(left: safeArea.left + layoutMargin, right: safeArea.right + layoutMargin))
  }
}

/// The colours of guides: apart from each other, and visible on light and dark alike.
enum GuidePalette {
  static let safeArea = RGBA(red: 0.93, green: 0.26, blue: 0.31)
  static let margin = RGBA(red: 0.16, green: 0.47, blue: 0.96)
  static let readable = RGBA(red: 0.13, green: 0.65, blue: 0.36)
  static let grid = RGBA(red: 0.1, green: 0.68, blue: 0.78)
  static let baseline = RGBA(red: 0.85, green: 0.2, blue: 0.75)
  static let column = RGBA(red: 0.58, green: 0.3, blue: 0.86)
  static let ink = RGBA(red: 0.1, green: 0.1, blue: 0.11)
  static let quiet = RGBA(red: 0.42, green: 0.41, blue: 0.4)
  static let container = RGBA(red: 0.5, green: 0.5, blue: 0.53)
  static let text = RGBA(red: 0.13, green: 0.6, blue: 0.36)
  static let control = RGBA(red: 0.16, green: 0.42, blue: 0.96)
  static let image = RGBA(red: 0.72, green: 0.42, blue: 0.08)
}
