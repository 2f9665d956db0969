import GalleyAudit
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@Suite("margins")
struct MarginsTests {
  /// A screen has a bar.
  private let bar = ScreenNode.make("NavigationBar", 0, 62, 402, 54, role: .navigationBar, traits: [.systemBar])

  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("margins", children + [bar])
  }

  @Test("a text eight points from the side is nearer than the margin of 16")
  func text() throws {
    let found = try findings([.text("Title", 8, 100, 100)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.value == 8)
    #expect(found.first?.message == "is 8 pt from the safe area's left side")
  }

  @Test("a button near the right side is found once, not again by its text")
  func button() throws {
    let found = try findings([.button("Next", 330, 100, 64, 44, children: [.text("Next", 340, 112, 44)])])
    #expect(found.count == 1)
    #expect(found.first?.measurement.value == 8)
  }

  @Test("in landscape the margin is kept from the safe area")
  func landscape() throws {
    var scenario = Sample.phone
    scenario.orientation = .landscapeLeft
    scenario.window = Size(width: 874, height: 402)
    scenario.safeArea = Insets(left: 62, bottom: 20, right: 62)
    #expect(try Sample.findings("margins", [.text("Title", 66, 100, 100), bar], in: scenario).count == 1)
    #expect(try Sample.findings("margins", [.text("Title", 78, 100, 100), bar], in: scenario).isEmpty)
  }

  @Test("16 points are the margin")
  func enough() throws {
    #expect(try findings([.text("Title", 16, 100, 370), .button("Next", 338, 200, 48, 44)]).isEmpty)
  }

  @Test("what runs out to the edge, rows, bars, carousels and moved things are exempt")
  func exempt() throws {
    #expect(try findings([.button("Buy", 0, 700, 402, 60)]).isEmpty)
    let row = ScreenNode.make("HStack", 0, 100, 402, 44, role: .row, children: [.text("Row", 8, 112, 60)])
    #expect(try findings([row]).isEmpty)
    let bar = ScreenNode.make("Bar", 0, 62, 402, 54, traits: [.systemBar], children: [.text("Back", 8, 80, 40)])
    #expect(try findings([bar]).isEmpty)
    #expect(try findings([.text("Card", 4, 100, 80, traits: [.scrollsHorizontally])]).isEmpty)
    #expect(try findings([.text("3", 2, 100, 12, traits: [.movedOnPurpose])]).isEmpty)
  }

  @Test("a preview of a part of a screen has no margins")
  func part() throws {
    var scenario = Sample.phone
    scenario.window = Size(width: 200, height: 80)
    scenario.windowMode = "200x80"
    scenario.display = DisplayShape()
    scenario.safeArea = .zero
    #expect(try Sample.findings("margins", [.text("Tile", 4, 10, 60), bar], in: scenario).isEmpty)
    // A lone row in a window of a phone; a tall screen without bars.
    #expect(try Sample.findings("margins", [.text("Row", 4, 400, 60)]).isEmpty)
    #expect(try Sample.findings("margins", [.text("Title", 4, 100, 60), .text("End", 4, 600, 60)]).count == 1)
  }
}

@Suite("corner-clip")
struct CornerClipTests {
  /// A watch whose corners are inside its safe area.
  private let watch = ResolvedScenario(
    device: "apple-watch-s10-46", deviceName: "Apple Watch", os: OSVersion(26), platform: .watchOS, idiom: .watch,
    window: Size(width: 208, height: 248), scale: 2, display: DisplayShape(cornerRadius: 54))

  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("corner-clip", children, in: watch)
  }

  @Test("a text in the corner is cut by what the arc takes")
  func topLeft() throws {
    let found = try findings([.text("1 of 3", 4, 4, 50, 16)])
    #expect(found.map(\.severity) == [.error])
    // √(50² + 50²) − 54
    #expect(abs((found.first?.measurement.value ?? 0) - 16.71) < 0.01)
  }

  @Test("every corner counts")
  func corners() throws {
    #expect(try findings([.text("A", 190, 4, 16, 16)]).count == 1)
    #expect(try findings([.text("B", 2, 228, 16, 16)]).count == 1)
    #expect(try findings([.button("C", 160, 200, 44, 44)]).count == 1)
  }

  @Test("within the arc, or in the middle of an edge, nothing is cut")
  func inside() throws {
    #expect(try findings([.text("A", 20, 20, 50, 16), .text("B", 80, 0, 50, 16)]).isEmpty)
  }

  @Test("a ground across the window is cut by every corner and looks right")
  func ground() throws {
    #expect(try findings([.button("All", 0, 0, 208, 248)]).isEmpty)
  }

  @Test("a window in the middle of the display has no corner of it")
  func window() throws {
    var scenario = watch
    scenario.idiom = .pad
    scenario.screen = Size(width: 1000, height: 1000)
    scenario.windowOrigin = Point(x: 100, y: 100)
    #expect(try Sample.findings("corner-clip", [.text("1", 4, 4, 50, 16)], in: scenario).isEmpty)
  }
}

