import GalleyGeometry
import GalleyScreen
@_spi(Galley) import CoreGraphics
@_spi(Galley) import UIKit

/// Layers that show something of their own: gradients, shapes, and layers inside layers.
extension UIViewWalk {
  /// Draws the layers inside a view's own. They lie below the subviews, which is where code that adds a layer to a view
  /// usually wants it.
  func drawLayers(of view: UIView, in rect: Rect, _ resolver: inout ScreenResolver) {
    for layer in view.layer.sublayers ?? [] { draw(layer, in: rect, bounds: view.bounds, &resolver) }
  }

  private func draw(_ layer: CALayer, in outer: Rect, bounds: CGRect, _ resolver: inout ScreenResolver) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let frame = layer.frame
    let rect = Rect(
      x: outer.minX + frame.minX - bounds.minX, y: outer.minY + frame.minY - bounds.minY, width: frame.width,
      height: frame.height)
    let turn = layer.affineTransform()
    if !turn.isIdentity {
      let pivot = CGPoint(
        x: outer.minX + layer.position.x - bounds.minX, y: outer.minY + layer.position.y - bounds.minY)
      let own = CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
      resolver.drawing += [.save, .transform(Transform(own))]
    }
    // What a layer cuts off at its bounds includes its shadow.
    let sheet = DrawingLayer(opacity: Double(layer.opacity), shadow: layer.masksToBounds ? nil : shadow(of: layer))
    if sheet != DrawingLayer() { resolver.drawing.append(.beginLayer(sheet)) }
    let clips = layer.masksToBounds || clipPath(of: layer, in: rect) != nil
    if clips { beginClip(layer, in: rect, &resolver) }
    if let color = layer.backgroundColor {
      fill(UIColor(cgColor: color), outline(of: layer, rect, resolver.grid), &resolver)
    }
    show(layer, in: rect, &resolver)
    for inner in layer.sublayers ?? [] { draw(inner, in: rect, bounds: layer.bounds, &resolver) }
    drawBorder(of: layer, rect, &resolver)
    if clips { resolver.drawing.append(.restore) }
    if sheet != DrawingLayer() { resolver.drawing.append(.endLayer) }
    if !turn.isIdentity { resolver.drawing.append(.restore) }
  }

  private func beginClip(_ layer: CALayer, in rect: Rect, _ resolver: inout ScreenResolver) {
    resolver.drawing.append(.save)
    if layer.masksToBounds {
      resolver.drawing.append(.clip(outline(of: layer, rect, resolver.grid), evenOdd: false))
    }
    if let path = clipPath(of: layer, in: rect) { resolver.drawing.append(.clip(path, evenOdd: false)) }
  }

  /// The outline of a mask that is a shape.
  func clipPath(of layer: CALayer, in rect: Rect) -> DrawingPath? {
    guard let mask = layer.mask as? CAShapeLayer, let path = mask.path else { return nil }
    let place = mask.frame
    return Path(path).drawing(offset: Point(x: rect.minX + place.minX, y: rect.minY + place.minY))
  }

  func show(_ layer: CALayer, in rect: Rect, _ resolver: inout ScreenResolver) {
    if let picture = layer.picture {
      let size = CGSize(
        width: CGFloat(picture.width) / layer.contentsScale, height: CGFloat(picture.height) / layer.contentsScale)
      draw(UIImage(cgImage: picture), in: layer.contentsGravity.mode.place(size, in: rect), tint: nil, &resolver)
    }
    let (steps, size) = layer.drawnContents
    resolver.drawing += SheetReplay(size: size, in: rect, environment, resolver.grid).commands(steps)
    switch layer {
    case let shape as CAShapeLayer: draw(shape, in: rect, &resolver)
    case let gradient as CAGradientLayer: draw(gradient, in: rect, &resolver)
    case let place as any StandingIn:
      draw(place.standIn, of: String(describing: type(of: layer)), in: rect, &resolver)
    case let text as CATextLayer: draw(text, in: rect, &resolver)
    default: break
    }
  }

  /// From the layer's top, as wide as it.
  private func draw(_ layer: CATextLayer, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard let text = layer.setText else { return }
    let width = max(0, rect.width)
    let layout = text.paragraph.layout(width: width, height: layer.isWrapped ? rect.height : nil, alignedIn: width)
    SetTextPainter(environment: environment, grid: resolver.grid)
      .draw(layout, looks: text.looks, isDimmed: false, at: rect.origin, &resolver.drawing)
  }

  private func draw(_ shape: CAShapeLayer, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard let path = shape.path else { return }
    let outline = Path(path).drawing(offset: rect.origin)
    if let color = shape.fillColor {
      let paint = rgba(UIColor(cgColor: color))
      if paint.alpha > 0 {
        resolver.drawing.append(.fill(outline, .color(paint), evenOdd: shape.fillRule == .evenOdd))
      }
    }
    guard let color = shape.strokeColor, shape.lineWidth > 0 else { return }
    let caps: [CAShapeLayerLineCap: StrokeForm.Cap] = [.butt: .butt, .round: .round, .square: .square]
    let joins: [CAShapeLayerLineJoin: StrokeForm.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
    let part =
      shape.strokeStart > 0 || shape.strokeEnd < 1
      ? Path(path).trimmedPath(from: shape.strokeStart, to: shape.strokeEnd).drawing(offset: rect.origin) : outline
    resolver.drawing.append(
      .stroke(
        part, .color(rgba(UIColor(cgColor: color))),
        StrokeForm(
          width: Double(shape.lineWidth), cap: caps[shape.lineCap] ?? .butt, join: joins[shape.lineJoin] ?? .miter,
          miterLimit: Double(shape.miterLimit), dash: (shape.lineDashPattern ?? []).map(\.doubleValue),
          dashPhase: Double(shape.lineDashPhase))))
  }

  private func draw(_ gradient: CAGradientLayer, in rect: Rect, _ resolver: inout ScreenResolver) {
    let colors = (gradient.colors ?? []).compactMap { color -> RGBA? in
      if let color = color as? CGColor { return rgba(UIColor(cgColor: color)) }
      return (color as? UIColor).map { rgba($0) }
    }
    guard let first = colors.first, rect.width > 0, rect.height > 0 else { return }
    let last = Double(max(1, colors.count - 1))
    let places = gradient.locations.map { $0.map(\.doubleValue) } ?? colors.indices.map { Double($0) / last }
    let stops = zip(colors, places).map { Paint.Stop(color: $0, location: $1) }
    func point(_ p: CGPoint) -> Point {
      Point(x: rect.minX + Double(p.x) * rect.width, y: rect.minY + Double(p.y) * rect.height)
    }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    let paint: Paint
    if stops.count < 2 {
      paint = .color(first)
    } else if gradient.type == .radial {
      paint = .radial(stops, center: start, startRadius: 0, endRadius: max(abs(end.x - start.x), abs(end.y - start.y)))
    } else if gradient.type == .conic {
      let angle = Foundation.atan2(end.y - start.y, end.x - start.x)
      paint = .angular(stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    } else {
      paint = .linear(stops, from: start, to: end)
    }
    resolver.drawing.append(.fill(outline(of: gradient, rect, resolver.grid), paint, evenOdd: false))
  }
}

extension CALayerContentsGravity {
  /// The mode of views' contents that places them alike.
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    default: .scaleToFill
    }
  }
}
