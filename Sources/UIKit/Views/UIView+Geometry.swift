import CoreGraphics
import Foundation

// Subclasses override these, which Swift allows only in the class itself; the arithmetic is here.
extension UIView {
  var frameFromParts: CGRect {
    let anchor = layer.anchorPoint
    let (w, h) = (storedBounds.width, storedBounds.height)
    guard !storedTransform.isIdentity else {
      return CGRect(x: storedCenter.x - anchor.x * w, y: storedCenter.y - anchor.y * h, width: w, height: h)
    }
    return CGRect(x: -anchor.x * w, y: -anchor.y * h, width: w, height: h)
      .applying(storedTransform)
      .offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  func takeFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let anchor = layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let size =
      storedTransform.isIdentity
      ? frame.size
      : CGRect(origin: .zero, size: frame.size).applying(storedTransform.inverted()).size
    if center != storedCenter {
      storedCenter = center
      positionChanged()
    }
    takeBounds(CGRect(origin: storedBounds.origin, size: size))
  }

  func takeBounds(_ bounds: CGRect) {
    let before = storedBounds
    guard bounds != before else { return }
    storedBounds = bounds
    guard bounds.size != before.size else { return }
    if autoresizesSubviews { resizeSubviews(from: before.size, to: bounds.size) }
    sizeChanged()
  }

  /// The part of this view's map that its superview does not see: from this view's coordinates to its superview's.
  var mapToSuperview: CGAffineTransform {
    let anchor = layer.anchorPoint
    return CGAffineTransform(
      translationX: -storedBounds.minX - anchor.x * storedBounds.width,
      y: -storedBounds.minY - anchor.y * storedBounds.height
    )
    .concatenating(storedTransform)
    .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// From this view's coordinates to those of the topmost view.
  var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, let parent = current.superview {
      map = map.concatenating(current.mapToSuperview)
      view = parent
    }
    return map
  }

  /// From this view's coordinates to another view's; nil means the window's.
  private func map(to other: UIView?) -> CGAffineTransform {
    guard let other else { return mapToRoot }
    if other === self { return .identity }
    return mapToRoot.concatenating(other.mapToRoot.inverted())
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(map(to: view).inverted()) }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(map(to: view).inverted()) }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: UIView.behind(coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: UIView.behind(coordinateSpace))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.behind(coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: UIView.behind(coordinateSpace))
  }

  /// The view that a coordinate space belongs to; nil for the screen's own, which is the window's.
  private static func behind(_ space: AnyObject) -> UIView? { space as? UIView }
}
