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
    #expect(lines { Text("x").font(.system(size: 17 / 3.0)) }?.font == "system 5.667 regular")
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

  /// Recorded on an iPhone SE with iOS 26: `.font(style).bold()` is as wide as the style's emphasized weight sets it;
  /// without a style, and on a Mac's standard font, bold is bold.
  @Test func boldOfATextStyleIsItsEmphasizedWeight() {
    let widths: [(Font, String, Double)] = [
      (.largeTitle, "Large Title", 166), (.title, "Title", 57.5), (.title2, "Title 2", 63.5),
      (.title3, "Title 3", 57.5), (.headline, "Headline", 70.5), (.subheadline, "Subheadline", 89),
      (.body, "Body", 41), (.callout, "Callout", 54), (.footnote, "Footnote", 57), (.caption, "Caption", 46),
      (.caption2, "Caption 2", 53),
    ]
    for (font, text, width) in widths {
      let screen = Proofs.screen(400, 100) { Text(text).font(font).bold().accessibilityIdentifier("x") }
      let own = screen.node("x")?.exact.width ?? 0
      #expect(abs(own - width) <= 0.5, "\(text) \(own)")
    }
    #expect(lines { Text("x").font(.body).bold() }?.font == "system 17 semibold")
    #expect(lines { Text("x").font(.body.bold()) }?.font == "system 17 semibold")
    #expect(lines { Text("x").font(.body.weight(.regular)).bold() }?.font == "system 17 bold")
    #expect(lines { Text("x").bold() }?.font == "system 17 bold")
    #expect(lines { Text("x").font(.system(size: 20)).bold() }?.font == "system 20 bold")
    #expect(lines(platform: .macOS) { Text("x").bold() }?.font == "system 13 bold")
    #expect(lines(platform: .macOS) { Text("x").font(.body.bold()) }?.font == "system 13 semibold")
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
