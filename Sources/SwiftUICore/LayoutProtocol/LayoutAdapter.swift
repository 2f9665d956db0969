import GalleyGeometry
import GalleyLayout

/// Lets a user-made layout meet the engine.
///
/// What the layout gets wrong does not reach the engine: a size that is no length counts as nothing, subviews without a
/// place lie in the middle (as Apple documents), and the screen says so.
final class LayoutAdapter<L: Layout>: LayoutObject {
  private let layout: L
  private unowned let assembler: _Assembler
  private let cache: Kept<L.Cache?>
  private var container: LayoutContainer?
  private var isPrepared = false

  /// - Parameter cache: what the layout kept from the turn before.
  init(_ layout: L, _ assembler: _Assembler, cache: Kept<L.Cache?>) {
    self.layout = layout
    self.assembler = assembler
    self.cache = cache
  }

  /// Takes its node, and with it the preferences of its edges.
  func adopt(_ node: NodeIndex) {
    let container = LayoutContainer(assembler, owner: node)
    self.container = container
    withCache { layout, subviews, cache in
      assembler.tree.setSpacing(layout.spacing(subviews: subviews, cache: &cache).edges, of: node)
    }
  }

  override var isUserMade: Bool { true }

  /// The layout's own guides are asked for whatever its subviews set.
  override var hasGuides: Bool { true }
  override var hasBaselines: Bool { true }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let size = withCache { layout, subviews, cache in
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    guard let size else { return .zero }
    return Size(
      width: legal(Double(size.width), offered: proposal.width, "wide"),
      height: legal(Double(size.height), offered: proposal.height, "high"))
  }

  /// Endless is an answer to an endless offer only.
  private func legal(_ length: Double, offered: Double, _ dimension: String) -> Double {
    if length >= 0, length.isFinite || offered == .infinity { return length }
    assembler.note(
      "\(mark("sizeThatFits"))\(layoutName(layout)) says it is \(length) points \(dimension): that counts as nothing")
    return 0
  }

  /// What a note about what a method of the layout gave begins with.
  private func mark(_ method: String) -> String {
    UserCode.mark(type(of: (layout as? AnyLayout)?.base ?? layout), method: method)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard let container else { return }
    container.placements = [:]
    withCache { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(frame), proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    let placements = container.placements
    let count = tree.childCount(of: node)
    if placements.count < count {
      assembler.note(
        "\(mark("placeSubviews"))\(layoutName(layout)) gives \(count - placements.count) of its \(count) subviews no place: they lie in its middle"
      )
    }
    for place in 0..<count {
      let child = tree.child(place, of: node)
      let placement = placements[place] ?? LayoutContainer.Placement(unplaced: frame.center, proposal)
      let (point, offered) = spot(of: child, placement, in: frame, tree)
      tree.placeInside(frame, of: node, child, at: point, proposal: offered)
    }
  }

  /// Where a placed subview's corner lies, from the frame's.
  private func spot(
    of child: NodeIndex, _ placement: LayoutContainer.Placement, in frame: Rect, _ tree: LayoutTree
  ) -> (Point, Proposal) {
    var offered = placement.proposal
    var size = tree.size(child, offered)
    if !size.isFinite {
      assembler.note(
        "\(mark("placeSubviews"))\(layoutName(layout)) places \(assembler.viewName(of: child)) where it is endless: it gets the layout's own room"
      )
      offered = Proposal(
        width: size.width.isFinite ? offered.width : frame.width,
        height: size.height.isFinite ? offered.height : frame.height)
      size = tree.size(child, offered)
    }
    var position = placement.position
    if !position.x.isFinite || !position.y.isFinite {
      assembler.note(
        "\(UserCode.mark(placement.fault))\(layoutName(layout)) places \(assembler.viewName(of: child)) at \(position.x), \(position.y): what is no number counts as its corner"
      )
      position = Point(
        x: position.x.isFinite ? position.x : frame.minX, y: position.y.isFinite ? position.y : frame.minY)
    }
    let anchor = Point(x: legalNumber(placement.anchor.x), y: legalNumber(placement.anchor.y))
    let point = Point(
      x: position.x - frame.minX - size.width * anchor.x, y: position.y - frame.minY - size.height * anchor.y)
    return (point, offered)
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    let bounds = CGRect(Rect(origin: .zero, size: size))
    let offered = ProposedViewSize(proposal)
    let value = withCache { layout, subviews, cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    }
    guard let value = value ?? nil else { return nil }
    if value.isFinite { return Double(value) }
    assembler.note(
      "\(mark("explicitAlignment"))\(layoutName(layout)) says that a guide of its own is at \(value): it counts as not set"
    )
    return nil
  }

  /// Runs a step of the layout with the cache that it made, or brought up to date, in this turn.
  @discardableResult
  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result? {
    guard let container else { return nil }
    let subviews = container.subviews
    var current: L.Cache
    if let kept = cache.value {
      current = kept
      if !isPrepared { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isPrepared = true
    cache.value = nil
    defer { cache.value = current }
    return body(layout, subviews, &current)
  }
}

extension LayoutContainer.Placement {
  /// The place of a subview that the layout gave none.
  fileprivate init(unplaced center: Point, _ proposal: Proposal) {
    self.init(position: center, anchor: .center, proposal: proposal)
  }
}
