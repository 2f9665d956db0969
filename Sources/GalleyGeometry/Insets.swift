/// Distances from the four edges of a rectangle inwards; left and right do not mirror.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  @inlinable public var horizontal: Double { left + right }
  @inlinable public var vertical: Double { top + bottom }

  /// The same insets seen in a mirror, as right-to-left layout needs them.
  public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
