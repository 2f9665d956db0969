extension PathOutline {
  /// Whether a point lies inside; open subpaths count as closed.
  public func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let winding = windingNumber(at: point)
    return evenOdd ? winding.crossings % 2 == 1 : winding.turns != 0
  }

  /// How often the outline goes round a point, and how often a ray to the right meets it.
  private func windingNumber(at p: CGPoint) -> (turns: Int, crossings: Int) {
    var turns = 0
    var crossings = 0
    for polygon in polygons(tolerance: 0.01) {
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > p.x else { continue }
        turns += b.y > a.y ? 1 : -1
        crossings += 1
      }
    }
    return (turns, crossings)
  }

  /// Each subpath as points, curves replaced by chords.
  public func polygons(tolerance: CGFloat) -> [[CGPoint]] {
    chains.map { chain in
      var points = [chain.start]
      for segment in chain.segments { points += segment.flattened(tolerance: tolerance) }
      if chain.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return points
    }
  }
}
