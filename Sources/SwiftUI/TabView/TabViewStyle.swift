/// How a tab view looks.
public protocol TabViewStyle {
  static var _kind: _TabKind { get }
  /// Hands what the style says beside its kind to the views inside.
  func _apply(_ environment: inout EnvironmentValues)
}

extension TabViewStyle {
  public func _apply(_ environment: inout EnvironmentValues) {}
}

/// The looks that tab view styles come to.
public enum _TabKind: Sendable { case automatic, page, sidebar, verticalPage }

public struct DefaultTabViewStyle: TabViewStyle {
  public static let _kind = _TabKind.automatic
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  public static let _kind = _TabKind.page

  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public func _apply(_ environment: inout EnvironmentValues) { environment.pageIndexMode = indexDisplayMode }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public static let _kind = _TabKind.automatic
  public init() {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public static let _kind = _TabKind.sidebar
  public init() {}
}

public struct GroupedTabViewStyle: TabViewStyle {
  public static let _kind = _TabKind.automatic
  public init() {}
}

public struct VerticalPageTabViewStyle: TabViewStyle {
  public static let _kind = _TabKind.verticalPage
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

private enum TabKindKey: EnvironmentKey { static let defaultValue = _TabKind.automatic }

extension EnvironmentValues {
  var tabKind: _TabKind {
    get { self[TabKindKey.self] }
    set { self[TabKindKey.self] = newValue }
  }
}

/// The dots under the pages of a tab view.
public struct PageIndexViewStyle: Sendable {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When a tab bar gets smaller as content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        environment.tabKind = S._kind
        style._apply(&environment)
      })
  }

  public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    modifier(_EnvironmentModifier { $0.pageIndexBackground = style.backgroundDisplayMode })
  }

  /// A bar at rest has its whole size, whatever makes it smaller.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
