import GalleyGeometry
import GalleyLayout

/// Lays out the visible part of a lazy grid: lines of cells, each as long as its longest cell.
final class LazyGridObject: LayoutObject, LazyContainer {
  private let elements: LazyElements
  private let axis: PlaneAxis
  private let items: [GridItem]
  private let alignment: AlignmentKey
  private let lineGap: Double
  private let pins: PinnedScrollableViews
  private let memory: LazyMemory
  private var known: [Double: Shape] = [:]

  /// The grid at one length across its axis.
  private struct Shape {
    let tracks: [GridTracks.Track]
    let starts: LineStarts
    let lines: LazyLines<Line>
  }

  /// The cells of one line; a header or footer has it to itself.
  struct Line {
    let nodes: [NodeIndex]
    let isWhole: Bool
  }

  init(
    _ elements: LazyElements, axis: PlaneAxis, items: [GridItem], alignment: AlignmentKey, spacing: Double,
    pins: PinnedScrollableViews, memory: LazyMemory
  ) {
    self.memory = memory
    self.pins = pins
    self.elements = elements
    self.axis = axis
    self.items = items.isEmpty ? [GridItem()] : items
    self.alignment = alignment
    lineGap = spacing
  }

  override var flexibleWidth: Flexibility { axis == .vertical ? .unknown : .fixed }
  override var flexibleHeight: Flexibility { axis == .vertical ? .fixed : .unknown }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let cross = proposal[axis.crossing]
    let shape = shape(tree, across: cross)
    let own = GridTracks.length(shape.tracks)
    return Size(
      along: axis, shape.lines.length, across: max(own, cross.specified.map { $0.isFinite ? $0 : own } ?? own))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let cross = frame.size[axis.crossing]
    let shape = shape(tree, across: proposal[axis.crossing].isUnspecified ? Proposal.none : cross)
    let inset = blockInset(GridTracks.length(shape.tracks), in: cross)
    let (low, high) = tree.range(along: axis, of: tree.viewport, in: frame, of: node)
    let shown = shape.lines.lines(from: low, to: high)
    let pinned = pinned(tree, node, shape, shown, frame)
    let away = Set(pinned.map(\.element))
    var children: [NodeIndex] = []
    for placed in shown where !away.contains(shape.starts[placed.number].lowerBound) {
      var start = placed.line.isWhole ? 0 : inset
      for (column, child) in placed.line.nodes.enumerated() {
        let track = shape.tracks[min(column, shape.tracks.count - 1)]
        let room = placed.line.isWhole ? cross : track.length
        place(
          tree, node, child, frame, main: placed.start, cross: start, room: room, length: placed.length,
          item: placed.line.isWhole ? nil : items[track.item])
        children.append(child)
        start += track.length + track.gap
      }
    }
    // What is pinned lies over the rows.
    for pin in pinned {
      let length = length(tree, of: pin.element, across: cross)
      for child in elements.nodes(at: pin.element) {
        place(tree, node, child, frame, main: pin.start, cross: 0, room: cross, length: length, item: nil)
        children.append(child)
      }
    }
    tree.setChildren(children, of: node)
  }

  func place(of id: AnyHashable, in tree: LayoutTree, _ node: NodeIndex) -> Rect? {
    guard let element = elements.element(withID: id) else { return nil }
    let shape = shape(tree, across: tree.frame(of: node).size[axis.crossing])
    return tree.stretch(shape.lines.span(of: shape.starts.line(of: element)), along: axis, of: node)
  }

  // MARK: - Steps

  private func pinned(
    _ tree: LayoutTree, _ node: NodeIndex, _ shape: Shape, _ lines: [LazyLines<Line>.Placed], _ frame: Rect
  ) -> [SectionPins.Pin] {
    guard !pins.isEmpty, !elements.sections.isEmpty else { return [] }
    let cross = frame.size[axis.crossing]
    return SectionPins(
      kinds: pins, sections: elements.sections,
      window: tree.range(along: axis, of: tree.scrollRoom ?? tree.viewport, in: frame, of: node)
    ) { [unowned self, unowned tree] in self.length(tree, of: $0, across: cross) }
    .pins(among: lines.map { SectionPins.Line(elements: shape.starts[$0.number], start: $0.start, length: $0.length) })
  }

  /// The length of a header or footer.
  private func length(_ tree: LayoutTree, of element: Int, across cross: Double) -> Double {
    elements.nodes(at: element).reduce(0) {
      max($0, tree.size($1, Proposal(along: axis, Proposal.none, across: cross))[axis])
    }
  }

  private func place(
    _ tree: LayoutTree, _ node: NodeIndex, _ child: NodeIndex, _ frame: Rect, main: Double, cross: Double,
    room: Double, length: Double, item: GridItem?
  ) {
    let proposal = Proposal(along: axis, Proposal.none, across: room)
    let size = tree.size(child, proposal)
    let cell = Size(along: axis, length, across: room)
    let point = item?.alignment?.point ?? standardAlignment
    let inner = Point(
      x: tree.guide(child, point.horizontal, size: size, proposal: proposal),
      y: tree.guide(child, point.vertical, size: size, proposal: proposal))
    let outer = Point(
      x: point.horizontal.standardValue(in: cell) ?? inner.x, y: point.vertical.standardValue(in: cell) ?? inner.y)
    let corner = axis == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    tree.placeInside(frame, of: node, child, at: corner + (outer - inner), proposal: proposal)
  }

  /// Inside its track a cell lies as the grid's own alignment says (recorded).
  private var standardAlignment: AlignmentPoint {
    axis == .vertical
      ? AlignmentPoint(horizontal: alignment, vertical: .middle)
      : AlignmentPoint(horizontal: .center, vertical: alignment)
  }

  /// Tracks that do not fill the grid lie in it as its own alignment says; those that are too long for it start where it
  /// starts (published measurements).
  private func blockInset(_ length: Double, in room: Double) -> Double {
    let inside = Size(along: axis, 0, across: length)
    let outside = Size(along: axis, 0, across: room)
    return max(0, (alignment.standardValue(in: outside) ?? 0) - (alignment.standardValue(in: inside) ?? 0))
  }

  private func shape(_ tree: LayoutTree, across cross: Double) -> Shape {
    if let shape = known[cross] { return shape }
    let offered = cross.specified.flatMap { $0.isFinite ? $0 : nil }
    let tracks = GridTracks.resolve(
      items.map { $0.item(standardSpacing: tree.standardSpacing) }, in: offered)
    let starts = lineStarts(tracks.count)
    let width = max(GridTracks.length(tracks), offered ?? 0)
    let lines = LazyLines<Line>(
      count: starts.count, reach: tree.regions.container.size[axis], memory: memory
    ) { [elements] number in
      let range = starts[number]
      let nodes = range.flatMap { elements.nodes(at: $0) }
      return nodes.isEmpty ? nil : Line(nodes: nodes, isWhole: elements.isWholeLine(range.lowerBound))
    } measure: { [axis, lineGap, unowned tree] line, _ in
      var length = 0.0
      for (column, child) in line.nodes.enumerated() {
        let room = line.isWhole ? width : tracks[min(column, tracks.count - 1)].length
        length = max(length, tree.size(child, Proposal(along: axis, Proposal.none, across: room))[axis])
      }
      return (lineGap, length)
    }
    let shape = Shape(tracks: tracks, starts: starts, lines: lines)
    known[cross] = shape
    return shape
  }

  /// The elements of each line, by arithmetic where there are no sections.
  private func lineStarts(_ columns: Int) -> LineStarts { LineStarts(elements, columns: max(1, columns)) }
}

/// The elements of each line of a grid.
struct LineStarts {
  private let uniform: (count: Int, columns: Int)?
  private let ranges: [Range<Int>]

  init(_ elements: LazyElements, columns: Int) {
    guard elements.hasWholeLines else {
      uniform = (elements.count, columns)
      ranges = []
      return
    }
    uniform = nil
    var ranges: [Range<Int>] = []
    var element = 0
    while element < elements.count {
      var end = element + 1
      if !elements.isWholeLine(element) {
        while end < elements.count, end - element < columns, !elements.isWholeLine(end) { end += 1 }
      }
      ranges.append(element..<end)
      element = end
    }
    self.ranges = ranges
  }

  var count: Int {
    guard let uniform else { return ranges.count }
    return (uniform.count + uniform.columns - 1) / uniform.columns
  }

  /// The line that an element stands in.
  func line(of element: Int) -> Int {
    guard let uniform else { return ranges.firstIndex { $0.upperBound > element } ?? 0 }
    return element / uniform.columns
  }

  subscript(line: Int) -> Range<Int> {
    guard let uniform else { return ranges[line] }
    return line * uniform.columns..<min(uniform.count, (line + 1) * uniform.columns)
  }
}
