import GalleyGeometry
import GalleyLayout
import GalleyScenario

/// Places a screen between the bars around it, and all in the whole container: bars go on to its edges.
final class NavigationObject: LayoutObject {
  enum Part { case screen, suggestions, scopes, drawer, bar, bottom }

  private unowned let assembler: _Assembler
  private let bar: NavigationBar
  private let parts: [Part]
  private let search: SearchContent?
  private let searchPlace: SearchPlace?

  init(
    _ assembler: _Assembler, bar: NavigationBar, parts: [Part], search: SearchContent?, searchPlace: SearchPlace?
  ) {
    self.assembler = assembler
    self.bar = bar
    self.parts = parts
    self.search = search
    self.searchPlace = searchPlace
  }

  override var flexibleWidth: Flexibility { assembler.scenario.platform == .macOS ? .unknown : .infinite }
  override var flexibleHeight: Flexibility { assembler.scenario.platform == .macOS ? .unknown : .infinite }

  /// Takes what it is offered; on the Mac as much as its screen does (recorded).
  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let content = child(.screen, tree, node).map { tree.size($0, proposal) } ?? .zero
    return assembler.scenario.platform == .macOS ? content : proposal.filled(with: content)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard assembler.scenario.platform != .macOS else {
      if let screen = child(.screen, tree, node) { tree.place(screen, at: frame.origin, proposal: proposal) }
      return
    }
    let outer = tree.regions
    let whole = outer.expanded(frame, to: outer.container)
    tree.setFrame(whole, of: node)
    var safe = outer.safe.intersection(whole) ?? frame
    if safe.width <= 0 || safe.height <= 0 { safe = frame }

    let top = placeTop(tree, node, safe: safe, whole: whole)
    safe = Rect(x: safe.minX, y: top.bottom, width: safe.width, height: safe.maxY - top.bottom)
    let bottom = bottomBar(safe, whole, keyboard: outer.keyboard)
    safe.size.height = max(0, min(safe.maxY, bottom.frame.minY) - safe.minY)

