/// The form of a line, without its colour.
@_spi(Galley)
public struct PathStroke: Hashable, Sendable {
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: CGFloat

  public init(width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension PathOutline {
  /// The area that a line along the outline covers, to be filled by the non-zero rule.
  ///
  /// Each straight piece, joint and end is a polygon of its own, all wound the same way, so that where they overlap
  /// they add up and never cancel. Curves are chords at a hundredth of a point.
  public func stroked(_ stroke: PathStroke) -> PathOutline {
    let half = stroke.width / 2
    guard half > 0, half.isFinite else { return PathOutline() }
    var area = PathOutline()
    for chain in chains {
      var points = [chain.start]
      for segment in chain.segments {
        for p in segment.flattened(tolerance: 0.01) where p != points.last { points.append(p) }
      }
      if chain.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      area.addStroke(of: points, closed: chain.isClosed, half: half, stroke)
    }
    return area
  }

  private mutating func addStroke(of points: [CGPoint], closed: Bool, half: CGFloat, _ stroke: PathStroke) {
    guard points.count > 1 else {
      if let p = points.first { addDot(at: p, half: half, stroke.cap) }
      return
    }
    let count = closed ? points.count : points.count - 1
    for index in 0..<count {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let u = direction(a, b)
      let n = CGVector(dx: -u.dy * half, dy: u.dx * half)
      addPolygon([a + n, a - n, b - n, b + n])
      let next = index + 2 < points.count ? points[index + 2] : closed ? points[(index + 2) % points.count] : nil
      if let next { addJoint(at: b, from: u, to: direction(b, next), half: half, stroke) }
    }
    guard !closed else { return }
    addEnd(at: points[0], outwards: direction(points[1], points[0]), half: half, stroke.cap)
    let last = points.count - 1
    addEnd(at: points[last], outwards: direction(points[last - 1], points[last]), half: half, stroke.cap)
  }

  private mutating func addDot(at p: CGPoint, half: CGFloat, _ cap: CGLineCap) {
    let box = CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
    switch cap {
    case .butt: break
    case .round: addEllipse(in: box)
    case .square: addRect(box)
    }
  }

  private mutating func addEnd(at p: CGPoint, outwards u: CGVector, half: CGFloat, _ cap: CGLineCap) {
    switch cap {
    case .butt: break
    case .round: addEllipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
    case .square:
      let n = CGVector(dx: -u.dy * half, dy: u.dx * half)
      let far = p + CGVector(dx: u.dx * half, dy: u.dy * half)
      addPolygon([p + n, p - n, far - n, far + n])
    }
  }

  private mutating func addJoint(
    at p: CGPoint, from u: CGVector, to v: CGVector, half: CGFloat, _ stroke: PathStroke
  ) {
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    if stroke.join == .round {
      return addEllipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
    }
    // The open wedge is on the outer side of the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    let a = p + CGVector(dx: -u.dy * half * side, dy: u.dx * half * side)
    let b = p + CGVector(dx: -v.dy * half * side, dy: v.dx * half * side)
    // sin of half the angle between the lines is the inverse of the miter's length in line widths.
    let sine = ((1 + dot) / 2).squareRoot()
    if stroke.join == .miter, sine > 1e-9, 1 / sine <= stroke.miterLimit {
      let m = CGVector(dx: (a.x + b.x) / 2 - p.x, dy: (a.y + b.y) / 2 - p.y)
      let factor = half * half / (m.dx * m.dx + m.dy * m.dy)
      addPolygon([p, a, p + CGVector(dx: m.dx * factor, dy: m.dy * factor), b])
    } else {
      addPolygon([p, a, b])
    }
  }

  /// A closed polygon, turned so that all of them wind the same way.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      area += a.x * b.y - b.x * a.y
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    move(to: ordered[0])
    for p in ordered.dropFirst() { line(to: p) }
    close()
  }

  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : CGVector(dx: 1, dy: 0)
  }
}

extension CGPoint {
  fileprivate static func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }
  fileprivate static func - (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x - v.dx, y: p.y - v.dy) }
}
