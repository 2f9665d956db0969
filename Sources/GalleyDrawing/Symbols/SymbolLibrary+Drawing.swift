import Foundation
import GalleyGeometry
import GalleyScreen

extension SymbolLibrary {
  /// The symbol's outline in a frame, to be filled by the non-zero rule: as large as fits, centred.
  func path(_ name: String, in frame: Rect, from glyphs: some GlyphSource) -> DrawingPath {
    guard frame.width > 0, frame.height > 0 else { return DrawingPath() }
    let room = frame.inset(by: Insets(all: min(frame.width, frame.height) * Self.bearing))
    return path(design(name), in: room, from: glyphs)
  }

  /// Symbols stand a little inside the frames they are laid out with; part of the shorter side.
  private static let bearing = 0.06
  /// A symbol in a shape takes this part of it; digits and letters fill their boxes more than icons do.
  private static let inside = 0.5
  /// A shape's line over its side.
  private static let line = 0.085

  private func path(_ design: SymbolDesign, in room: Rect, from glyphs: some GlyphSource) -> DrawingPath {
    switch design {
    case .icon(let icon):
      guard let face = glyphs.face(family: icon.family), let glyph = glyphs.glyph(icon.scalar, face: face) else {
        return Self.box(in: room)
      }
      let outline = glyphs.outline(face: face, glyph: glyph)
      return outline.elements.isEmpty ? Self.box(in: room) : outline.fitted(into: room)
    case .letters(let letters): return Self.letters(letters, from: glyphs).fitted(into: room)
    case .enclosed(let content, let enclosure, let isFilled):
      let outer = enclosure.path(in: room)
      let side = min(room.width, room.height)
      let middle = Rect(
        x: room.midX - side * Self.inside / 2, y: room.midY - side * Self.inside / 2, width: side * Self.inside,
        height: side * Self.inside)
      let inner = path(content, in: middle, from: glyphs)
      if isFilled { return DrawingPath(outer.elements + inner.wound(against: outer).elements) }
      let hole = enclosure.path(in: room.inset(by: Insets(all: side * Self.line)))
      return DrawingPath(outer.elements + hole.wound(against: outer).elements + inner.elements)
    case .slashed(let content):
      return DrawingPath(path(content, in: room, from: glyphs).elements + Self.slash(across: room).elements)
    case .badged(let content, let badge):
      let base = Rect(x: room.minX, y: room.minY, width: room.width * 0.8, height: room.height * 0.8)
      let size = min(room.width, room.height) * 0.42
      let corner = Rect(x: room.maxX - size, y: room.maxY - size, width: size, height: size)
      return DrawingPath(
        path(content, in: base, from: glyphs).elements + path(badge, in: corner, from: glyphs).elements)
    case .box: return Self.box(in: room)
    }
  }

  private static func letters(_ letters: String, from glyphs: some GlyphSource) -> DrawingPath {
    guard let face = glyphs.face(family: "Inter") else { return DrawingPath() }
    var elements: [DrawingPath.Element] = []
    var x = 0.0
    for scalar in letters.unicodeScalars {
      guard let glyph = glyphs.glyph(scalar, face: face) else { continue }
      let start = x
      elements += glyphs.outline(face: face, glyph: glyph).mapped { Point(x: $0.x + start, y: $0.y) }.elements
      x += glyphs.advance(face: face, glyph: glyph)
    }
    return DrawingPath(elements)
  }

  /// A rounded box with a line around it, for what is not known.
  static func box(in room: Rect) -> DrawingPath {
    let side = min(room.width, room.height)
    let outer = RoundedPath.path(room, radius: side * 0.22)
    let hole = RoundedPath.path(room.inset(by: Insets(all: side * line)), radius: side * 0.15)
    return DrawingPath(outer.elements + hole.wound(against: outer).elements)
  }

