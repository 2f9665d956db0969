import GalleyGeometry
import GalleyLayout
import GalleyScenario
import GalleyScreen

/// What a navigation container learned of its screen in the last turn: views inside geometry readers speak only once
/// they are laid out.
private final class NavigationMemory {
  var title = NavigationTitle()
  var items: [CollectedItem] = []
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var isKnown = false
}

extension _Assembler {
  /// Builds the screen at the end of a path, with the bars that it asks for.
  func addNavigation(_ type: String, path: [AnyHashable], _ root: () -> Void) {
    var depth = 0
    var (screen, scope) = buildScreen(root)
    // Each screen says what the next value of the path shows.
    var destinations = scope.own(NavigationDestinationsKey.self) ?? NavigationDestinations()
    func push(_ view: AnyView) {
      depth += 1
      withIdentity(identity.child(20 + depth)) {
        (screen, scope) = buildScreen { AnyView._assemble(view, self) }
      }
      let own = scope.own(NavigationDestinationsKey.self) ?? NavigationDestinations()
      destinations.byType.merge(own.byType) { _, new in new }
      destinations.presented = own.presented
    }
    for value in path {
      guard let make = destinations.byType[ObjectIdentifier(Swift.type(of: value.base))] else { break }
      push(make(value.base))
    }
    while let presented = destinations.presented, depth < 32 { push(presented) }
    emit(addBars(type, screen, scope, isPushed: depth > 0))
  }

  private func buildScreen(_ body: () -> Void) -> (NodeIndex?, PreferenceScope) {
    var node: NodeIndex?
    let scope = withPreferences {
      withEnvironment({ $0.stackAxis = nil }) { node = single(body) }
    }
    // What a screen says of its bar is meant for this container, and for none further out.
    scope.hideForOthers(NavigationTitleKey.self, ToolbarItemsKey.self, NavigationDestinationsKey.self)
    return (node, scope)
  }

  private func addBars(_ type: String, _ screen: NodeIndex?, _ scope: PreferenceScope, isPushed: Bool) -> NodeIndex {
    let memory = store.slot(identity.child(11)) { NavigationMemory() }
    let title = scope.own(NavigationTitleKey.self) ?? (memory.isKnown ? memory.title : NavigationTitle())
    let items = scope.own(ToolbarItemsKey.self) ?? (memory.isKnown ? memory.items : [])
    let visibility = scope.value(BarVisibilityKey.self) ?? (memory.isKnown ? memory.visibility : [:])
    afterLayout { [store] in
      let laterTitle = scope.own(NavigationTitleKey.self) ?? NavigationTitle()
      let laterItems = scope.own(ToolbarItemsKey.self) ?? []
      let isNew = (laterTitle.text == nil) != (title.text == nil) || laterItems.count != items.count
      (memory.title, memory.items, memory.isKnown) = (laterTitle, laterItems, true)
      memory.visibility = scope.value(BarVisibilityKey.self) ?? [:]
      if isNew { store.changed() }
    }
    let hasToggle = environment.sidebarToggle?.take() ?? false
    let bar = NavigationBar(
      title: title, items: items, isPushed: isPushed,
      isHidden: title.isBarHidden == true || visibility[.navigationBar] == .hidden
        || visibility[.automatic] == .hidden,
      hasSidebarToggle: hasToggle && !isPushed && title.isSidebarToggleHidden != true,
      scenario: scenario)
    let parts = withBarEnvironment { (bar.isShown ? addBar(bar) : nil, addBottomBar(items)) }
    let object = NavigationObject(
      self, bar: bar, hasBar: parts.0 != nil, hasBottomBar: parts.1 != nil, screen: screen)
    let children = [screen, parts.0, parts.1].compactMap { $0 }
    var info = NodeInfo(type: type, role: .container)
    info.traits = []
    return tree.addObject(object, children: children[...], attributes(tag: tag(info)))
  }

  private func withBarEnvironment<Result>(_ body: () -> Result) -> Result {
    let outer = environment
    environment.stackAxis = nil
    let result = body()
    environment = outer
    return result
  }
}

/// The measures of a navigation bar on one screen.
struct NavigationBar {
  let title: NavigationTitle
  let items: [CollectedItem]
  let isPushed: Bool
  let hasSidebarToggle: Bool
  let isShown: Bool
  let isLarge: Bool

  init(
    title: NavigationTitle, items: [CollectedItem], isPushed: Bool, isHidden: Bool, hasSidebarToggle: Bool,
    scenario: ResolvedScenario
  ) {
    self.hasSidebarToggle = hasSidebarToggle
    self.title = title
    self.items = items
    self.isPushed = isPushed
    let hasItems = items.contains { item in
      let region = item.entry.placement.region
      return region == .leading || region == .trailing || region == .center
    }
    let hasBack = isPushed && title.isBackButtonHidden != true
    isShown = !isHidden && scenario.platform != .macOS && (title.text != nil || hasItems || hasBack || hasSidebarToggle)
    let wantsLarge: Bool
    switch title.mode {
    case .large?: wantsLarge = true
    case .inline?: wantsLarge = false
    case .automatic?, nil: wantsLarge = scenario.platform == .iOS
    }
    let showsLarge =
      scenario.vertical == .regular || scenario.metrics["bar.navigation.largeTitle.showsInCompactHeight"] == 1
    isLarge = wantsLarge && title.text != nil && showsLarge
  }
}

