import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// Gradients, which fill what the clip leaves of the sheet.
extension SheetReplay {
  func playGradient(_ step: CGContext.Step, _ painter: inout SheetPainter) {
    switch step {
    case .linearGradient(let gradient, let from, let to, let options, let state):
      let paint = Paint.linear(stops(gradient, state), from: point(from, state), to: point(to, state))
      let path = band(point(from, state), point(to, state), options)
      painter.paint(gradientLook(state)) { .fill(path, $0 ?? paint, evenOdd: false) }
    case .radialGradient(let gradient, _, let start, let center, let end, let options, let state):
      let factor = scale(state.transform)
      let paint = Paint.radial(
        stops(gradient, state), center: point(center, state), startRadius: Double(start) * factor,
        endRadius: Double(end) * factor)
      let path = ring(center, start, end, options, state)
      painter.paint(gradientLook(state)) { .fill(path, $0 ?? paint, evenOdd: true) }
    default: break
    }
  }

  private func gradientLook(_ state: CGContext.State) -> SheetPainter.Look {
    // Shadows are of shapes; a gradient that fills the clip has none to show.
    SheetPainter.Look(opacity: 1, blend: state.blend, shadow: nil)
  }

  private func point(_ point: CGPoint, _ state: CGContext.State) -> Point {
    Point(point.applying(state.transform.concatenating(map)))
  }

  private func stops(_ gradient: CGGradient, _ state: CGContext.State) -> [Paint.Stop] {
    zip(gradient.colors, gradient.locations).map { color, location in
      Paint.Stop(color: rgba(color, state.alpha), location: Double(location))
    }
  }

  /// The part of the sheet between two lines across the gradient; beyond them only where the options say so.
  private func band(_ from: Point, _ to: Point, _ options: CGGradientDrawingOptions) -> DrawingPath {
    let (before, after) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard !(before && after), length > 0 else { return DrawingPath(area) }
    let far = area.width + area.height + abs(from.x - area.midX) + abs(from.y - area.midY) + length
    let (ux, uy) = (dx / length, dy / length)
    func corner(_ along: Double, _ across: Double) -> Point {
      Point(x: from.x + ux * along - uy * across, y: from.y + uy * along + ux * across)
    }
    let (start, end) = (before ? -far : 0, after ? far : length)
    return DrawingPath([
      .move(corner(start, -far)), .line(corner(end, -far)), .line(corner(end, far)), .line(corner(start, far)), .close,
    ])
  }

  /// The part of the sheet between two circles; inside and outside of them only where the options say so.
  private func ring(
    _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ options: CGGradientDrawingOptions, _ state: CGContext.State
  ) -> DrawingPath {
    func circle(_ radius: CGFloat) -> [DrawingPath.Element] {
      let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return Path(ellipseIn: box).applying(state.transform.concatenating(map)).drawing().elements
    }
    var path = options.contains(.drawsAfterEndLocation) ? DrawingPath(area) : DrawingPath(circle(max(0, end)))
    if start > 0, !options.contains(.drawsBeforeStartLocation) { path.elements += circle(start) }
    return path
  }
}
