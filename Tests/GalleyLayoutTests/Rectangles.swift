import GalleyGeometry
import GalleyLayout

/// A stack's children without any views: a smallest, an ideal and a largest length on each axis.
struct Rectangle {
  var width: ClosedRange<Double>
  var height: ClosedRange<Double>
  var ideal = Size(width: 10, height: 10)
  var priority = 0.0

  static func fixed(_ width: Double, _ height: Double) -> Rectangle {
    Rectangle(width: width...width, height: height...height, ideal: Size(width: width, height: height))
  }

  static let color = Rectangle(width: 0...(.infinity), height: 0...(.infinity))

  func with(priority: Double) -> Rectangle {
    var copy = self
    copy.priority = priority
    return copy
  }
}

/// Counts how often its rectangles are measured.
final class Rectangles: StackItems {
  let rectangles: [Rectangle]
  let spacing: Double
  private(set) var measurements = 0

  init(_ rectangles: [Rectangle], spacing: Double = 0) {
    self.rectangles = rectangles
    self.spacing = spacing
  }

  var count: Int { rectangles.count }

  func size(_ index: Int, _ proposal: Proposal) -> Size {
    measurements += 1
    let rectangle = rectangles[index]
    func length(_ offered: Double, _ range: ClosedRange<Double>, _ ideal: Double) -> Double {
      min(max(offered.specified ?? ideal, range.lowerBound), range.upperBound)
    }
    return Size(
      width: length(proposal.width, rectangle.width, rectangle.ideal.width),
      height: length(proposal.height, rectangle.height, rectangle.ideal.height))
  }

  func priority(_ index: Int) -> Double { rectangles[index].priority }

  func flexibility(_ index: Int, along axis: PlaneAxis) -> Flexibility {
    let range = axis == .horizontal ? rectangles[index].width : rectangles[index].height
    if range.lowerBound == range.upperBound { return .fixed }
    return range.upperBound == .infinity ? .infinite : .bounded
  }

  func guide(_ index: Int, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double {
    key.standardValue(in: size) ?? 0
  }

  func gap(after index: Int) -> Double { spacing }

  /// Runs a stack over the rectangles.
  func stack(
    _ axis: PlaneAxis = .horizontal, _ alignment: AlignmentKey? = nil, in proposal: Proposal
  ) -> (size: Size, slots: [StackSlot]) {
    withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: count) { buffer in
      let key = alignment ?? (axis == .horizontal ? .middle : .center)
      let size = StackAlgorithm(self, axis: axis, alignment: key).run(proposal, into: buffer)
      return (size, Array(buffer))
    }
  }
}
