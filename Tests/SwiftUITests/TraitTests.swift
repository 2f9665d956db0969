import Foundation
import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing
@_spi(Galley) import UIKit

@testable import SwiftUI

/// the traits beyond the size classes, in SwiftUI's environment and in UIKit's collection. What Apple lets views
/// write can be written, and nothing else.
@MainActor @Suite(.serialized) struct TraitTests {
  /// Reads the environment where a view stands.
  private func environment(
    on device: String = "iphone-17", _ change: (inout ScenarioTraits) -> Void = { _ in }
  ) throws -> EnvironmentValues {
    EnvironmentValues(scenario: try Bridging.scenario(on: device, change))
  }

  @Test func defaultsAreThoseOfADeviceOutOfTheBox() throws {
    let values = try environment()
    #expect(values.displayScale == 3 && values.pixelLength == 1.0 / 3)
    #expect(values.dynamicTypeSize == .large && values.sizeCategory == .large)
    #expect(values.layoutDirection == .leftToRight && values.locale.identifier == "en")
    #expect(values.colorScheme == .light && values.colorSchemeContrast == .standard)
    #expect(values.legibilityWeight == .regular)
    #expect(!values.accessibilityReduceMotion && !values.accessibilityReduceTransparency)
    #expect(values.timeZone.identifier == "GMT" || values.timeZone.identifier == "UTC")
    #expect(values.calendar.identifier == .gregorian)
  }

  @Test func everyTraitOfTheScenarioIsRead() throws {
    let values = try environment(on: "iphone-se-3rd-generation") {
      $0.textSize = .accessibility2; $0.locale = "ar_SA"; $0.appearance = .dark; $0.increasedContrast = true
      $0.boldText = true; $0.reduceMotion = true; $0.reduceTransparency = true; $0.timeZone = "Asia/Tokyo"
    }
    #expect(values.displayScale == 2 && values.pixelLength == 0.5)
    #expect(values.dynamicTypeSize == .accessibility2 && values.dynamicTypeSize.isAccessibilitySize)
    #expect(values.sizeCategory == .accessibilityLarge)
    #expect(values.layoutDirection == .rightToLeft && values.locale.identifier == "ar_SA")
    #expect(values.colorScheme == .dark && values.colorSchemeContrast == .increased)
    #expect(values.legibilityWeight == .bold)
    #expect(values.accessibilityReduceMotion && values.accessibilityReduceTransparency)
    #expect(values.timeZone.identifier == "Asia/Tokyo" && values.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(values.calendar.locale?.identifier == "ar_SA")
  }

  /// The writable ones, each with a value away from the scenario's.
  @Test func viewsWriteTheTraitsThatTheyMay() throws {
    var values = try environment()
    values.dynamicTypeSize = .xSmall
    values.layoutDirection = .rightToLeft
    values.locale = Locale(identifier: "de_CH")
    values.calendar = Calendar(identifier: .buddhist)
    values.timeZone = try #require(TimeZone(identifier: "Europe/Rome"))
    values.colorScheme = .dark
    values.legibilityWeight = .bold
    values.displayScale = 1
    values.horizontalSizeClass = .regular
    values.verticalSizeClass = .compact
    #expect(values.dynamicTypeSize == .xSmall && values.sizeCategory == .extraSmall)
    #expect(values.layoutDirection == .rightToLeft && values.locale.identifier == "de_CH")
    #expect(values.calendar.identifier == .buddhist && values.timeZone.identifier == "Europe/Rome")
    #expect(values.colorScheme == .dark && values.legibilityWeight == .bold)
    #expect(values.displayScale == 1 && values.pixelLength == 1)
    #expect(values.horizontalSizeClass == .regular && values.verticalSizeClass == .compact)
    // The older name is the same trait.
    values.sizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(values.dynamicTypeSize == .accessibility5)
  }

  /// A setting of the system's is a key path that cannot be written, as `environment(_:_:)` wants.
  @Test func settingsOfTheSystemCannotBeWritten() {
    func isWritable<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Bool {
      path is WritableKeyPath<EnvironmentValues, Value>
    }
    #expect(!isWritable(\.colorSchemeContrast))
    #expect(!isWritable(\.accessibilityReduceMotion) && !isWritable(\.accessibilityReduceTransparency))
    #expect(!isWritable(\.accessibilityDifferentiateWithoutColor) && !isWritable(\.accessibilityInvertColors))
    #expect(!isWritable(\.accessibilityShowButtonShapes) && !isWritable(\.accessibilityVoiceOverEnabled))
    #expect(!isWritable(\.pixelLength))
    #expect(isWritable(\.legibilityWeight) && isWritable(\.dynamicTypeSize) && isWritable(\.layoutDirection))
    #expect(isWritable(\.locale) && isWritable(\.calendar) && isWritable(\.timeZone) && isWritable(\.displayScale))
    #expect(isWritable(\.horizontalSizeClass) && isWritable(\.colorScheme) && isWritable(\.isEnabled))
  }

