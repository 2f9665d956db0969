/// A scene of windows that look alike.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  let content: AnyView

  public init(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public static func _window(_ scene: Self) -> AnyView? { scene.content }
}

/// Windows for values: the first stands for no value yet, or for the one that the app names as the default.
extension WindowGroup {
  init<D>(_ value: D, _ content: (Binding<D>) -> Content) { self.content = AnyView(content(.constant(value))) }

  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil) { PresentedWindowContent(content: content($0)) }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(defaultValue()) { PresentedWindowContent(content: content($0)) }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

/// The content of a window for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: _PrimitiveView {
  let content: Content

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { Content._assemble(view.content, assembler) }
}

/// A scene of one window.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  let content: AnyView

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
  }

  public static func _window(_ scene: Self) -> AnyView? { scene.content }
}

/// The settings of a Mac app: no window of the app's at launch.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public static func _window(_ scene: Self) -> AnyView? { nil }
}
