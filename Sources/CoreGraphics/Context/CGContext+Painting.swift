public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    record(.fill(takePath(), evenOdd: rule == .evenOdd, state))
  }

  public func strokePath() { record(.stroke(takePath(), state)) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { record(.fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke, state)) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { record(.stroke(path, state)) }
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(takePath(), evenOdd: rule == .evenOdd, state))
  }

  public func clip(to rect: CGRect) { record(.clip(Self.outline { $0.addRect(rect) }, evenOdd: false, state)) }

  public func clip(to rects: [CGRect]) {
    record(.clip(Self.outline { path in rects.forEach { path.addRect($0) } }, evenOdd: false, state))
  }

  public func clip(to rect: CGRect, mask: CGImage) { record(.clipToMask(mask, rect, state)) }

  public func fill(_ rect: CGRect) { record(.fill(Self.outline { $0.addRect(rect) }, evenOdd: false, state)) }

  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  public func stroke(_ rect: CGRect) { record(.stroke(Self.outline { $0.addRect(rect) }, state)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var wide = state
    wide.lineWidth = width
    record(.stroke(Self.outline { $0.addRect(rect) }, wide))
  }

  public func fillEllipse(in rect: CGRect) {
    record(.fill(Self.outline { $0.addEllipse(in: rect) }, evenOdd: false, state))
  }

  public func strokeEllipse(in rect: CGRect) { record(.stroke(Self.outline { $0.addEllipse(in: rect) }, state)) }

  /// A line between each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = Self.outline { path in
      for (index, p) in points.enumerated() { index % 2 == 0 ? path.move(to: p) : path.line(to: p) }
    }
    record(.stroke(lines, state))
  }

  public func clear(_ rect: CGRect) { record(.clear(rect, state)) }

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { record(.image(image, rect, state)) }

  /// Draws something of a framework above, whose upper edge lies at the rectangle's smallest y.
  @_spi(Galley) public func draw(_ element: any SheetElement, in rect: CGRect) {
    record(.element(element, rect, state))
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    record(.linearGradient(gradient, from: startPoint, to: endPoint, options, state))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius, options, state))
  }

  private static func outline(_ draw: (inout PathOutline) -> Void) -> PathOutline {
    var path = PathOutline()
    draw(&path)
    return path
  }
}
