import GalleyGeometry
import GalleyLayout

/// Which parts of sections stay in view while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that builds its rows when they come into view.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addLazyStack(
      "LazyVStack", along: .vertical, alignment: view.alignment.key, spacing: view.spacing,
      pins: view.pinnedViews
    ) { Content._assemble(view.content, assembler) }
  }
}

/// A row that builds its columns when they come into view.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addLazyStack(
      "LazyHStack", along: .horizontal, alignment: view.alignment.key, spacing: view.spacing,
      pins: view.pinnedViews
    ) { Content._assemble(view.content, assembler) }
  }
}

extension _Assembler {
  func addLazyStack(
    _ type: String, along axis: PlaneAxis, alignment: AlignmentKey, spacing: CGFloat?, pins: PinnedScrollableViews,
    _ body: () -> Void
  ) {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    let entries = collectLazily(body)
    environment.stackAxis = outer
    let object = LazyStackObject(
      LazyElements(self, entries: entries), axis: axis, alignment: alignment, spacing: legalGap(spacing),
      pins: pins, memory: lazyMemory())
    emit(tree.addObject(object, attributes(tag: tag(NodeInfo(type: type, role: .container)))))
  }
}

/// Lays out the visible part of a lazy stack.
final class LazyStackObject: LayoutObject, LazyContainer {
  private let elements: LazyElements
  private let axis: PlaneAxis
  private let alignment: AlignmentKey
  private let explicitGap: Double?
  private let pins: PinnedScrollableViews
  private let memory: LazyMemory
  private var known: [Double: LazyLines<Line>] = [:]

  /// One element's nodes.
  struct Line {
    let nodes: [NodeIndex]
  }

  init(
    _ elements: LazyElements, axis: PlaneAxis, alignment: AlignmentKey, spacing: Double?, pins: PinnedScrollableViews,
    memory: LazyMemory
  ) {
    self.memory = memory
    self.elements = elements
    self.axis = axis
    self.alignment = alignment
    explicitGap = spacing
    self.pins = pins
  }

  override var flexibleWidth: Flexibility { axis == .vertical ? .infinite : .fixed }
  override var flexibleHeight: Flexibility { axis == .vertical ? .fixed : .infinite }

