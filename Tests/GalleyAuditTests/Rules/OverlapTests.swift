import GalleyAudit
import GalleyGeometry
import GalleyScreen
import Testing

@Suite("overlap")
struct OverlapTests {
  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("overlap", children)
  }

  // MARK: Broken

  @Test("two texts that share six points name each other")
  func texts() throws {
    let found = try findings([.text("Title", 16, 100, 200, 30), .text("Date", 16, 124, 100, 20)])
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.sentence == "Text \"Date\" is drawn over Text \"Title\", sharing 100×6 pt.")
    #expect(found.first?.measurement.value == 6)
    #expect(found.first?.otherPath == "ZStack/Text[1]")
  }

  @Test("a text that runs into a button")
  func textOverButton() throws {
    let found = try findings([.button("Add", 300, 100, 80, 44), .text("A long name", 16, 110, 300)])
    #expect(found.first?.measurement.value == 16)
  }

  @Test("two buttons that overlap in part")
  func buttons() throws {
    let found = try findings([.button("Yes", 16, 100, 100, 44), .button("No", 100, 100, 100, 44)])
    #expect(found.count == 1)
  }

  @Test("two texts inside one button")
  func inside() throws {
    let button = ScreenNode.button(
      "Buy", 16, 100, 200, 44, children: [.text("Buy now", 20, 110, 120), .text("9.99", 130, 110, 60)])
    #expect(try findings([button]).count == 1)
  }

  @Test("what a control collides with is not reported again for the text in it")
  func once() throws {
    let toggle = ScreenNode.button("Sound", 16, 100, 200, 44, children: [.text("Sound", 20, 100, 80)])
    #expect(try findings([.text("Header", 16, 90, 100), toggle]).map(\.node) == ["Button \"Sound\""])
  }

  @Test("each pair is found once, in the tree's order")
  func pairs() throws {
    let found = try findings([
      .text("A", 0, 300, 50, 30), .text("B", 0, 320, 50, 30), .text("C", 0, 100, 50, 30), .text("D", 0, 122, 50, 30),
    ])
    #expect(found.map(\.node) == ["Text \"B\"", "Text \"D\""])
  }

  // MARK: Near misses

  @Test("texts that touch, or share a point, are apart")
  func touching() throws {
    #expect(try findings([.text("Title", 16, 100, 200, 30), .text("Date", 16, 129, 100, 20)]).isEmpty)
  }

  @Test("frames that overlap while their words do not are fine")
  func ink() throws {
    var wide = ScreenNode.text("Left", 16, 100, 370, 20)
    wide.lines?.lines[0].frame = Rect(x: 16, y: 100, width: 40, height: 20)
    #expect(try findings([wide, .text("Right", 300, 100, 80)]).isEmpty)
  }

  @Test("a badge, an avatar's initials, a label over a tappable card are meant")
  func purpose() throws {
    let badge = ScreenNode.text("3", 110, 96, 20, traits: [.movedOnPurpose])
    #expect(try findings([.text("Inbox", 16, 100, 100), badge]).isEmpty)
    #expect(try findings([.button("Card", 16, 100, 300, 200), .text("Title", 32, 120, 100)]).isEmpty)
    #expect(try findings([.button("Card", 16, 100, 300, 200), .button("★", 260, 110, 44, 44)]).isEmpty)
  }

  @Test("a floating button lies over what scrolls under it")
  func layers() throws {
    let row = ScreenNode.text("Row", 16, 700, 370, traits: [.scrollsVertically])
    #expect(try findings([.scrollView(0, 62, 402, 778, children: [row]), .button("+", 330, 690, 56, 56)]).isEmpty)
  }

  @Test("a shadow made of the same text, bars, and what is clipped away are left alone")
  func exempt() throws {
    #expect(try findings([.text("Title", 16, 100, 200, 30), .text("Title", 18, 102, 200, 30)]).isEmpty)
    let bar = ScreenNode.make("TabBar", 0, 791, 402, 83, traits: [.systemBar], children: [.text("Home", 16, 800, 50)])
    #expect(try findings([.text("Content", 16, 800, 100), bar]).isEmpty)
    let hidden = ScreenNode.text("More", 16, 100, 200, 60).clipped(to: 0, 0, 402, 110)
    #expect(try findings([hidden, .text("Next", 16, 120, 100)]).isEmpty)
  }
}
