import GalleyAudit
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@Suite("unsafe-area")
struct UnsafeAreaTests {
  private func findings(_ children: [ScreenNode], safeArea: Insets? = nil) throws -> [Finding] {
    try Sample.findings("unsafe-area", children, safeArea: safeArea)
  }

  // MARK: Broken

  @Test("a title under the Dynamic Island would have to move by 42 points")
  func island() throws {
    let found = try findings([.text("Today", 170, 20, 60, 24)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.measurement.value == 42)
    #expect(found.first?.message == "reaches 42 pt under the Dynamic Island")
  }

  @Test("beside the island it is the status bar that covers a text, and in the corner the corner")
  func statusBar() throws {
    #expect(try findings([.text("9 o'clock", 60, 40, 70, 22)]).first?.message == "reaches 22 pt under the status bar")
    let corner = try findings([.text("×", 2, 4, 12, 20)]).first
    #expect(corner?.message == "reaches 58 pt under the display's rounded corner")
  }

  @Test("a button at the bottom edge is under the home indicator")
  func indicator() throws {
    let found = try findings([.button("Buy", 100, 820, 200, 50)])
    #expect(found.first?.message == "reaches 30 pt under the home indicator")
    #expect(found.first?.measurement.limit == 0)
  }

  @Test("a text under a bar of the app names the bar")
  func bar() throws {
    let bar = ScreenNode.make("NavigationBar", 0, 62, 402, 54, role: .navigationBar, traits: [.systemBar])
    let found = try findings([.text("First", 16, 90, 80), bar], safeArea: Insets(top: 116, bottom: 34))
    #expect(found.first?.message == "reaches 26 pt under the navigation bar")
  }

  @Test("the first line of a scroll view that ignores the safe area rests under the island")
  func scrolledStart() throws {
    let line = ScreenNode.text("First", 150, 8, 100, traits: [.scrollsVertically])
    let last = ScreenNode.text("Last", 150, 1200, 100, traits: [.scrollsVertically])
    let found = try findings([.scrollView(0, 0, 402, 874, children: [line, last])])
    #expect(found.map(\.node) == ["Text \"First\""])
  }

  @Test("the end of content that is too short to scroll stays under the indicator")
  func shortContent() throws {
    let line = ScreenNode.text("End", 150, 850, 100, traits: [.scrollsVertically])
    #expect(try findings([.scrollView(0, 62, 402, 812, children: [line])]).count == 1)
  }

  @Test("text of a button that bleeds to the edge is judged by the text")
  func bleedingText() throws {
    let label = ScreenNode.text("Buy now", 150, 846, 100)
    let found = try findings([.button("Buy now", 0, 790, 402, 84, children: [label])])
    #expect(found.count == 1)
    #expect(found.first?.measurement.value == 26)
  }

  @Test("in landscape the housing is at the side")
  func landscape() throws {
    let scenario = ResolvedScenario(
      device: "iphone-14", deviceName: "iPhone 14", orientation: .landscapeLeft, os: OSVersion(18),
      generation: .ios18, window: Size(width: 844, height: 390), vertical: .compact,
      safeArea: Insets(left: 47, bottom: 21, right: 47),
      display: DisplayShape(
        cornerRadius: 47.33, housing: .notch, housingFrame: Rect(x: 0, y: 114, width: 32, height: 162),
        homeIndicator: Rect(x: 294, y: 377, width: 256, height: 5)))
    let found = try Sample.findings("unsafe-area", [.text("Row", 16, 180, 60)], in: scenario)
    #expect(found.first?.message == "reaches 31 pt under the notch")
  }

  // MARK: Near misses

  @Test("what ends at the safe area's edge, give or take a point, is inside")
  func inside() throws {
    #expect(try findings([.text("Today", 16, 61, 60, 24), .button("Buy", 100, 790, 200, 50)]).isEmpty)
  }

  @Test("a background that bleeds is as it should be, and so is a button's")
  func bleeding() throws {
    let label = ScreenNode.text("Buy now", 150, 806, 100)
    let background = ScreenNode.make("Color", 0, 0, 402, 874)
    #expect(try findings([background, .button("Buy now", 0, 790, 402, 84, children: [label])]).isEmpty)
  }

  @Test("content that scrolls rests clear")
  func scrolling() throws {
    let rows = (0..<30).map { ScreenNode.text("Row", 16, 70 + Double($0) * 40, 100, traits: [.scrollsVertically]) }
    #expect(try findings([.scrollView(0, 62, 402, 778, children: rows)]).isEmpty)
    // A chat that opens at its end: its beginning is scrolled away above.
    let scrolled = (0..<30).map {
      ScreenNode.text("Row", 16, -500 + Double($0) * 40, 100, traits: [.scrollsVertically])
    }
    #expect(try findings([.scrollView(0, 62, 402, 778, children: scrolled)]).isEmpty)
  }

  @Test("a carousel in a scroll view is scrolled by the outer one")
  func carousel() throws {
    let both: Set<ScreenNode.Trait> = [.scrollsVertically, .scrollsHorizontally]
    var carousel = ScreenNode.scrollView(0, 800, 402, 120, children: [.text("Card", 16, 820, 100, 60, traits: both)])
    carousel.traits = both
    var outer = ScreenNode.scrollView(
      0, 62, 402, 778, children: [carousel, .text("End", 16, 1000, 100, traits: [.scrollsVertically])])
    outer.traits = [.scrollsVertically]
    #expect(try findings([outer]).isEmpty)
  }

  @Test("a list insets its content though it runs to the window's edge")
  func list() throws {
    let rows = (0..<20).map { ScreenNode.text("Row", 32, 118 + Double($0) * 37.5, 100, traits: [.scrollsVertically]) }
    let list = ScreenNode.scrollView(0, 0, 402, 874, type: "List", role: .list, children: rows)
    #expect(try findings([list], safeArea: Insets(top: 116, bottom: 83)).isEmpty)
  }

  @Test("bars and their items, decoration, rows and what waits outside of the window are left alone")
  func exempt() throws {
    let bar = ScreenNode.make(
      "TabBar", 0, 791, 402, 83, role: .tabBar, traits: [.systemBar], children: [.text("Home", 40, 845, 40, 12)])
    let decoration = ScreenNode.text("★", 180, 20, 40, traits: [.decoration])
    let row = ScreenNode.make("HStack", 0, 830, 402, 44, role: .row).hit(0, 830, 402, 44)
    let waiting = ScreenNode.text("Menu", -200, 20, 100)
    #expect(try findings([bar, decoration, row, waiting]).isEmpty)
  }

  @Test("a wide label is judged by its words")
  func ink() throws {
    var label = ScreenNode.text("Total", 16, 800, 370, 74)
    label.lines?.lines[0].frame = Rect(x: 16, y: 802, width: 60, height: 20)
    #expect(try findings([label]).isEmpty)
  }

  // MARK: Not measured

  @Test("an assumed safe area is not judged, and counted")
  func assumed() throws {
    let screen = Sample.screen([.text("Today", 170, 20, 60, 24)], assumed: ["safeArea"])
    let report = try Sample.report("unsafe-area", [screen])
    #expect(report.findings.isEmpty)
    #expect(report.notMeasuredCount == 1)
    #expect(report.notMeasured.first?.reason == "no source states safeArea")
  }

  @Test("assumed numbers of controls that the screen did not use do not matter")
  func unusedAssumption() throws {
    var scenario = Sample.phone
    scenario.metrics = ["bar.tab.height": 83]
    scenario.assumed = ["bar.tab.height"]
    #expect(try Sample.findings("unsafe-area", [.text("Today", 170, 20, 60, 24)], in: scenario).count == 1)
    let used = Sample.screen([.text("Today", 170, 20, 60, 24)], in: scenario, assumed: ["bar.tab.height"])
    #expect(try Sample.report("unsafe-area", [used]).notMeasuredCount == 1)
  }
}
