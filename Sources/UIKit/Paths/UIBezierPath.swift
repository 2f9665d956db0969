@_spi(Galley) import CoreGraphics
import Foundation

/// A path with a pen: what to draw and how thick.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  @_spi(Galley) public var outline = PathOutline()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addContinuousRect(rect.standardized, radius: cornerRadius)
  }

  /// Only the named corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    addRoundedRect(rect.standardized, corners, cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  open var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.line(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.append(.cubic(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.append(.quad(endPoint, control: controlPoint))
  }

  /// Clockwise as seen on a screen, whose y axis points down: by increasing angle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { outline.close() }

  open func removeAllPoints() { outline = PathOutline() }

  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  open func reversing() -> UIBezierPath {
    let path = copy() as? UIBezierPath ?? self
    path.outline = outline.reversed
    return path
  }

  open var isEmpty: Bool { outline.isEmpty }
  open var bounds: CGRect { outline.isEmpty ? .zero : outline.boundingBox }
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool { outline.contains(point, evenOdd: usesEvenOddFillRule) }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  open func fill() { fill(with: .normal, alpha: 1) }

  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func paint(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }

  private func addRoundedRect(_ r: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    let w = min(max(0, radii.width), r.width / 2)
    let h = min(max(0, radii.height), r.height / 2)
    var unit = PathOutline()
    unit.addRoundedRect(r, cornerWidth: w, cornerHeight: h)
    guard w > 0, h > 0, !corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) else {
      outline.append(unit)
      return
    }
    // The round outline goes bottom right, bottom left, top left, top right; a sharp corner replaces its curve.
    let sharp: [(UIRectCorner, CGPoint)] = [
      (.bottomRight, CGPoint(x: r.maxX, y: r.maxY)), (.bottomLeft, CGPoint(x: r.minX, y: r.maxY)),
      (.topLeft, CGPoint(x: r.minX, y: r.minY)), (.topRight, CGPoint(x: r.maxX, y: r.minY)),
    ]
    var corner = 0
    for element in unit.elements {
      guard case .cubic(let end, _, _) = element else {
        outline.append(element)
        continue
      }
      if corners.contains(sharp[corner].0) {
        outline.append(element)
      } else {
        outline.line(to: sharp[corner].1)
        outline.line(to: end)
      }
      corner += 1
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath()
    path.outline = outline
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dash = dash
    return path
  }
}
