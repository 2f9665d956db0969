import GalleyAudit
import GalleyScreen
import Testing

@Suite("touch-target")
struct TouchTargetTests {
  private func findings(_ children: [ScreenNode], in scenario: Scenario = .phone) throws -> [Finding] {
    let resolved =
      switch scenario {
      case .phone: Sample.phone
      case .mac: Sample.mac
      case .tv: Sample.tv
      }
    return try Sample.findings("touch-target", children, in: resolved)
  }

  enum Scenario { case phone, mac, tv }

  // MARK: Broken

  @Test("a plain button of 22 points is an error under the phone's least of 28")
  func tiny() throws {
    let found = try findings([.button("×", 100, 100, 22, 22)])
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.measurement.value == 22)
    #expect(found.first?.measurement.limit == 28)
    #expect(found.first?.sentence == "Button \"×\" has a target of 22×22 pt, under the least of 28 pt.")
  }

  @Test("a wide button of 30 points' height is a warning under the phone's 44")
  func flat() throws {
    let found = try findings([.button("Continue", 20, 100, 200, 30)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.measurement.subject == "target's height")
    #expect(found.first?.measurement.limit == 44)
  }

  @Test("a content shape smaller than the frame is what counts")
  func contentShape() throws {
    let found = try findings([.button("Play", 100, 100, 60, 60).hit(118, 118, 24, 24)])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("what a clip leaves of a target is what counts")
  func clipped() throws {
    let found = try findings([.button("Play", 100, 100, 60, 60).clipped(to: 0, 0, 402, 120)])
    #expect(found.first?.measurement.value == 20)
  }

  @Test("a second button in a row of its own counts by itself")
  func accessories() throws {
    let row = ScreenNode.make(
      "HStack", 16, 100, 370, 44, role: .row,
      children: [.button("Mail", 16, 100, 100, 44), .button("★", 350, 112, 20, 20)])
    #expect(try findings([row]).map(\.node) == ["Button \"★\""])
  }

  @Test("a button in a link that fills its row counts by itself")
  func nested() throws {
    let link = ScreenNode.button(
      "Mail", 16, 100, 370, 44, traits: [.systemSized], children: [.button("★", 350, 112, 20, 20)])
    let row = ScreenNode.make("row", 16, 100, 370, 44, role: .row, children: [link]).hit(16, 100, 370, 44)
    #expect(try findings([row]).map(\.node) == ["Button \"★\""])
  }

  @Test("the Mac and the TV have limits of their own")
  func platforms() throws {
    #expect(try findings([.button("OK", 0, 0, 60, 24)], in: .mac).map(\.severity) == [.warning])
    #expect(try findings([.button("OK", 0, 0, 60, 18)], in: .mac).map(\.severity) == [.error])
    #expect(try findings([.button("OK", 100, 100, 200, 60)], in: .tv).map(\.severity) == [.warning])
  }

  // MARK: Near misses

  @Test("44 points are enough, and so is a pixel less")
  func enough() throws {
    #expect(try findings([.button("×", 100, 100, 44, 44)]).isEmpty)
    #expect(try findings([.button("×", 100, 100, 44, 44 - 1.0 / 3)]).isEmpty)
  }

  @Test("a small picture in a large content shape is fine")
  func enlarged() throws {
    #expect(try findings([.button("×", 111, 111, 22, 22).hit(100, 100, 44, 44)]).isEmpty)
  }

  @Test("stock controls, bar items and rows are Apple's")
  func system() throws {
    #expect(try findings([.button("Save", 100, 100, 60, 34.33, traits: [.systemSized])]).isEmpty)
    #expect(try findings([.button("Done", 300, 62, 40, 36, traits: [.customControl, .systemBar])]).isEmpty)
    let bar = ScreenNode.make(
      "Toolbar", 0, 62, 402, 54, role: .toolbar, traits: [.systemBar], children: [.button("Done", 300, 62, 40, 36)])
    #expect(try findings([bar]).isEmpty)
    let row = ScreenNode.make("HStack", 16, 100, 370, 24, role: .row, traits: [.customControl]).hit(16, 100, 370, 24)
    #expect(try findings([row]).isEmpty)
  }

  @Test("the only control of a row is hit all over the row")
  func soleInRow() throws {
    let row = ScreenNode.make(
      "HStack", 16, 100, 370, 52, role: .row, children: [.button("Sign out", 32, 116, 80, 20)])
    #expect(try findings([row]).isEmpty)
    // A row of a list on the Mac is 24 high, and Apple's.
    let low = ScreenNode.make(
      "row", 16, 100, 370, 24, role: .row, traits: [.systemSized], children: [.button("Row", 32, 104, 40, 16)])
    #expect(try findings([low], in: .mac).isEmpty)
    // A link's row takes taps itself.
    #expect(try findings([row.hit(16, 100, 370, 52)]).isEmpty)
  }

  @Test("links inside running text are exempt")
  func inlineLink() throws {
    var text = ScreenNode.text("Read the terms", 16, 100, 200)
    var link = ScreenNode.make("Link", 60, 100, 40, 20, role: .link, traits: [.customControl], text: "terms")
    link.hitArea = link.frame
    text.children = [link]
    #expect(try findings([text]).isEmpty)
  }

  @Test("a button half hidden at the end of a scroll view can be scrolled into sight")
  func scrolledAway() throws {
    let button = ScreenNode.button("Buy", 16, 830, 100, 50, traits: [.customControl, .scrollsVertically])
      .clipped(to: 0, 62, 402, 778)
    #expect(try findings([.scrollView(0, 62, 402, 778, children: [button])]).isEmpty)
  }
}
