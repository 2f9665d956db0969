import Foundation

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn, clockwise on a screen whose y axis points down. Radians.
  public static func rotation(_ angle: Double) -> Transform {
    let (s, k) = (sin(angle), cos(angle))
    return Transform(a: k, b: s, c: -s, d: k, tx: 0, ty: 0)
  }

  /// This map first, then the other.
  public func then(_ t: Transform) -> Transform {
    Transform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// This map with a point of the plane as its fixed centre.
  public func about(_ point: Point) -> Transform {
    Transform.translation(-point.x, -point.y).then(self).then(.translation(point.x, point.y))
  }

  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.isFinite } }

  /// The map back; nil for one that leaves no area.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, self.a / determinant)
    return Transform(a: a, b: b, c: c, d: d, tx: -(tx * a + ty * c), ty: -(tx * b + ty * d))
  }

  public func apply(_ p: Point) -> Point { Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty) }

  /// The smallest upright rectangle around the mapped one.
  public func apply(_ r: Rect) -> Rect {
    let corners = [
      apply(r.origin), apply(Point(x: r.maxX, y: r.minY)), apply(Point(x: r.minX, y: r.maxY)),
      apply(Point(x: r.maxX, y: r.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let x = xs.min() ?? 0
    let y = ys.min() ?? 0
    return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
