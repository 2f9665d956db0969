import GalleyAudit
import GalleyScreen
import Testing

@Suite("target-overlap")
struct TargetOverlapTests {
  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("target-overlap", children)
  }

  // MARK: Broken

  @Test("a button under a third of another's target is hidden to 33 percent")
  func third() throws {
    let found = try findings([.button("A", 0, 100, 90, 44), .button("B", 60, 100, 90, 44)])
    #expect(found.map(\.node) == ["Button \"A\""])
    #expect(found.first?.measurement.value == 33)
    #expect(found.first?.other == "Button \"B\"")
  }

  @Test("an invisible content shape counts, and the worst of several is named")
  func contentShape() throws {
    let found = try findings([
      .button("A", 100, 100, 44, 44), .button("B", 120, 100, 44, 44),
      .button("C", 200, 100, 20, 20).hit(90, 90, 60, 60),
    ])
    #expect(found.first { $0.node.contains("A") }?.other == "Button \"C\"")
    #expect(found.first { $0.node.contains("A") }?.measurement.value == 100)
  }

  @Test("two controls in one scroll view")
  func scrolled() throws {
    let buttons = [ScreenNode.button("A", 16, 100, 60, 44), .button("B", 40, 100, 60, 44)]
    #expect(try findings([.scrollView(0, 62, 402, 778, children: buttons)]).count == 1)
  }

  // MARK: Near misses

  @Test("a quarter may be hidden")
  func quarter() throws {
    #expect(try findings([.button("A", 0, 100, 80, 44), .button("B", 60, 100, 80, 44)]).isEmpty)
  }

  @Test("a button in a card, a dialog's ground and a bar are meant")
  func exempt() throws {
    let card = ScreenNode.button("Card", 16, 100, 300, 80, children: [.button("★", 270, 110, 44, 44)])
    let ground = ScreenNode.button("Dismiss", 0, 0, 402, 874)
    #expect(try findings([card]).isEmpty)
    #expect(try findings([.button("A", 16, 100, 60, 44), ground]).isEmpty)
    let bar = ScreenNode.make(
      "TabBar", 0, 791, 402, 83, role: .tabBar, traits: [.systemBar], children: [.button("Home", 0, 791, 134, 83)])
    #expect(try findings([.button("A", 0, 800, 60, 44), bar]).isEmpty)
  }

  @Test("what scrolls can be brought out from under a floating button")
  func floating() throws {
    let row = ScreenNode.scrollView(0, 62, 402, 778, children: [.button("Row", 300, 700, 60, 44)])
    #expect(try findings([row, .button("+", 290, 690, 80, 80)]).isEmpty)
  }
}

@Suite("target-spacing")
struct TargetSpacingTests {
  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("target-spacing", children)
  }

  private func bezelled(_ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ScreenNode {
    .button(text, x, y, width, height, children: [.make("Capsule", x, y, width, height)])
  }

  // MARK: Broken

  @Test("two small buttons with centres 32 apart are a warning")
  func close() throws {
    let found = try findings([.button("A", 100, 100, 24, 24), .button("B", 132, 100, 24, 24)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.value == 32)
    #expect(found.first?.message == "has its centre 32 pt from that of Button \"A\" beside it")
  }

  @Test("one above the other counts too")
  func vertical() throws {
    let found = try findings([.button("A", 100, 100, 200, 30), .button("B", 100, 134, 200, 30)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.value == 34)
  }

  @Test("two large buttons with grounds four points apart are a note")
  func grounds() throws {
    let found = try findings([bezelled("A", 100, 100, 44, 44), bezelled("B", 148, 100, 44, 44)])
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.measurement.value == 4)
    #expect(found.first?.measurement.limit == 12)
  }

  @Test("without grounds what is seen has to be 24 apart")
  func plain() throws {
    let first = ScreenNode.button("A", 100, 100, 44, 44, children: [.text("A", 110, 110, 24)])
    let second = ScreenNode.button("B", 144, 100, 44, 44, children: [.text("B", 154, 110, 24)])
    let found = try findings([first, second])
    #expect(found.first?.measurement.value == 20)
    #expect(found.first?.measurement.limit == 24)
  }

  // MARK: Near misses

  @Test("targets of 44 with the customary 8 between them are apart")
  func apart() throws {
    #expect(try findings([.button("A", 100, 100, 44, 44), .button("B", 152, 100, 44, 44)]).isEmpty)
  }

  @Test("a warning needs a small one; large ones may touch when they are far apart in the middle")
  func large() throws {
    #expect(try findings([.button("A", 16, 100, 180, 60), .button("B", 196, 100, 180, 60)]).isEmpty)
  }

  @Test("cells of a grid, rows, bars and system controls belong together")
  func exempt() throws {
    let keys = [ScreenNode.button("1", 100, 100, 30, 30), .button("2", 132, 100, 30, 30)]
    #expect(try findings([.make("LazyVGrid", 100, 100, 62, 30, children: keys)]).isEmpty)
    #expect(try findings([.make("HStack", 100, 100, 62, 30, role: .row, children: keys)]).isEmpty)
    #expect(try findings([.make("Toolbar", 0, 62, 402, 54, traits: [.systemBar], children: keys)]).isEmpty)
    #expect(
      try findings([
        .button("A", 100, 100, 30, 30, traits: [.systemSized]), .button("B", 132, 100, 30, 30, traits: [.systemSized]),
      ]).isEmpty)
  }

  @Test("it speaks of phones and pads alone")
  func platforms() throws {
    let buttons = [ScreenNode.button("A", 100, 100, 24, 24), .button("B", 132, 100, 24, 24)]
    #expect(try Sample.findings("target-spacing", buttons, in: Sample.mac).isEmpty)
  }
}
