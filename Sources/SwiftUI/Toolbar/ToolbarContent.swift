/// One item that a toolbar is to show.
public struct _ToolbarEntry {
  var placement: ToolbarItemPlacement
  var content: (_Assembler) -> Void
  /// A gap instead of an item.
  var isSpacer = false
  /// An item of the system's own instead of views.
  var systemItem: ToolbarDefaultItemKind?
}

/// What goes into a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  nonisolated static func _entries(_ content: Self) -> [_ToolbarEntry]
}

extension ToolbarContent {
  public nonisolated static func _entries(_ content: Self) -> [_ToolbarEntry] {
    Body._entries(_mainBody { content.body })
  }
}

extension Never: ToolbarContent {
  public nonisolated static func _entries(_ content: Never) -> [_ToolbarEntry] { [] }
}

/// Toolbar content that people can rearrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Toolbar content that the runtime knows by itself.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public nonisolated var body: Never { _noBody(Self.self) }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var entries: [_ToolbarEntry] = []
    repeat addEntries(of: each content, to: &entries)
    return ToolbarEntries(entries: entries)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarEntries(entries: content.map { Content._entries($0) } ?? [])
  }

  public static func buildEither<A: ToolbarContent>(first: A) -> ToolbarEntries {
    ToolbarEntries(entries: A._entries(first))
  }

  public static func buildEither<B: ToolbarContent>(second: B) -> ToolbarEntries {
    ToolbarEntries(entries: B._entries(second))
  }

  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { content }
}

private func addEntries<Content: ToolbarContent>(of content: Content, to entries: inout [_ToolbarEntry]) {
  entries += Content._entries(content)
}

/// Items as a value.
nonisolated public struct ToolbarEntries: _PrimitiveToolbarContent, CustomizableToolbarContent {
  let entries: [_ToolbarEntry]

  public static func _entries(_ content: Self) -> [_ToolbarEntry] { content.entries }
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public static func _entries(_ item: Self) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: item.placement) { Content._assemble(item.content, $0) }]
  }
}

extension ToolbarItem where ID == Void {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar at one place.
nonisolated public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }

  public static func _entries(_ group: Self) -> [_ToolbarEntry] {
    Content._members(group.content).map { member in
      _ToolbarEntry(placement: group.placement) { member.assemble($0) }
    }
  }
}

/// A gap between the items of a toolbar.
nonisolated public struct ToolbarSpacer: _PrimitiveToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public static func _entries(_ spacer: Self) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: spacer.placement, content: { _ in }, isSpacer: true)]
  }
}

/// Whether a gap of a toolbar stretches.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// The title's menu: closed on a screen at rest.
nonisolated public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent, CustomizableToolbarContent {
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  public static func _entries(_ menu: Self) -> [_ToolbarEntry] { [] }
}

/// The system's own item at a place of the code's choice.
nonisolated public struct DefaultToolbarItem: _PrimitiveToolbarContent, CustomizableToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  public static func _entries(_ item: Self) -> [_ToolbarEntry] {
    // Only a search stands where the code says; the title and the sidebar's button have one place.
    guard item.kind == .search else { return [] }
    return [_ToolbarEntry(placement: item.placement, content: { _ in }, systemItem: item.kind)]
  }
}

extension ToolbarContent {
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ToolbarEntries(entries: hidden ? [] : Self._entries(self))
  }

  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
  {
    self
  }
}

extension CustomizableToolbarContent {
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
