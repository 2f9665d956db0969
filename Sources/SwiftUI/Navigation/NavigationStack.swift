/// Screens on top of each other, with a bar.
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView {
  let path: () -> [AnyHashable]
  let root: Root

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addNavigation("NavigationStack", path: view.path()) { Root._assemble(view.root, assembler) }
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    path = { [] }
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = { path.wrappedValue.elements }
    self.root = root()
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = { path.wrappedValue.map { AnyHashable($0) } }
    self.root = root()
  }
}

/// A bar around one screen, in the older spelling.
nonisolated public struct NavigationView<Content: View>: _PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    // Of several views the first is the screen that a compact window shows.
    let members = Content._members(view.content)
    assembler.addNavigation("NavigationView", path: []) { members.first?.assemble(assembler) }
  }
}

extension View {
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How an older navigation view shows its columns.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
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
