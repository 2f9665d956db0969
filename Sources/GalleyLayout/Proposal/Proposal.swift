import GalleyGeometry

/// What a container offers a child: a length on each axis, or no opinion.
///
/// No opinion is stored as minus infinity, so that a proposal is two doubles that compare bit by bit; a real proposal
/// is never negative. Zero asks for the minimum, infinity for the maximum, no opinion for the ideal size.
public struct Proposal: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// The stored form of "no opinion on this axis".
  public static let none = -Double.infinity

  public static let unspecified = Proposal(width: none, height: none)
  public static let zero = Proposal(width: 0, height: 0)
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// Lengths that are not numbers ask for nothing in particular; negative ones for the minimum.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = Proposal.legal(width)
    self.height = Proposal.legal(height)
  }

  @inlinable
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  @inlinable
  public init(along axis: PlaneAxis, _ main: Double, across cross: Double) {
    if axis == .horizontal {
      self.init(width: main, height: cross)
    } else {
      self.init(width: cross, height: main)
    }
  }

  @inlinable
  static func legal(_ value: Double) -> Double {
    if value >= 0 { return value }
    return value == none || value.isNaN ? none : 0
  }

  @inlinable
  public subscript(axis: PlaneAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = Proposal.legal(newValue) } else { height = Proposal.legal(newValue) } }
  }

  /// The proposal with a value in the place of each missing opinion.
  @inlinable
  public func filled(with size: Size) -> Size {
    Size(
      width: width == Proposal.none ? size.width : width, height: height == Proposal.none ? size.height : height)
  }
}

extension Double {
  /// Whether a stored length of a proposal means "no opinion".
  @inlinable
  public var isUnspecified: Bool { self == Proposal.none }

  /// nil where the stored length means "no opinion".
  @inlinable
  public var specified: Double? { self == Proposal.none ? nil : self }
}
