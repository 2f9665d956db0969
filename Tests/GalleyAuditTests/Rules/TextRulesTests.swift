import GalleyAudit
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@Suite("text-clipped")
struct TextClippedTests {
  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("text-clipped", children)
  }

  private func label(_ height: Double, type: String = "UILabel") -> ScreenNode {
    var label = ScreenNode.text("Two lines", 16, 100, 200, 40)
    label.type = type
    label.frame = Rect(x: 16, y: 100, width: 200, height: height)
    label.lines?.lines = [
      .init(text: "Two", frame: Rect(x: 16, y: 100, width: 60, height: 20), baseline: 116),
      .init(text: "lines", frame: Rect(x: 16, y: 120, width: 60, height: 20), baseline: 136),
    ]
    return label
  }

  // MARK: Broken

  @Test("a clip through the second half of a line cuts ten points")
  func clip() throws {
    let found = try findings([.text("Note", 16, 100, 200).clipped(to: 0, 90, 402, 20)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.measurement.value == 10)
  }

  @Test("a UIKit label too low for its second line cuts it")
  func low() throws {
    #expect(try findings([label(32)]).first?.measurement.value == 8)
  }

  @Test("a clip at the side cuts the line's end")
  func side() throws {
    let found = try findings([.text("A long name", 16, 100, 200).clipped(to: 16, 0, 150, 874)])
    #expect(found.first?.measurement.value == 50)
  }

  // MARK: Near misses

  @Test("two points below the letters may go")
  func descent() throws {
    #expect(try findings([.text("Note", 16, 100, 200).clipped(to: 0, 90, 402, 28)]).isEmpty)
    #expect(try findings([label(38)]).isEmpty)
  }

  @Test("a SwiftUI text may draw past its frame")
  func frame() throws {
    #expect(try findings([label(32, type: "Text")]).isEmpty)
  }

  @Test("what scrolls, what is hidden altogether, and the window's edge are other things")
  func exempt() throws {
    let scrolled = ScreenNode.text("Row", 16, 830, 200, traits: [.scrollsVertically]).clipped(to: 0, 62, 402, 778)
    #expect(try findings([scrolled]).isEmpty)
    #expect(try findings([.text("Collapsed", 16, 100, 200).clipped(to: 0, 90, 402, 0)]).isEmpty)
    #expect(try findings([.text("Off", 390, 100, 200).clipped(to: 0, 0, 402, 874)]).isEmpty)
  }
}

@Suite("text-shrunk")
struct TextShrunkTests {
  private func text(_ size: Double, shrunk: Double, traits: Set<ScreenNode.Trait> = []) -> ScreenNode {
    var text = ScreenNode.text("Total", 16, 100, 200, traits: traits)
    text.lines?.pointSize = size
    text.lines?.shrunk = shrunk
    return text
  }

  private func findings(_ node: ScreenNode, in scenario: ResolvedScenario = Sample.phone) throws -> [Finding] {
    try Sample.findings("text-shrunk", [node], in: scenario)
  }

  @Test("17 points at half are 8.5, under the phone's 11")
  func phone() throws {
    let found = try findings(text(17, shrunk: 0.5))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.value == 8.5)
    #expect(found.first?.measurement.limit == 11)
  }

  @Test("the Mac reads 10 and the television 23")
  func platforms() throws {
    #expect(try findings(text(13, shrunk: 0.75), in: Sample.mac).first?.measurement.limit == 10)
    #expect(try findings(text(29, shrunk: 0.75), in: Sample.tv).first?.measurement.limit == 23)
  }

  @Test("a title shrunk to 10.9 is under it")
  func barely() throws {
    #expect(try findings(text(10.9 / 0.5, shrunk: 0.5)).count == 1)
  }

  @Test("17 points at two thirds are 11.33 and fine")
  func enough() throws {
    #expect(try findings(text(17, shrunk: 2 / 3)).isEmpty)
  }

  @Test("small type that was not shrunk, or small to begin with, is not this rule's")
  func small() throws {
    #expect(try findings(text(9, shrunk: 1)).isEmpty)
    #expect(try findings(text(9, shrunk: 0.8)).isEmpty)
  }

  @Test("bars shrink their own text")
  func bar() throws {
    #expect(try findings(text(17, shrunk: 0.5, traits: [.systemBar])).isEmpty)
  }
}

@Suite("line-length")
struct LineLengthTests {
  private func pad(_ text: TextSize = .large, readable: Double? = 672, class size: SizeClass = .regular)
    -> ResolvedScenario
  {
    ResolvedScenario(
      device: "ipad-pro-13-m4", deviceName: "iPad Pro 13", os: OSVersion(26), textSize: text, idiom: .pad,
      window: Size(width: 1032, height: 1376), scale: 2, horizontal: size, readableWidth: readable)
  }

  private func paragraph(_ width: Double, lines: Int, font: String = "system 17 regular") -> ScreenNode {
    var text = ScreenNode.text("Long text", 16, 100, width, Double(lines) * 20, font: font)
    text.lines?.lines = (0..<lines).map {
      .init(
        text: "words", frame: Rect(x: 16, y: 100 + Double($0) * 20, width: width, height: 20),
        baseline: 116 + Double($0) * 20)
    }
    return text
  }

  @Test("four lines of 1000 points are too wide")
  func wide() throws {
    let found = try Sample.findings("line-length", [paragraph(1000, lines: 4)], in: pad())
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.value == 1000)
    #expect(found.first?.measurement.limit == 672)
  }

  @Test("a readable width of the scenario's own is the limit")
  func larger() throws {
    let scenario = pad(.accessibility5, readable: 896)
    #expect(try Sample.findings("line-length", [paragraph(900, lines: 8)], in: scenario).count == 1)
    #expect(try Sample.findings("line-length", [paragraph(890, lines: 8)], in: scenario).isEmpty)
  }

  @Test("two paragraphs are two findings")
  func two() throws {
    let nodes = [paragraph(700, lines: 4), paragraph(800, lines: 5)]
    #expect(try Sample.findings("line-length", nodes, in: pad()).count == 2)
  }

  @Test("the readable width is enough, and three lines may be longer")
  func near() throws {
    #expect(try Sample.findings("line-length", [paragraph(672, lines: 9)], in: pad()).isEmpty)
    #expect(try Sample.findings("line-length", [paragraph(1000, lines: 3)], in: pad()).isEmpty)
  }

  @Test("code, and windows of compact width, are exempt")
  func exempt() throws {
    let code = paragraph(1000, lines: 9, font: "system mono 13 regular")
    #expect(try Sample.findings("line-length", [code], in: pad()).isEmpty)
    #expect(try Sample.findings("line-length", [paragraph(1000, lines: 4)], in: pad(class: .compact)).isEmpty)
  }

  @Test("where the readable width is unknown a wide paragraph is not measured, a narrow one fine")
  func unknown() throws {
    let scenario = pad(.xxLarge, readable: nil)
    let wide = try Sample.report("line-length", [Sample.screen([paragraph(800, lines: 4)], in: scenario)])
    #expect(wide.findings.isEmpty)
    #expect(wide.notMeasured.first?.reason == "no source states the readable width at the text size xxLarge")
    let narrow = try Sample.report("line-length", [Sample.screen([paragraph(600, lines: 4)], in: scenario)])
    #expect(narrow.notMeasured.isEmpty)
  }
}
