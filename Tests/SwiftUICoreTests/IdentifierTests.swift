import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite struct IdentifierTests {
  @Test func aNameSitsAtItsPointOfTheChain() {
    let screen = Proofs.screen(200, 200) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("inner").padding(10).accessibilityIdentifier(
        "outer")
    }
    #expect(screen.node("inner")?.exact.size == Size(width: 20, height: 20))
    #expect(screen.node("inner")?.type == "frame")
    #expect(screen.node("outer")?.exact.size == Size(width: 40, height: 40))
    #expect(screen.node("outer")?.type == "padding")
  }

  @Test func aNamePassesWrappersThatChangeNothing() {
    let screen = Proofs.screen(200, 200) {
      Text("x").opacity(0.5).background(.red).shadow(radius: 2).accessibilityIdentifier("text")
    }
    #expect(screen.node("text")?.type == "Text")
  }

  @Test func aSecondNameGoesAround() {
    let screen = Proofs.screen(200, 200) {
      Text("x").accessibilityIdentifier("first").opacity(0.5).accessibilityIdentifier("second")
    }
    #expect(screen.node("first")?.type == "Text")
    #expect(screen.node("second")?.children.first?.id == "first")
  }

  @Test func hiddenViewsKeepTheirNames() {
    let screen = Proofs.screen(200, 200) {
      Color.red.frame(width: 80, height: 30).hidden().accessibilityIdentifier("hidden")
    }
    #expect(screen.node("hidden")?.exact.size == Size(width: 80, height: 30))
    #expect(screen.drawing.isEmpty)
  }

  @Test func labelsAndTraitsAreTold() {
    let screen = Proofs.screen(200, 200) {
      VStack {
        Rectangle().accessibilityLabel("A box").accessibilityIdentifier("box")
        Text("Title").accessibilityAddTraits(.isHeader).accessibilityIdentifier("title")
        Circle().accessibilityHidden(true).accessibilityIdentifier("dot")
      }
    }
    #expect(screen.node("box")?.text == "A box")
    #expect(screen.node("title")?.traits.contains(.title) == true)
    #expect(screen.node("title")?.text == "Title")
    #expect(screen.node("dot")?.traits.contains(.decoration) == true)
  }
}
