extension TabContent {
  nonisolated func changed(_ change: @escaping (inout TabItem) -> Void) -> TabGroup<TabValue> {
    TabGroup { assembler in assembler.changeTabs({ Self._tabs(self, assembler) }, change) }
  }

  /// A count on the tab; none for zero.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge = count == 0 ? nil : Text(verbatim: count.formatted()) }
  }

  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge = key.map { Text($0) } }
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.badge = label.map { Text($0) } }
  }

  /// Where the tab may appear: in the bar, in the sidebar, or in both.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.placement = placement }
  }

  /// Whether the tab shows before a person has changed that.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { item in
      if placements.contains(.tabBar), visibility != .automatic { item.isHiddenInBar = visibility == .hidden }
    }
  }

  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabGroup { if !hidden { Self._tabs(self, $0) } }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.isDisabled = disabled || $0.isDisabled }
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { $0.identifier = identifier }
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changed { $0.readLabel = label }
  }

  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    changed { $0.readLabel = Text(key) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    changed { $0.readLabel = Text(label) }
  }
}

// What people do to tabs changes nothing of a screen at rest.
extension TabContent {
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { changed { _ in } }

  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changed { _ in } }

  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> { changed { _ in } }
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    changed { _ in }
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some TabContent<TabValue> { changed { _ in } }
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some TabContent<TabValue> { changed { _ in } }

  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { changed { _ in } }

  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    changed { _ in }
  }

  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
    changed { _ in }
  }

  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    changed { _ in }
  }

  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TabContent<TabValue>
  { changed { _ in } }

  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { changed { _ in } }
}

/// Where a tab goes in a bar that becomes a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The two forms of a bar that becomes a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What people may do to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
