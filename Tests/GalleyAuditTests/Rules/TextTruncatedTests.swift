import GalleyAudit
import GalleyScenario
import GalleyScreen
import Testing

@Suite("text-truncated")
struct TextTruncatedTests {
  private func findings(_ children: [ScreenNode], text: TextSize = .large) throws -> [Finding] {
    var scenario = Sample.phone
    scenario.textSize = text
    return try Sample.findings("text-truncated", children, in: scenario)
  }

  // MARK: Broken

  @Test("a title that loses its end at the default size is an error")
  func title() throws {
    let found = try findings([.text("Quarterly report", 16, 100, 120, traits: [.title], lost: 7)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.sentence == "Text \"Quarterly report\" loses 7 of its 16 characters.")
    #expect(found.first?.measurement.unit == "characters")
  }

  @Test("a button's name is an error at the default size and a warning at an accessibility size")
  func control() throws {
    let button = ScreenNode.button(
      "Continue", 16, 100, 80, 44, traits: [.systemSized], children: [.text("Continue", 20, 110, 60, lost: 3)])
    #expect(try findings([button]).map(\.severity) == [.error])
    #expect(try findings([button], text: .accessibility3).map(\.severity) == [.warning])
  }

  @Test("other text is a warning, and a note where its author limited the lines")
  func body() throws {
    #expect(try findings([.text("A long text", 16, 100, 60, lost: 4)]).map(\.severity) == [.warning])
    #expect(
      try findings([.text("A long text", 16, 100, 60, traits: [.lineLimited], lost: 4)]).map(\.severity) == [.note])
  }

  @Test("over scenarios it names the smallest text size and the widest window")
  func summary() throws {
    var large = Sample.phone
    large.textSize = .accessibility2
    var larger = Sample.phone
    larger.textSize = .accessibility5
    larger.window.width = 440
    let screens = [larger, large].map {
      Sample.screen([.text("A long text", 16, 100, 60, lost: 4)], in: $0)
    }
    let found = try Sample.report("text-truncated", screens).findings
    #expect(found.count == 1)
    #expect(found.first?.summary == "Smallest text size that loses it: accessibility2; widest window: 440 pt.")
  }

  // MARK: Near misses

  @Test("text that wraps loses nothing")
  func whole() throws {
    #expect(try findings([.text("A long text", 16, 100, 60, 60)]).isEmpty)
  }

  @Test("a bar shortens its own title")
  func bar() throws {
    let bar = ScreenNode.make(
      "NavigationBar", 0, 62, 402, 54, role: .navigationBar, traits: [.systemBar],
      children: [.text("Quarterly report", 120, 80, 120, traits: [.title], lost: 7)])
    #expect(try findings([bar]).isEmpty)
  }

  @Test("decoration is not read")
  func decoration() throws {
    #expect(try findings([.text("lorem ipsum", 16, 100, 60, traits: [.decoration], lost: 3)]).isEmpty)
  }
}
