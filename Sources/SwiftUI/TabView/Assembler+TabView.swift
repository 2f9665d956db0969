import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Builds the selected screen of a tab view and its bar.
  func addTabView(selection: AnyHashable?, _ content: (_Assembler) -> Void) {
    let kind = environment.tabKind
    let outer = environment
    environment.stackAxis = nil
    environment.tabKind = .automatic
    // A search of all the tabs belongs to the one for searching, which has it in the bar.
    environment.search = nil
    environment.tabPlace = .ordinary
    var screens: [NodeIndex] = []
    let scope = withPreferences { screens = collect({ content(self) }) { Array($0) } }
    let selected = selectedPlace(screens, selection)
    let isHidden = scope.value(BarVisibilityKey.self)?[.tabBar] == .hidden
    let showsBar = kind != .page && kind != .verticalPage && !isHidden && !screens.isEmpty
    let bar = showsBar ? addTabBar(screens, selected: selected) : nil
    let screen = selected.map { screens[$0] }
    environment = outer
    emit(
      tree.addObject(
        TabViewObject(self, hasScreen: screen != nil, hasBar: bar != nil),
        children: [screen, bar].compactMap { $0 }[...],
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
    let items = screens.indices.map { place in
      let item = layoutValue(ObjectIdentifier(TabItemValue.self), of: screens[place]) as? TabItem
      return addTabItem(item, isSelected: place == selected)
    }
    let object = TabBarObject(self)
    let info = NodeInfo(type: "TabBar", role: .tabBar)
    info.traits = [.systemBar, .systemSized]
    info.content = TabBarPlatter(self, items: items.count)
    return tree.addObject(object, children: items[...], attributes(tag: tag(info)))
  }

  private func addTabItem(_ item: TabItem?, isSelected: Bool) -> NodeIndex {
    let outer = environment
    defer { environment = outer }
    if let size = scenario.metrics["bar.tab.item.fontSize"] {
      environment.font = .system(size: CGFloat(size), weight: .medium)
    }
    environment.lineLimit = 1
    environment.enterBar()
    let tint = environment.tintStyle ?? AnyShapeStyle(environment.accent)
    environment.setForeground([isSelected ? tint : AnyShapeStyle(HierarchicalShapeStyle.primary)])
    let iconSize = scenario.metrics["bar.tab.item.iconSize"] ?? environment.resolve(environment.font).request.size
    let inner =
      single {
        guard let item else { return }
        TabLabel._assemble(TabLabel(content: TabLabelContent(assemble: item.label), iconSize: CGFloat(iconSize)), self)
      } ?? tree.addLeaf(.zero, attributes())
    let info = NodeInfo(type: "Tab", text: readableText(of: inner), role: .tab)
    info.states = isSelected ? ["selected"] : []
    info.traits = [.systemBar, .systemSized]
    info.takesTaps = true
    let whole = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
    let framed = tree.addFlexibleFrame(width: whole, height: whole, .center, inner, attributes())
    return tree.addWrapper(framed, attributes(tag: tag(info)))
  }
}