  /// Fills the offer across its axis; along it, as long as its content.
  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let cross = proposal[axis.crossing]
    let lines = lines(tree, across: cross)
    // Without an offer the first line speaks for all (published reports: later ones are held to its breadth).
    let first = cross.isUnspecified ? lines.prefix.first?.line.nodes : nil
    let width = cross.specified ?? first?.reduce(0) { max($0, tree.size($1, offer(cross))[axis.crossing]) } ?? 0
    return Size(along: axis, lines.length, across: width)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let cross = frame.size[axis.crossing]
    let lines = lines(tree, across: cross)
    let (low, high) = tree.range(along: axis, of: tree.viewport, in: frame, of: node)
    let shown = lines.lines(from: low, to: high)
    let pinned = pinned(tree, node, shown, frame)
    let away = Set(pinned.map(\.element))
    var children: [NodeIndex] = []
    for placed in shown where !away.contains(placed.number) {
      place(tree, node, placed.line.nodes, at: placed.start, frame, &children)
    }
    // What is pinned lies over the rows.
    for pin in pinned { place(tree, node, elements.nodes(at: pin.element), at: pin.start, frame, &children) }
    tree.setChildren(children, of: node)
  }

  func place(of id: AnyHashable, in tree: LayoutTree, _ node: NodeIndex) -> Rect? {
    guard let element = elements.element(withID: id) else { return nil }
    let span = lines(tree, across: tree.frame(of: node).size[axis.crossing]).span(of: element)
    return tree.stretch(span, along: axis, of: node)
  }

  // MARK: - Steps

  /// Places an element's nodes one after another.
  private func place(
    _ tree: LayoutTree, _ node: NodeIndex, _ nodes: [NodeIndex], at start: Double, _ frame: Rect,
    _ children: inout [NodeIndex]
  ) {
    let proposal = offer(frame.size[axis.crossing])
    var start = start
    var previous: NodeIndex?
    for child in nodes {
      if let previous { start += gap(tree, previous, child) }
      let size = tree.size(child, proposal)
      let inner = tree.guide(child, alignment, size: size, proposal: proposal)
      let outer = alignment.standardValue(in: frame.size) ?? inner
      let point = axis == .vertical ? Point(x: outer - inner, y: start) : Point(x: start, y: outer - inner)
      tree.placeInside(frame, of: node, child, at: point, proposal: proposal)
      children.append(child)
      start += size[axis]
      previous = child
    }
  }

  private func pinned(
    _ tree: LayoutTree, _ node: NodeIndex, _ lines: [LazyLines<Line>.Placed], _ frame: Rect
  ) -> [SectionPins.Pin] {
    guard !pins.isEmpty, !elements.sections.isEmpty else { return [] }
    let offered = offer(frame.size[axis.crossing])
    return SectionPins(
      kinds: pins, sections: elements.sections,
      window: tree.range(along: axis, of: tree.scrollRoom ?? tree.viewport, in: frame, of: node)
    ) { [elements, axis, unowned tree] element in
      elements.nodes(at: element).reduce(0) { $0 + tree.size($1, offered)[axis] }
    }.pins(
      among: lines.map {
        SectionPins.Line(elements: $0.number..<$0.number + 1, start: $0.start, length: $0.length)
      })
  }

  private func lines(_ tree: LayoutTree, across cross: Double) -> LazyLines<Line> {
    if let lines = known[cross] { return lines }
    let lines = LazyLines<Line>(
      count: elements.count, reach: tree.regions.container.size[axis], memory: memory
    ) { [elements] number in
      let nodes = elements.nodes(at: number)
      return nodes.isEmpty ? nil : Line(nodes: nodes)
    } measure: { [unowned self, unowned tree] line, previous in
      var length = 0.0
      var last: NodeIndex?
      for child in line.nodes {
        if let last { length += self.gap(tree, last, child) }
        length += tree.size(child, self.offer(cross))[self.axis]
        last = child
      }
      let before = previous?.nodes.last
      let gap = before.flatMap { before in line.nodes.first.map { self.gap(tree, before, $0) } }
      return (gap ?? 0, length)
    }
    known[cross] = lines
    return lines
  }

  private func gap(_ tree: LayoutTree, _ first: NodeIndex, _ second: NodeIndex) -> Double {
    explicitGap ?? tree.gap(between: first, and: second, along: axis)
  }

  private func offer(_ cross: Double) -> Proposal { Proposal(along: axis, Proposal.none, across: cross) }
}

extension LayoutTree {
  /// The part of a container's axis that a rectangle of the window covers, from where the container starts reading.
  func range(along axis: PlaneAxis, of window: Rect, in frame: Rect, of node: NodeIndex) -> (low: Double, high: Double)
  {
    guard axis == .horizontal else { return (window.minY - frame.minY, window.maxY - frame.minY) }
    return isRightToLeft(node)
      ? (frame.maxX - window.maxX, frame.maxX - window.minX)
      : (window.minX - frame.minX, window.maxX - frame.minX)
  }
}

extension LayoutTree {
  /// A stretch of a container's axis over all its breadth, in window coordinates.
  package func stretch(_ span: LazySpan, along axis: PlaneAxis, of node: NodeIndex) -> Rect {
    let frame = frame(of: node)
    guard axis == .horizontal else {
      return Rect(x: frame.minX, y: frame.minY + span.start, width: frame.width, height: span.length)
    }
    let x = isRightToLeft(node) ? frame.maxX - span.start - span.length : frame.minX + span.start
    return Rect(x: x, y: frame.minY, width: span.length, height: frame.height)
  }
}

/// A container that can say where a view lies that it has not built.
package protocol LazyContainer: LayoutObject {
  /// The view's line, in window coordinates; nil when the identifier is not among the container's elements.
  func place(of id: AnyHashable, in tree: LayoutTree, _ node: NodeIndex) -> Rect?
}
