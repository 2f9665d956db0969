/// The items that views hand up to the bars around them.
enum ToolbarItemsKey: PreferenceKey {
  static let defaultValue: [CollectedItem] = []
  static func reduce(value: inout [CollectedItem], nextValue: () -> [CollectedItem]) { value += nextValue() }
}

/// An item with the environment of the place that it comes from.
struct CollectedItem {
  let entry: _ToolbarEntry
  let environment: EnvironmentValues
}

nonisolated struct ToolbarModifier: _PrimitiveModifier {
  let entries: () -> [_ToolbarEntry]

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    content()
    let environment = assembler.environment
    assembler.preferences.add(
      ToolbarItemsKey.self, modifier.entries().map { CollectedItem(entry: $0, environment: environment) })
  }
}

/// What views say of the bars around them, by bar.
enum BarVisibilityKey: PreferenceKey {
  static let defaultValue: [ToolbarPlacement: Visibility] = [:]
  static func reduce(value: inout [ToolbarPlacement: Visibility], nextValue: () -> [ToolbarPlacement: Visibility]) {
    value.merge(nextValue()) { first, _ in first }
  }
}

nonisolated struct BarVisibilityModifier: _PrimitiveModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.preferences.add(
      BarVisibilityKey.self,
      Dictionary(modifier.bars.map { ($0, modifier.visibility) }, uniquingKeysWith: { first, _ in first }))
    content()
  }
}

extension View {
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      ToolbarModifier {
        Content._members(content).map { member in
          _ToolbarEntry(placement: .automatic) { member.assemble($0) }
        }
      })
  }

  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(ToolbarModifier { Content._entries(content) })
  }

  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier { Content._entries(content) })
  }

  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.isInline ? .inline : .automatic)
  }

  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  let isInline: Bool
  public static let automatic = ToolbarTitleDisplayMode(isInline: false)
  public static let large = ToolbarTitleDisplayMode(isInline: false)
  public static let inlineLarge = ToolbarTitleDisplayMode(isInline: false)
  public static let inline = ToolbarTitleDisplayMode(isInline: true)
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}
