import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Builds the selected screen of a tab view and what the view puts around it.
  func addTabView(selection: AnyHashable?, _ content: (_Assembler) -> Void) {
    let kind = environment.tabKind
    let outer = environment
    environment.stackAxis = nil
    environment.tabKind = .automatic
    environment.tabAccessory = nil
    // A search of all the tabs belongs to the one for searching, which has it in the bar.
    environment.search = nil
    environment.tabPlace = .ordinary
    var screens: [NodeIndex] = []
    let scope = withPreferences { screens = collect({ content(self) }) { Array($0) } }
    let selected = selectedPlace(screens, selection)
    let isHidden = scope.value(BarVisibilityKey.self)?[.tabBar] == .hidden
    let isPaged = kind == .page || kind == .verticalPage
    let showsBar = !isPaged && !isHidden && !screens.isEmpty
    let bar = showsBar ? addTabBar(screens, selected: selected) : nil
    let accessory = bar.flatMap { _ in outer.tabAccessory.flatMap { addTabAccessory($0) } }
    let index = kind == .page ? addPageIndex(pages: screens.count, selected: selected, outer) : nil
    let screen = selected.map { screens[$0] }
    environment = outer
    let object = TabViewObject(
      self, hasScreen: screen != nil, hasBar: bar != nil, hasAccessory: accessory != nil, hasIndex: index != nil)
    emit(
      tree.addObject(
        object, children: [screen, bar, accessory, index].compactMap { $0 }[...],
        attributes(tag: tag(NodeInfo(type: "TabView", role: .container)))))
  }

  /// The screen whose tag is selected, else the first.
  private func selectedPlace(_ screens: [NodeIndex], _ selection: AnyHashable?) -> Int? {
    guard !screens.isEmpty else { return nil }
    guard let selection else { return 0 }
    return screens.indices.first { place in
      guard let tag = selectionTag(of: screens[place]) else { return (selection.base as? Int) == place }
      return tag == selection
    } ?? 0
  }

  private func addTabBar(_ screens: [NodeIndex], selected: Int?) -> NodeIndex? {
    guard scenario.platform != .watchOS else { return nil }
    let entries = tabEntries(of: screens)
    guard !entries.isEmpty else { return nil }
    // A tab with a role of its own stands on a platter of its own where tabs float at the bottom.
    let isParted = isTabBarFloating && isTabBarAtBottom && entries.count > 1 && entries.last?.item.role != nil
    let plan = TabBarPlan(self, count: entries.count, isParted: isParted)
    let items = entries.enumerated().map { place, entry in
      let badge = entry.screens.count == 1 ? tabBadge(of: screens[entry.screens[0]], entry.item) : entry.item.badge
      let isSelected = selected.map(entry.screens.contains) ?? false
      return addTabItem(
        entry.item, badge, isSelected: isSelected,
        parts: parts(of: entry, isParted: isParted && place == entries.count - 1))
    }
    let info = NodeInfo(type: "TabBar", role: .tabBar)
    info.traits = [.systemBar, .systemSized]
    info.content = TabBarPlatter(self, plan)
    return tree.addObject(TabBarObject(plan), children: items[...], attributes(tag: tag(info)))
  }

  /// A parted tab is an icon; a pad's bar at the top has titles, and an icon for searching.
  private func parts(of entry: TabEntry, isParted: Bool) -> TabLabelParts {
    if isParted { return .icon }
    guard scenario.platform == .iOS, !isTabBarAtBottom, scenario.horizontal == .regular else { return .both }
    return entry.item.role == .search ? .icon : .title
  }

  /// A tab's own badge, else that of its screen.
  private func tabBadge(of screen: NodeIndex, _ item: TabItem) -> Text? {
    item.badge ?? layoutValue(ObjectIdentifier(BadgeValue.self), of: screen) as? Text
  }

  private func addTabItem(_ item: TabItem, _ badge: Text?, isSelected: Bool, parts: TabLabelParts) -> NodeIndex {
    let outer = environment
    defer { environment = outer }
    if let size = scenario.metrics["bar.tab.item.fontSize"] {
      environment.font = .system(size: CGFloat(size), weight: .medium)
    }
    environment.lineLimit = 1
    environment.enterBar()
    let tint = environment.tintStyle ?? AnyShapeStyle(environment.accent)
    let plain: HierarchicalShapeStyle = item.isDisabled ? .tertiary : .primary
    environment.setForeground([isSelected ? tint : AnyShapeStyle(plain)])
    let iconSize = scenario.metrics["bar.tab.item.iconSize"] ?? environment.resolve(environment.font).request.size
    let label = TabLabel(content: TabLabelContent(assemble: item.label), iconSize: CGFloat(iconSize), parts: parts)
    var inner = single { TabLabel._assemble(label, self) } ?? tree.addLeaf(.zero, attributes())
    let info = NodeInfo(type: "Tab", text: readableText(of: inner), role: .tab)
    info.id = item.identifier
    if parts == .icon { info.text = single({ item.label(self) }).flatMap(readableText) }
    if let read = item.readLabel { info.text = single({ Text._assemble(read, self) }).flatMap(readableText) }
    if let badge, let node = single({ TabBadge._assemble(TabBadge(self, badge, beside: iconSize), self) }) {
      let badgeInfo = NodeInfo(type: "badge", text: readableText(of: node), role: .text)
      badgeInfo.traits = [.systemBar, .systemSized]
      let wrapper = tree.addWrapper(hideFromReaders(node), attributes(tag: tag(badgeInfo)))
      inner = tree.addDecorated(inner, with: wrapper, Alignment.top.point, attributes())
    }
    info.states = (isSelected ? ["selected"] : []) + (item.isDisabled ? ["disabled"] : [])
    info.traits = [.systemBar, .systemSized]
    info.takesTaps = !item.isDisabled
    let whole = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
    let framed = tree.addFlexibleFrame(width: whole, height: whole, .center, inner, attributes())
    return tree.addWrapper(framed, attributes(tag: tag(info)))
  }
}
