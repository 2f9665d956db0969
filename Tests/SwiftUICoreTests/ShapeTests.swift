import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite struct ShapeTests {
  @Test func shapesAreTenPointsWithoutAnOffer() {
    let screen = Proofs.screen(200, 200) {
      VStack(spacing: 0) {
        Rectangle().accessibilityIdentifier("rectangle").fixedSize()
        Circle().accessibilityIdentifier("circle").fixedSize()
        Color.red.accessibilityIdentifier("color").fixedSize()
      }
    }
    for id in ["rectangle", "circle", "color"] {
      #expect(screen.node(id)?.exact.size == Size(width: 10, height: 10), "\(id)")
    }
  }

  @Test func trimKeepsACircleSquareAndOffsetDoesNot() {
    // Recorded: what moves an outline loses the circle's own size.
    let screen = Proofs.screen(100, 40) {
      ZStack {
        Circle().trim(from: 0, to: 0.5).accessibilityIdentifier("trimmed")
        Circle().stroke(lineWidth: 2).accessibilityIdentifier("stroked")
        Circle().offset(x: 5).accessibilityIdentifier("moved")
      }
    }
    #expect(screen.node("trimmed")?.exact.size == Size(width: 40, height: 40))
    #expect(screen.node("stroked")?.exact.size == Size(width: 40, height: 40))
    #expect(screen.node("moved")?.exact.size == Size(width: 100, height: 40))
  }

  @Test func aSecondPaintGoesOverTheFirst() {
    let screen = Proofs.screen(40, 40) { Rectangle().fill(.red).stroke(.black, lineWidth: 3) }
    guard screen.drawing.count == 2, case .fill = screen.drawing[0], case .stroke(_, _, let form) = screen.drawing[1]
    else {
      Issue.record("\(screen.drawing)")
      return
    }
    #expect(form.width == 3)
    #expect(screen.root.type == "Rectangle")
    #expect(screen.root.children.isEmpty)
  }

  @Test func aBorderLineStaysInside() {
    let screen = Proofs.screen(40, 40) { Rectangle().strokeBorder(.black, lineWidth: 4) }
    guard case .stroke(let path, _, _)? = screen.drawing.first else {
      Issue.record("\(screen.drawing)")
      return
    }
    #expect(path.elements.first == .move(Point(x: 2, y: 2)))
  }

  @Test func unevenCornersFollowTheReadingDirection() {
    func firstCorner(_ direction: LayoutDirection) -> Bool {
      let screen = Proofs.screen(40, 40) {
        UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).environment(\.layoutDirection, direction)
      }
      guard case .fill(let path, _, _)? = screen.drawing.first else { return false }
      // Whether the top left corner is cut.
      return !path.elements.contains { $0 == .line(Point(x: 0, y: 0)) || $0 == .move(Point(x: 0, y: 0)) }
    }
    #expect(firstCorner(.leftToRight))
    #expect(!firstCorner(.rightToLeft))
  }
}
