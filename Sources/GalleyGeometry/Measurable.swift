extension Double {
  /// Whether a view can have the length or lie at the place. What is further away than the end of any list counts as
  /// endless: sums of such numbers overflow, and none of them is meant.
  @inlinable
  public var isMeasurable: Bool { magnitude < 1e12 }
}

extension Rect {
  @inlinable
  public var isMeasurable: Bool {
    origin.x.isMeasurable && origin.y.isMeasurable && size.width.isMeasurable && size.height.isMeasurable
  }
}
