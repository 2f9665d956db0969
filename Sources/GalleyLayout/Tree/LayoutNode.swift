import GalleyGeometry

/// The number of a node in its tree.
public typealias NodeIndex = Int32

/// Which algorithm lays a node out. The frequent ones are cases with plain numbers; everything else is an object.
public enum NodeKind: UInt8, Sendable {
  /// A fixed size.
  case leaf
  /// Takes what is offered (colours, shapes).
  case fill
  case spacer
  /// Hands everything through to its one child (drawing, identifiers, priorities).
  case wrapper
  case padding
  case frame
  case flexibleFrame
  case fixedSize
  case aspectRatio
  case offset
  case position
  /// Gives an alignment guide its own value.
  case guide
  case stack
  /// Children on top of each other.
  case layered
  /// A first child that decides the size, and a second one aligned on it (overlay, background).
  case decorated
  /// An object with its own algorithm.
  case object

  /// Whether the node is a modifier around its first child, for what views say to the container around them.
  public var handsThrough: Bool {
    switch self {
    case .wrapper, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .position, .guide, .decorated:
      true
    case .leaf, .fill, .spacer, .stack, .layered, .object: false
    }
  }
}

/// A node of the layout tree: its algorithm, its children, and where it came to lie.
struct LayoutNode {
  var kind: NodeKind
  var flags: NodeFlags
  /// Hints for stacks, by axis.
  var flexibleWidth: Flexibility
  var flexibleHeight: Flexibility
  /// Index into the array that the kind's parameters live in.
  var parameters: Int32
  var firstChild: Int32
  var childCount: Int32
  /// Index into the tree's spacing preferences.
  var spacing: Int32
  /// Head of the chain of measured sizes; -1 when nothing was measured.
  var cache: Int32
  /// The owner's number for what the node shows.
  var tag: Int32
  var priority: Double
  var frame: Rect
  var proposal: Proposal
}

struct NodeFlags: OptionSet {
  let rawValue: UInt8

  /// The node or one that it hands through has text, and with it baselines.
  static let baselines = NodeFlags(rawValue: 1)
  /// Some guide has an explicit value here or below.
  static let guides = NodeFlags(rawValue: 2)
  /// The reading direction is right to left.
  static let rightToLeft = NodeFlags(rawValue: 4)
  /// The node was given a place.
  static let placed = NodeFlags(rawValue: 8)

  static let inherited: NodeFlags = [.baselines, .guides]
}
