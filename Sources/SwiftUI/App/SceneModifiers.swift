/// A scene whose windows see a changed environment.
nonisolated struct EnvironmentScene<Content: Scene>: _PrimitiveScene {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func _window(_ scene: Self) -> AnyView? {
    Content._window(scene.content).map { AnyView($0.modifier(_EnvironmentModifier(scene.change))) }
  }
}

extension Scene {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { EnvironmentScene(content: self) { $0[keyPath: keyPath] = value } }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(content: self) { $0[objectOf: T.self] = object }
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(content: self) { $0[objectOf: T.self] = object }
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) } }
}

// What follows happens to an app that runs: a screen at rest shows nothing of it.
extension Scene {
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

/// Work that the system starts while the app is not in front.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
