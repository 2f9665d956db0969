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
    let turn = Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    return switch self {
    case .fill(let path, let paint, let evenOdd): .fill(path.applying(turn), paint, evenOdd: evenOdd)
    case .stroke(let path, let paint, let form): .stroke(path.applying(turn), paint, form)
    case .clip(let path, let evenOdd): .clip(path.applying(turn), evenOdd: evenOdd)
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