@Suite("vision-bounds")
struct VisionBoundsTests {
  private let vision = ResolvedScenario(
    device: "vision-pro", deviceName: "Vision Pro", os: OSVersion(26), platform: .visionOS, idiom: .vision,
    window: Size(width: 1280, height: 720), scale: 2, horizontal: .regular)

  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("vision-bounds", children, in: vision)
  }

  @Test("below, above and beside the window")
  func outside() throws {
    #expect(try findings([.button("Play", 600, 700, 80, 60)]).first?.measurement.value == 40)
    #expect(try findings([.text("Title", 600, -10, 80, 24)]).first?.measurement.value == 10)
    #expect(try findings([.text("Aside", 1200, 300, 100)]).first?.measurement.value == 20)
  }

  @Test("what ends at the bounds is inside")
  func inside() throws {
    #expect(try findings([.button("Play", 600, 660, 80, 60), .text("Title", 0, 0, 1280, 24)]).isEmpty)
  }

  @Test("ornaments, what scrolls, and other platforms are exempt")
  func exempt() throws {
    let ornament = ScreenNode.make("ornament", 500, 690, 280, 60, children: [.button("Play", 600, 695, 50, 50)])
    #expect(try findings([ornament]).isEmpty)
    #expect(try findings([.text("Row", 600, 800, 80, traits: [.scrollsVertically])]).isEmpty)
    #expect(try Sample.findings("vision-bounds", [.text("Row", 600, 1000, 80)]).isEmpty)
  }
}

@Suite("window-controls")
struct WindowControlsTests {
  private func window(assumed: Set<String> = []) -> ResolvedScenario {
    ResolvedScenario(
      device: "ipad-pro-13-inch-m5", deviceName: "iPad Pro", os: OSVersion(26), windowMode: "stage", idiom: .pad,
      window: Size(width: 700, height: 900), scale: 2, horizontal: .regular,
      metrics: ["windowControls.width": 64, "windowControls.height": 44], assumed: assumed,
      windowControls: Rect(x: 0, y: 0, width: 64, height: 44))
  }

  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("window-controls", children, in: window())
  }

  @Test("a button of one's own in the corner lies under them")
  func button() throws {
    let found = try findings([.button("Back", 16, 8, 80, 30)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "lies 48×30 pt under the window's controls")
    #expect(found.first?.measurement.value == 30)
  }

  @Test("a title that begins under them, and one that reaches up to them")
  func title() throws {
    #expect(try findings([.text("Title", 40, 10, 200, 24)]).count == 1)
    #expect(try findings([.text("Title", 16, 40, 200, 24)]).first?.measurement.value == 4)
  }

  @Test("a control is found once, without the text in it")
  func once() throws {
    #expect(try findings([.button("Back", 16, 8, 80, 30, children: [.text("Back", 20, 12, 40)])]).count == 1)
  }

  @Test("beside and below them there is room")
  func clear() throws {
    #expect(try findings([.text("Title", 64, 10, 200, 24), .button("Back", 16, 44, 80, 30)]).isEmpty)
  }

  @Test("bars make room, rows can be scrolled, and grounds bleed")
  func exempt() throws {
    let bar = ScreenNode.make(
      "NavigationBar", 0, 0, 700, 54, traits: [.systemBar], children: [.button("Back", 16, 8, 40, 30)])
    let row = ScreenNode.text("Row", 16, 10, 200, traits: [.scrollsVertically])
    #expect(try findings([bar, row, .make("Color", 0, 0, 700, 900)]).isEmpty)
  }

  @Test("in full screen there are none, and while their size is unknown nothing is measured")
  func unknown() throws {
    #expect(try Sample.findings("window-controls", [.text("Title", 10, 10, 200)]).isEmpty)
    let screen = Sample.screen([.text("Title", 10, 10, 200)], in: window(assumed: ["windowControls.width"]))
    let report = try Sample.report("window-controls", [screen])
    #expect(report.findings.isEmpty)
    #expect(report.notMeasured.first?.reason == "no source states windowControls.width")
  }
}
