/// One tab.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let value: AnyHashable?
  let label: Label
  let content: Content
  var role: TabRole? = nil

  public var body: Never { _noBody(Self.self) }

  public static func _tabs(_ tab: Self, _ assembler: _Assembler) {
    let label = tab.label
    let place = tab.role == .search ? TabPlace.search : .ordinary
    assembler.modifyEach({
      assembler.withEnvironment({ $0.tabPlace = place }) { Content._assemble(tab.content, assembler) }
    }) { node in
      assembler.markTab(node, value: tab.value, TabItem(label: { Label._assemble(label, $0) }, role: tab.role))
    }
  }
}

/// What a tab is for.
public struct TabRole: Equatable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
  /// A tab for the app's main act, apart from the others (OS 27).
  public static let prominent = TabRole(name: "prominent")
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), label: DefaultTabLabel(Text(titleKey), systemImage), content: content(),
      role: role)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), label: DefaultTabLabel(Text(title), systemImage), content: content(),
      role: role)
  }

  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value), label: DefaultTabLabel(Text("Search"), "magnifyingglass"), content: content(),
      role: role)
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(Text(titleKey), systemImage), content: content(),
      role: role)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(Text(title), systemImage), content: content(),
      role: role)
  }

  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, label: DefaultTabLabel(Text("Search"), "magnifyingglass"), content: content(),
      role: role)
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: AnyHashable(value), label: label(), content: content(), role: role) }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), content: content(), role: role)
  }
}

/// A tab's title with its symbol.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let symbol: String

  init(_ title: Text, _ symbol: String) {
    self.title = title
    self.symbol = symbol
  }

  public var body: some View { Label(title: { title }, icon: { Image(systemName: symbol) }) }
}
