import Foundation
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Overlays")
struct OverlayTests {
  private func drawing(_ scenario: ResolvedScenario) -> OverlayDrawing {
    OverlayDrawing(screen: SampleScreen(scenario: scenario).screen, scenario: scenario, labels: LabelSetter())
  }

  private func strokes(_ commands: [DrawingCommand]) -> [(path: DrawingPath, form: StrokeForm)] {
    commands.compactMap { if case .stroke(let path, _, let form) = $0 { (path, form) } else { nil } }
  }

  @Test("the safe area is what the scenario says, dashed where the screen's own bars take more")
  func safeArea() {
    var overlay = drawing(SampleScreen.phone)
    var lines = strokes(overlay.commands(.safeArea))
    #expect(lines.map(\.path.bounds) == [Rect(x: 0, y: 62, width: 402, height: 778)])
    var screen = overlay.screen
    screen.safeArea = Insets(top: 116, bottom: 83)
    overlay = OverlayDrawing(screen: screen, scenario: overlay.scenario, labels: LabelSetter())
    lines = strokes(overlay.commands(.safeArea))
    #expect(lines.last?.path.bounds == Rect(x: 0, y: 116, width: 402, height: 675))
    #expect(lines.last?.form.dash == [4, 3])
  }

  @Test("margins start at the safe area's sides, the readable width is centred")
  func margins() {
    let phone = strokes(drawing(SampleScreen.notched).commands(.margins))
    // 47 of safe area and 16 of margin on either side of 844.
    #expect(phone.map(\.path.bounds) == [Rect(x: 63, y: 0, width: 718, height: 390)])
    let pad = strokes(drawing(SampleScreen.pad).commands(.margins))
    #expect(
      pad.map(\.path.bounds) == [
        Rect(x: 20, y: 0, width: 794, height: 1210), Rect(x: 81, y: 0, width: 672, height: 1210),
      ])
  }

  @Test("R-099: the 8-point grid and its sub-grid of 4 have a line at every step inside the window")
  func grids() throws {
    let eight = try #require(strokes(drawing(SampleScreen.phone).commands(.grid8)).first)
    // 8…400 and 8…872: 50 upright lines and 109 level ones, two elements each.
    #expect(eight.path.elements.count == 2 * (50 + 109))
    let four = try #require(strokes(drawing(SampleScreen.phone).commands(.grid4)).first)
    #expect(four.path.elements.count == 2 * (100 + 218))
  }

  @Test("R-099: baselines run under each line of text, where the text stands")
  func baselines() throws {
    let lines = try #require(strokes(drawing(SampleScreen.phone).commands(.baselines)).first)
    #expect(lines.path.elements.count == 2 * 5)
    #expect(lines.path.elements.first == .move(Point(x: 16, y: 102)))
  }

  @Test("nodes are outlined inside their frames, and named by type and identifier")
  func nodes() throws {
    let commands = drawing(SampleScreen.phone).commands(.nodes)
    let names = commands.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }
    #expect(names.contains { $0.contains("save") })
    let outlines = strokes(commands).map(\.path.bounds)
    #expect(outlines.contains(Rect(x: 16.25, y: 774.25, width: 369.5, height: 49.5)))
    #expect(outlines.count == SampleScreen(scenario: SampleScreen.phone).screen.root.nodes.reduce(0) { n, _ in n + 1 })
  }

  @Test("a screen of thousands of nodes is not buried under names")
  func manyNodes() {
    let leaf = ScreenNode(
      type: "Text", frame: Rect(x: 0, y: 0, width: 9, height: 9), exact: Rect(x: 0, y: 0, width: 9, height: 9))
    let root = ScreenNode(
      type: "List", frame: leaf.frame, exact: leaf.exact, children: Array(repeating: leaf, count: 3000))
    let commands = NodeOutlines(root: root, labels: LabelSetter()).commands()
    #expect(strokes(commands).count == 3001)
    #expect(commands.count(where: { if case .fill = $0 { true } else { false } }) == NodeOutlines.labelLimit)
  }
}
