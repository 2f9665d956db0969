extension PathOutline {
  /// The same outline drawn backwards: the last subpath first, each from its end to its start.
  public var reversed: PathOutline {
    var result = PathOutline()
    for subpath in subpaths.reversed() {
      result.move(to: subpath.points.last ?? .zero)
      for index in subpath.segments.indices.reversed() {
        let target = subpath.points[index]
        switch subpath.segments[index] {
        case .quad(_, let control): result.append(.quad(target, control: control))
        case .cubic(_, let control1, let control2):
          result.append(.cubic(target, control1: control2, control2: control1))
        case .move, .line, .close: result.line(to: target)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  /// Segments between points, of which there is one more.
  private struct Subpath {
    var points: [CGPoint]
    var segments: [Element] = []
    var isClosed = false
  }

  private var subpaths: [Subpath] {
    var all: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let p): all.append(Subpath(points: [p]))
      case .line(let p), .quad(let p, _), .cubic(let p, _, _):
        // What follows a closed subpath starts where that did.
        if let last = all.last, last.isClosed { all.append(Subpath(points: [last.points[0]])) }
        guard !all.isEmpty else { continue }
        all[all.count - 1].points.append(p)
        all[all.count - 1].segments.append(element)
      case .close:
        guard !all.isEmpty else { continue }
        all[all.count - 1].isClosed = true
      }
    }
    return all
  }
}
