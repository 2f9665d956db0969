import GalleyGeometry
import GalleyLayout

/// Shrinks the safe area of content by a view that lies at one edge.
///
/// Known from recordings: the content gets what the inset view and 8 pt leave.
final class SafeAreaInsetObject: LayoutObject {
  private let edge: Edge
  private let alignment: AlignmentKey
  private let gap: Double

  init(edge: Edge, alignment: AlignmentKey, gap: Double) {
    self.edge = edge
    self.alignment = alignment
    self.gap = gap
  }

  private var axis: PlaneAxis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func insetSize(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    tree.size(tree.child(1, of: node), insetProposal(proposal))
  }

  private func insetProposal(_ proposal: Proposal) -> Proposal {
    Proposal(along: axis, Proposal.none, across: proposal[axis.crossing])
  }

  private func contentProposal(_ proposal: Proposal, reserved: Double) -> Proposal {
    var inner = proposal
    if !proposal[axis].isUnspecified { inner[axis] = max(0, proposal[axis] - reserved) }
    return inner
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let inset = insetSize(tree, node, proposal)
    let reserved = inset[axis] + gap
    let content = tree.size(tree.child(0, of: node), contentProposal(proposal, reserved: reserved))
    return Size(along: axis, content[axis] + reserved, across: max(content[axis.crossing], inset[axis.crossing]))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let inset = insetSize(tree, node, proposal)
    let reserved = inset[axis] + gap
    let isAtStart = edge == .top || edge == .leading
    let content = tree.child(0, of: node)
    let offered = contentProposal(proposal, reserved: reserved)
    let size = tree.size(content, offered)

    let outer = tree.regions
    tree.regions.safe = tree.regions.safe.inset(by: reservation(tree, node, reserved))
    let across = (frame.size[axis.crossing] - size[axis.crossing]) / 2
    place(tree, node, content, frame, main: isAtStart ? reserved : 0, cross: across, offered)
    tree.regions = outer

    let bar = tree.child(1, of: node)
    let inner = tree.guide(bar, alignment, size: inset, proposal: insetProposal(proposal))
    let place = (alignment.standardValue(in: frame.size) ?? inner) - inner
    self.place(
      tree, node, bar, frame, main: isAtStart ? 0 : frame.size[axis] - inset[axis], cross: place,
      insetProposal(proposal))
  }

  private func place(
    _ tree: LayoutTree, _ node: NodeIndex, _ child: NodeIndex, _ frame: Rect, main: Double, cross: Double,
    _ proposal: Proposal
  ) {
    let point = axis == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    tree.placeInside(frame, of: node, child, at: point, proposal: proposal)
  }

  private func reservation(_ tree: LayoutTree, _ node: NodeIndex, _ length: Double) -> Insets {
    let isLeft = (edge == .leading) != tree.isRightToLeft(node)
    switch edge {
    case .top: return Insets(top: length)
    case .bottom: return Insets(bottom: length)
    case .leading, .trailing: return isLeft ? Insets(left: length) : Insets(right: length)
    }
  }
}

nonisolated struct SafeAreaInsetModifier<Inset: View>: _PrimitiveModifier {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let inset: Inset

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let context = assembler.context()
    let gap = legalGap(modifier.spacing) ?? assembler.metric("safeAreaInset.spacing")
    assembler.modifyEach(content) { node in
      let inset = assembler.resume(context) {
        assembler.single { Inset._assemble(modifier.inset, assembler) }
      }
      guard let inset else { return node }
      let object = SafeAreaInsetObject(edge: modifier.edge, alignment: modifier.alignment, gap: gap)
      let tag = assembler.tag(NodeInfo(type: "safeAreaInset"))
      return assembler.tree.addObject(object, children: [node, inset], assembler.attributes(tag: tag))
    }
  }
}

/// Shrinks the safe area of content by plain lengths.
nonisolated struct SafeAreaPaddingModifier: _PrimitiveModifier {
  let insets: EdgeInsets?
  let edges: Edge.Set

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let insets = modifier.insets ?? EdgeInsets(modifier.edges, CGFloat(assembler.metric("padding.default")))
    assembler.modifyEach(content) { node in
      let tag = assembler.tag(NodeInfo(type: "safeAreaPadding"))
      return assembler.tree.addObject(
        SafeAreaPaddingObject(insets.insets), children: [node], assembler.attributes(tag: tag))
    }
  }
}

/// Padding that scroll views inside take as insets of their content.
final class SafeAreaPaddingObject: LayoutObject {
  private let insets: Insets

  init(_ insets: Insets) { self.insets = insets }

  private func inner(_ proposal: Proposal) -> Proposal {
    func less(_ offered: Double, _ inset: Double) -> Double {
      offered.isUnspecified ? offered : max(0, offered - inset)
    }
    return Proposal(
      width: less(proposal.width, insets.horizontal), height: less(proposal.height, insets.vertical))
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let size = tree.size(tree.child(0, of: node), inner(proposal))
    return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let outer = tree.regions
    let own = tree.isRightToLeft(node) ? insets.mirrored : insets
    tree.regions = SafeRegions(
      container: outer.container, safe: outer.expanded(frame, to: outer.safe).inset(by: own),
      keyboard: outer.keyboard)
    tree.placeInside(
      frame, of: node, tree.child(0, of: node), at: Point(x: insets.left, y: insets.top), proposal: inner(proposal))
    tree.regions = outer
  }
}

extension View {
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, inset: content()))
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing, inset: content()))
  }

  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets, edges: .all))
  }

  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: length.map { EdgeInsets(edges, $0) }, edges: edges))
  }

  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(.all, length), edges: .all))
  }
}
