import GalleyGeometry
import GalleyScreen

extension [DrawingCommand] {
  /// Turns what was added since a place around from left to right within a frame.
  ///
  /// Shapes are mirrored. A symbol stands at the mirrored place, drawn as it is, for a plus or a tick has no sides; one
  /// that is named after the way of reading gets the name of the opposite way.
  package mutating func mirror(from start: Int, in frame: Rect) {
    for place in start..<count { self[place] = self[place].mirrored(in: frame) }
  }
}

extension DrawingCommand {
  fileprivate func mirrored(in frame: Rect) -> DrawingCommand {
    switch self {
    case .fill(let path, let paint, let evenOdd): .fill(path.mirrored(in: frame), paint, evenOdd: evenOdd)
    case .stroke(let path, let paint, let form): .stroke(path.mirrored(in: frame), paint, form)
    case .clip(let path, let evenOdd): .clip(path.mirrored(in: frame), evenOdd: evenOdd)
    case .symbol(let name, let box, let weight, let paint):
      .symbol(name: name.turned, frame: box.mirrored(in: frame), weight: weight, paint: paint)
    default: self
    }
  }
}

extension String {
  /// A symbol's name with the ways of reading exchanged.
  fileprivate var turned: String {
    let parts = split(separator: ".", omittingEmptySubsequences: false).map { part in
      switch part {
      case "forward": "backward"
      case "backward": "forward"
      default: String(part)
      }
    }
    return parts.joined(separator: ".")
  }
}

extension Rect {
  /// The place on the other side of a frame.
  package func mirrored(in frame: Rect) -> Rect {
    Rect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension DrawingPath {
  fileprivate func mirrored(in frame: Rect) -> DrawingPath {
    func turn(_ point: Point) -> Point { Point(x: frame.minX + frame.maxX - point.x, y: point.y) }
    return DrawingPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(turn(point))
        case .line(let point): .line(turn(point))
        case .quad(let point, let control): .quad(turn(point), control: turn(control))
        case .cubic(let point, let control1, let control2):
          .cubic(turn(point), control1: turn(control1), control2: turn(control2))
        case .close: .close
        }
      })
  }
}
