import GalleyGeometry
import GalleyScreen

/// A part of a picture and where it is shown.
struct PicturePart {
  /// In the picture's own points.
  var source: Rect
  var place: Rect
  let size: Size

  /// - Parameter draw: draws the whole picture in a rectangle.
  func commands(_ draw: (Rect) -> [DrawingCommand]) -> [DrawingCommand] {
    guard source.width > 0, source.height > 0, place.width > 0, place.height > 0 else { return [] }
    let (x, y) = (place.width / source.width, place.height / source.height)
    let whole = Rect(
      x: place.minX - source.minX * x, y: place.minY - source.minY * y, width: size.width * x, height: size.height * y)
    let commands = draw(whole)
    guard whole != place, !commands.isEmpty else { return commands }
    return [.save, .clip(DrawingPath(place), evenOdd: false)] + commands + [.restore]
  }
}

extension ImageDrawing {
  /// More tiles than this show as one picture that is drawn as large as its place.
  private static let tileLimit = 1024.0

  /// The parts in which the picture fills its frame: itself, its tiles, or nine of which the outer ones keep their size.
  func parts(of size: Size) -> [PicturePart] {
    let whole = Rect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return [] }
    if let capInsets { return nineParts(of: size, capInsets) }
    let (columns, rows) = ((frame.width / size.width).rounded(.up), (frame.height / size.height).rounded(.up))
    guard tiled, columns * rows <= Self.tileLimit else { return [PicturePart(source: whole, place: frame, size: size)] }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        let (x, y) = (Double(column) * size.width, Double(row) * size.height)
        let source = Rect(
          x: 0, y: 0, width: min(size.width, frame.width - x), height: min(size.height, frame.height - y))
        return PicturePart(
          source: source, place: Rect(x: frame.minX + x, y: frame.minY + y, width: source.width, height: source.height),
          size: size)
      }
    }
  }

  private func nineParts(of size: Size, _ insets: Insets) -> [PicturePart] {
    func cuts(_ length: Double, _ before: Double, _ after: Double) -> [Double] {
      [0, min(before, length), max(length - after, min(before, length)), length]
    }
    let (x, y) = (cuts(size.width, insets.left, insets.right), cuts(size.height, insets.top, insets.bottom))
    let toX = cuts(frame.width, insets.left, insets.right)
    let toY = cuts(frame.height, insets.top, insets.bottom)
    return (0..<3).flatMap { row in
      (0..<3).map { column in
        PicturePart(
          source: Rect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row]),
          place: Rect(
            x: frame.minX + toX[column], y: frame.minY + toY[row], width: toX[column + 1] - toX[column],
            height: toY[row + 1] - toY[row]), size: size)
      }
    }
  }
}
