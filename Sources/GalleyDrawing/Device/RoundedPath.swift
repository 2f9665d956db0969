import Foundation
import GalleyGeometry
import GalleyScreen

/// Rectangles with rounded corners, circular or continuous.
enum RoundedPath {
  /// Circular corners; the radius is at most half the shorter side.
  static func path(_ rect: Rect, radius: Double) -> DrawingPath { path(rect, radius: radius, smoothing: 0) }

  /// Corners whose curvature grows from nothing instead of jumping, as displays and icons have them.
  static func continuous(_ rect: Rect, radius: Double) -> DrawingPath { path(rect, radius: radius, smoothing: 0.6) }

  /// A corner of smoothing s begins (1 + s)·r before the vertex: a cubic leads into an arc of (1 − s)·90°, and another
  /// out of it. Where a side is too short for that the smoothing shrinks, then the radius. The construction is the
  /// published one of “Desperately seeking squircles” (Figma, 2018).
  static func path(_ rect: Rect, radius: Double, smoothing: Double) -> DrawingPath {
    let side = min(rect.width, rect.height)
    let r = min(max(0, radius), side / 2)
    guard r > 0 else { return DrawingPath(rect) }
    let s = min(smoothing, max(0, side / 2 / r - 1))
    let corner = Corner(radius: r, smoothing: s)
    var elements: [DrawingPath.Element] = []
    // Each corner is drawn clockwise from the side before it; u runs towards the vertex, v away along the next side.
    let corners: [(vertex: Point, u: Point, v: Point)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: -1), Point(x: 1, y: 0)),
    ]
    for (vertex, u, v) in corners {
      func at(_ before: Double, _ after: Double) -> Point {
        Point(x: vertex.x - u.x * before + v.x * after, y: vertex.y - u.y * before + v.y * after)
      }
      let start = at(corner.reach, 0)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements += corner.curves(at)
    }
    return DrawingPath(elements + [.close])
  }

  /// A corner's measures along one of its sides, from the vertex.
  private struct Corner {
    let reach, a, b, c, d, radius, theta: Double

    init(radius r: Double, smoothing s: Double) {
      radius = r
      reach = (1 + s) * r
      theta = Double.pi / 4 * s
      c = r * tan(theta / 2) * cos(theta)
      d = r * tan(theta / 2) * sin(theta)
      let chord = sin(Double.pi / 4 * (1 - s)) * r * 2.squareRoot()
      b = (reach - chord - c - d) / 3
      a = 2 * b
    }

    /// `at(before, after)` is the point so far before the vertex and so far after it.
    func curves(_ at: (Double, Double) -> Point) -> [DrawingPath.Element] {
      let arcStart = at(reach - a - b - c, d)
      let arcEnd = at(d, reach - a - b - c)
      var elements: [DrawingPath.Element] = []
      if a > 0 {
        elements.append(.cubic(arcStart, control1: at(reach - a, 0), control2: at(reach - a - b, 0)))
      }
      // The arc's tangents lean by theta from the sides; its length gives the handles.
      let handle = radius * 4 / 3 * tan((Double.pi / 2 - 2 * theta) / 4)
      let (along, across) = (handle * cos(theta), handle * sin(theta))
      let s = reach - a - b - c
      elements.append(.cubic(arcEnd, control1: at(s - along, d + across), control2: at(d + across, s - along)))
      if a > 0 {
        elements.append(.cubic(at(0, reach), control1: at(0, reach - a - b), control2: at(0, reach - a)))
      }
      return elements
    }
  }
}

extension DrawingPath {
  /// One closed loop, run the other way round.
  var reversedLoop: DrawingPath {
    guard case .move(let start)? = elements.first else { return self }
    var points = [start]
    var segments: [Element] = []
    for element in elements.dropFirst() {
      guard let previous = points.last else { continue }
      switch element {
      case .line(let point), .move(let point):
        segments.append(.line(previous))
        points.append(point)
      case .quad(let point, let control):
        segments.append(.quad(previous, control: control))
        points.append(point)
      case .cubic(let point, let control1, let control2):
        segments.append(.cubic(previous, control1: control2, control2: control1))
        points.append(point)
      case .close: break
      }
    }
    return DrawingPath([.move(points.last ?? start)] + segments.reversed() + [.close])
  }
}
