import GalleyScenario
import Testing
@_spi(Galley) import UIKit

@MainActor @Suite(.serialized) struct UIFontTests {
  /// The HIG's Dynamic Type table: body and caption2 at the ends and the middle.
  @Test func preferredFontsFollowTheTextSize() {
    let recorded: [(TextSize, CGFloat, CGFloat)] = [
      (.xSmall, 14, 11), (.large, 17, 11), (.xxxLarge, 23, 17), (.accessibility5, 53, 41),
    ]
    for (size, body, caption) in recorded {
      setScenario(textSize: size)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == body)
      #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == caption)
    }
    setScenario()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: large).pointSize == 60)
    #expect(UIFont.preferredFont(forTextStyle: .headline).request.weight == 600)
  }

  /// SF's vertical measures on iOS: 1950, 494 and 1443 of 2048, a line of 1.193359375 em.
  @Test func metricsAreApples() {
    setScenario()
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 17 * 1950 / 2048) < 1e-6)
    #expect(abs(font.descender + 17 * 494 / 2048) < 1e-6)
    #expect(abs(font.capHeight - 17 * 1443 / 2048) < 1e-6)
    #expect(abs(font.lineHeight - 17 * 1.193359375) < 1e-6)
  }

  /// What developers report of scaled values: 17 is 16.333 at medium on three pixels a point and 48 at the largest
  /// size; and by the line heights of the HIG, 100 for body is 86.333, 109, 131.667 and 281.667.
  @Test func scaledValuesGrowWithTheLineHeight() {
    setScenario(scale: 3)
    func scaled(_ value: CGFloat, _ category: UIContentSizeCategory, _ style: UIFont.TextStyle = .body) -> CGFloat {
      UIFontMetrics(forTextStyle: style).scaledValue(
        for: value, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    #expect(scaled(17, .large) == 17)
    #expect(abs(scaled(17, .medium) - 49.0 / 3) < 1e-9)
    #expect(scaled(17, .accessibilityExtraExtraExtraLarge) == 48)
    #expect(abs(scaled(100, .extraSmall) - 259.0 / 3) < 1e-9)
    #expect(abs(scaled(100, .extraLarge) - 327.0 / 3) < 1e-9)
    #expect(abs(scaled(100, .extraExtraExtraLarge) - 395.0 / 3) < 1e-9)
    #expect(abs(scaled(100, .accessibilityExtraExtraExtraLarge) - 845.0 / 3) < 1e-9)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(font.pointSize == 30)
  }

  @Test func boldTraitGivesAStyleItsEmphasizedWeight() {
    setScenario()
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    #expect(bold?.request.weight == 600)
    #expect(bold?.pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).request.weight == 800)
  }

  @Test func imagesReadTheirSizeFromTheHeader() {
    setScenario()
    let png = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 40, 0, 0, 0, 24])
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 20, height: 12))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 30, 1, 4, 3, 0, 0, 0, 0])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 260, height: 30))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(named: "nothing") == nil)
  }
}

/// Sizes that are none. R-053.
@MainActor @Suite(.serialized) struct UIFontSizeTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -4, 0])
  func aSizeThatIsNoneCountsAsTwelve(_ size: CGFloat) {
    setScenario()
    PlatformNotes.forget()
    let fonts = [
      UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
      .monospacedSystemFont(ofSize: size, weight: .bold),
      .systemFont(ofSize: 17).withSize(size), UIFont(name: "Georgia", size: size),
    ]
    for font in fonts {
      #expect(font?.pointSize == 12)
      #expect(font?.lineHeight.isFinite == true)
    }
    #expect(PlatformNotes.all.contains("UIFont: a size of \(Double(size)) counts as 12"))
    PlatformNotes.forget()
  }

  @Test func metricsTakeAnyNumber() {
    setScenario()
    for value: CGFloat in [.nan, .infinity, -.infinity, -10, 0, 10_000, 1e300] {
      _ = UIFontMetrics.default.scaledValue(for: value)
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: value)
      #expect(font.pointSize > 0 && font.pointSize.isFinite)
      #expect(UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(value)).request.weight >= 100)
    }
    PlatformNotes.forget()
  }
}

/// Fonts by name: those that iOS comes with, and no others. R-027.
@MainActor @Suite(.serialized) struct FontNameTests {
  @Test func namesThatNeitherSystemNorAppHasAreNil() {
    setScenario()
    PlatformNotes.forget()
    for name in ["", "Unknown", "Helvetica Nue", "SF Pro", "Inter"] { #expect(UIFont(name: name, size: 17) == nil) }
    #expect(PlatformNotes.all.contains("no font Unknown: UIFont(name:size:) is nil"))
    for name in ["Georgia", "Georgia-Bold", "Helvetica Neue", "HelveticaNeue-Light", "Menlo", "AvenirNext-DemiBold"] {
      #expect(UIFont(name: name, size: 17)?.pointSize == 17)
    }
    #expect(
      PlatformNotes.all.contains {
        $0.hasPrefix("Georgia is not part of this tool: NotoSerif") && $0.hasSuffix("for it")
      })
    PlatformNotes.forget()
  }

  @Test func facesHaveTheirFamilysDesignAndTheirOwnWeight() {
    setScenario()
    func face(_ name: String) -> String? { UIFont(name: name, size: 17).map { UIKitScenario.standInFace($0.request) } }
    #expect(face("Georgia") == "NotoSerif-Regular" || face("Georgia") == "NotoSerif")
    #expect(face("Georgia-BoldItalic")?.contains("BoldItalic") == true)
    #expect(face("Menlo-Regular")?.hasPrefix("JetBrainsMono") == true)
    #expect(face("AvenirNext-DemiBold") == face("GillSans-SemiBold"))
    #expect(face("AvenirNext-DemiBold") != face("AvenirNext-Regular"))
    #expect(face("Avenir-BookOblique")?.contains("Italic") == true)
    PlatformNotes.forget()
  }

  @Test func familiesAndFacesAreListed() {
    setScenario()
    #expect(UIFont.familyNames.contains("Helvetica Neue") && UIFont.familyNames.count >= 87)
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia") == ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
    #expect(UIFont.fontNames(forFamilyName: "Unknown") == [])
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 12)?.familyName == family)
      }
    }
    #expect(UIFont(name: "Menlo", size: 12)?.fontName == "Menlo-Regular")
    PlatformNotes.forget()
  }
}
