import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// What a view's layer does: opacity, shadow, clipping, background, sublayers, border.
extension UIViewWalk {
  /// Opens what surrounds the view's drawing.
  func begin(_ view: UIView, _ rect: Rect, _ resolver: inout ScreenResolver) {
    let layer = view.layer
    if view.alpha < 1 || shadow(of: layer) != nil {
      resolver.drawing.append(
        .beginLayer(DrawingLayer(opacity: min(1, max(0, Double(view.alpha))), shadow: shadow(of: layer))))
    }
    if let path = clipPath(of: layer, in: rect) {
      resolver.drawing.append(.save)
      resolver.drawing.append(.clip(path, evenOdd: false))
    }
    if view.clipsToBounds {
      resolver.drawing.append(.save)
      resolver.drawing.append(.clip(outline(of: layer, rect, resolver.grid), evenOdd: false))
      let visible = seen(rect)
      resolver.clip = resolver.clip.intersection(visible) ?? Rect(origin: visible.origin, size: .zero)
    }
  }

  /// Draws what lies above the subviews and closes what was opened.
  func end(_ view: UIView, _ rect: Rect, _ resolver: inout ScreenResolver) {
    let layer = view.layer
    drawBorder(of: layer, rect, &resolver)
    if view.clipsToBounds { resolver.drawing.append(.restore) }
    if clipPath(of: layer, in: rect) != nil { resolver.drawing.append(.restore) }
    if view.alpha < 1 || shadow(of: layer) != nil { resolver.drawing.append(.endLayer) }
  }

  func drawBorder(of layer: CALayer, _ rect: Rect, _ resolver: inout ScreenResolver) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let half = Double(layer.borderWidth) / 2
    let path = outline(
      of: layer, resolver.grid.round(rect).inset(by: Insets(top: half, left: half, bottom: half, right: half)), nil,
      less: half)
    resolver.drawing.append(
      .stroke(path, .color(rgba(UIColor(cgColor: color))), StrokeForm(width: Double(layer.borderWidth))))
  }

  func fill(_ color: UIColor, _ path: DrawingPath, _ resolver: inout ScreenResolver) {
    let rgba = rgba(color)
    guard rgba.alpha > 0 else { return }
    resolver.drawing.append(.fill(path, .color(rgba), evenOdd: false))
  }

  func rgba(_ color: UIColor) -> RGBA { color.rgba(in: environment.traits) }

  func shadow(of layer: CALayer) -> DrawingLayer.Shadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return nil }
    return DrawingLayer.Shadow(
      color: rgba(UIColor(cgColor: color)).withAlpha(Double(min(1, layer.shadowOpacity))),
      radius: Double(layer.shadowRadius),
      offset: Point(x: layer.shadowOffset.width, y: layer.shadowOffset.height))
  }

  /// The layer's box with its rounded corners.
  func outline(of layer: CALayer, _ rect: Rect, _ grid: PixelGrid?, less: Double = 0) -> DrawingPath {
    let rect = grid?.round(rect) ?? rect
    let radius = max(0, min(Double(layer.cornerRadius), rect.width / 2, rect.height / 2) - less)
    guard radius > 0 else { return DrawingPath(rect) }
    let mask = layer.maskedCorners
    func rounded(_ corner: CACornerMask) -> CGFloat { mask.contains(corner) ? CGFloat(radius) : 0 }
    let radii = RectangleCornerRadii(
      topLeading: rounded(.layerMinXMinYCorner), bottomLeading: rounded(.layerMinXMaxYCorner),
      bottomTrailing: rounded(.layerMaxXMaxYCorner), topTrailing: rounded(.layerMaxXMinYCorner))
    let style: RoundedCornerStyle = layer.cornerCurve == .continuous ? .continuous : .circular
    return Path(roundedRect: CGRect(rect), cornerRadii: radii, style: style).drawing()
  }
}
