/// Where a search field goes.
public struct SearchFieldPlacement: Hashable, Sendable {
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  /// When a field below the title shows; nil for other places.
  let drawer: NavigationBarDrawerDisplayMode?

  private init(_ name: String, drawer: NavigationBarDrawerDisplayMode? = nil) {
    self.name = name
    self.drawer = drawer
  }

  public static let automatic = SearchFieldPlacement("automatic")
  public static let toolbar = SearchFieldPlacement("toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement("toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement("sidebar")
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement("navigationBarDrawer", drawer: displayMode)
  }
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// What happens to a toolbar while people search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field shows in a toolbar while people do not search.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, nil, placement, prompt) }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, nil, placement, Text(prompt)) }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, nil, placement, Text(prompt)) }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text, isPresented, placement, prompt) }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(text, isPresented, placement, Text(prompt)) }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, isPresented, placement, Text(prompt)) }

  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(text, nil, placement, prompt).searchSuggestions(suggestions) }

  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return searchRefining { search, environment in
      search.suggestions = SearchPart(environment: environment, isEmpty: S._members(suggestions).isEmpty) {
        $0.assembleView(List { suggestions }.listStyle(.plain))
      }
    }
  }

  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return searchRefining { search, environment in
      search.scopeActivation = activation
      search.scopes = SearchPart(environment: environment, isEmpty: S._members(scopes).isEmpty) {
        $0.assembleView(Picker(selection: scope, content: { scopes }, label: { EmptyView() }).pickerStyle(.segmented))
      }
    }
  }

  /// What a suggestion puts into the field when it is chosen; it changes nothing that shows.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// Whether the title stays while people search.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { searchRefining { search, _ in search.keepsTitle = behavior == .avoidHidingContent } }

  /// Whether the field in a toolbar is a button until people search.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    searchRefining { search, _ in search.isMinimized = behavior == .minimize }
  }
}
