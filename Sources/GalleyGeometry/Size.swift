/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: PlaneAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from its lengths along and across an axis.
  @inlinable
  public init(along axis: PlaneAxis, _ main: Double, across cross: Double) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  public var isFinite: Bool { width.isFinite && height.isFinite }
}
