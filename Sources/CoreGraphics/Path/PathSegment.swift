/// One piece of an outline with its own start: a line, or a curve as a cubic.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.init(start: start, control1: start, control2: end, end: end, isLine: true)
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isLine: Bool = false) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isLine = isLine
  }

  /// A quadratic curve raised to a cubic of the same shape.
  init(start: CGPoint, control c: CGPoint, end: CGPoint) {
    func third(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + 2 * (c.x - p.x) / 3, y: p.y + 2 * (c.y - p.y) / 3) }
    self.init(start: start, control1: third(start), control2: third(end), end: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    if isLine { return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// Where, strictly between the ends, a coordinate turns back.
  var extremes: [CGFloat] {
    guard !isLine else { return [] }
    return Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Zeros of a cubic's derivative inside 0…1.
  private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let scale = max(abs(p0), abs(p1), abs(p2), abs(p3), 1)
    var found: [CGFloat] = []
    if abs(a) < 1e-12 * scale {
      if abs(b) > 1e-12 * scale { found.append(-c / b) }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        found += [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// The part between two parameters, by de Casteljau's construction.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if isLine { return PathSegment(from: point(at: t0), to: point(at: t1)) }
    let back = t0 <= 0 ? self : split(at: t0).after
    let t = t0 >= 1 ? 1 : (t1 - t0) / (1 - t0)
    return t >= 1 ? back : back.split(at: t).before
  }

  private func split(at t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (ab, bc, cd) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    let middle = mix(abc, bcd)
    return (
      PathSegment(start: start, control1: ab, control2: abc, end: middle),
      PathSegment(start: middle, control1: bcd, control2: cd, end: end)
    )
  }

  /// Points from after the start to the end, no farther from the curve than the tolerance.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    guard !isLine else { return [end] }
    // The chord of a cubic's n-th part strays by at most √3/18·|second difference|·6/n² (Wang's bound).
    let dx = max(
      abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
    let dy = max(
      abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
    let wanted = (6 * hypot(dx, dy) / (8 * max(tolerance, 1e-9))).squareRoot().rounded(.up)
    let count = wanted.isFinite ? max(1, min(512, Int(wanted))) : 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// Arc length; curves by chords.
  var length: CGFloat {
    var last = start
    var sum: CGFloat = 0
    for p in isLine ? [end] : (1...64).map({ point(at: CGFloat($0) / 64) }) {
      sum += hypot(p.x - last.x, p.y - last.y)
      last = p
    }
    return sum
  }

  /// The parameter at which a length from the start is reached.
  func parameter(atLength wanted: CGFloat, of total: CGFloat) -> CGFloat {
    guard total > 0 else { return 0 }
    if isLine { return max(0, min(1, wanted / total)) }
    var last = start
    var sum: CGFloat = 0
    for index in 1...64 {
      let p = point(at: CGFloat(index) / 64)
      let chord = hypot(p.x - last.x, p.y - last.y)
      if sum + chord >= wanted {
        return (CGFloat(index - 1) + (chord > 0 ? (wanted - sum) / chord : 0)) / 64
      }
      sum += chord
      last = p
    }
    return 1
  }
}

extension PathOutline {
  /// Each drawn piece in order; `close` is the line back, left out when the pen is there already.
  func forEachSegment(_ body: (PathSegment) -> Void) {
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        pen = p
        start = p
      case .line(let p):
        body(PathSegment(from: pen, to: p))
        pen = p
      case .quad(let p, let c):
        body(PathSegment(start: pen, control: c, end: p))
        pen = p
      case .cubic(let p, let c1, let c2):
        body(PathSegment(start: pen, control1: c1, control2: c2, end: p))
        pen = p
      case .close:
        if pen != start { body(PathSegment(from: pen, to: start)) }
        pen = start
      }
    }
  }

  /// A subpath as a chain of pieces.
  struct Chain {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
  }

  /// The subpaths one by one; those with nothing but a move are left out.
  var chains: [Chain] {
    var all: [Chain] = []
    var current: Chain?
    var pen = CGPoint.zero
    func flush() {
      if let chain = current, !chain.segments.isEmpty || chain.isClosed { all.append(chain) }
      current = nil
    }
    func draw(_ segment: PathSegment) {
      if current == nil { current = Chain(start: pen) }
      current?.segments.append(segment)
      pen = segment.end
    }
    for element in elements {
      switch element {
      case .move(let p):
        flush()
        current = Chain(start: p)
        pen = p
      case .line(let p): draw(PathSegment(from: pen, to: p))
      case .quad(let p, let c): draw(PathSegment(start: pen, control: c, end: p))
      case .cubic(let p, let c1, let c2): draw(PathSegment(start: pen, control1: c1, control2: c2, end: p))
      case .close:
        guard let start = current?.start else { continue }
        if pen != start { draw(PathSegment(from: pen, to: start)) }
        current?.isClosed = true
        flush()
        pen = start
      }
    }
    flush()
    return all
  }
}
