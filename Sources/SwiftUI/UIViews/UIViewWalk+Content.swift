import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// What each kind of view draws in its box, behind its subviews.
extension UIViewWalk {
  func draw(_ view: UIView, in rect: Rect, _ resolver: inout ScreenResolver) {
    switch view {
    case let label as UILabel: draw(label, in: rect, &resolver)
    case let imageView as UIImageView: draw(imageView, in: rect, &resolver)
    default: break
    }
  }

  private func draw(_ view: UIImageView, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard let image = view.shownImage else { return }
    draw(image, in: view.contentMode.place(image.size, in: rect), tint: view.tintColor, &resolver)
  }

  func draw(_ image: UIImage, in rect: Rect, tint: UIColor?, _ resolver: inout ScreenResolver) {
    var environment = environment
    if let tint { environment.setForeground([AnyShapeStyle(Color(uiColor: tint))]) }
    let resolved = environment.resolve(Image(uiImage: image)) { _ in }
    resolved.content.draw(in: rect, &resolver.drawing, resolver.grid)
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in a box.
  func place(_ size: CGSize, in rect: Rect) -> Rect {
    func fitted(_ factor: Double) -> Rect {
      let (w, h) = (size.width * factor, size.height * factor)
      return Rect(x: rect.midX - w / 2, y: rect.midY - h / 2, width: w, height: h)
    }
    guard size.width > 0, size.height > 0 else { return Rect(origin: rect.origin, size: .zero) }
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return fitted(min(rect.width / size.width, rect.height / size.height))
    case .scaleAspectFill: return fitted(max(rect.width / size.width, rect.height / size.height))
    default: break
    }
    let left = [.left, .topLeft, .bottomLeft].contains(self)
    let right = [.right, .topRight, .bottomRight].contains(self)
    let top = [.top, .topLeft, .topRight].contains(self)
    let bottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    return Rect(
      x: left ? rect.minX : right ? rect.maxX - size.width : rect.midX - size.width / 2,
      y: top ? rect.minY : bottom ? rect.maxY - size.height : rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