/// Places a screen below its bar, and both in the whole container: bars go on to its edges.
final class NavigationObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let bar: NavigationBar
  private let hasBar: Bool
  private let hasBottomBar: Bool
  private let screen: NodeIndex?

  init(_ assembler: _Assembler, bar: NavigationBar, hasBar: Bool, hasBottomBar: Bool, screen: NodeIndex?) {
    self.assembler = assembler
    self.bar = bar
    self.hasBar = hasBar
    self.hasBottomBar = hasBottomBar
    self.screen = screen
  }

  override var flexibleWidth: Flexibility { assembler.scenario.platform == .macOS ? .unknown : .infinite }
  override var flexibleHeight: Flexibility { assembler.scenario.platform == .macOS ? .unknown : .infinite }

  /// Takes what it is offered; on the Mac as much as its screen does (recorded).
  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let content = screen.map { tree.size($0, proposal) } ?? .zero
    return assembler.scenario.platform == .macOS ? content : proposal.filled(with: content)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard assembler.scenario.platform != .macOS else {
      if let screen { tree.place(screen, at: frame.origin, proposal: proposal) }
      return
    }
    let outer = tree.regions
    let whole = outer.expanded(frame, to: outer.container)
    tree.setFrame(whole, of: node)
    var safe = outer.safe.intersection(whole) ?? frame
    if safe.width <= 0 || safe.height <= 0 { safe = frame }

    var barFrame = Rect.zero
    var collapsed = false
    if hasBar {
      let top = barTop(safe, whole)
      let inline = assembler.metric("bar.navigation.height")
      collapsed = bar.isLarge && isScrolledPastTitle(tree)
      let large = bar.isLarge ? largeTitleExtra(tree, node) : 0
      tree.collapsedTitle = collapsed ? large : 0
      barFrame = Rect(x: whole.minX, y: top, width: whole.width, height: inline + (collapsed ? 0 : large))
      let bottom = min(barFrame.maxY, safe.maxY)
      safe = Rect(x: safe.minX, y: bottom, width: safe.width, height: safe.maxY - bottom)
    }
    var bottomFrame = Rect.zero
    var keyboard = outer.keyboard
    if hasBottomBar {
      let height = assembler.metric("bar.toolbar.height")
      // The bar stays where it is without a keyboard, which covers it.
      let lowest = min(safe.maxY + keyboard, max(safe.maxY, whole.maxY))
      bottomFrame = Rect(x: whole.minX, y: lowest - height, width: whole.width, height: height)
      let bottom = min(safe.maxY, bottomFrame.minY)
      keyboard = max(0, keyboard - height)
      safe.size.height = max(0, bottom - safe.minY)
    }

    tree.regions = SafeRegions(container: whole, safe: safe, keyboard: keyboard)
    tree.isUnderLargeTitle = hasBar && bar.isLarge && !collapsed
    if let screen {
      let offered = Proposal(safe.size)
      let size = tree.size(screen, offered)
      tree.place(
        screen, at: Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal: offered)
    }
    tree.isUnderLargeTitle = false
    tree.collapsedTitle = 0
    tree.regions = outer
    let children = tree.children(of: node)
    if hasBar, let child = children.dropFirst(screen == nil ? 0 : 1).first {
      tree.place(child, at: barFrame.origin, proposal: Proposal(barFrame.size))
    }
    if hasBottomBar, let child = children.last {
      tree.place(child, at: bottomFrame.origin, proposal: Proposal(bottomFrame.size))
    }
  }

  // MARK: - Steps

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
  private func largeTitleExtra(_ tree: LayoutTree, _ node: NodeIndex) -> Double {
    guard let padding = assembler.scenario.metrics["bar.navigation.largeTitle.padding"],
      let bar = tree.children(of: node).dropFirst(screen == nil ? 0 : 1).first, let title = tree.children(of: bar).last
    else { return assembler.metric("bar.navigation.largeTitleExtra") }
    return tree.size(title, .unspecified).height + padding
  }

  /// Whether the screen's scroll view has moved by more than what the large title takes.
  private func isScrolledPastTitle(_ tree: LayoutTree) -> Bool {
    guard let screen, let scroll = scrollObject(tree, screen) else { return false }
    return scroll.scrolledHeight > assembler.metric("bar.navigation.largeTitleExtra")
  }

  private func scrollObject(_ tree: LayoutTree, _ node: NodeIndex) -> ScrollObject? {
    if let scroll = tree.object(of: node) as? ScrollObject { return scroll.isVertical ? scroll : nil }
    guard let first = tree.children(of: node).first else { return nil }
    return scrollObject(tree, first)
  }
}
