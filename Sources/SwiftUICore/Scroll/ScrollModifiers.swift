/// For which of a scroll view's parts margins count.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Which part of the content shows at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Which part stays when a length changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is shorter than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  nonisolated func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(_EnvironmentModifier { change(&$0.scrollSettings) })
  }

  /// Where the content stands while nobody has scrolled, and on which side it lies when it is shorter than the view.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { $0.generalAnchor = anchor }
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    // A role's own anchor counts whichever of the modifiers stands outside.
    scrollSettings { $0.roleAnchors[role] = .some(anchor) }
  }

  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { scrollSettings { $0.isDisabled = disabled } }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.isClipDisabled = disabled }
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.margins.top = insets.top }
      if edges.contains(.leading) { settings.margins.leading = insets.leading }
      if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
    }
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement) }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, EdgeInsets(.all, length), for: placement) }
}
