import Foundation
import GalleyGeometry
import GalleyScreen

/// An angular gradient cut into triangles of one colour each, for formats that have no such gradient.
///
/// What lies outside the gradient's angles takes the first and the last stop's colour, changing over halfway, as
/// SwiftUI documents it; of more than a full turn the last one counts.
struct AngularWedges {
  struct Wedge {
    var start: Double
    var end: Double
    var color: RGBA
  }

  private(set) var wedges: [Wedge] = []
  let center: Point

  /// The widest angle drawn in one colour while the colour changes: two degrees.
  static let step = Double.pi / 90

  init(_ stops: GradientStops, center: Point, startAngle: Double, endAngle: Double) {
    self.center = center
    let turn = 2 * Double.pi
    var (start, end) = (min(startAngle, endAngle), max(startAngle, endAngle))
    let isReversed = endAngle < startAngle
    if end - start > turn { if isReversed { end = start + turn } else { start = end - turn } }
    // Locations are of the whole span, even where only its last turn is drawn.
    func location(_ angle: Double) -> Double {
      endAngle == startAngle ? 1 : (angle - startAngle) / (endAngle - startAngle)
    }
    var edges = [start, end]
    for stop in stops.stops {
      let angle = startAngle + stop.location * (endAngle - startAngle)
      if angle > start, angle < end { edges.append(angle) }
    }
    edges.sort()
    for (a, b) in zip(edges, edges.dropFirst()) where b > a {
      let isFlat = stops.color(at: location(a + (b - a) * 1e-6)) == stops.color(at: location(b - (b - a) * 1e-6))
      let count = max(1, Int(((b - a) / (isFlat ? turn / 8 : Self.step)).rounded(.up)))
      for index in 0..<count {
        let from = a + (b - a) * Double(index) / Double(count)
        let to = a + (b - a) * Double(index + 1) / Double(count)
        wedges.append(Wedge(start: from, end: to, color: stops.color(at: location((from + to) / 2))))
      }
    }
    let gap = turn - (end - start)
    guard gap > 1e-9 else { return }
    let (before, after) = isReversed ? (stops.last.color, stops.first.color) : (stops.first.color, stops.last.color)
    addFlat(from: end, to: end + gap / 2, after)
    addFlat(from: end + gap / 2, to: end + gap, before)
  }

  private mutating func addFlat(from start: Double, to end: Double, _ color: RGBA) {
    let count = max(1, Int(((end - start) / (Double.pi / 4)).rounded(.up)))
    for index in 0..<count {
      wedges.append(
        Wedge(
          start: start + (end - start) * Double(index) / Double(count),
          end: start + (end - start) * Double(index + 1) / Double(count), color: color))
    }
  }

  /// A wedge's triangle, reaching past everything within a distance of the centre.
  func path(_ wedge: Wedge, reaching distance: Double) -> DrawingPath {
    // No wedge is wider than an eighth of a turn, so 1.1 times the distance keeps its far side outside.
    let radius = distance * 1.1 + 1
    func at(_ angle: Double) -> Point { Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    return DrawingPath([.move(center), .line(at(wedge.start)), .line(at(wedge.end)), .close])
  }

  /// The distance from the centre to the farthest corner of a rectangle.
  func distance(to rect: Rect) -> Double {
    let dx = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
    let dy = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}
