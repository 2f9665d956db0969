/// Closes what is presented.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Closes a search.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

/// Opens an address.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  init() {}

  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// Opens a window of the app.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// Loads a view's data again.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Whether a view is presented, in the older spelling.
public struct PresentationMode: Sendable {
  public private(set) var isPresented = false
  public mutating func dismiss() { isPresented = false }
}

/// Whether the app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether rows can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Whether controls of the Mac stand in the key window.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var isPresented: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var supportsMultipleWindows: Bool { scenario?.idiom == .pad || scenario?.idiom == .mac }
  public var rename: RenameAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }

  public var controlActiveState: ControlActiveState {
    get { .key }
    set {}
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

extension View {
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
