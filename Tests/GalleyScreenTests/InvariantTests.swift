import GalleyGeometry
import Testing

@testable import GalleyScreen

@Suite("A screen's invariants")
struct InvariantTests {
  @Test("sound screens have no violations")
  func sound() {
    #expect(Samples.example.violations == [])
    #expect(Samples.everything.violations == [])
  }

  @Test("numbers that are not finite and negative sizes are named by their place")
  func badNumbers() {
    var screen = Samples.example
    screen.scale = 0
    screen.root.children[0].frame.size.width = .nan
    screen.root.children[0].hitArea = Rect(x: 0, y: 0, width: -1, height: 2)
    #expect(
      screen.violations == [
        .senseless("scale"), .notFinite("NavigationStack/padding frame"),
        .negativeSize("NavigationStack/padding hitArea"),
      ])
  }

  @Test("what the drawing list opens it closes, in order")
  func balance() {
    var screen = Samples.example
    screen.drawing = [.beginLayer(DrawingLayer()), .save, .endLayer, .restore]
    #expect(screen.violations == [.unopened("endLayer", at: 2), .unclosed("beginLayer")])
    screen.drawing = [
      .fill(DrawingPath(), .linear([], from: .zero, to: .zero), evenOdd: false),
      .transform(Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    ]
    #expect(screen.violations == [.senseless("drawing command 0"), .notFinite("drawing command 1")])
  }

  @Test("a screen with a number that is not finite cannot be read back as if it were one")
  func notFiniteIsNull() {
    var screen = Samples.example
    screen.root.frame.size.height = .infinity
    #expect(throws: ScreenReadingError.self) { try Screen(json: screen.json()) }
  }
}
