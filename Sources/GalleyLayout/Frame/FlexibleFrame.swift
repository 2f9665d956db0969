import GalleyGeometry

/// The limits of one axis of a flexible frame.
///
/// Known from tests that run against Apple's framework: a negative minimum counts as zero, an ideal under the minimum as
/// the minimum, a maximum under the ideal as the ideal. A minimum or ideal that no view can have is none.
public struct FrameLimits: Equatable, Sendable {
  public let minimum: Double?
  public let ideal: Double?
  public let maximum: Double?

  public init(minimum: Double?, ideal: Double?, maximum: Double?) {
    let low = minimum.map { $0.isMeasurable ? max(0, $0) : 0 }
    let wish = ideal.flatMap { $0.isMeasurable ? max($0, low ?? 0) : nil }
    let high = maximum.map { max($0.isNaN || $0 >= 0 && !$0.isMeasurable ? .infinity : $0, wish ?? low ?? 0) }
    (self.minimum, self.ideal, self.maximum) = (low, wish, high)
  }

  public var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// What the frame offers its child of what it is offered.
  public func childProposal(_ offered: Double) -> Double {
    if offered.isUnspecified { return ideal ?? Proposal.none }
    return min(max(offered, minimum ?? 0), maximum ?? .infinity)
  }

  /// The frame's own length.
  ///
  /// With both limits the offer is clamped between them; with one limit the child's length takes the place of the other.
  public func length(_ offered: Double, child: Double) -> Double {
    if offered.isUnspecified {
      return min(max(ideal ?? child, minimum ?? 0), maximum ?? .infinity)
    }
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (let low?, nil): return max(low, min(max(offered, low), child))
    case (nil, let high?): return min(max(offered, child), high)
    case (let low?, let high?): return min(max(offered, low), high)
    }
  }

  /// How far the frame follows an offer, given how far its child does.
  public func flexibility(child: Flexibility) -> Flexibility {
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (_, let high?) where high == .infinity: return .infinite
    case (let low?, let high?): return low == high ? .fixed : .bounded
    case (_, _?): return child == .unknown ? .unknown : .bounded
    // A frame is no longer than its child, and may be as short as the minimum.
    case (_?, nil): return child == .fixed ? .bounded : child
    }
  }
}