  private static func slash(across room: Rect) -> DrawingPath {
    let width = min(room.width, room.height) * line / 2.squareRoot() / 2 * 1.2
    return DrawingPath([
      .move(Point(x: room.minX - width, y: room.minY + width)),
      .line(Point(x: room.minX + width, y: room.minY - width)),
      .line(Point(x: room.maxX + width, y: room.maxY - width)),
      .line(Point(x: room.maxX - width, y: room.maxY + width)),
      .close,
    ])
  }

  /// Icon fonts have one weight: heavier symbols get a line along their outline. Nil for regular and lighter ones.
  static func thickening(weight: Int, frame: Rect) -> StrokeForm? {
    guard weight > 450 else { return nil }
    let part = Double(min(weight, 900) - 400) / 500
    return StrokeForm(width: max(frame.width, frame.height) * 0.06 * part, join: .round)
  }
}

extension SymbolDesign.Enclosure {
  fileprivate func path(in room: Rect) -> DrawingPath {
    let side = min(room.width, room.height)
    let square = Rect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    switch self {
    case .circle, .seal: return RoundedPath.path(square, radius: side / 2)
    case .square, .app: return RoundedPath.path(square, radius: side * 0.2)
    case .rectangle:
      return RoundedPath.path(room.inset(by: Insets(top: side * 0.1, bottom: side * 0.1)), radius: side * 0.15)
    case .capsule:
      return RoundedPath.path(room.inset(by: Insets(top: side * 0.15, bottom: side * 0.15)), radius: side)
    case .diamond: return Self.polygon(4, in: square, turned: 0)
    case .octagon: return Self.polygon(8, in: square, turned: 0.5)
    case .hexagon: return Self.polygon(6, in: square, turned: 0)
    case .triangle: return Self.polygon(3, in: square, turned: 0)
    case .shield:
      return RoundedPath.path(square.inset(by: Insets(left: side * 0.1, right: side * 0.1)), radius: side * 0.3)
    }
  }

  /// A regular polygon, a vertex at the top but for the part of a side it is turned by.
  private static func polygon(_ count: Int, in square: Rect, turned: Double) -> DrawingPath {
    let points = (0..<count).map { index in
      let angle = (Double(index) + turned) * 2 * Double.pi / Double(count) - Double.pi / 2
      return Point(x: square.midX + cos(angle) * square.width / 2, y: square.midY + sin(angle) * square.height / 2)
    }
    return DrawingPath(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
  }
}

extension DrawingPath {
  /// Scaled alike both ways to the largest size that fits, and centred.
  func fitted(into room: Rect) -> DrawingPath {
    guard let ink = bounds, ink.width > 0 || ink.height > 0, room.width > 0, room.height > 0 else { return self }
    let scale = min(
      ink.width > 0 ? room.width / ink.width : .infinity, ink.height > 0 ? room.height / ink.height : .infinity)
    return mapped { Point(x: room.midX + ($0.x - ink.midX) * scale, y: room.midY + ($0.y - ink.midY) * scale) }
  }

  /// The same outline run so that it is a hole in another by the non-zero rule.
  func wound(against other: DrawingPath) -> DrawingPath {
    (turning > 0) == (other.turning > 0) ? reversed : self
  }

  /// Twice the area inside, positive where the outline runs clockwise on a screen.
  private var turning: Double {
    var sum = 0.0
    var start = Point.zero
    var current = Point.zero
    func add(_ point: Point) {
      sum += current.x * point.y - point.x * current.y
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        (start, current) = (point, point)
      case .line(let point): add(point)
      case .quad(let point, let control):
        add(control)
        add(point)
      case .cubic(let point, let control1, let control2):
        add(control1)
        add(control2)
        add(point)
      case .close: add(start)
      }
    }
    return sum
  }

  /// Every loop run the other way round.
  private var reversed: DrawingPath {
    var loops: [[Element]] = []
    for element in elements {
      if case .move = element { loops.append([]) }
      if !loops.isEmpty { loops[loops.count - 1].append(element) }
    }
    return DrawingPath(loops.flatMap { DrawingPath($0).reversedLoop.elements })
  }
}
