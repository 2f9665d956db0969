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
  public static func buildBlock() -> TabGroup<TabValue> { TabGroup { _ in } }

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
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabGroup<TabValue> {
    TabGroup { C._tabs(content, $0) }
  }
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

/// Tabs whose value and kind are not part of the type.
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent {
  let add: (_Assembler) -> Void

  public init<C: TabContent>(_ content: C) where C.TabValue == TabValue { add = { C._tabs(content, $0) } }

  public var body: Never { _noBody(Self.self) }

  public static func _tabs(_ content: Self, _ assembler: _Assembler) { content.add(assembler) }
}
