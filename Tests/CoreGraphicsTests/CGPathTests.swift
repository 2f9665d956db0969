@_spi(Galley) import CoreGraphics
import Testing

@Suite struct CGPathTests {
  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, within error: CGFloat = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < error && abs(a.y - y) < error
  }

  @Test func aRectIsFourLines() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock {
      types.append($0.pointee.type)
      if $0.pointee.type != .closeSubpath { points.append($0.pointee.points[0]) }
    }
    #expect(
      types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    #expect(
      points == [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
    var rect = CGRect.zero
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func boundingBoxTakesControlPointsAndBoxOfPathDoesNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // A quadratic reaches half its control point's height.
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func anEllipseFillsItsBox() {
    let box = CGRect(x: 10, y: 20, width: 30, height: 60)
    let path = CGPath(ellipseIn: box, transform: nil)
    let bounds = path.boundingBoxOfPath
    #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxY - 80) < 1e-9)
    #expect(path.contains(CGPoint(x: 25, y: 50)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(isNear(path.outline.elements.first.flatMap { if case .move(let p) = $0 { p } else { nil } }, 40, 50))
  }

  @Test func anArcGoesTheShortOrTheLongWayRound() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(short.currentPoint, 0, 10))
    #expect(abs(short.outline.length - 5 * .pi) < 0.01)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(long.currentPoint, 0, 10))
    #expect(abs(long.outline.length - 15 * .pi) < 0.03)
    let full = CGMutablePath()
    full.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(full.outline.length - 20 * .pi) < 0.03)
  }

  @Test func anArcStartsWithALineFromThePen() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(path.outline.elements[1] == .line(CGPoint(x: 10, y: 0)))
  }

  @Test func aTangentArcRoundsTheCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(isNear(path.currentPoint, 10, 3))
    if case .line(let p) = path.outline.elements[1] { #expect(isNear(p, 7, 0)) } else { Issue.record("no line") }
    #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
  }

  @Test func roundedCornersAreCutOff() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 10, cornerHeight: 10, transform: nil)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func fillRulesDifferInsideARing() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func aStrokeCoversHalfItsWidthOnEachSide() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let miter = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(miter.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(miter.contains(CGPoint(x: 5, y: 0.9)))
    #expect(!miter.contains(CGPoint(x: 5, y: 1.1)))
    #expect(!miter.contains(CGPoint(x: -0.5, y: 0)))
    let bevel = line.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .bevel, miterLimit: 10)
    #expect(!bevel.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(bevel.contains(CGPoint(x: -0.5, y: 0)))
    #expect(abs(miter.boundingBoxOfPath.maxX - 11) < 1e-9)
  }

  @Test func dashesLeaveGaps() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    // Starts one point into the first dash: 0–2, then 4–7, then 9–10.
    let spans = dashed.outline.polygons(tolerance: 0.01).map { ($0[0].x, $0[1].x) }
    #expect(spans.map(\.0) == [0, 4, 9])
    #expect(spans.map(\.1) == [2, 7, 10])
  }

  @Test func trimmingTakesAFractionOfTheLength() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    let part = line.outline.trimmed(from: 0.125, to: 0.5)
    #expect(abs(part.length - 15) < 1e-9)
    #expect(isNear(part.currentPoint, 10, 10))
    #expect(line.outline.trimmed(from: 0.7, to: 0.2).isEmpty)
  }

  @Test func transformsMoveWhatIsAdded() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: 4, y: 5))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 5))
    let copy = path.mutableCopy()
    copy?.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(path.boundingBox.width == 4)
  }
}

@Suite struct PathReversalTests {
  @Test func subpathsAndTheirCurvesRunBackwards() {
    let outline = PathOutline([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)),
      .cubic(CGPoint(x: 10, y: 10), control1: CGPoint(x: 12, y: 2), control2: CGPoint(x: 12, y: 8)), .close,
      .move(CGPoint(x: 20, y: 0)), .quad(CGPoint(x: 30, y: 0), control: CGPoint(x: 25, y: 5)),
    ])
    #expect(
      outline.reversed.elements == [
        .move(CGPoint(x: 30, y: 0)), .quad(CGPoint(x: 20, y: 0), control: CGPoint(x: 25, y: 5)),
        .move(CGPoint(x: 10, y: 10)),
        .cubic(CGPoint(x: 10, y: 0), control1: CGPoint(x: 12, y: 8), control2: CGPoint(x: 12, y: 2)),
        .line(CGPoint(x: 0, y: 0)), .close,
      ])
  }
}
