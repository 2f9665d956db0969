import GalleyGeometry
import GalleyLayout

/// A user-made layout with its content.
nonisolated struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let outer = assembler.environment.stackAxis
    assembler.environment.stackAxis = L.layoutProperties.stackOrientation.map {
      $0 == .horizontal ? .horizontal : .vertical
    }
    let node = assembler.collect({ Content._assemble(view.content, assembler) }) { children in
      let object = LayoutAdapter(view.layout, assembler)
      let tag = assembler.tag(NodeInfo(type: layoutName(view.layout), role: .container))
      let node = assembler.tree.addObject(object, children: children, assembler.attributes(tag: tag))
      object.adopt(node)
      return node
    }
    assembler.environment.stackAxis = outer
    assembler.emit(node)
  }
}

/// The name of a layout's type without its module and its generic arguments.
private func layoutName(_ layout: Any) -> String {
  if let erased = layout as? AnyLayout { return erased.name }
  return String(describing: type(of: layout)).prefix { $0 != "<" }.description
}

/// Lets a user-made layout meet the engine.
final class LayoutAdapter<L: Layout>: LayoutObject {
  private let layout: L
  private unowned let assembler: _Assembler
  private var container: LayoutContainer?
  private var cache: L.Cache?

  init(_ layout: L, _ assembler: _Assembler) {
    self.layout = layout
    self.assembler = assembler
  }

  /// Takes its node, and with it the preferences of its edges.
  func adopt(_ node: NodeIndex) {
    let container = LayoutContainer(assembler, owner: node)
    self.container = container
    withCache { layout, subviews, cache in
      assembler.tree.setSpacing(layout.spacing(subviews: subviews, cache: &cache).edges, of: node)
    }
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    withCache { layout, subviews, cache in
      Size(layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
    } ?? .zero
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    container?.placements = [:]
    withCache { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(frame), proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    for place in 0..<tree.childCount(of: node) {
      let child = tree.child(place, of: node)
      let placement =
        container?.placements[place]
        ?? LayoutContainer.Placement(position: frame.center, anchor: .center, proposal: proposal)
      let size = tree.size(child, placement.proposal)
      // A position that is no number leaves the subview in the corner; the engine must not carry it on.
      let x = placement.position.x.isFinite ? placement.position.x - frame.minX : 0
      let y = placement.position.y.isFinite ? placement.position.y - frame.minY : 0
      let point = Point(
        x: x - size.width * Double(placement.anchor.x), y: y - size.height * Double(placement.anchor.y))
      tree.placeInside(frame, of: node, child, at: point, proposal: placement.proposal)
    }
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    let bounds = CGRect(Rect(origin: .zero, size: size))
    let offered = ProposedViewSize(proposal)
    return withCache { layout, subviews, cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    }?.map { Double($0) }
  }

  @discardableResult
  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result? {
    guard let container else { return nil }
    let subviews = container.subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = current }
    return body(layout, subviews, &current)
  }
}

/// A layout whose type is hidden, so that a view can change it and keep its subviews.
public struct AnyLayout: Layout {
  public typealias Cache = Any

  private let make: (LayoutSubviews) -> Any
  private let size: (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void
  private let edges: (LayoutSubviews, inout Any) -> ViewSpacing
  let name: String

  public init<L: Layout>(_ layout: L) {
    name = (layout as? AnyLayout)?.name ?? layoutName(layout)
    make = { layout.makeCache(subviews: $0) }
    size = { proposal, subviews, cache in
      AnyLayout.with(&cache, layout, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place = { bounds, proposal, subviews, cache in
      AnyLayout.with(&cache, layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    edges = { subviews, cache in
      AnyLayout.with(&cache, layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
  }

  private static func with<L: Layout, Result>(
    _ cache: inout Any, _ layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  public func makeCache(subviews: Subviews) -> Any { make(subviews) }

  public func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing { edges(subviews, &cache) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
    size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) { place(bounds, proposal, subviews, &cache) }
}
