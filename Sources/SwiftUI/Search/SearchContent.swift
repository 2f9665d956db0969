/// A search that a view offers: what the container around it, or the first one in it, shows of it.
struct SearchContent {
  var field: SearchField?
  var suggestions: SearchPart?
  var scopes: SearchPart?
  var scopeActivation = SearchScopeActivation.automatic
  var isMinimized = false
  var keepsTitle = false
  /// Where the container is that shows it, when that lies in the view.
  var claim = SearchClaim()

  var isPresented: Bool { field?.isPresented == true }

  var showsSuggestions: Bool { isPresented && suggestions?.isEmpty == false }

  var showsScopes: Bool {
    guard isPresented, let scopes, !scopes.isEmpty else { return false }
    return scopeActivation != .onTextEntry || field?.text.isEmpty == false
  }
}

/// The field of a search.
struct SearchField {
  let text: String
  let prompt: Text?
  let isPresented: Bool
  let placement: SearchFieldPlacement
  let environment: EnvironmentValues
}

/// Views that go with a search, with the environment of the place that they come from.
struct SearchPart {
  let environment: EnvironmentValues
  let isEmpty: Bool
  let assemble: (_Assembler) -> Void
}

/// Whether a container in the view that is searched has taken the search.
final class SearchClaim {
  var isTaken = false
}

/// Where a search field stands.
enum SearchPlace {
  /// In the bar at the bottom.
  case bottom
  /// Below the title.
  case drawer
}

/// What kind of tab a view stands in, which decides where its search goes.
enum TabPlace { case none, ordinary, search }

enum SearchKey: PreferenceKey {
  static let defaultValue: SearchContent? = nil
  static func reduce(value: inout SearchContent?, nextValue: () -> SearchContent?) { value = value ?? nextValue() }
}

private enum SearchContentKey: EnvironmentKey { static var defaultValue: SearchContent? { nil } }
private enum SearchingKey: EnvironmentKey { static let defaultValue = false }
private enum TabPlaceKey: EnvironmentKey { static let defaultValue = TabPlace.none }

extension EnvironmentValues {
  /// A search of a view further out that no container has taken yet.
  var search: SearchContent? {
    get { self[SearchContentKey.self] }
    set { self[SearchContentKey.self] = newValue }
  }

  var tabPlace: TabPlace {
    get { self[TabPlaceKey.self] }
    set { self[TabPlaceKey.self] = newValue }
  }

  /// Whether the search around the view is presented.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
}

/// Offers a search to the containers in a view and, when there are none, to the one around it.
nonisolated struct SearchModifier: _PrimitiveModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    var search = assembler.environment.search ?? SearchContent()
    // What was refined further out belongs to this search unless another has it already.
    if search.field != nil { search = SearchContent() }
    search.claim = SearchClaim()
    search.field = SearchField(
      text: modifier.text.wrappedValue, prompt: modifier.prompt,
      isPresented: modifier.isPresented?.wrappedValue ?? false, placement: modifier.placement,
      environment: assembler.environment)
    assembler.withEnvironment({ ($0.search, $0.isSearching) = (search, search.isPresented) }) { content() }
    if !search.claim.isTaken { assembler.preferences.add(SearchKey.self, search) }
  }
}

/// Says more of the search in a view.
nonisolated struct SearchRefinement: _PrimitiveModifier {
  let change: (inout SearchContent, EnvironmentValues) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    var search = assembler.environment.search ?? SearchContent()
    if search.field != nil { search = SearchContent() }
    modifier.change(&search, assembler.environment)
    assembler.withEnvironment({ $0.search = search }) { content() }
  }
}

extension View {
  nonisolated func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  nonisolated func searchRefining(
    _ change: @escaping (inout SearchContent, EnvironmentValues) -> Void
  ) -> some View { modifier(SearchRefinement(change: change)) }
}
