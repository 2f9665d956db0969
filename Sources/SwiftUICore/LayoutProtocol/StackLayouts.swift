import GalleyGeometry
import GalleyLayout

/// A horizontal stack as a layout value.
public struct HStackLayout: Layout, SystemLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func assemble(_ assembler: _Assembler, _ content: () -> Void) {
    assembler.addStack("HStackLayout", along: .horizontal, alignment: alignment.key, spacing: spacing, content)
  }

  /// The edges along the stack are those of its first and last subview.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
    if let first = subviews.first { spacing.edges.leading = first.spacing.edges.leading }
    if let last = subviews.last { spacing.edges.trailing = last.spacing.edges.trailing }
    return spacing
  }

  private func algorithm(_ subviews: Subviews) -> SubviewStack {
    SubviewStack(subviews: subviews, axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    algorithm(subviews).size(proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    algorithm(subviews).place(in: bounds, proposal)
  }
}

/// A vertical stack as a layout value.
public struct VStackLayout: Layout, SystemLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func assemble(_ assembler: _Assembler, _ content: () -> Void) {
    assembler.addStack("VStackLayout", along: .vertical, alignment: alignment.key, spacing: spacing, content)
  }

  /// The edges along the stack are those of its first and last subview.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
    if let first = subviews.first { spacing.edges.top = first.spacing.edges.top }
    if let last = subviews.last { spacing.edges.bottom = last.spacing.edges.bottom }
    return spacing
  }

  private func algorithm(_ subviews: Subviews) -> SubviewStack {
    SubviewStack(subviews: subviews, axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    algorithm(subviews).size(proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    algorithm(subviews).place(in: bounds, proposal)
  }
}

/// Subviews on top of each other, as a layout value.
public struct ZStackLayout: Layout, SystemLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func assemble(_ assembler: _Assembler, _ content: () -> Void) {
    assembler.addLayers("ZStackLayout", alignment: alignment, content)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(extent(proposal, subviews).size)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let proposal = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let anchor = extent(proposal, subviews).anchor
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + anchor.x - dimensions[alignment.horizontal],
          y: bounds.minY + anchor.y - dimensions[alignment.vertical]), proposal: proposal)
    }
  }

  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayerExtent {
    var extent = LayerExtent()
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      extent.add(
        Size(width: dimensions.width, height: dimensions.height),
        guides: Point(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical]))
    }
    return extent
  }
}

/// The engine's stack over the proxies of a layout.
private struct SubviewStack: StackItems {
  let subviews: LayoutSubviews
  let axis: PlaneAxis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  var count: Int { subviews.count }

  private var tree: LayoutTree { subviews.host.tree }

  private func node(_ index: Int) -> NodeIndex { subviews.host.node(subviews.places[index]) }

  func size(_ index: Int, _ proposal: Proposal) -> Size { tree.size(node(index), proposal) }
  func priority(_ index: Int) -> Double { tree.priority(of: node(index)) }
  func flexibility(_ index: Int, along axis: PlaneAxis) -> Flexibility {
    tree.flexibility(of: node(index), along: axis)
  }

  func guide(_ index: Int, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double {
    tree.guide(node(index), key, size: size, proposal: proposal)
  }

  func gap(after index: Int) -> Double {
    legalGap(spacing) ?? tree.gap(between: node(index), and: node(index + 1), along: axis)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { run(proposal) { size, _ in CGSize(size) } }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    // As stacks do: flexible subviews fill what the largest came to.
    let offered =
      axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height)
      : ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
    run(offered) { _, slots in
      for index in 0..<count {
        let origin = slots[index].origin
        subviews[index].place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          proposal: ProposedViewSize(slots[index].proposal))
      }
    }
  }

  private func run<Result>(
    _ proposal: ProposedViewSize, _ body: (Size, UnsafeMutableBufferPointer<StackSlot>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: max(1, count)) { slots in
      body(StackAlgorithm(self, axis: axis, alignment: alignment).run(proposal.proposal, into: slots), slots)
    }
  }
}
