import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite struct EffectTests {
  @Test func effectsDoNotMoveFrames() {
    let screen = Proofs.screen(100, 100) {
      Color.red.frame(width: 40, height: 20).scaleEffect(2).rotationEffect(.degrees(30)).opacity(0.5).blur(radius: 3)
        .shadow(radius: 4).accessibilityIdentifier("box")
    }
    #expect(screen.node("box")?.exact == Rect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test func aScaleIsAboutItsAnchor() {
    let screen = Proofs.screen(100, 100) { Color.red.scaleEffect(0.5, anchor: .topLeading) }
    let transform = screen.drawing.compactMap { if case .transform(let t) = $0 { t } else { nil } }.first
    #expect(transform?.apply(Point(x: 0, y: 0)) == Point(x: 0, y: 0))
    #expect(transform?.apply(Point(x: 100, y: 100)) == Point(x: 50, y: 50))
  }

  @Test(arguments: [0, CGFloat.nan, .infinity, 1e300])
  func aScaleThatLeavesNothingToSeeKeepsThePlaceAndDrawsNothing(_ scale: CGFloat) {
    let screen = Proofs.screen(100, 100) {
      HStack(spacing: 0) {
        Color.red.scaleEffect(scale).accessibilityIdentifier("flat")
        Color.blue
      }
    }
    #expect(screen.node("flat")?.exact == Rect(x: 0, y: 0, width: 50, height: 100))
    #expect(screen.drawing.count { if case .fill = $0 { true } else { false } } == 1)
    #expect(screen.violations == [])
  }

  @Test func aPathThroughNoPlaceIsLeftOutWithANote() {
    let screen = Proofs.screen(100, 100) {
      ZStack {
        Path { path in
          path.move(to: CGPoint(x: CGFloat.nan, y: 0))
          path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
        }
        .stroke(.red)
        Color.blue
      }
    }
    #expect(screen.drawing.count { if case .stroke = $0 { true } else { false } } == 0)
    #expect(screen.drawing.count { if case .fill = $0 { true } else { false } } == 1)
    #expect(screen.violations == [])
  }

  @Test func clippingIsToldToReaders() {
    let screen = Proofs.screen(100, 100) {
      Color.red.frame(width: 80, height: 80).accessibilityIdentifier("inner").frame(width: 40, height: 40).clipped()
    }
    #expect(screen.node("inner")?.clip == Rect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test func invertedRedIsCyan() {
    let screen = Proofs.screen(10, 10) { Color(red: 1, green: 0, blue: 0).colorInvert() }
    let color = screen.drawing.compactMap { command -> RGBA? in
      if case .fill(_, .color(let color), _) = command { color } else { nil }
    }.first
    #expect(color == RGBA(red: 0, green: 1, blue: 1))
  }

  @Test func higherViewsAreDrawnLater() {
    let screen = Proofs.screen(10, 10) {
      ZStack {
        Color.black.zIndex(1)
        Color.white
      }
    }
    let colors = screen.drawing.compactMap { command -> RGBA? in
      if case .fill(_, .color(let color), _) = command { color } else { nil }
    }
    #expect(colors == [.white, .black])
  }

  @Test func backgroundsGoOnUnderTheBars() {
    let scenario = Proofs.scenario(100, 200, safeArea: Insets(top: 50, left: 0, bottom: 30, right: 0))
    let filled = Proofs.screen(scenario) { Color.clear.background(.red) }
    #expect(filled.root.first { $0.exact == Rect(x: 0, y: 0, width: 100, height: 200) } != nil)
    let kept = Proofs.screen(scenario) { Color.clear.background(.red, ignoresSafeAreaEdges: []) }
    #expect(kept.root.first { $0.type == "Color" && $0.exact.height == 200 } == nil)
    let inside = Proofs.screen(scenario) { Color.clear.frame(width: 40, height: 40).background(.red) }
    #expect(inside.root.first { $0.exact.height > 40 && $0.type == "Color" } == nil)
  }

  @Test func theContentsAppearanceIsTheWindows() {
    let screen = Proofs.screen(10, 10) { Rectangle().fill(.background).preferredColorScheme(.dark) }
    let colors = screen.drawing.compactMap { command -> RGBA? in
      if case .fill(_, .color(let color), _) = command { color } else { nil }
    }
    // The window's ground first, then the view: both black.
    #expect(colors == [.black, .black])
  }
}
