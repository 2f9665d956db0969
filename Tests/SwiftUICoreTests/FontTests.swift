import GalleyScenario
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite struct FontTests {
  private func lines<V: View>(
    platform: Platform = .iOS, textSize: TextSize = .large, bold: Bool = false, @ViewBuilder _ view: @escaping () -> V
  ) -> TextLines? {
    let scenario = Proofs.scenario(300, 300, platform: platform) {
      $0.textSize = textSize
      $0.boldText = bold
    }
    return Proofs.screen(scenario, view).node(type: "Text")?.lines
  }

  @Test func textStylesHaveApplesSizes() {
    // Recorded from UIFont.preferredFont and stated by the Human Interface Guidelines.
    #expect(lines { Text("x") }?.font == "system 17 regular")
    #expect(lines { Text("x").font(.largeTitle) }?.pointSize == 34)
    #expect(lines { Text("x").font(.headline) }?.font == "system 17 semibold")
    #expect(lines(textSize: .accessibility5) { Text("x") }?.pointSize == 53)
    #expect(lines(textSize: .xSmall) { Text("x").font(.caption2) }?.pointSize == 11)
    #expect(lines(platform: .macOS) { Text("x") }?.pointSize == 13)
    #expect(lines(platform: .macOS, textSize: .accessibility5) { Text("x") }?.pointSize == 13)
    #expect(lines(platform: .tvOS) { Text("x").font(.title) }?.font == "system 76 medium")
    #expect(lines(platform: .watchOS) { Text("x") }?.pointSize == 16)
  }

  @Test func fixedSizesDoNotGrow() {
    #expect(lines(textSize: .accessibility5) { Text("x").font(.system(size: 20)) }?.pointSize == 20)
    #expect(
      lines(textSize: .accessibility5) { Text("x").dynamicTypeSize(...DynamicTypeSize.xxxLarge) }?.pointSize == 23)
  }

  @Test func theInnermostModifierWins() {
    #expect(lines { Text("x").font(.title).font(.caption) }?.pointSize == 28)
    #expect(lines { Text("x").fontWeight(.light).bold() }?.font == "system 17 light")
    #expect(lines { VStack { Text("x").font(.title) }.font(.caption).italic() }?.font == "system 28 regular italic")
    #expect(lines { Text("x").fontDesign(.monospaced) }?.font == "system-monospaced 17 regular")
    #expect(lines { Text("x").font(.custom("Avenir", fixedSize: 12)) }?.font == "Avenir 12 regular")
  }

  @Test func boldTextMakesEveryWeightHeavier() {
    #expect(lines(bold: true) { Text("x") }?.font == "system 17 semibold")
  }

  struct Growing: View {
    @ScaledMetric var side = 10.0
    var body: some View { Color.red.frame(width: side, height: side).accessibilityIdentifier("box") }
  }

  @Test func scaledMetricsFollowTheBodyStyle() {
    let scenario = Proofs.scenario(300, 300) { $0.textSize = .accessibility5 }
    // 53 points where 17 are standard, to half a point.
    #expect(Proofs.screen(scenario) { Growing() }.node("box")?.exact.width == 31)
  }
}
