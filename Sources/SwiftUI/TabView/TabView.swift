import GalleyLayout

/// Screens that a bar of tabs switches between.
nonisolated public struct TabView<SelectionValue: Hashable, Content>: _PrimitiveView {
  let selection: (() -> AnyHashable?)?
  let content: (_Assembler) -> Void

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addTabView(selection: view.selection?(), view.content)
  }
}

extension TabView where Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { binding in { AnyHashable(binding.wrappedValue) } }
    self.content = { Content._assemble(content, $0) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
    self.content = { Content._assemble(content, $0) }
  }
}

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let content = content()
    self.selection = { AnyHashable(selection.wrappedValue) }
    self.content = { C._tabs(content, $0) }
  }
}

extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    let content = content()
    selection = nil
    self.content = { C._tabs(content, $0) }
  }
}
