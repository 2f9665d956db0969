/// A layout whose type is hidden, so that a view can change it and keep its subviews.
public struct AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    fileprivate var own: Any
  }

  private let inside: ErasedLayout

  public init<L: Layout>(_ layout: L) {
    inside = (layout as? AnyLayout)?.inside ?? ErasedLayoutOf(layout)
  }

  /// The layout inside.
  var base: any Layout { inside.base }
  var properties: LayoutProperties { inside.properties }
  var name: String { layoutName(inside.base) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(own: inside.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { inside.updateCache(&cache.own, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { inside.spacing(subviews, &cache.own) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    inside.size(proposal, subviews, &cache.own)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { inside.place(bounds, proposal, subviews, &cache.own) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { inside.guide(guide, bounds, proposal, subviews, &cache.own) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { inside.guide(guide, bounds, proposal, subviews, &cache.own) }
}

/// A layout behind one type; the cache is the layout's own.
private class ErasedLayout {
  let base: any Layout
  let properties: LayoutProperties

  init(_ base: any Layout, _ properties: LayoutProperties) {
    self.base = base
    self.properties = properties
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class ErasedLayoutOf<L: Layout>: ErasedLayout {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
    super.init(layout, L.layoutProperties)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    // The layout that stood here before left a cache of its own.
    guard cache is L.Cache else { return cache = makeCache(subviews) }
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}