    tree.regions = SafeRegions(container: whole, safe: safe, keyboard: bottom.keyboard)
    tree.isUnderLargeTitle = top.isLarge
    tree.collapsedTitle = top.collapsed
    tree.hasYieldingBars = top.yields
    place(.screen, tree, node, in: safe)
    tree.hasYieldingBars = false
    tree.collapsedTitle = 0
    tree.isUnderLargeTitle = false
    place(.suggestions, tree, node, in: safe)
    tree.regions = outer
    if let child = child(.bottom, tree, node) {
      tree.place(child, at: bottom.frame.origin, proposal: Proposal(bottom.frame.size))
    }
  }

  // MARK: - Parts

  private func child(_ part: Part, _ tree: LayoutTree, _ node: NodeIndex) -> NodeIndex? {
    parts.firstIndex(of: part).map { tree.child($0, of: node) }
  }

  private func place(_ part: Part, _ tree: LayoutTree, _ node: NodeIndex, in room: Rect) {
    guard let child = child(part, tree, node) else { return }
    let offered = Proposal(room.size)
    let size = tree.size(child, offered)
    tree.place(
      child, at: Point(x: room.midX - size.width / 2, y: room.midY - size.height / 2), proposal: offered)
  }

  // MARK: - Above the screen

  /// What the bars above a screen come to.
  private struct Top {
    /// Where the screen starts.
    var bottom: Double
    /// Whether a large title stands above the screen, or would if people were not searching.
    var isLarge = false
    /// How much of the bars gave way to the scrolled screen.
    var collapsed = 0.0
    /// Whether any of it does.
    var yields = false
  }

  private func placeTop(_ tree: LayoutTree, _ node: NodeIndex, safe: Rect, whole: Rect) -> Top {
    var top = Top(bottom: safe.minY)
    let start = barTop(safe, whole)
    let scrolled = child(.screen, tree, node).flatMap { scrollObject(tree, $0) }?.scrolledHeight ?? 0
    var end = start
    // A field below the title gives way first, then a large title does.
    let drawer = child(.drawer, tree, node)
    let drawerHeight = drawer == nil ? 0 : assembler.metric("bar.search.height")
    let hidesDrawer = search.map { isHidden($0, scrolled: scrolled, height: drawerHeight) } ?? false
    if hidesDrawer { top.collapsed += drawerHeight }
    top.yields = bar.isLarge || drawer != nil
    if let child = child(.bar, tree, node) {
      let large = bar.isLarge ? largeTitleExtra(tree, child) : 0
      let isPast = scrolled > drawerHeight + assembler.metric("bar.navigation.largeTitleExtra")
      let isCollapsed = bar.isLarge && isPast
      if isCollapsed { top.collapsed += large }
      top.isLarge = bar.isLarge && !isCollapsed
      let height = assembler.metric("bar.navigation.height") + (isCollapsed ? 0 : large)
      tree.place(
        child, at: Point(x: whole.minX, y: start), proposal: Proposal(Size(width: whole.width, height: height)))
      end += height
    } else {
      top.isLarge = bar.isLarge && search?.isPresented == true
    }
    if let drawer {
      let height = hidesDrawer ? 0 : drawerHeight
      tree.place(
        drawer, at: Point(x: whole.minX, y: end), proposal: Proposal(Size(width: whole.width, height: height)))
      end += height
    }
    if let scopes = child(.scopes, tree, node) {
      let isAlone = searchPlace == .bottom
      let height = assembler.metric(isAlone ? "search.bottom.scopeHeight" : "search.scope.height")
      let side = assembler.scenario.layoutMargin
      let offered = Proposal(Size(width: max(0, safe.width - 2 * side), height: height))
      let size = tree.size(scopes, offered)
      tree.place(
        scopes, at: Point(x: safe.midX - size.width / 2, y: end + (height - size.height) / 2), proposal: offered)
      end += height
    }
    if end > start { top.bottom = min(end, safe.maxY) }
    return top
  }

  private func isHidden(_ search: SearchContent, scrolled: Double, height: Double) -> Bool {
    !search.isPresented && search.field?.placement.drawer != .always && scrolled > height
  }

  /// Bars start at the safe area's top; in a window without one, where the catalog says.
  private func barTop(_ safe: Rect, _ whole: Rect) -> Double {
    if assembler.scenario.display.housing == .dynamicIsland, safe.minY > whole.minY,
      let top = assembler.scenario.metrics["bar.navigation.islandTop"]
    {
      return whole.minY + top
    }
    return safe.minY > whole.minY ? safe.minY : whole.minY + assembler.metric("bar.navigation.windowTop")
  }

  /// What a large title adds: its own line, rounded up to the pixel, and the room around it.
  private func largeTitleExtra(_ tree: LayoutTree, _ bar: NodeIndex) -> Double {
    guard let padding = assembler.scenario.metrics["bar.navigation.largeTitle.padding"],
      let title = tree.children(of: bar).last
    else { return assembler.metric("bar.navigation.largeTitleExtra") }
    return tree.size(title, .unspecified).height + padding
  }

  private func scrollObject(_ tree: LayoutTree, _ node: NodeIndex) -> ScrollObject? {
    if let scroll = tree.object(of: node) as? ScrollObject { return scroll.isVertical ? scroll : nil }
    guard let first = tree.children(of: node).first else { return nil }
    return scrollObject(tree, first)
  }

  // MARK: - Below the screen

  /// The frame of the bar below a screen, and how much of the keyboard lies below that.
  private func bottomBar(_ safe: Rect, _ whole: Rect, keyboard: Double) -> (frame: Rect, keyboard: Double) {
    let none = Rect(x: whole.minX, y: max(safe.maxY, whole.maxY), width: whole.width, height: 0)
    guard parts.contains(.bottom) else { return (none, keyboard) }
    let metrics = assembler.scenario.metrics
    if searchPlace == .bottom, search?.isPresented == true, let room = metrics["search.bottom.activeHeight"] {
      // The field of a search lies above the keyboard that types into it (inferred: without one above the safe area's end).
      return (Rect(x: whole.minX, y: safe.maxY - room, width: whole.width, height: room), keyboard)
    }
    // The bar stays where it is without a keyboard, which covers it.
    let lowest = min(safe.maxY + keyboard, max(safe.maxY, whole.maxY))
    var frame = Rect(x: whole.minX, y: lowest, width: whole.width, height: 0)
    if let room = metrics[searchPlace == .bottom ? "search.bottom.height" : "bar.toolbar.container"],
      whole.maxY - lowest <= assembler.scenario.safeArea.bottom + 0.01
    {
      frame = Rect(x: whole.minX, y: whole.maxY - room, width: whole.width, height: room)
    } else {
      let height = assembler.metric("bar.toolbar.height")
      frame = Rect(x: whole.minX, y: lowest - height, width: whole.width, height: height)
    }
    return (frame, max(0, keyboard - (lowest - frame.minY)))
  }
}
