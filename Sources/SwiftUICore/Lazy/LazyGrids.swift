import GalleyGeometry
import GalleyLayout

/// A column of a lazy grid that scrolls down, or a row of one that scrolls sideways.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  func item(standardSpacing: Double) -> GridTracks.Item {
    let gap = legalGap(spacing) ?? standardSpacing
    func legal(_ length: CGFloat, or other: Double) -> Double { length >= 0 ? Double(length) : other }
    switch size {
    case .fixed(let length): return GridTracks.Item(.fixed(max(0, legalNumber(length))), spacing: gap)
    case .flexible(let minimum, let maximum):
      return GridTracks.Item(
        .flexible(minimum: max(0, legalNumber(minimum)), maximum: legal(maximum, or: .infinity)), spacing: gap)
    case .adaptive(let minimum, let maximum):
      return GridTracks.Item(
        .adaptive(minimum: max(0, legalNumber(minimum)), maximum: legal(maximum, or: .infinity)), spacing: gap)
    }
  }
}

/// Cells in columns, built when they come into view.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addLazyGrid(
      "LazyVGrid", along: .vertical, view.columns, alignment: view.alignment.key, spacing: view.spacing,
      pins: view.pinnedViews
    ) { Content._assemble(view.content, assembler) }
  }
}

/// Cells in rows, built when they come into view.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addLazyGrid(
      "LazyHGrid", along: .horizontal, view.rows, alignment: view.alignment.key, spacing: view.spacing,
      pins: view.pinnedViews
    ) { Content._assemble(view.content, assembler) }
  }
}

extension _Assembler {
  func addLazyGrid(
    _ type: String, along axis: PlaneAxis, _ items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?,
    pins: PinnedScrollableViews, _ body: () -> Void
  ) {
    let outer = environment.stackAxis
    environment.stackAxis = nil
    let entries = collectLazily(body)
    environment.stackAxis = outer
    let object = LazyGridObject(
      LazyElements(self, entries: entries), axis: axis, items: items, alignment: alignment,
      spacing: legalGap(spacing) ?? tree.standardSpacing, pins: pins, memory: lazyMemory())
    emit(tree.addObject(object, attributes(tag: tag(NodeInfo(type: type, role: .container)))))
  }
}
