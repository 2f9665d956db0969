import GalleyGeometry
import GalleyScreen

extension DrawingPath {
  /// A rectangle with continuous corners.
  static func rounded(_ rect: Rect, radius: Double) -> DrawingPath {
    guard rect.width > 0, rect.height > 0 else { return DrawingPath() }
    return Path(roundedRect: CGRect(rect), cornerRadius: CGFloat(min(radius, rect.width / 2, rect.height / 2)))
      .drawing()
  }

  /// A rectangle with half circles at its shorter sides.
  static func capsule(_ rect: Rect) -> DrawingPath {
    guard rect.width > 0, rect.height > 0 else { return DrawingPath() }
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: CGRect(rect), cornerRadius: CGFloat(radius), style: .circular).drawing()
  }

  static func ellipse(_ rect: Rect) -> DrawingPath { Path(ellipseIn: CGRect(rect)).drawing() }

  /// A part of a circle's line, clockwise; angles in turns from the top.
  static func arc(center: Point, radius: Double, from start: Double, to end: Double) -> DrawingPath {
    Path { path in
      path.addArc(
        center: CGPoint(x: center.x, y: center.y), radius: CGFloat(radius), startAngle: .degrees(start * 360 - 90),
        endAngle: .degrees(end * 360 - 90), clockwise: false)
    }.drawing()
  }
}

extension [DrawingCommand] {
  /// A white part that lies above the rest: the knobs of switches and sliders, the chosen segment.
  mutating func fillRaised(_ path: DrawingPath, _ color: RGBA = .white) {
    let shadow = DrawingLayer.Shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 3, offset: Point(x: 0, y: 1))
    append(.beginLayer(DrawingLayer(shadow: shadow)))
    append(.fill(path, .color(color), evenOdd: false))
    append(.endLayer)
  }
}
