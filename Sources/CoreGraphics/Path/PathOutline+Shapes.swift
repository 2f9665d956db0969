extension PathOutline {
  /// Distance of a cubic's control points from its ends, in radii, for a quarter of a circle: 4/3·(√2 − 1).
  static let quarter: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  public mutating func addRect(_ rect: CGRect) {
    let r = rect.standardized
    move(to: CGPoint(x: r.minX, y: r.minY))
    line(to: CGPoint(x: r.maxX, y: r.minY))
    line(to: CGPoint(x: r.maxX, y: r.maxY))
    line(to: CGPoint(x: r.minX, y: r.maxY))
    close()
  }

  /// An ellipse from the middle of the right side on, by increasing angle, as Core Graphics draws it.
  public mutating func addEllipse(in rect: CGRect) {
    let r = rect.standardized
    let unit = CGAffineTransform(
      a: r.width / 2, b: 0, c: 0, d: r.height / 2, tx: r.midX, ty: r.midY)
    append(PathOutline.unitCircle.applying(unit))
  }

  private static let unitCircle: PathOutline = {
    var circle = PathOutline()
    circle.move(to: CGPoint(x: 1, y: 0))
    circle.addTurn(center: .zero, radius: 1, from: 0, by: 2 * .pi)
    circle.close()
    return circle
  }()

  /// A rectangle whose corners are quarters of ellipses, from the middle of the right side on.
  public mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let r = rect.standardized
    let w = min(max(0, cornerWidth), r.width / 2)
    let h = min(max(0, cornerHeight), r.height / 2)
    guard w > 0, h > 0 else { return addRect(r) }
    let (kw, kh) = (w * (1 - Self.quarter), h * (1 - Self.quarter))
    move(to: CGPoint(x: r.maxX, y: r.midY))
    line(to: CGPoint(x: r.maxX, y: r.maxY - h))
    addCubic(r.maxX - w, r.maxY, r.maxX, r.maxY - kh, r.maxX - kw, r.maxY)
    line(to: CGPoint(x: r.minX + w, y: r.maxY))
    addCubic(r.minX, r.maxY - h, r.minX + kw, r.maxY, r.minX, r.maxY - kh)
    line(to: CGPoint(x: r.minX, y: r.minY + h))
    addCubic(r.minX + w, r.minY, r.minX, r.minY + kh, r.minX + kw, r.minY)
    line(to: CGPoint(x: r.maxX - w, y: r.minY))
    addCubic(r.maxX, r.minY + h, r.maxX - kw, r.minY, r.maxX, r.minY + kh)
    close()
  }

  private mutating func addCubic(
    _ x: CGFloat, _ y: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat
  ) {
    append(.cubic(CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2)))
  }
}
