/// What modifiers around a row ask of it.
struct ListRowSettings {
  var insets: EdgeInsets?
  var background: AnyView?
  var hidesSeparatorTop = false
  var hidesSeparatorBottom = false
  /// The colour of the line below the row.
  var separatorTint: Color?
  var spacing: CGFloat?
  var hidesScrollBackground = false
}

private enum ListRowSettingsKey: EnvironmentKey {
  static let defaultValue = ListRowSettings()
}

extension EnvironmentValues {
  var listRow: ListRowSettings {
    get { self[ListRowSettingsKey.self] }
    set { self[ListRowSettingsKey.self] = newValue }
  }
}

enum RowSettingsValue: LayoutValueKey { static let defaultValue = ListRowSettings() }

nonisolated struct ListRowModifier: _PrimitiveModifier {
  let change: (inout ListRowSettings) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    // Rows read their settings from the node; those around several rows reach each of them.
    assembler.modifyEach(content) { node in
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      let inner =
        assembler.layoutValue(ObjectIdentifier(RowSettingsValue.self), of: node) as? ListRowSettings
        ?? ListRowSettings()
      var settings = ListRowSettings()
      modifier.change(&settings)
      assembler.updateInfo(of: wrapper) {
        $0.layoutValues[ObjectIdentifier(RowSettingsValue.self)] = inner.over(settings)
      }
      return wrapper
    }
  }
}

extension ListRowSettings {
  /// These settings where they say something, else the others.
  func over(_ outer: ListRowSettings) -> ListRowSettings {
    var result = outer
    result.insets = insets ?? outer.insets
    result.background = background ?? outer.background
    result.hidesSeparatorTop = hidesSeparatorTop || outer.hidesSeparatorTop
    result.hidesSeparatorBottom = hidesSeparatorBottom || outer.hidesSeparatorBottom
    result.separatorTint = separatorTint ?? outer.separatorTint
    return result
  }
}

extension View {
  nonisolated func listRow(_ change: @escaping (inout ListRowSettings) -> Void) -> some View {
    modifier(ListRowModifier(change: change))
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }

  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRow { $0.insets = length.map { EdgeInsets(edges, $0) } }
  }

  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow {
      $0.hidesSeparatorTop = visibility == .hidden && edges.contains(.top)
      $0.hidesSeparatorBottom = visibility == .hidden && edges.contains(.bottom)
    }
  }

  /// Of two rows that ask for colours of one line, the upper one has its way.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { $0.separatorTint = edges.contains(.bottom) ? color : nil }
  }

  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(_EnvironmentModifier { $0.listRow.spacing = spacing })
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_EnvironmentModifier { $0.listSectionSpacing = spacing })
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(_EnvironmentModifier { $0.listSectionSpacing = .custom(spacing) })
  }

  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(_EnvironmentModifier { $0.listRow.hidesScrollBackground = visibility == .hidden })
  }
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}

/// The gaps between the sections of a list.
public struct ListSectionSpacing: Sendable, Hashable {
  let length: CGFloat?
  let isCompact: Bool

  public static let `default` = ListSectionSpacing(length: nil, isCompact: false)
  public static let compact = ListSectionSpacing(length: nil, isCompact: true)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing, isCompact: false)
  }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}
