import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Lays out a scroll view's content at its offset.
package final class ScrollObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let axes: Axis.Set
  private let offset: ScrollOffset
  private let settings: ScrollSettings
  private let targets: ScrollTargets
  private let fills: Bool
  /// What is seen of the content, in window coordinates.
  package private(set) var visible = Rect.zero

  init(
    _ assembler: _Assembler, axes: Axis.Set, offset: ScrollOffset, settings: ScrollSettings, targets: ScrollTargets,
    fills: Bool
  ) {
    self.fills = fills
    self.targets = targets
    self.assembler = assembler
    self.axes = axes
    self.offset = offset
    self.settings = settings
  }

  package var isVertical: Bool { axes.contains(.vertical) }

  /// How far the content has moved up, as of the last layout: by the code that scrolled it, or where it rests.
  package var scrolledHeight: Double { offset.point?.y ?? offset.resting }

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
    offset.meet(assembler.host)
    let insets = tree.regions.insets(of: frame) + margins(tree, node)
    visible = tree.regions.expanded(frame, to: tree.regions.container)
    guard let content = tree.children(of: node).first else { return }
    let offered = contentProposal(proposal)
    let size = tree.size(content, offered)
    let room = frame.inset(by: insets)
    // A plain scroll view's offset counts from where the bars above stood before they gave way; a list's follows them.
    let moved = fills ? 0 : tree.collapsedTitle
    let before = scrolledHeight
    let point = scrolled(size, room, moved: moved, isRightToLeft: tree.isRightToLeft(node))
    if tree.collapsedTitle == 0 { offset.resting = point.y }
    if tree.hasYieldingBars, scrolledHeight != before { assembler.store.changed() }
    // Across its axes the content is centred, and may overflow; along them it starts at the start.
    let x = axes.contains(.horizontal) ? room.minX - point.x : room.midX - size.width / 2
    let y = axes.contains(.vertical) ? room.minY - point.y + moved : room.midY - size.height / 2

    let outer = (tree.viewport, tree.regions, tree.scrollRoom)
    tree.scrollRoom = room
    // Out of sight its content begins at the start.
    let start = Point(x: tree.isRightToLeft(node) ? frame.maxX : frame.minX, y: frame.minY)
    tree.viewport = tree.viewport.intersection(visible) ?? Rect(origin: start, size: .zero)
    // What scrolls may go to the container's edges; its own safe area is the scroll view's business.
    tree.regions = SafeRegions(container: visible, safe: visible)
    tree.place(content, at: Point(x: x, y: y), proposal: offered)
    (tree.viewport, tree.regions, tree.scrollRoom) = outer
    let whole = Rect(origin: Point(x: x, y: y), size: size)
    answer(tree, content, whole, room)
    align(tree, whole, room)
    for observer in settings.targetObservers {
      observer.report(targets.shown(in: room, atLeast: observer.threshold, tree, assembler.identified))
    }
    guard !settings.observers.isEmpty else { return }
    let geometry = ScrollGeometry(
      frame: frame, room: room, content: whole, isRightToLeft: tree.isRightToLeft(node))
    for observe in settings.observers { observe(geometry) }
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

  /// The offset, held to what the content's length allows; below zero where shorter content lies away from the start.
  private func scrolled(_ content: Size, _ room: Rect, moved: Double, isRightToLeft: Bool) -> Point {
    let limit = Point(
      x: axes.contains(.horizontal) ? max(0, content.width - room.width) : 0,
      y: axes.contains(.vertical) ? max(0, content.height - room.height + moved) : 0)
    offset.limit = limit
    grantPlain(isRightToLeft: isRightToLeft)
    func mirrored(_ anchor: UnitPoint?) -> UnitPoint {
      var anchor = anchor ?? .topLeading
      // Right to left, content starts at its right end.
      if isRightToLeft { anchor.x = 1 - anchor.x }
      return anchor
    }
    let anchor = mirrored(settings.anchor)
    // What was asked for is held to the content once more, whose length may be known better by now.
    offset.point = offset.point.map { held($0) }
    let rest = offset.point ?? Point(x: limit.x * Double(anchor.x), y: limit.y * Double(anchor.y))
    let side = mirrored(settings.alignment)
    func along(_ axis: Axis.Set, _ rest: Double, _ limit: Double, _ spare: Double, _ side: CGFloat) -> Double {
      axes.contains(axis) && spare > 0 ? -spare * Double(side) : min(max(0, rest), limit)
    }
    return Point(
      x: along(.horizontal, rest.x, limit.x, room.width - content.width, side.x),
      y: along(.vertical, rest.y, limit.y, room.height - content.height, side.y))
  }

  /// Takes the offset that a binding asks for by an edge or a point; each wish once.
  private func grantPlain(isRightToLeft: Bool) {
    guard let wish = settings.wish, wish != offset.answered else { return }
    var point = offset.point ?? .zero
    switch wish.target {
    case .view: return
    case .edge(.top): point.y = 0
    case .edge(.bottom): point.y = offset.limit.y
    case .edge(.leading): point.x = isRightToLeft ? offset.limit.x : 0
    case .edge(.trailing): point.x = isRightToLeft ? 0 : offset.limit.x
    case .point(let x, let y):
      if let x, x.isFinite { point.x = Double(x) }
      if let y, y.isFinite { point.y = Double(y) }
    }
    offset.answered = wish
    offset.point = held(point)
  }

  private func held(_ point: Point) -> Point {
    Point(x: min(max(0, point.x), offset.limit.x), y: min(max(0, point.y), offset.limit.y))
  }

  /// Scrolls to the view that a reader or a binding asked for, when it is in here; the next turn shows it.
  private func answer(_ tree: LayoutTree, _ content: NodeIndex, _ whole: Rect, _ room: Rect) {
    if let request = assembler.host.scrollRequest, let target = target(tree, content, request.id) {
      assembler.host.scrollRequest = nil
      offset.asked = request
      scroll(to: target, request.anchor, whole, room)
    }
    if offset.keepsPlace, let request = offset.asked, let target = target(tree, content, request.id) {
      scroll(to: target, request.anchor, whole, room)
    }
    offset.keepsPlace = false
    guard let wish = settings.wish, wish != offset.answered, case .view(let id, let own) = wish.target,
      let target = target(tree, content, id)
    else { return }
    offset.answered = wish
    scroll(to: target, own ?? wish.anchor, whole, room)
  }

  private func scroll(to target: Rect, _ anchor: UnitPoint?, _ whole: Rect, _ room: Rect) {
    func along(_ low: Double, _ length: Double, _ start: Double, _ window: Double, _ anchor: Double?, _ now: Double)
      -> Double
    {
      let position = low - start
      if let anchor { return position + length * anchor - window * anchor }
      // Without an anchor as little as shows it.
      if position < now { return position }
      return position + length > now + window ? position + length - window : now
    }
    let now = Point(x: room.minX - whole.minX, y: room.minY - whole.minY)
    move(
      to: Point(
        x: along(target.minX, target.width, whole.minX, room.width, anchor.map { Double($0.x) }, now.x),
        y: along(target.minY, target.height, whole.minY, room.height, anchor.map { Double($0.y) }, now.y)))
  }

  private func move(to point: Point) {
    guard point != (offset.point ?? .zero) else { return }
    offset.point = point
    assembler.store.changed()
  }

  /// Moves a resting place that nobody asked for to where the behaviour wants it.
  private func align(_ tree: LayoutTree, _ whole: Rect, _ room: Rect) {
    guard let behavior = settings.behavior, offset.point == nil else { return }
    let now = Point(x: room.minX - whole.minX, y: room.minY - whole.minY)
    guard now.x > 0 || now.y > 0 else { return }
    let start = ScrollTarget(
      rect: CGRect(Rect(origin: now, size: room.size)), anchor: settings.anchor)
    var target = start
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: start, contentSize: CGSize(whole.size), containerSize: CGSize(room.size), axes: axes,
        targets: targets.frames(tree).map { CGRect($0.offset(by: Point.zero - whole.origin)) }))
    guard target.rect != start.rect, target.rect.origin.x.isFinite, target.rect.origin.y.isFinite else { return }
    move(to: Point(target.rect.origin))
  }

  private func target(_ tree: LayoutTree, _ content: NodeIndex, _ id: AnyHashable) -> Rect? {
    if let node = assembler.identified[id], tree.isPlaced(node), tree.contains(node, in: content) {
      return tree.frame(of: node)
    }
    return lazyPlace(tree, content, id)
  }

  /// Where a lazy container below says that an unbuilt view lies.
  private func lazyPlace(_ tree: LayoutTree, _ node: NodeIndex, _ id: AnyHashable) -> Rect? {
    if let lazy = tree.object(of: node) as? any LazyContainer, let place = lazy.place(of: id, in: tree, node) {
      return place
    }
    for child in tree.children(of: node) {
      if let found = lazyPlace(tree, child, id) { return found }
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
