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