  private struct SizeReader: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(String(describing: size)) }
  }

  @Test func rangesOfTextSizesHoldWhatIsOutsideThem() throws {
    func size<R: RangeExpression>(_ range: R, at size: TextSize) throws -> String
    where R.Bound == DynamicTypeSize {
      let scenario = try Bridging.scenario(on: "iphone-17") { $0.textSize = size }
      let screen = ViewHost(scenario: scenario) { assembler in
        let view = SizeReader().dynamicTypeSize(range)
        type(of: view)._assemble(view, assembler)
      }.screen()
      return screen.root.nodes.compactMap(\.text).first ?? ""
    }
    #expect(try size(...DynamicTypeSize.xxLarge, at: .accessibility5) == "xxLarge")
    #expect(try size(...DynamicTypeSize.xxLarge, at: .small) == "small")
    #expect(try size(DynamicTypeSize.large...DynamicTypeSize.accessibility1, at: .xSmall) == "large")
    #expect(try size(DynamicTypeSize.large..., at: .accessibility4) == "accessibility4")
    #expect(try size(DynamicTypeSize.small..<DynamicTypeSize.large, at: .accessibility4) == "medium")
  }

  /// 17 points of body are 53 at the largest size, 12 of caption 43; a length that follows grows by as much.
  @Test func scaledLengthsFollowTheirTextStyle() throws {
    struct Scaled: View {
      @ScaledMetric private var body1: CGFloat = 34
      @ScaledMetric(relativeTo: .caption) private var caption = 24.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: body1).accessibilityIdentifier("body")
          Color.red.frame(width: 10, height: caption).accessibilityIdentifier("caption")
        }
      }
    }
    func heights(_ size: TextSize) throws -> [Double] {
      let scenario = try Bridging.scenario(on: "iphone-se-3rd-generation") { $0.textSize = size }
      let screen = ViewHost(scenario: scenario) { Scaled._assemble(Scaled(), $0) }.screen()
      return [screen.frame("body")[3], screen.frame("caption")[3]]
    }
    #expect(try heights(.large) == [34, 24])
    #expect(try heights(.accessibility5) == [106, 86])
  }

  // MARK: UIKit

  @Test func theCollectionHasThemToo() throws {
    let plain = UITraitCollection(try Bridging.scenario(on: "iphone-6s") { $0.os = OSVersion(15) })
    #expect(plain.displayScale == 2 && plain.displayGamut == .SRGB && plain.userInterfaceIdiom == .phone)
    #expect(plain.forceTouchCapability == .available)
    #expect(plain.accessibilityContrast == .normal && plain.legibilityWeight == .regular)
    let rich = UITraitCollection(
      try Bridging.scenario(on: "ipad-pro-11-inch-m4") {
        $0.textSize = .accessibility5; $0.locale = "he"; $0.appearance = .dark; $0.increasedContrast = true
        $0.boldText = true
      })
    #expect(rich.displayGamut == .P3 && rich.userInterfaceIdiom == .pad)
    #expect(rich.forceTouchCapability == .unavailable)
    #expect(rich.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(rich.layoutDirection == .rightToLeft && rich.userInterfaceStyle == .dark)
    #expect(rich.accessibilityContrast == .high && rich.legibilityWeight == .bold)
    let sRGB = UITraitCollection(try Bridging.scenario(on: "iphone-17") { $0.gamut = .srgb })
    #expect(sRGB.displayGamut == .SRGB)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
  }

  /// the scale that UIKit draws in, and the panel's own, where they differ.
  @Test func scalesAreKeptApart() throws {
    _ = try Bridging.scenario(on: "iphone-8-plus") { $0.os = OSVersion(16) }
    #expect(UIScreen.main.scale == 3)
    #expect(abs(UIScreen.main.nativeScale - 1080.0 / 414) < 0.001)
    _ = try Bridging.scenario(on: "iphone-13-mini")
    #expect(UIScreen.main.scale == 3 && abs(UIScreen.main.nativeScale - 2.88) < 0.001)
    #expect(try environment(on: "iphone-13-mini").displayScale == 3)
  }
}
