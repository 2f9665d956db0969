/// A tab, or several.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the tabs' screens, each marked with what the bar shows of it.
  nonisolated static func _tabs(_ content: Self, _ assembler: _Assembler)
}

extension TabContent {
  public nonisolated static func _tabs(_ content: Self, _ assembler: _Assembler) {
    Body._tabs(_mainBody { content.body }, assembler)
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public nonisolated static func _tabs(_ content: Never, _ assembler: _Assembler) {}
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Names the content of a tab view that was built from tabs.
  public struct Content<C: TabContent> {}

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabGroup<TabValue> {
    TabGroup { assembler in
      var place = 0
      repeat addTabs(of: each content, at: &place, assembler)
    }
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> TabGroup<TabValue> {
    TabGroup { assembler in if let content { C._tabs(content, assembler) } }
  }

  public static func buildEither<C: TabContent>(first: C) -> TabGroup<TabValue> { TabGroup { C._tabs(first, $0) } }
  public static func buildEither<C: TabContent>(second: C) -> TabGroup<TabValue> { TabGroup { C._tabs(second, $0) } }
}

private func addTabs<C: TabContent>(of content: C, at place: inout Int, _ assembler: _Assembler) {
  assembler.withIdentity(assembler.identity.child(place)) { C._tabs(content, assembler) }
  place += 1
}

/// Several tabs as one value.
nonisolated public struct TabGroup<TabValue: Hashable>: TabContent {
  let add: (_Assembler) -> Void

  public var body: Never { _noBody(Self.self) }

  public static func _tabs(_ content: Self, _ assembler: _Assembler) { content.add(assembler) }
}

/// Tabs under a header, in the sidebar of a wide window.
nonisolated public struct TabSection<Header: View, Value: Hashable>: TabContent {
  public typealias TabValue = Value
  let add: (_Assembler) -> Void

  public var body: Never { _noBody(Self.self) }

  public static func _tabs(_ content: Self, _ assembler: _Assembler) { content.add(assembler) }
}

extension TabSection where Header == Text {
  public init<C: TabContent>(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> C)
  where C.TabValue == Value {
    let content = content()
    add = { C._tabs(content, $0) }
  }
}

extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  public nonisolated func hidden(_ hidden: Bool = true) -> TabGroup<TabValue> {
    TabGroup { if !hidden { Self._tabs(self, $0) } }
  }
}

/// Where a tab goes in a bar that becomes a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
