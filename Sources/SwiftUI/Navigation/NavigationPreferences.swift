/// The title that a view gives to the bar around it.
struct NavigationTitle {
  var text: Text?
  var mode: NavigationBarItem.TitleDisplayMode?
  var subtitle: Text?
  var isBarHidden: Bool?
  var isBackButtonHidden: Bool?
  var isSidebarToggleHidden: Bool?
}

enum NavigationTitleKey: PreferenceKey {
  static let defaultValue = NavigationTitle()

  /// Views further in speak first; what they leave open the next ones fill.
  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    value.text = value.text ?? next.text
    value.mode = value.mode ?? next.mode
    value.subtitle = value.subtitle ?? next.subtitle
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.isBackButtonHidden = value.isBackButtonHidden ?? next.isBackButtonHidden
    value.isSidebarToggleHidden = value.isSidebarToggleHidden ?? next.isSidebarToggleHidden
  }
}

nonisolated struct NavigationTitleModifier: _PrimitiveModifier {
  let change: (inout NavigationTitle) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    content()
    var title = NavigationTitle()
    modifier.change(&title)
    assembler.preferences.add(NavigationTitleKey.self, title)
  }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  nonisolated func navigationTitling(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    modifier(NavigationTitleModifier(change: change))
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View { navigationTitling { $0.text = title } }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitling { $0.text = Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitling { $0.text = Text(titleResource) }
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitling { $0.text = Text(title) }
  }

  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitling { $0.text = Text(verbatim: title.wrappedValue) }
  }

  public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View { self }

  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationTitling { $0.subtitle = subtitle }
  }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationTitling { $0.subtitle = Text(subtitleKey) }
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationTitling { $0.subtitle = Text(subtitle) }
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitling {
      $0.text = title
      $0.mode = displayMode
    }
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitling { $0.mode = displayMode }
  }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationTitling { $0.isBarHidden = hidden }
  }

  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationTitling { $0.isBackButtonHidden = hidesBackButton }
  }

  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
