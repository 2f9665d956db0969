/// Tabs under a header: one item of a pad's bar, a section of a sidebar; on a phone, tabs like others.
nonisolated public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  let header: Header
  let add: (_Assembler) -> Void

  public var body: Never { _noBody(Self.self) }

  public static func _tabs(_ section: Self, _ assembler: _Assembler) {
    let header = section.header
    let place = TabItemSection(
      identity: assembler.identity, header: { Header._assemble(header, $0) }, hasHeader: Header.self != EmptyView.self)
    assembler.changeTabs({ section.add(assembler) }) { item in
      if item.section == nil { item.section = place }
    }
  }
}

extension TabSection where Footer == EmptyView {
  public init<C: TabContent>(
    @TabContentBuilder<SelectionValue> content: () -> C, @ViewBuilder header: () -> Header
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let content = content()
    self.header = header()
    add = { C._tabs(content, $0) }
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  public init<C: TabContent>(@TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  public init<C: TabContent>(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(content: content) { Text(titleKey) }
  }

  public init<C: TabContent>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: TabContent>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(content: content) { Text(title) }
  }
}
