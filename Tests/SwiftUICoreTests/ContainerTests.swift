import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite("Frames relative to a container")
struct ContainerTests {
  @Test func theWindowWithoutItsSafeAreaIsTheOutermostContainer() {
    let scenario = Proofs.scenario(400, 800, safeArea: Insets(top: 50, left: 0, bottom: 30, right: 0))
    let screen = Proofs.screen(scenario) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      }
      .accessibilityIdentifier("box")
    }
    // 400 / 2 and (800 − 50 − 30) / 4, in the middle of the safe area.
    #expect(screen.node("box")?.exact == Rect(x: 100, y: 320, width: 200, height: 180))
  }

  @Test func aScrollViewIsTheContainerOfWhatItScrolls() {
    let screen = Proofs.screen(400, 800) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 100)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { place in
              Color.red.frame(height: 40).containerRelativeFrame(.horizontal).accessibilityIdentifier("page \(place)")
            }
          }
        }
      }
    }
    #expect(screen.node("page 0")?.exact.width == 300)
    #expect(screen.node("page 2")?.exact.minX == 700)
  }

  /// The formula of Apple's documentation: two of five columns with gaps of 10 in 310 are (310 − 4 · 10) / 5 · 2 + 10.
  @Test func spansCountTheGapsInThem() {
    let screen = Proofs.screen(310, 100) {
      Color.red.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10).accessibilityIdentifier("box")
    }
    #expect(screen.node("box")?.exact.width == 118)
  }
}
