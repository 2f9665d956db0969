import GalleyAudit
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@Suite("landscape-asymmetry")
struct LandscapeAsymmetryTests {
  private func side(_ orientation: Orientation, insets: Insets = Insets(left: 62, bottom: 20, right: 62))
    -> ResolvedScenario
  {
    var scenario = Sample.phone
    scenario.orientation = orientation
    scenario.window = Size(width: 874, height: 402)
    scenario.screen = scenario.window
    scenario.safeArea = insets
    return scenario
  }

  private func findings(_ left: [ScreenNode], _ right: [ScreenNode]) throws -> [Finding] {
    try Sample.report(
      "landscape-asymmetry",
      [Sample.screen(left, in: side(.landscapeLeft)), Sample.screen(right, in: side(.landscapeRight))]
    ).findings
  }

  @Test("a text that moves by the housing's width")
  func moved() throws {
    let found = try findings([.text("Title", 78, 40, 100)], [.text("Title", 16, 40, 100)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.value == 62)
    #expect(found.first?.showings.first?.scenario.contains("landscape-right") == true)
  }

  @Test("up or down counts too, and each node by itself")
  func several() throws {
    let found = try findings(
      [.text("A", 78, 40, 100), .button("B", 78, 100, 44, 44)],
      [.text("A", 78, 60, 100), .button("B", 90, 100, 44, 44)])
    #expect(found.map(\.measurement.value) == [20, 12])
  }

  @Test("the same place, or a point off, is symmetrical")
  func same() throws {
    #expect(try findings([.text("Title", 78, 40, 100)], [.text("Title", 79, 40, 100)]).isEmpty)
  }

  @Test("insets that change sides explain the shift")
  func housing() throws {
    let report = try Sample.report(
      "landscape-asymmetry",
      [
        Sample.screen([.text("T", 100, 40, 100)], in: side(.landscapeLeft, insets: Insets(left: 84))),
        Sample.screen([.text("T", 16, 40, 100)], in: side(.landscapeRight, insets: Insets(right: 84))),
      ])
    #expect(report.findings.isEmpty)
  }

  @Test("without the other side there is nothing to hold it against")
  func alone() throws {
    #expect(try Sample.findings("landscape-asymmetry", [.text("T", 0, 0, 90)], in: side(.landscapeRight)).isEmpty)
  }
}

@Suite("fixed-inset")
struct FixedInsetTests {
  private func findings(_ here: [ScreenNode], _ there: [ScreenNode]) throws -> [Finding] {
    var old = Sample.homeButtonPhone
    old.os = OSVersion(26)
    old.generation = .ios26
    return try Sample.report("fixed-inset", [Sample.screen(here), Sample.screen(there, in: old)]).findings
  }

  @Test("a title 44 points from the top of both an iPhone 16 Pro and an iPhone 8")
  func title() throws {
    let found = try findings([.text("Title", 16, 44, 100)], [.text("Title", 16, 44, 100)])
    #expect(found.count == 1)
    #expect(found.first?.showings.count == 2)
    #expect(found.first?.measurement.value == 44)
    // 24 below the status bar of the one would be 86 on the other.
    #expect(found.first?.measurement.limit == 86)
  }

  @Test("a button 34 points from the bottom of both")
  func button() throws {
    let found = try findings([.button("Buy", 16, 796, 300, 44)], [.button("Buy", 16, 589, 300, 44)])
    #expect(found.first?.message.hasPrefix("is 34 pt from the bottom edge here and on iphone-8") == true)
  }

  @Test("each node by itself")
  func several() throws {
    let nodes = [ScreenNode.text("A", 16, 44, 100), .button("B", 300, 50, 44, 44)]
    #expect(try findings(nodes, nodes).count == 2)
  }

  @Test("what keeps its distance to the safe area is placed by it")
  func safe() throws {
    #expect(try findings([.text("Title", 16, 70, 100)], [.text("Title", 16, 28, 100)]).isEmpty)
  }

  @Test("in the middle of the window, or in a scroll view, equal distances mean nothing")
  func elsewhere() throws {
    #expect(try findings([.text("Title", 16, 300, 100)], [.text("Title", 16, 300, 100)]).isEmpty)
    let row = ScreenNode.text("Row", 16, 100, 100, traits: [.scrollsVertically])
    #expect(try findings([row], [row]).isEmpty)
  }

  @Test("devices with the same insets are not compared, nor different text sizes")
  func incomparable() throws {
    var other = Sample.phone
    other.device = "iphone-17"
    let title = [ScreenNode.text("Title", 16, 44, 100)]
    #expect(try Sample.report("fixed-inset", [Sample.screen(title), Sample.screen(title, in: other)]).findings.isEmpty)
    var large = Sample.homeButtonPhone
    large.generation = .ios26
    large.textSize = .accessibility1
    #expect(try Sample.report("fixed-inset", [Sample.screen(title), Sample.screen(title, in: large)]).findings.isEmpty)
  }
}

@Suite("rtl-unmirrored")
struct RTLUnmirroredTests {
  private func findings(_ plain: [ScreenNode], _ mirrored: [ScreenNode]) throws -> [Finding] {
    var arabic = Sample.phone
    arabic.locale = "ar"
    arabic.direction = .rightToLeft
    return try Sample.report("rtl-unmirrored", [Sample.screen(plain), Sample.screen(mirrored, in: arabic)]).findings
  }

