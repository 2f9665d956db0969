/// The grid of a display's pixels, in points.
///
/// Layout is unrounded inside; frames meet the grid when a screen is resolved (and where Apple rounds while measuring).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point.
  public let scale: Double

  public init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The nearest pixel edge, halves upwards; a half but for the error of a floating sum is one, so that the order in which
  /// lengths were added is not seen.
  @inlinable
  public func round(_ value: Double) -> Double {
    (value * scale + 0.500_001).rounded(.down) / scale
  }

  /// The next pixel edge upwards; values that are on an edge but for the error of a floating sum stay.
  @inlinable
  public func ceil(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  @inlinable
  public func floor(_ value: Double) -> Double {
    (value * scale + 1e-6).rounded(.down) / scale
  }

  /// Both edges on each axis rounded on their own, the size their difference, as a layer's frame is drawn.
  public func round(_ rect: Rect) -> Rect {
    let x = round(rect.minX)
    let y = round(rect.minY)
    return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }
}
