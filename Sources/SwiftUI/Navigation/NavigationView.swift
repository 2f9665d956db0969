/// Screens on top of each other or, in a wide window of a pad or a Mac, columns side by side: the older spelling of both.
nonisolated public struct NavigationView<Content: View>: _PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let members = Content._members(view.content)
    guard assembler.showsNavigationViewColumns else {
      // Of several views the first is the screen that a compact window shows.
      return assembler.addNavigation("NavigationView", path: []) { members.first?.assemble(assembler) }
    }
    if members.count == 1 {
      assembler.note(
        "a NavigationView with one view shows it as a sidebar in a window this wide, beside an empty detail; "
          + "navigationViewStyle(.stack) or NavigationStack shows it alone")
    }
    let kinds: [SplitColumn.Kind] = members.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    let columns = kinds.enumerated().map { place, kind in
      SplitColumn(kind: kind) { if members.indices.contains(place) { members[place].assemble(assembler) } }
    }
    assembler.addSplitView("NavigationView", columns, visibility: .automatic, compact: .sidebar)
  }
}

extension _Assembler {
  /// What the automatic style comes to: columns where split views have them, on pads and Macs.
  fileprivate var showsNavigationViewColumns: Bool {
    guard scenario.platform == .iOS || scenario.platform == .macOS, !isSplitCompact else { return false }
    return scenario.idiom != .phone && environment.navigationViewLook != .stack
      || environment.navigationViewLook == .columns
  }
}

/// How an older navigation view shows its columns.
public protocol NavigationViewStyle {
  static var _look: _NavigationViewLook { get }
}

extension NavigationViewStyle {
  public static var _look: _NavigationViewLook { .automatic }
}

/// The looks of older navigation views.
public enum _NavigationViewLook: Sendable { case automatic, stack, columns }

public struct StackNavigationViewStyle: NavigationViewStyle {
  public static let _look = _NavigationViewLook.stack
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static let _look = _NavigationViewLook.columns
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static let _look = _NavigationViewLook.columns
  public init() {}
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

private enum NavigationViewLookKey: EnvironmentKey { static let defaultValue = _NavigationViewLook.automatic }

extension EnvironmentValues {
  fileprivate var navigationViewLook: _NavigationViewLook {
    get { self[NavigationViewLookKey.self] }
    set { self[NavigationViewLookKey.self] = newValue }
  }
}

extension View {
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.navigationViewLook = S._look })
  }
}
