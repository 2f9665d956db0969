@_spi(Galley) import CoreGraphics

extension Path {
  public mutating func move(to end: CGPoint) { outline.move(to: end) }

  public mutating func addLine(to end: CGPoint) { outline.line(to: end) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.append(.quad(end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.append(.cubic(end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { outline.close() }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, RoundedCorners(cornerSize), style) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, RoundedCorners(cornerRadii), style) }
  }

  /// A line through points, as a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    outline.addRelativeArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
      transform: transform)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
      clockwise: clockwise, transform: transform)
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      tangent1: tangent1End.applying(transform), tangent2: tangent2End.applying(transform), radius: radius)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  private mutating func add(_ transform: CGAffineTransform, _ draw: (inout PathOutline) -> Void) {
    var piece = PathOutline()
    draw(&piece)
    outline.append(transform.isIdentity ? piece : piece.applying(transform))
  }
}
