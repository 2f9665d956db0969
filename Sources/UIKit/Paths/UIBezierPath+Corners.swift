@_spi(Galley) import CoreGraphics
import Foundation

extension UIBezierPath {
  /// Round corners as UIKit draws them: the continuous curve, which reaches further than its radius.
  func addContinuousRect(_ r: CGRect, radius: CGFloat) {
    let radius = min(max(0, radius), min(r.width, r.height) / 2)
    guard radius > 0 else {
      outline.addRect(r)
      return
    }
    let curve = CornerCurve.points(room: min(r.width, r.height) / 2 / radius)
    // Each corner with the directions of the side that leads to it and of the one that leaves it.
    let corners: [(point: CGPoint, to: CGVector, away: CGVector)] = [
      (CGPoint(x: r.maxX, y: r.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: r.maxX, y: r.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: r.minX, y: r.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: r.minX, y: r.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    for (index, corner) in corners.enumerated() {
      let points = curve.map { back, forward in
        CGPoint(
          x: corner.point.x + (corner.away.dx * forward - corner.to.dx * back) * radius,
          y: corner.point.y + (corner.away.dy * forward - corner.to.dy * back) * radius)
      }
      if index == 0 { outline.move(to: CGPoint(x: r.minX + curve[0].0 * radius, y: r.minY)) }
      outline.line(to: points[0])
      for first in stride(from: 1, to: points.count, by: 3) {
        outline.append(.cubic(points[first + 2], control1: points[first], control2: points[first + 1]))
      }
    }
    outline.close()
  }
}

/// The curve of a continuous corner: points by their distance in radii back along the side that leads to the corner and
/// forward along the side that leaves it.
private enum CornerCurve {
  private struct File: Decodable { var continuous: [[CGFloat]] }

  /// One cubic of a quarter circle.
  private static let circle: [(CGFloat, CGFloat)] = {
    let control = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
    return [(1, 0), (control, 0), (0, control), (0, 1)]
  }()

  private static let continuous: [(CGFloat, CGFloat)] = {
    guard let list = SystemData.read(File.self, "shapes/corners.json")?.continuous, list.count % 3 == 1,
      list.allSatisfy({ $0.count == 2 })
    else { return circle }
    return list.map { ($0[0], $0[1]) }
  }()

  /// - Parameter room: from the corner to the middle of the shorter side, in radii. Where the curve does not fit, a
  ///   circle is drawn.
  static func points(room: CGFloat) -> [(CGFloat, CGFloat)] { room >= continuous[0].0 ? continuous : circle }
}
