import GalleyGeometry

extension DrawingCommand {
  /// The rectangle that a command paints in, in its own coordinates: perhaps larger than what it paints, never smaller; nil
  /// for one that paints nothing.
  package var bounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, _, let form):
      // A mitre reaches the limit times half the width; a square cap less than one width.
      path.bounds?.inset(
        by: Insets(all: -form.width * (form.join == .miter ? max(1, form.miterLimit / 2) : 1)))
    case .glyphs(let run): run.bounds
    case .image(let image): image.frame
    case .symbol(_, let frame, _, _): frame.inset(by: Insets(all: -0.1 * max(frame.width, frame.height)))
    case .save, .restore, .transform, .clip, .beginLayer, .endLayer, .beginMask, .endMask: nil
    }
  }
}

extension DrawingLayer {
  /// How far a layer's blur and shadow reach beyond what is drawn in it.
  package var reach: Double {
    let shadowed = shadow.map { 3 * $0.radius + max(abs($0.offset.x), abs($0.offset.y)) } ?? 0
    return 3 * blur + shadowed
  }
}

extension Insets {
  package init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}

extension DrawingPath {
  /// The rectangle around the path's points, control points included; nil for an empty path.
  package var bounds: Rect? {
    var box: (x0: Double, y0: Double, x1: Double, y1: Double)?
    func add(_ point: Point) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (min(old.x0, point.x), min(old.y0, point.y), max(old.x1, point.x), max(old.y1, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let point, let control):
        add(point)
        add(control)
      case .cubic(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    return box.map { Rect(x: $0.x0, y: $0.y0, width: $0.x1 - $0.x0, height: $0.y1 - $0.y0) }
  }

  /// The path with every point mapped.
  package func mapped(_ map: (Point) -> Point) -> DrawingPath {
    DrawingPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let point, let control): .quad(map(point), control: map(control))
        case .cubic(let point, let control1, let control2):
          .cubic(map(point), control1: map(control1), control2: map(control2))
        case .close: .close
        }
      })
  }
}

extension GlyphRun {
  /// A rectangle that holds the glyphs: two ems around each origin, which no text face's glyph leaves.
  package var bounds: Rect? {
    let reach = 2 * size * max(1, stretch)
    return DrawingPath(positions.map { .move($0) }).bounds?.inset(by: Insets(all: -reach))
  }
}
