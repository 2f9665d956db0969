import GalleyGeometry

/// The room that children need around a shared alignment point.
public struct LayerExtent {
  private var before = Point(x: -.infinity, y: -.infinity)
  private var after = Point(x: -.infinity, y: -.infinity)

  public init() {}

  public mutating func add(_ size: Size, guides: Point) {
    before.x = max(before.x, guides.x)
    before.y = max(before.y, guides.y)
    after.x = max(after.x, size.width - guides.x)
    after.y = max(after.y, size.height - guides.y)
  }

  /// The alignment point's distance from the top leading corner.
  public var anchor: Point { Point(x: before.x.isFinite ? before.x : 0, y: before.y.isFinite ? before.y : 0) }

  public var size: Size {
    guard before.x.isFinite || after.x.isFinite else { return .zero }
    return Size(width: max(0, before.x + after.x), height: max(0, before.y + after.y))
  }
}
