extension PathOutline {
  /// The box around all points and control points; null for an empty outline.
  public var controlBox: CGRect {
    var box: CGRect?
    for p in elements.flatMap(\.points) {
      box = box?.widened(to: p) ?? CGRect(origin: p, size: .zero)
    }
    return box ?? .null
  }

  /// The box around what the outline draws, curves by their true extremes; null for an empty outline.
  public var boundingBox: CGRect {
    var box: CGRect?
    func take(_ p: CGPoint) { box = box?.widened(to: p) ?? CGRect(origin: p, size: .zero) }
    forEachSegment { segment in
      take(segment.start)
      take(segment.end)
      for t in segment.extremes { take(segment.point(at: t)) }
    }
    for case .move(let p) in elements where elements.count == 1 { take(p) }
    return box ?? .null
  }
}

extension PathOutline.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let p, let c): [c, p]
    case .cubic(let p, let c1, let c2): [c1, c2, p]
    case .close: []
    }
  }
}
