import GalleyLayout

/// What a tab view shows of one of its screens in the bar.
struct TabItem {
  var label: (_Assembler) -> Void
  /// A count or short text on the tab.
  var badge: Text?
  var role: TabRole?
  var placement = TabPlacement.automatic
  /// The innermost section that the tab is in.
  var section: TabItemSection?
  var isDisabled = false
  /// Whether the bar leaves the tab out, though not a sidebar.
  var isHiddenInBar = false
  var identifier: String?
  /// What is read instead of the label.
  var readLabel: Text?
}

/// A section of tabs: which one, and what stands over it.
struct TabItemSection {
  let identity: ViewIdentity
  let header: (_Assembler) -> Void
  let hasHeader: Bool
}

enum TabItemValue: LayoutValueKey { static var defaultValue: TabItem? { nil } }

extension _Assembler {
  /// Says on a screen's node what the bar shows of it.
  func markTab(_ node: NodeIndex, value: AnyHashable?, _ item: TabItem) -> NodeIndex {
    let wrapper = tree.addWrapper(node, attributes())
    updateInfo(of: wrapper) { info in
      info.selectionTag = value
      info.layoutValues[ObjectIdentifier(TabItemValue.self)] = item
    }
    return wrapper
  }

  /// What the bar shows of a screen; nil for a view without an item.
  func tabItem(of screen: NodeIndex) -> TabItem? {
    layoutValue(ObjectIdentifier(TabItemValue.self), of: screen) as? TabItem
  }

  /// Changes what the bar shows of each tab that content adds.
  func changeTabs(_ content: () -> Void, _ change: @escaping (inout TabItem) -> Void) {
    modifyEach(content) { [self] node in
      guard var item = tabItem(of: node) else { return node }
      change(&item)
      let wrapper = tree.addWrapper(node, attributes())
      updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(TabItemValue.self)] = item }
      return wrapper
    }
  }
}

nonisolated struct TabItemModifier: _PrimitiveModifier {
  let label: (_Assembler) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { assembler.markTab($0, value: nil, TabItem(label: modifier.label)) }
  }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modifier(TabItemModifier { V._assemble(label, $0) })
  }
}
