import SwiftUICore
import Testing

@MainActor @Suite struct PathTests {
  @Test func descriptionIsReadBack() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3.5 4 l 5 6 7 8 q 9 10 11 12 13 14 c h")
    #expect(try #require(Path(path.description)) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test func boundsTrimsAndContains() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.contains(CGPoint(x: 5, y: 5)))
    #expect(!square.contains(CGPoint(x: 15, y: 5)))
    // Half of the outline: the top and the right side.
    let half = square.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
    #expect(Path().isEmpty)
    #expect(Path().boundingRect.isNull)
  }

  @Test func circularCornersAreQuarterCircles() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .circular)
    // The middle of a quarter of a circle of 20 points around (20, 20).
    let middle = 20 - 20 / 2.0.squareRoot()
    #expect(path.contains(CGPoint(x: middle + 0.05, y: middle + 0.05)))
    #expect(!path.contains(CGPoint(x: middle - 0.05, y: middle - 0.05)))
  }

  @Test func continuousCornersStartFurtherOut() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    var first = CGPoint.zero
    Path(roundedRect: rect, cornerRadius: 20).forEach { if case .move(let point) = $0 { first = point } }
    // The curve of a continuous corner starts 1.52866 radii before the corner.
    #expect(abs(first.x - (200 - 1.52866483 * 20)) < 1e-6)
    #expect(first.y == 0)
  }

  @Test func radiiThatDoNotFitShrink() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 1000, style: .circular)
    #expect(path.boundingRect.width.rounded() == 40)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 20, y: 0.5)))
  }

  @Test func hostileNumbersDrawNothing() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), cornerRadius: .nan)
    #expect(path.isEmpty)
    #expect(Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: -5).boundingRect.width == 10)
  }
}
