/// One of the two directions of the plane.
public enum PlaneAxis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other direction.
  @inlinable
  public var crossing: PlaneAxis { self == .horizontal ? .vertical : .horizontal }
}
