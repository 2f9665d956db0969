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
  var search: SearchContent?
  var isKnown = false
}

extension _Assembler {
  /// Builds the screen at the end of a path, with the bars that it asks for.
  func addNavigation(_ type: String, path: [AnyHashable], _ root: () -> Void) {
    let outerSearch = takeSearch()
    defer { environment.search = outerSearch }
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
    emit(addBars(type, screen, scope, isPushed: depth > 0, search: depth > 0 ? nil : outerSearch))
  }

  /// The search of a view around the container that no other container has taken; it is not for those further in.
  private func takeSearch() -> SearchContent? {
    guard let search = environment.search, search.field != nil, !search.claim.isTaken else { return nil }
    search.claim.isTaken = true
    environment.search = nil
    return search
  }

  private func buildScreen(_ body: () -> Void) -> (NodeIndex?, PreferenceScope) {
    var node: NodeIndex?
    let scope = withPreferences {
      withEnvironment({ $0.stackAxis = nil }) { node = single(body) }
    }
    // What a screen says of its bar is meant for this container, and for none further out.
    scope.hideForOthers(
      NavigationTitleKey.self, ToolbarItemsKey.self, NavigationDestinationsKey.self, SearchKey.self)
    return (node, scope)
  }

  private func addBars(
    _ type: String, _ screen: NodeIndex?, _ scope: PreferenceScope, isPushed: Bool, search outerSearch: SearchContent?
  ) -> NodeIndex {
    let memory = store.slot(identity.child(11)) { NavigationMemory() }
    let title = scope.own(NavigationTitleKey.self) ?? (memory.isKnown ? memory.title : NavigationTitle())
    let items = scope.own(ToolbarItemsKey.self) ?? (memory.isKnown ? memory.items : [])
    let visibility = scope.value(BarVisibilityKey.self) ?? (memory.isKnown ? memory.visibility : [:])
    let search = scope.own(SearchKey.self) ?? (memory.isKnown ? memory.search : nil) ?? outerSearch
    let place = search.flatMap { searchPlace($0, items) }
    let searching = place == nil ? nil : search
    afterLayout { [store] in
      let laterTitle = scope.own(NavigationTitleKey.self) ?? NavigationTitle()
      let laterItems = scope.own(ToolbarItemsKey.self) ?? []
      let laterSearch = scope.own(SearchKey.self) ?? nil
      let isNew =
        (laterTitle.text == nil) != (title.text == nil) || laterItems.count != items.count
        || ((laterSearch ?? outerSearch) == nil) != (search == nil)
      (memory.title, memory.items, memory.isKnown) = (laterTitle, laterItems, true)
      memory.search = laterSearch
      memory.visibility = scope.value(BarVisibilityKey.self) ?? [:]
      if isNew { store.changed() }
    }
    let hasToggle = environment.sidebarToggle?.take() ?? false
    let bar = NavigationBar(
      title: title, items: items, isPushed: isPushed,
      isHidden: title.isBarHidden == true || visibility[.navigationBar] == .hidden
        || visibility[.automatic] == .hidden || searching.map { $0.isPresented && !$0.keepsTitle } == true,
      hasSidebarToggle: hasToggle && !isPushed && title.isSidebarToggleHidden != true,
      scenario: scenario)
    var parts: [NavigationObject.Part] = []
    var children: [NodeIndex] = []
    func add(_ part: NavigationObject.Part, _ node: NodeIndex?) {
      guard let node else { return }
      parts.append(part)
      children.append(node)
    }
    add(.screen, screen)
    withBarEnvironment {
      if let search = searching {
        if search.showsSuggestions { add(.suggestions, searchPart(search.suggestions)) }
        if search.showsScopes { add(.scopes, searchPart(search.scopes)) }
        if place == .drawer { add(.drawer, addSearchDrawer(search)) }
      }
      if bar.isShown { add(.bar, addBar(bar)) }
      add(.bottom, addBottomBar(items, search: place == .bottom ? searching : nil))
    }
    let object = NavigationObject(self, bar: bar, parts: parts, search: searching, searchPlace: place)
    let info = NodeInfo(type: type, role: .container)
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
