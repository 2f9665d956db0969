import GalleyGeometry

/// A node's algorithm as an object, for what the plain kinds do not cover: text, scroll views, grids, user-made layouts.
open class LayoutObject {
  public init() {}

  /// The size for a proposal. Pure: the tree keeps the answer.
  open func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    guard let child = tree.children(of: node).first else { return .zero }
    return tree.size(child, proposal)
  }

  /// Places the children; the node itself has got its frame, in window coordinates.
  open func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    for child in tree.children(of: node) { tree.place(child, at: frame.origin, proposal: proposal) }
  }

  /// The explicit value of a guide; nil when the node sets none. Asked only of nodes that said they have some.
  open func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? { nil }

  open var flexibleWidth: Flexibility { .unknown }
  open var flexibleHeight: Flexibility { .unknown }
  open var spacing: EdgeSpacing { .view }
  /// Whether the object sets baselines.
  open var hasBaselines: Bool { false }
  /// Whether code that the engine does not know decides, which may answer as it likes.
  open var isUserMade: Bool { false }
  /// Whether the object sets guides of its own.
  open var hasGuides: Bool { false }
}
