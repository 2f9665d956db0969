import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Lays out a scroll view's content at its offset.
package final class ScrollObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let axes: Axis.Set
  private let offset: ScrollOffset
  private let settings: ScrollSettings
  private let fills: Bool
  /// What is seen of the content, in window coordinates.
  package private(set) var visible = Rect.zero

  init(_ assembler: _Assembler, axes: Axis.Set, offset: ScrollOffset, settings: ScrollSettings, fills: Bool) {
    self.fills = fills
    self.assembler = assembler
    self.axes = axes
    self.offset = offset
    self.settings = settings
  }

  package var isVertical: Bool { axes.contains(.vertical) }

  /// How far the content has moved up, by the code that scrolled it.
  package var scrolledHeight: Double { offset.point?.y ?? 0 }

  var isClipDisabled: Bool { settings.isClipDisabled }

  var traits: Set<ScreenNode.Trait> {
    var traits: Set<ScreenNode.Trait> = []
    if axes.contains(.horizontal) { traits.insert(.scrollsHorizontally) }
    if axes.contains(.vertical) { traits.insert(.scrollsVertically) }
    return traits
  }

  package override var flexibleWidth: Flexibility { axes.contains(.horizontal) ? .infinite : .unknown }
  package override var flexibleHeight: Flexibility { axes.contains(.vertical) ? .infinite : .unknown }

  package override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let margins = settings.margins.insets
    let content = contentSize(tree, node, proposal)
    return Size(
      width: axes.contains(.horizontal) || fills
        ? proposal.width.specified ?? content.width : content.width + margins.horizontal,
      height: axes.contains(.vertical)
        ? proposal.height.specified ?? content.height : content.height + margins.vertical)
  }

  package override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let insets = tree.regions.insets(of: frame) + margins(tree, node)
    visible = tree.regions.expanded(frame, to: tree.regions.container)
    guard let content = tree.children(of: node).first else { return }
    let offered = contentProposal(proposal)
    let size = tree.size(content, offered)
    let room = frame.inset(by: insets)
    let point = scrolled(size, room, isRightToLeft: tree.isRightToLeft(node))
    // Across its axes the content is centred, and may overflow; along them it starts at the start.
    let x = axes.contains(.horizontal) ? room.minX - point.x : room.midX - size.width / 2
    // A plain scroll view keeps its content where scrolling put it when the title above goes away; a list follows.
    let moved = fills ? 0 : tree.collapsedTitle
    let y = axes.contains(.vertical) ? room.minY - point.y + moved : room.midY - size.height / 2

    let outer = (tree.viewport, tree.regions, tree.scrollRoom)
    tree.scrollRoom = room
    tree.viewport = tree.viewport.intersection(visible) ?? Rect(origin: frame.origin, size: .zero)
    // What scrolls may go to the container's edges; its own safe area is the scroll view's business.
    tree.regions = SafeRegions(container: visible, safe: visible)
    tree.place(content, at: Point(x: x, y: y), proposal: offered)
    (tree.viewport, tree.regions, tree.scrollRoom) = outer
    answer(tree, content, origin: Point(x: x, y: y), room: room)
  }

  // MARK: - Steps

  private func margins(_ tree: LayoutTree, _ node: NodeIndex) -> Insets {
    tree.isRightToLeft(node) ? settings.margins.insets.mirrored : settings.margins.insets
  }

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    let margins = settings.margins.insets
    func less(_ offered: Double, _ margin: Double) -> Double {
      offered.isUnspecified ? offered : max(0, offered - margin)
    }
    return Proposal(
      width: axes.contains(.horizontal) ? Proposal.none : less(proposal.width, margins.horizontal),
      height: axes.contains(.vertical) ? Proposal.none : less(proposal.height, margins.vertical))
  }

  private func contentSize(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    guard let content = tree.children(of: node).first else { return .zero }
    return tree.size(content, contentProposal(proposal))
  }

  /// The offset, held to what the content's length allows.
  private func scrolled(_ content: Size, _ room: Rect, isRightToLeft: Bool) -> Point {
    let limit = Point(
      x: axes.contains(.horizontal) ? max(0, content.width - room.width) : 0,
      y: axes.contains(.vertical) ? max(0, content.height - room.height) : 0)
    offset.limit = limit
    var anchor = settings.anchor ?? .topLeading
    // Right to left, content starts at its right end.
    if isRightToLeft { anchor.x = 1 - anchor.x }
    let start = Point(x: limit.x * Double(anchor.x), y: limit.y * Double(anchor.y))
    guard let point = offset.point else { return start }
    return Point(x: min(max(0, point.x), limit.x), y: min(max(0, point.y), limit.y))
  }

  /// Scrolls to the view that a reader asked for, when it is in here; the next turn shows it.
  private func answer(_ tree: LayoutTree, _ content: NodeIndex, origin: Point, room: Rect) {
    guard let request = assembler.host.scrollRequest else { return }
    guard let target = target(tree, content, request.id) else { return }
    assembler.host.scrollRequest = nil
    func along(_ low: Double, _ length: Double, _ start: Double, _ window: Double, _ anchor: Double?, _ now: Double)
      -> Double
    {
      let position = low - start
      if let anchor { return position + length * anchor - window * anchor }
      // Without an anchor as little as shows it.
      if position < now { return position }
      return position + length > now + window ? position + length - window : now
    }
    let anchor = request.anchor
    let now = Point(x: room.minX - origin.x, y: room.minY - origin.y)
    let point = Point(
      x: along(target.minX, target.width, origin.x, room.width, anchor.map { Double($0.x) }, now.x),
      y: along(target.minY, target.height, origin.y, room.height, anchor.map { Double($0.y) }, now.y))
    let held = Point(x: min(max(0, point.x), offset.limit.x), y: min(max(0, point.y), offset.limit.y))
    guard held != (offset.point ?? .zero) else { return }
    offset.point = held
    assembler.store.changed()
  }

  private func target(_ tree: LayoutTree, _ content: NodeIndex, _ id: AnyHashable) -> Rect? {
    if let node = assembler.identified[id], tree.isPlaced(node), tree.contains(node, in: content) {
      return tree.frame(of: node)
    }
    return lazyStart(tree, content, id)
  }

  /// Where a lazy container below says that an unbuilt view starts.
  private func lazyStart(_ tree: LayoutTree, _ node: NodeIndex, _ id: AnyHashable) -> Rect? {
    let frame = tree.frame(of: node)
    if let lazy = tree.object(of: node) as? any LazyContainer, let start = lazy.start(of: id, in: tree, frame: frame) {
      return Rect(origin: frame.origin + start, size: .zero)
    }
    for child in tree.children(of: node) {
      if let found = lazyStart(tree, child, id) { return found }
    }
    return nil
  }
}

/// A wish to see a view.
package struct ScrollRequest {
  var id: AnyHashable
  var anchor: UnitPoint?
}

/// The colour behind a list's rows, as far as the list is seen.
final class ScrollBackground: NodeContent {
  private unowned let scroll: ScrollObject
  private let color: RGBA

  init(_ scroll: ScrollObject, _ color: RGBA) {
    self.scroll = scroll
    self.color = color
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    drawing.append(.fill(DrawingPath(grid.round(scroll.visible)), .color(color), evenOdd: false))
  }
}
