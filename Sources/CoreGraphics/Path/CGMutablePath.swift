/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(outline: PathOutline()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.quad(end.applying(transform), control: control.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.append(
      .cubic(
        end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }

  public func closeSubpath() { outline.close() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A line through the points, as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      tangent1: tangent1End.applying(transform), tangent2: tangent2End.applying(transform), radius: radius)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  private func add(_ transform: CGAffineTransform, _ draw: (inout PathOutline) -> Void) {
    var piece = PathOutline()
    draw(&piece)
    outline.append(piece.applying(transform))
  }
}
