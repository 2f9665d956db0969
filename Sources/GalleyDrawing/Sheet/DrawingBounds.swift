import GalleyGeometry
import GalleyScreen

/// The rectangle that a part of a drawing list paints in, so that blurs and masks need no sheet larger than that.
///
/// Clips are not taken into account: the rectangle may be larger than what shows, never smaller.
struct DrawingBounds {
  private(set) var rect: Rect?
  private var transform = Transform.identity
  private var saved: [Transform] = []
  /// The layers that are open, each with what was painted before it.
  private var layers: [(layer: DrawingLayer, before: Rect?)] = []

  /// The commands' beginnings and ends must match.
  init(_ commands: some Sequence<DrawingCommand>) {
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DrawingCommand) {
    switch command {
    case .save, .beginMask: saved.append(transform)
    case .restore, .endMask: transform = saved.popLast() ?? .identity
    case .beginLayer(let layer):
      saved.append(transform)
      layers.append((layer, rect))
      rect = nil
    case .endLayer: endLayer()
    case .transform(let inner): transform = inner.then(transform)
    case .clip: break
    case .fill(let path, _, _): add(path.bounds, grown: 0)
    case .stroke(let path, _, let form):
      // A mitre reaches the limit times half the width; a square cap less than one width.
      add(path.bounds, grown: form.width * (form.join == .miter ? max(1, form.miterLimit / 2) : 1))
    case .glyphs(let run): add(run.bounds, grown: 0)
    case .image(let image): add(image.frame, grown: 0)
    case .symbol(_, let frame, _, _): add(frame, grown: 0.1 * max(frame.width, frame.height))
    }
  }

  private mutating func endLayer() {
    transform = saved.popLast() ?? .identity
    guard let (layer, before) = layers.popLast() else { return }
    let reach = layer.reach
    let grown = transform.apply(Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)).size
    let inside = rect?.inset(
      by: Insets(top: -grown.height / 2, left: -grown.width / 2, bottom: -grown.height / 2, right: -grown.width / 2))
    rect = before.map { inside?.union($0) ?? $0 } ?? inside
  }

  private mutating func add(_ bounds: Rect?, grown: Double) {
    guard let bounds else { return }
    let placed = transform.apply(bounds.inset(by: Insets(all: -grown)))
    rect = rect?.union(placed) ?? placed
  }
}

extension DrawingLayer {
  /// How far a layer's blur and shadow reach beyond what is drawn in it.
  var reach: Double {
    let shadowed = shadow.map { 3 * $0.radius + max(abs($0.offset.x), abs($0.offset.y)) } ?? 0
    return 3 * blur + shadowed
  }
}

extension Insets {
  init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}

extension DrawingPath {
  /// The rectangle around the path's points, control points included; nil for an empty path.
  var bounds: Rect? {
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
  func mapped(_ map: (Point) -> Point) -> DrawingPath {
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
  var bounds: Rect? {
    let reach = 2 * size * max(1, stretch)
    return DrawingPath(positions.map { .move($0) }).bounds?.inset(by: Insets(all: -reach))
  }
}
