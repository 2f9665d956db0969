import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// What stands above a window of a template: its name, its numbers in a line, and what of it no source states.
struct TemplateCaption {
  let commands: [DrawingCommand]
  /// Points of the sheet, from the left edge of the device around the window.
  let width: Double

  init(_ scenario: ResolvedScenario, labels: LabelSetter) {
    let facts = ScenarioFacts(scenario)
    let corner = -DeviceArt(scenario: scenario).margin
    let scale = Self.scale(scenario)
    func line(_ text: String, size: Double, weight: Int = 400, color: RGBA, above: Double) -> LabelSetter.Label {
      labels.label(
        text, size: size * scale, weight: weight, color: color, at: Point(x: corner, y: corner - above * scale))
    }
    var lines = [
      line(facts.headline, size: 15, weight: 600, color: GuidePalette.ink, above: 38),
      line(facts.numbers, size: 10, color: GuidePalette.quiet, above: 23),
    ]
    if let assumed = Self.assumed(scenario) {
      lines.append(line(assumed, size: 10, color: GuidePalette.safeArea, above: 10))
    }
    commands = lines.flatMap(\.commands)
    width = lines.map(\.width).max() ?? 0
  }

  static func height(_ scenario: ResolvedScenario) -> Double { 58 * scale(scenario) }

  /// Words beside large displays are larger, so that a sheet of them can be read as a whole. All windows of a display have
  /// words of one size.
  static func scale(_ scenario: ResolvedScenario) -> Double {
    let display = scenario.screen
    return min(max((min(display.width, display.height) / 540 * 2).rounded() / 2, 1), 2)
  }

  /// Words for the facts that a sheet shows; nil when all of them are known.
  private static func assumed(_ scenario: ResolvedScenario) -> String? {
    let shown = [
      ("window.size", "window"), ("windows.tile", "window"), ("windows.stage", "window"), ("sizeClass", "size classes"),
      ("phoneWindows.sizeClasses.vertical", "height class"), ("safeArea", "safe area"), ("margin.root", "margins"),
      ("keyboard.frame", "keyboard"), ("windowControls.width", "window controls"),
    ]
    var words: [String] = []
    for (name, word) in shown where scenario.assumed.contains(name) && !words.contains(word) {
      if name == "windowControls.width", scenario.windowControls == nil { continue }
      words.append(word)
    }
    return words.isEmpty ? nil : "assumed: \(words.joined(separator: ", "))"
  }
}
