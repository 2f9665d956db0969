extension PathOutline {
  /// A circular arc; a line leads to its first point when the pen is down.
  ///
  /// - Parameter clockwise: Goes by decreasing angle when true, as Core Graphics says it for a y axis that points up.
  ///   A difference of a full turn or more is a whole circle either way; a smaller one is turned into the direction
  ///   asked for.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform t: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= turn - 1e-12 {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: t)
  }

  /// An arc that goes on by an angle from its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform t: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let first = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    var arc = PathOutline()
    arc.move(to: first)
    arc.addTurn(center: center, radius: radius, from: startAngle, by: delta)
    let placed = arc.applying(t)
    let pen = currentPoint
    for (index, element) in placed.elements.enumerated() {
      if index == 0, pen != nil, case .move(let p) = element { append(.line(p)) } else { append(element) }
    }
  }

  /// Cubics along a circle, none longer than a quarter; the pen must stand at the first point.
  mutating func addTurn(center: CGPoint, radius: CGFloat, from startAngle: CGFloat, by delta: CGFloat) {
    let turns = min(abs(delta), 64 * .pi)
    let count = Int((turns / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let reach = 4.0 / 3.0 * tan(step / 4)
    for index in 0..<count {
      let a = startAngle + CGFloat(index) * step
      let b = a + step
      let (ca, sa, cb, sb) = (cos(a), sin(a), cos(b), sin(b))
      append(
        .cubic(
          CGPoint(x: center.x + radius * cb, y: center.y + radius * sb),
          control1: CGPoint(x: center.x + radius * (ca - reach * sa), y: center.y + radius * (sa + reach * ca)),
          control2: CGPoint(x: center.x + radius * (cb + reach * sb), y: center.y + radius * (sb - reach * cb))))
    }
  }

  /// The arc of a radius that touches the line from the pen to `tangent1` and the line from there to `tangent2`.
  public mutating func addArc(tangent1 t1: CGPoint, tangent2 t2: CGPoint, radius: CGFloat) {
    guard let p0 = currentPoint else { return }
    let u = CGVector(dx: p0.x - t1.x, dy: p0.y - t1.y)
    let v = CGVector(dx: t2.x - t1.x, dy: t2.y - t1.y)
    let (lu, lv) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
    let cross = u.dx * v.dy - u.dy * v.dx
    // Three points in a line, or no radius: there is no corner to round.
    guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-12 * lu * lv else { return line(to: t1) }
    let angle = acos(max(-1, min(1, (u.dx * v.dx + u.dy * v.dy) / (lu * lv))))
    let along = radius / tan(angle / 2)
    let a = CGPoint(x: t1.x + u.dx / lu * along, y: t1.y + u.dy / lu * along)
    let b = CGPoint(x: t1.x + v.dx / lv * along, y: t1.y + v.dy / lv * along)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: a.x - side * u.dy / lu * radius, y: a.y + side * u.dx / lu * radius)
    let from = atan2(a.y - center.y, a.x - center.x)
    let to = atan2(b.y - center.y, b.x - center.x)
    addArc(center: center, radius: radius, startAngle: from, endAngle: to, clockwise: cross > 0)
  }
}
