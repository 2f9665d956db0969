/// A rectangle with its origin in the top left corner.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }

  /// Whether the rectangle lies somewhere.
  public var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.isFinite }

  /// The centre.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// The rectangle moved inwards on each edge; edges that would pass each other meet halfway.
  public func inset(by insets: Insets) -> Rect {
    func between(_ low: Double, _ high: Double) -> (start: Double, length: Double) {
      low <= high ? (low, high - low) : ((low + high) / 2, 0)
    }
    let x = between(minX + insets.left, maxX - insets.right)
    let y = between(minY + insets.top, maxY - insets.bottom)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  public func offset(by point: Point) -> Rect { Rect(origin: origin + point, size: size) }

  /// The part that both cover; nil when they do not meet.
  public func intersection(_ other: Rect) -> Rect? {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    guard x1 >= x0, y1 >= y0 else { return nil }
    return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let x0 = min(minX, other.minX)
    let y0 = min(minY, other.minY)
    return Rect(x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
