import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUICore
import Testing

/// Gaps in stacks between texts and views, as recorded from Apple's frameworks.
@MainActor @Suite struct SpacingTests {
  @Test func textsAndViewsInAColumnOnMacOS() throws {
    let screen = Proofs.screen(Proofs.scenario(200, 200, platform: .macOS)) {
      VStack {
        Text("One").accessibilityIdentifier("one")
        Text("Two").accessibilityIdentifier("two")
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("box")
        Text("Three").accessibilityIdentifier("three")
      }
    }
    let one = try #require(screen.node("one")?.exact)
    let two = try #require(screen.node("two")?.exact)
    let box = try #require(screen.node("box")?.exact)
    let three = try #require(screen.node("three")?.exact)
    #expect(one.height == 16)
    #expect(two.minY - one.maxY == 0)
    #expect(abs(box.minY - two.maxY - 8.1509) < 0.001)
    #expect(abs(three.minY - box.maxY - 4.7422) < 0.001)
  }

  @Test func textsInAColumnOnIOSAreTheLeadingApart() throws {
    let screen = Proofs.screen(200, 200) {
      VStack {
        Text("One").accessibilityIdentifier("one")
        Text("Two").accessibilityIdentifier("two")
        Text("Three").font(.system(size: 20)).accessibilityIdentifier("three")
      }
    }
    let one = try #require(screen.node("one")?.exact)
    let two = try #require(screen.node("two")?.exact)
    let three = try #require(screen.node("three")?.exact)
    // 22 points less 20.29 of the font, rounded up to half a point; a font of fixed size has no leading.
    #expect(one.height == 20.5)
    #expect(two.minY - one.maxY == 2)
    #expect(three.minY - two.maxY == 0)
  }

  @Test func circlesAreServedFirstInARow() throws {
    let screen = Proofs.screen(Proofs.scenario(300, 40, platform: .macOS)) {
      HStack(spacing: 0) {
        Rectangle().accessibilityIdentifier("left")
        Circle().accessibilityIdentifier("circle")
        Capsule().accessibilityIdentifier("right")
      }
    }
    #expect(screen.node("circle")?.exact.size == Size(width: 40, height: 40))
    #expect(screen.node("left")?.exact.width == 130)
    #expect(screen.node("right")?.exact.width == 130)
  }
}
