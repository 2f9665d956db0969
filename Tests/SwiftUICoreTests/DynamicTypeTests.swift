import GalleyScenario
import GalleyScreen
import SwiftUICore
import Testing

/// text follows the person's size of text where the platform has it.
@MainActor @Suite struct DynamicTypeTests {
  private func size(
    _ font: Font?, _ textSize: TextSize, _ platform: Platform = .iOS, _ text: String = "x"
  ) -> TextLines? {
    let scenario = Proofs.scenario(2000, 2000, platform: platform) { $0.textSize = textSize }
    return Proofs.screen(scenario) { Text(text).font(font) }.node(type: "Text")?.lines
  }

  /// Sizes recorded from UIFont.preferredFont, which the Human Interface Guidelines state too, at all twelve sizes of text.
  static let sizes: [(Font.TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
  ]

  @Test(arguments: sizes)
  func textStylesGrowByApplesTable(style: Font.TextStyle, points: [Double]) {
    for (textSize, points) in zip(TextSize.allCases, points) {
      #expect(size(.system(style), textSize)?.pointSize == points, "\(style) at \(textSize)")
    }
  }

  /// Lines of a style are as far apart as the guidelines' leading says.
  @Test(arguments: [
    (Font.TextStyle.body, TextSize.large, 22.0), (.body, .xxxLarge, 29), (.largeTitle, .xSmall, 38),
    (.footnote, .large, 18), (.title2, .accessibility1, 41),
  ])
  func linesOfAStyleAreItsLeadingApart(style: Font.TextStyle, textSize: TextSize, leading: Double) throws {
    let lines = try #require(size(.system(style), textSize, .iOS, "one\ntwo")?.lines)
    #expect(abs(lines[1].baseline - lines[0].baseline - leading) < 1e-9)
  }

  /// The guidelines' table for the Mac, and no Dynamic Type.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 26.0), (.title, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13),
    (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption, 10), (.caption2, 10),
  ])
  func aMacsStylesDoNotGrow(style: Font.TextStyle, points: Double) {
    for textSize in [TextSize.xSmall, .large, .accessibility5] {
      #expect(size(.system(style), textSize, .macOS)?.pointSize == points)
    }
  }

  @Test(arguments: [
    (Font.TextStyle.title, 76.0, "medium"), (.title2, 57, "medium"), (.title3, 48, "medium"), (.headline, 38, "medium"),
    (.subheadline, 38, "regular"), (.callout, 31, "medium"), (.body, 29, "medium"), (.caption, 25, "medium"),
    (.caption2, 23, "medium"),
  ])
  func aTelevisionsStylesAreTheGuidelines(style: Font.TextStyle, points: Double, weight: String) {
    #expect(size(.system(style), .large, .tvOS)?.font == "system \(Int(points)) \(weight)")
  }

  /// The guidelines' first and last published columns.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 30.0, 44.0), (.title, 28, 42), (.title2, 24, 34), (.title3, 17, 24),
    (.headline, 14, 21),
    (.body, 14, 21), (.caption, 13, 18), (.caption2, 12, 17), (.footnote, 11, 16),
  ])
  func aWatchHasItsOwnTable(style: Font.TextStyle, smallest: Double, large: Double) {
    #expect(size(.system(style), .xSmall, .watchOS)?.pointSize == smallest)
    #expect(size(.system(style), .accessibility1, .watchOS)?.pointSize == large)
  }

  struct Measures: View {
    @ScaledMetric var body1 = 17.0
    @ScaledMetric(relativeTo: .largeTitle) var title = 34.0
    @ScaledMetric(relativeTo: .caption) var caption = CGFloat(12)
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: body1, height: 1).accessibilityIdentifier("body")
        Color.red.frame(width: title, height: 1).accessibilityIdentifier("title")
        Color.red.frame(width: caption, height: 1).accessibilityIdentifier("caption")
      }
    }
  }

  /// A measure of a style's own size grows as the style does.
  @Test(arguments: [
    (TextSize.large, 17.0, 34.0, 12.0), (.accessibility5, 53, 60, 43), (.xSmall, 14, 31, 11), (.xxxLarge, 23, 40, 18),
  ])
  func scaledMetricsFollowTheirStyle(textSize: TextSize, body: Double, title: Double, caption: Double) {
    let screen = Proofs.screen(Proofs.scenario(300, 300) { $0.textSize = textSize }) { Measures() }
    #expect(screen.node("body")?.exact.width == body)
    #expect(screen.node("title")?.exact.width == title)
    #expect(screen.node("caption")?.exact.width == caption)
    let mac = Proofs.screen(Proofs.scenario(300, 300, platform: .macOS) { $0.textSize = textSize }) { Measures() }
    #expect(mac.node("title")?.exact.width == 34)
  }

  @Test func customFontsFollowTheStyleTheyAreRelativeTo() {
    #expect(size(.custom("Inter", size: 34, relativeTo: .largeTitle), .accessibility5)?.pointSize == 60)
    #expect(size(.custom("Inter", size: 17), .accessibility5)?.pointSize == 53)
    #expect(size(.custom("Inter", fixedSize: 17), .accessibility5)?.pointSize == 17)
    #expect(size(.custom("Inter", size: 17), .accessibility5, .macOS)?.pointSize == 17)
  }

  @Test func aViewMayKeepTheSizeWithinARange() {
    func body<V: View>(_ view: @escaping (Text) -> V) -> Double? {
      let scenario = Proofs.scenario(300, 300) { $0.textSize = .accessibility5 }
      return Proofs.screen(scenario) { view(Text("x")) }.node(type: "Text")?.lines?.pointSize
    }
    #expect(body { $0.dynamicTypeSize(...DynamicTypeSize.accessibility1) } == 28)
    #expect(body { $0.dynamicTypeSize(.small) } == 15)
    #expect(body { $0.dynamicTypeSize(DynamicTypeSize.xSmall...DynamicTypeSize.large) } == 17)
    #expect(body { $0.environment(\.dynamicTypeSize, .xSmall) } == 14)
  }

  /// What no source states is named on the screen, and what one does is not.
  @Test func assumedStylesAreNamed() {
    func assumed(_ font: Font, _ platform: Platform) -> [String] {
      Proofs.screen(Proofs.scenario(300, 300, platform: platform)) { Text("x").font(font) }.assumed
    }
    #expect(assumed(.body, .iOS).isEmpty)
    #expect(assumed(.extraLargeTitle, .iOS) == ["typography.style.extraLargeTitle"])
    #expect(assumed(.footnote, .tvOS) == ["typography.style.footnote"])
    #expect(assumed(.body, .visionOS) == ["typography.style.body"])
    #expect(assumed(.body.width(.condensed), .iOS) == ["typography.widths"])
    #expect(assumed(.body.smallCaps(), .iOS) == ["typography.smallCapitals"])
  }
}
