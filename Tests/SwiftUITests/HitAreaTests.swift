import GalleyGeometry
import GalleyScreen
import SwiftUI
import Testing

/// where taps count is what rules about targets judge.
@Suite @MainActor struct HitAreaTests {
  private func screen<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Screen {
    try ControlProofs.screen(.phone, 320, 320, view)
  }

  @Test func aContentShapeIsWhereTheGestureAroundItCounts() throws {
    let screen = try screen {
      VStack(spacing: 60) {
        Color.red.frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)).onTapGesture {}
          .accessibilityIdentifier("larger")
        Color.red.frame(width: 60, height: 60).contentShape(Circle().size(width: 30, height: 30)).onTapGesture {}
          .accessibilityIdentifier("smaller")
        Color.red.frame(width: 20, height: 20).contentShape(.hoverEffect, Rectangle().inset(by: -12)).onTapGesture {}
          .accessibilityIdentifier("hover")
      }
    }
    let larger = try #require(screen.place("larger"))
    #expect(larger.size == Size(width: 20, height: 20))
    #expect(screen.node("larger")?.hitArea == larger.inset(by: Insets(top: -12, left: -12, bottom: -12, right: -12)))
    let smaller = try #require(screen.place("smaller"))
    #expect(screen.node("smaller")?.hitArea == Rect(x: smaller.minX, y: smaller.minY, width: 30, height: 30))
    #expect(screen.node("hover")?.hitArea == screen.place("hover"))
  }

  @Test func aShapeInALabelIsTheButtonsTarget() throws {
    let screen = try screen {
      Button(action: {}) { Color.red.frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)) }
        .buttonStyle(.plain).accessibilityIdentifier("button")
    }
    #expect(screen.node("button")?.hitArea?.size == Size(width: 44, height: 44))
  }

  @Test func whatLetsTapsThroughHasNoTarget() throws {
    let screen = try screen {
      VStack {
        Button("Off") {}.allowsHitTesting(false).accessibilityIdentifier("off")
        Button("On") {}.allowsHitTesting(true).accessibilityIdentifier("on")
        VStack { Text("Inside").onTapGesture {}.accessibilityIdentifier("inside") }.allowsHitTesting(false)
        Text("After").onTapGesture {}.accessibilityIdentifier("after")
      }
    }
    #expect(screen.node("off")?.hitArea == nil)
    #expect(screen.node("off")?.traits.contains(.letsTapsThrough) == true)
    #expect(screen.node("on")?.hitArea != nil)
    #expect(screen.node("inside")?.hitArea == nil)
    #expect(screen.node("after")?.hitArea != nil)
    #expect(screen.node("after")?.traits.contains(.letsTapsThrough) == false)
  }

  private struct Twice: Gesture {
    typealias Value = Void
    var body: some Gesture { TapGesture(count: 2).onEnded {} }
  }

  @Test func gesturesMadeOfTapsMakeTargets() throws {
    let screen = try screen {
      VStack {
        Text("a").gesture(TapGesture().onEnded {}).accessibilityIdentifier("tap")
        Text("b").simultaneousGesture(LongPressGesture().exclusively(before: TapGesture()))
          .accessibilityIdentifier("either")
        Text("c").highPriorityGesture(Twice()).accessibilityIdentifier("own")
        Text("d").gesture(DragGesture().onEnded { _ in }).accessibilityIdentifier("drag")
        Text("e").gesture(TapGesture(), including: .subviews).accessibilityIdentifier("masked")
        Text("f").gesture(TapGesture(), isEnabled: false).accessibilityIdentifier("disabled")
      }
    }
    for name in ["tap", "either", "own"] {
      #expect(screen.node(name)?.hitArea != nil, "\(name)")
      #expect(screen.node(name)?.traits.contains(.customControl) == true, "\(name)")
    }
    for name in ["drag", "masked", "disabled"] { #expect(screen.node(name)?.hitArea == nil, "\(name)") }
  }

  @Test func whatIsMovedOnPurposeSaysSo() throws {
    let screen = try screen {
      VStack {
        Text("a").offset(x: 3, y: 0)
        Text("b").offset(x: 0, y: 0)
        Text("c").padding(-4)
        Text("d").padding(4)
        HStack(spacing: -4) { Text("e") }
        HStack(spacing: 4) { Text("f") }
      }
    }
    func isMoved(_ text: String) -> Bool {
      screen.root.children.first { $0.find { $0.text == text } != nil }?.traits.contains(.movedOnPurpose) == true
    }
    #expect(["a", "b", "c", "d", "e", "f"].map(isMoved) == [true, false, true, false, true, false])
  }
}
