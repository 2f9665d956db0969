@_spi(Galley) import CoreGraphics

/// The form of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows and fades smoothly.
  case continuous
}

/// The radii of a rectangle's corners, in reading direction.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  @inlinable
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The sizes of a rectangle's corners, clockwise from the top left.
struct RoundedCorners {
  var sizes: [CGSize]

  init(_ size: CGSize) { sizes = Array(repeating: size, count: 4) }

  init(_ radii: RectangleCornerRadii) {
    sizes = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { CGSize(width: $0, height: $0) }
  }

  /// Sizes that fit: none is negative, and two on one side take no more than the side.
  func fitted(in rect: CGRect) -> [CGSize] {
    var legal = sizes.map { CGSize(width: clean($0.width), height: clean($0.height)) }
    let sums = [
      (legal[0].width + legal[1].width, rect.width), (legal[3].width + legal[2].width, rect.width),
      (legal[0].height + legal[3].height, rect.height), (legal[1].height + legal[2].height, rect.height),
    ]
    let factor = sums.map { $0 > 0 ? min(1, $1 / $0) : 1 }.min() ?? 1
    if factor < 1 { legal = legal.map { CGSize(width: $0.width * factor, height: $0.height * factor) } }
    return legal
  }

  private func clean(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}

extension PathOutline {
  /// A rectangle with rounded corners, clockwise from the left end of its top side.
  mutating func addRoundedRect(_ rect: CGRect, _ corners: RoundedCorners, _ style: RoundedCornerStyle) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let sizes = corners.fitted(in: rect)
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    // Each corner with the directions in which the outline comes to it and leaves it.
    let places: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let order = [1, 2, 3, 0]
    var isFirst = true
    for (place, index) in zip(places, order) {
      let size = sizes[index]
      let neighbours = [sizes[(index + 3) % 4], sizes[(index + 1) % 4]]
      let curve = CornerCurve(size, style, in: rect.size, neighbours: neighbours, isHorizontalIn: place.1.dx != 0)
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: place.0.x + place.1.dx * along * size.width + place.2.dx * across * size.width,
          y: place.0.y + place.1.dy * along * size.height + place.2.dy * across * size.height)
      }
      guard size.width > 0, size.height > 0 else {
        if isFirst { move(to: place.0) } else { line(to: place.0) }
        isFirst = false
        continue
      }
      let start = point(curve.points[0].0, curve.points[0].1)
      if isFirst { move(to: start) } else { line(to: start) }
      isFirst = false
      for step in stride(from: 1, to: curve.points.count - 2, by: 3) {
        let p = curve.points[step...step + 2].map { point($0.0, $0.1) }
        append(.cubic(p[2], control1: p[0], control2: p[1]))
      }
    }
    close()
  }
}