  @Test("a title that stays at the left")
  func left() throws {
    let found = try findings([.text("Title", 16, 100, 100)], [.text("عنوان", 16, 100, 80)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message == "stays at the left where the language runs from right to left")
    #expect(found.first?.measurement.value == 306)
    #expect(found.first?.measurement.limit == 16)
  }

  @Test("a button that stays at the right")
  func right() throws {
    let found = try findings([.button("Done", 342, 100, 44, 44)], [.button("تم", 342, 100, 44, 44)])
    #expect(found.first?.message.hasPrefix("stays at the right") == true)
  }

  @Test("each node by itself")
  func several() throws {
    let nodes = [ScreenNode.text("A", 16, 100, 100), .text("B", 16, 140, 200)]
    #expect(try findings(nodes, nodes).count == 2)
  }

  @Test("what lies at the mirrored place is mirrored, whatever its width")
  func mirrored() throws {
    #expect(try findings([.text("Title", 16, 100, 100)], [.text("عنوان", 306, 100, 80)]).isEmpty)
  }

  @Test("the middle and the whole width have no side")
  func middle() throws {
    #expect(try findings([.text("Title", 151, 100, 100)], [.text("عنوان", 151, 100, 100)]).isEmpty)
    #expect(try findings([.button("Buy", 16, 100, 370, 50)], [.button("شراء", 16, 100, 370, 50)]).isEmpty)
  }

  @Test("progress, numbers, code and charts keep their direction")
  func exempt() throws {
    let slider = ScreenNode.make("Slider", 16, 100, 100, 30, role: .slider).hit(16, 100, 100, 30)
    #expect(try findings([slider], [slider]).isEmpty)
    #expect(try findings([.text("1:24", 16, 100, 40)], [.text("1:24", 16, 100, 40)]).isEmpty)
    let code = ScreenNode.text("let x = 1", 16, 100, 90, font: "system mono 13 regular")
    #expect(try findings([code], [code]).isEmpty)
    let chart = ScreenNode.make("Chart", 16, 100, 200, 200, children: [.text("Mon", 16, 280, 30)])
    #expect(try findings([chart], [chart]).isEmpty)
  }
}

@Suite("near-alignment")
struct NearAlignmentTests {
  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("near-alignment", [.make("VStack", 16, 100, 370, 400, children: children)])
  }

  private func column(_ xs: [Double], widths: [Double] = [100, 140, 120, 90]) -> [ScreenNode] {
    zip(xs, widths).enumerated().map { .text("Line \($0)", $1.0, 100 + Double($0) * 30, $1.1) }
  }

  @Test("one of four lines is two points off at the left")
  func left() throws {
    let found = try findings(column([16, 16, 18, 16]))
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.node == "Text \"Line 2\"")
    #expect(found.first?.measurement.value == 2)
  }

  @Test("one of four is off at the right, where nothing else lines up")
  func right() throws {
    let found = try findings(column([200, 160, 180, 209], widths: [100, 140, 120, 90]))
    #expect(found.first?.message == "has its right edge 1 pt off that of its siblings")
  }

  @Test("one of a row's tops is off")
  func top() throws {
    let tops: [(y: Double, height: Double)] = [(100, 20), (100, 30), (101.5, 26), (100, 40)]
    let row = tops.enumerated().map { ScreenNode.text("\($0)", 16 + Double($0) * 80, $1.y, 60, $1.height) }
    #expect(try findings(row).first?.measurement.value == 1.5)
  }

  @Test("all in line, or clearly apart, is fine")
  func aligned() throws {
    #expect(try findings(column([16, 16, 16, 16])).isEmpty)
    #expect(try findings(column([16, 16, 32, 16])).isEmpty)
    #expect(try findings(column([16, 16, 16.3, 16])).isEmpty)
  }

  @Test("centred lines of nearly equal width line up in the middle")
  func centred() throws {
    #expect(try findings(column([50, 50, 51, 50], widths: [100, 100, 98, 100])).isEmpty)
    #expect(try findings(column([16, 16, 16, 16], widths: [100, 100, 98, 100])).isEmpty)
  }

  @Test("three are too few to say which is wrong, and unlike things need not line up")
  func few() throws {
    #expect(try findings(column([16, 16, 18], widths: [100, 140, 120])).isEmpty)
    var mixed = column([16, 16, 18, 16])
    mixed[2] = .button("Go", 18, 160, 120, 20)
    #expect(try findings(mixed).isEmpty)
  }
}
