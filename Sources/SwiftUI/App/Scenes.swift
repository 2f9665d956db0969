/// A scene of windows that look alike.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  let content: AnyView

  public init(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public init<D: Decodable & Encodable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.content = AnyView(content(.constant(nil))) }

  public static func _window(_ scene: Self) -> AnyView? { scene.content }
}

/// A scene of one window.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  let content: AnyView

  init(content: () -> Content) { self.content = AnyView(content()) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public static func _window(_ scene: Self) -> AnyView? { scene.content }
}

/// The settings of a Mac app: no window of the app's at launch.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public static func _window(_ scene: Self) -> AnyView? { nil }
}

/// An item in the Mac's menu bar: no window at launch.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public static func _window(_ scene: Self) -> AnyView? { nil }
}
