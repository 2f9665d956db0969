import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite("Animations and transitions at rest")
struct AnimationTests {
  struct Widen: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  struct Lift: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(phase.isIdentity ? 5 : 50)
    }
  }

  @Test func aTransitionOfModifiersShowsTheOneAtRest() {
    let screen = Proofs.screen(100, 100) {
      Color.red.accessibilityIdentifier("box")
        .transition(.modifier(active: Widen(width: 1), identity: Widen(width: 60)))
    }
    #expect(screen.node("box")?.exact.width == 60)
  }

  @Test func aTransitionOfPhasesShowsItsIdentity() {
    let screen = Proofs.screen(100, 100) { Color.red.accessibilityIdentifier("box").transition(Lift()) }
    #expect(screen.node("box")?.exact == Rect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test func builtInTransitionsLeaveNothingBehind() {
    let screen = Proofs.screen(100, 100) {
      Color.red.accessibilityIdentifier("box")
        .transition(.asymmetric(insertion: .move(edge: .top), removal: .scale.combined(with: .opacity)))
    }
    #expect(screen.node("box")?.exact == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.drawing.contains { if case .beginLayer = $0 { true } else { false } } == false)
  }

  @Test func animatorsShowTheirStart() {
    let screen = Proofs.screen(100, 100) {
      VStack(spacing: 0) {
        PhaseAnimator([20.0, 40]) { Color.red.frame(width: $0).accessibilityIdentifier("phase") }
        Color.blue.accessibilityIdentifier("key")
          .keyframeAnimator(initialValue: 30.0) { content, width in
            content.frame(width: width)
          } keyframes: { _ in
            LinearKeyframe(90.0, duration: 1)
            SpringKeyframe(50.0)
          }
      }
    }
    #expect(screen.node("phase")?.exact.width == 20)
    #expect(screen.node("key")?.exact.width == 30)
  }

  @Test func anAnimatedBodyIsApplied() {
    let screen = Proofs.screen(100, 100) {
      Color.red.accessibilityIdentifier("box").animation(.spring()) { $0.padding(10) }
    }
    #expect(screen.node("box")?.exact == Rect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func whatDisappearsByAnEffectIsNotSeen() {
    let hidden = Proofs.screen(20, 20) { Color.red.symbolEffect(.disappear, isActive: true) }
    let seen = Proofs.screen(20, 20) { Color.red.symbolEffect(.disappear, isActive: false) }
    func opacities(_ screen: Screen) -> [Double] {
      screen.drawing.compactMap { if case .beginLayer(let layer) = $0 { layer.opacity } else { nil } }
    }
    #expect(opacities(hidden) != opacities(seen))
  }
}

@MainActor @Suite("Matched geometry")
struct MatchedGeometryTests {
  struct Follower: View {
    @Namespace private var namespace
    let properties: MatchedGeometryProperties

    var body: some View {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: 1, in: namespace, properties: properties, isSource: false)
          .frame(width: 20, height: 20)
        Spacer(minLength: 0)
        Color.blue.matchedGeometryEffect(id: 1, in: namespace).frame(width: 40, height: 60)
      }
    }
  }

  @Test func aViewTakesTheFrameOfItsSource() {
    let screen = Proofs.screen(200, 100) { Follower(properties: .frame) }
    #expect(screen.node("follower")?.exact == Rect(x: 160, y: 20, width: 40, height: 60))
  }

  @Test func aViewMayTakeThePlaceAlone() {
    let screen = Proofs.screen(200, 100) { Follower(properties: .position) }
    #expect(screen.node("follower")?.exact == Rect(x: 170, y: 40, width: 20, height: 20))
  }

  @Test func aViewMayTakeTheSizeAlone() {
    let screen = Proofs.screen(200, 100) { Follower(properties: .size) }
    #expect(screen.node("follower")?.exact == Rect(x: -10, y: 20, width: 40, height: 60))
  }

  @Test func withoutASourceNothingMoves() {
    struct Alone: View {
      @Namespace var namespace
      var body: some View {
        Color.red.accessibilityIdentifier("box").matchedGeometryEffect(id: 2, in: namespace, isSource: false)
      }
    }
    #expect(Proofs.screen(50, 50) { Alone() }.node("box")?.exact == Rect(x: 0, y: 0, width: 50, height: 50))
  }
}
