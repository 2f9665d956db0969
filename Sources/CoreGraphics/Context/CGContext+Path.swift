extension CGContext {
  public func beginPath() { _ = takePath() }

  public func move(to point: CGPoint) { edit { $0.move(to: point) } }

  public func addLine(to point: CGPoint) { edit { $0.line(to: point) } }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.append(.cubic(end, control1: control1, control2: control2)) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { edit { $0.append(.quad(end, control: control)) } }

  public func addRect(_ rect: CGRect) { edit { $0.addRect(rect) } }

  public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  public func addEllipse(in rect: CGRect) { edit { $0.addEllipse(in: rect) } }

  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    edit {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    edit { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius) }
  }

  public func addPath(_ path: CGPath) { edit { $0.append(path.outline) } }

  public func closePath() { edit { $0.close() } }

  /// Replaces the path by the area its line covers.
  public func replacePathWithStrokedPath() {
    let area = takePath().stroked(
      PathStroke(width: state.lineWidth, cap: state.cap, join: state.join, miterLimit: state.miterLimit))
    edit { $0 = area }
  }

  public var isPathEmpty: Bool { path == nil }
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }
}
