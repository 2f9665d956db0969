import GalleyGeometry
import GalleyScreen

/// An image repeated over an area.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  /// - Parameter sourceRect: the part of the image that is repeated, in fractions of it. Proofs repeat all of it.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public static func _paint(_ style: ImagePaint, _ context: _StyleContext) -> _StylePaint {
    let resolved = context.environment.resolve(style.image) { _ in }
    let factor = style.scale.isFinite && style.scale > 0 ? Double(style.scale) : 1
    let size = Size(width: resolved.size.width * factor, height: resolved.size.height * factor)
    guard size.width > 0, size.height > 0 else { return _StylePaint(.nothing) }
    let grid = PixelGrid(scale: Double(context.environment.displayScale))
    return _StylePaint(
      .tiles { area in
        var commands: [DrawingCommand] = []
        // Tiny tiles in a large area would make an endless list.
        let columns = min(Int((area.width / size.width).rounded(.up)), 200)
        let rows = min(Int((area.height / size.height).rounded(.up)), 200)
        for row in 0..<max(rows, 0) {
          for column in 0..<max(columns, 0) {
            let origin = Point(
              x: area.minX + Double(column) * size.width, y: area.minY + Double(row) * size.height)
            resolved.content.draw(in: Rect(origin: origin, size: size), &commands, grid)
          }
        }
        return commands
      })
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
