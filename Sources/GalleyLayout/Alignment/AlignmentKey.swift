import GalleyGeometry

/// The number of an alignment guide: the eight of the system first, then those that user code defines.
///
/// Shapes: a guide is a distance from the view's leading edge (horizontal keys) or top edge (vertical keys), in points.
public struct AlignmentKey: Hashable, Sendable {
  public let index: Int32

  public static let leading = AlignmentKey(index: 0)
  public static let center = AlignmentKey(index: 1)
  public static let trailing = AlignmentKey(index: 2)
  public static let top = AlignmentKey(index: 3)
  public static let middle = AlignmentKey(index: 4)
  public static let bottom = AlignmentKey(index: 5)
  public static let firstBaseline = AlignmentKey(index: 6)
  public static let lastBaseline = AlignmentKey(index: 7)

  /// The first number that is free for guides of user code.
  public static let firstCustom: Int32 = 8

  public init(index: Int32) { self.index = index }

  @inlinable
  public var isBaseline: Bool { index == 6 || index == 7 }

  /// Guides of user code have even numbers on the horizontal axis and odd ones on the vertical.
  public var isHorizontal: Bool { index < 3 || (index >= AlignmentKey.firstCustom && index % 2 == 0) }

  /// The guide's place in a view of a size that says nothing about it; nil for guides of user code.
  @inlinable
  public func standardValue(in size: Size) -> Double? {
    switch index {
    case 0, 3: 0
    case 1: size.width / 2
    case 2: size.width
    case 4: size.height / 2
    case 5, 6, 7: size.height
    default: nil
    }
  }
}

/// A point of a view by one guide on each axis.
public struct AlignmentPoint: Hashable, Sendable {
  public var horizontal: AlignmentKey
  public var vertical: AlignmentKey

  public static let center = AlignmentPoint(horizontal: .center, vertical: .middle)
  public static let topLeading = AlignmentPoint(horizontal: .leading, vertical: .top)

  public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// How several explicit values of one guide become one, as a container hands them to its own parent.
///
/// Known from the public interface: custom guides are averaged, the first baseline is the topmost, the last the lowest.
public struct AlignmentCombiner {
  private var value: Double?
  private var count = 0

  public init() {}

  public var result: Double? { value }

  public mutating func add(_ child: Double, key: AlignmentKey) {
    defer { count += 1 }
    guard let current = value else {
      value = child
      return
    }
    switch key {
    case .firstBaseline: value = min(current, child)
    case .lastBaseline: value = max(current, child)
    default: value = (current * Double(count) + child) / Double(count + 1)
    }
  }
}
