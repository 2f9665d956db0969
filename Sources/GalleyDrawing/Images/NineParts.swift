import GalleyGeometry

/// An image cut along its cap insets: corners keep their size, edges stretch one way, the middle both ways.
struct NineParts {
  struct Part: Equatable {
    /// In the image, in points.
    var source: Rect
    /// In the drawing.
    var target: Rect
  }

  private(set) var parts: [Part] = []

  /// Parts without extent are left out. Caps that do not fit the frame together shrink in proportion.
  init(size: Size, insets: Insets, frame: Rect) {
    let columns = Self.cuts(size.width, insets.left, insets.right, frame.minX, frame.width)
    let rows = Self.cuts(size.height, insets.top, insets.bottom, frame.minY, frame.height)
    for row in rows {
      for column in columns {
        parts.append(
          Part(
            source: Rect(x: column.from, y: row.from, width: column.length, height: row.length),
            target: Rect(x: column.at, y: row.at, width: column.drawn, height: row.drawn)))
      }
    }
  }

  private struct Cut {
    var from, length, at, drawn: Double
  }

  private static func cuts(_ length: Double, _ first: Double, _ last: Double, _ start: Double, _ drawn: Double) -> [Cut]
  {
    let first = min(max(0, first), length)
    let last = min(max(0, last), length - first)
    let shrink = first + last > drawn ? drawn / (first + last) : 1
    let middle = drawn - (first + last) * shrink
    return [
      Cut(from: 0, length: first, at: start, drawn: first * shrink),
      Cut(from: first, length: length - first - last, at: start + first * shrink, drawn: middle),
      Cut(from: length - last, length: last, at: start + first * shrink + middle, drawn: last * shrink),
    ].filter { $0.length > 0 && $0.drawn > 0 }
  }
}
