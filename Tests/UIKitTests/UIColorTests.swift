import GalleyScenario
import GalleyScreen
import Testing
@_spi(Galley) import UIKit

/// A scenario as tests of UIKit need it.
@MainActor func setScenario(
  window: (Double, Double) = (375, 667), scale: Double = 2, textSize: TextSize = .large,
  generation: DesignGeneration = .ios26, appearance: Appearance = .light, contrast: Bool = false,
  direction: LayoutDirectionTrait = .leftToRight, metrics: [String: Double] = [:]
) {
  var scenario = ResolvedScenario(
    device: "test", deviceName: "Test", os: OSVersion(26), textSize: textSize, direction: direction,
    appearance: appearance, increasedContrast: contrast, generation: generation,
    window: .init(width: window.0, height: window.1), scale: scale)
  scenario.metrics = ["uikit.constraint.standardSpacing": 8, "uikit.view.layoutMargin": 8].merging(metrics) { $1 }
  UIKitScenario.current = scenario
}

@MainActor @Suite(.serialized) struct UIColorTests {
  private func bytes(_ color: UIColor) -> [Int] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a].map { Int(($0 * 255).rounded()) }
  }

  /// The HIG's tables: of the June 2025 edition for iOS 26, of the one before for earlier systems.
  @Test func systemColoursFollowGenerationAppearanceAndContrast() {
    setScenario()
    #expect(bytes(.systemBlue) == [0, 136, 255, 255])
    setScenario(appearance: .dark)
    #expect(bytes(.systemBlue) == [0, 145, 255, 255])
    setScenario(contrast: true)
    #expect(bytes(.systemRed) == [233, 21, 45, 255])
    setScenario(generation: .ios18)
    #expect(bytes(.systemBlue) == [0, 122, 255, 255])
    setScenario(generation: .ios18, appearance: .dark, contrast: true)
    #expect(bytes(.systemOrange) == [255, 179, 64, 255])
    setScenario()
    #expect(bytes(.systemGray6) == [242, 242, 247, 255])
  }

  @Test func labelsAreBlackAndTranslucentGrays() {
    setScenario()
    #expect(bytes(.label) == [0, 0, 0, 255])
    #expect(bytes(.secondaryLabel) == [60, 60, 67, 153])
    #expect(bytes(.separator) == [60, 60, 67, 73])
    setScenario(appearance: .dark)
    #expect(bytes(.label) == [255, 255, 255, 255])
    #expect(bytes(.tertiarySystemFill) == [118, 118, 128, 61])
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() {
    setScenario(appearance: .dark)
    #expect(bytes(.systemBackground) == [0, 0, 0, 255])
    let elevated = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(bytes(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 255])
  }

  @Test func dynamicColoursKeepTheirAlphaAcrossTraits() {
    setScenario()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }.withAlphaComponent(0.5)
    #expect(bytes(color) == [255, 0, 0, 128])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(bytes(dark) == [255, 255, 255, 128])
  }

  @Test func hueAndBack() {
    setScenario()
    #expect(bytes(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 128, 0, 255])
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(h - 1.0 / 12) < 1e-9 && s == 1 && b == 1)
  }

  @Test func equalityLooksAtTheColour() {
    setScenario()
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.systemRed)
    #expect(UIColor(red: 0, green: 0, blue: 1, alpha: 1) == UIColor.blue)
  }
}
