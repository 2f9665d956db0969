/// An item that a container adds to a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// Leaves out an item that the container adds: the title that the view or something in it sets, or the button that
  /// shows and hides the sidebar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationTitleKey.self) { title in
      if defaultItemKind == .title { title.text = nil }
      if defaultItemKind == .sidebarToggle { title.isSidebarToggleHidden = true }
    }
  }
}
