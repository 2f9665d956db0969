import GalleyGeometry

/// How far a view's length on one axis follows what it is offered.
///
/// A hint that is known without measuring, so that a stack probes only children whose order it cannot tell.
public enum Flexibility: UInt8, Comparable, Sendable {
  /// The same length whatever is offered on this axis.
  case fixed
  /// Follows the offer between finite limits.
  case bounded
  /// Takes everything that is offered, without end.
  case infinite
  /// Only measuring tells.
  case unknown

  public static func < (a: Flexibility, b: Flexibility) -> Bool { a.rawValue < b.rawValue }
}

/// What a stack needs to know of its children. Any host can offer it: the node tree, user-made layouts, plain rectangles.
public protocol StackItems {
  var count: Int { get }

  /// The size a child chooses for a proposal. Pure: the same proposal gives the same size.
  func size(_ index: Int, _ proposal: Proposal) -> Size

  func priority(_ index: Int) -> Double

  func flexibility(_ index: Int, along axis: PlaneAxis) -> Flexibility

  /// A guide of a child at the size that it chose for a proposal, from its leading or top edge.
  func guide(_ index: Int, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double

  /// The gap between a child and the one after it.
  func gap(after index: Int) -> Double
}

/// What a stack found for one child.
public struct StackSlot: Sendable {
  public var proposal: Proposal
  public var size: Size
  /// From the stack's top leading corner.
  public var origin: Point

  public init(proposal: Proposal = .unspecified, size: Size = .zero, origin: Point = .zero) {
    self.proposal = proposal
    self.size = size
    self.origin = origin
  }
}
