import GalleyAudit
import GalleyScreen
import Testing

@Suite("sideways")
struct SidewaysTests {
  private func findings(_ children: [ScreenNode]) throws -> [Finding] {
    try Sample.findings("sideways", children)
  }

  // MARK: Broken

  @Test("a row of fixed cells is one finding at the row")
  func row() throws {
    let cells = (0..<6).map { ScreenNode.text("Cell", -119 + Double($0) * 108, 100, 100) }
    let row = ScreenNode.make("HStack", -119, 100, 640, 20, children: cells)
    let found = try findings([.make("VStack", -119, 100, 640, 400, children: [row])])
    #expect(found.count == 1)
    #expect(found.first?.path == "ZStack/VStack/HStack")
    #expect(found.first?.message == "is 640 pt wide in a window of 402 pt, and nothing scrolls sideways")
    #expect(found.first?.measurement.value == 640)
  }

  @Test("a text with a fixed width is found at its frame")
  func frame() throws {
    let text = ScreenNode.text("Summary of the year", -9, 100, 420)
    let found = try findings([.make("frame", -24, 100, 450, 20, children: [text])])
    #expect(found.first?.node == "Text \"Summary of the year\"")
    #expect(found.first?.severity == .error)
  }

  @Test("a button that runs out at one side is found though nothing is too wide")
  func runsOut() throws {
    let found = try findings([.button("Next", 380, 100, 60, 44)])
    #expect(found.first?.message == "runs 38 pt past the window's side, and nothing scrolls sideways")
    #expect(found.first?.measurement.value == 38)
  }

  @Test("a line longer than the window in a scroller is a note")
  func longLine() throws {
    let text = ScreenNode.text("A very long line", 16, 100, 900, traits: [.scrollsHorizontally])
    let found = try findings([.scrollView(0, 100, 402, 40, children: [text])])
    #expect(found.map(\.severity) == [.note])
  }

  // MARK: Near misses

  @Test("what ends at the window's edge is inside")
  func edge() throws {
    #expect(try findings([.text("Full", 0, 100, 402), .button("Next", 343, 100, 60, 44)]).isEmpty)
  }

  @Test("a carousel scrolls")
  func carousel() throws {
    let cards = (0..<6).map {
      ScreenNode.button("Card", 16 + Double($0) * 172, 100, 160, 90, traits: [.customControl, .scrollsHorizontally])
    }
    #expect(try findings([.scrollView(0, 100, 402, 90, children: cards)]).isEmpty)
  }

  @Test("a picture cropped by the window, and text on it that fits, are fine")
  func picture() throws {
    let image = ScreenNode.make("Image", -100, 0, 602, 400, role: .image)
    #expect(
      try findings([.make("ZStack", -100, 0, 602, 400, children: [image, .text("Title", 16, 300, 200)])]).isEmpty)
  }

  @Test("what was moved on purpose, clipped text, code and decoration are left alone")
  func exempt() throws {
    let drawer = ScreenNode.make(
      "VStack", -280, 0, 300, 874, traits: [.movedOnPurpose], children: [.text("Menu", -250, 100, 260)])
    let clipped = ScreenNode.text("Ticker", -50, 100, 600).clipped(to: 16, 90, 370, 40)
    let code = ScreenNode.text(
      "let x = 1", 16, 300, 900, traits: [.scrollsHorizontally], font: "system mono 13 regular")
    let decoration = ScreenNode.text("~~~~", -50, 400, 600, traits: [.decoration])
    #expect(try findings([drawer, clipped, .scrollView(0, 300, 402, 20, children: [code]), decoration]).isEmpty)
  }
}
