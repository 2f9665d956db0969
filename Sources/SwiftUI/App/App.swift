/// An app: its scenes.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Apps are proofed, not run.
  public static func main() {}
}

/// A part of an app with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The content of the scene's first window; nil when it opens none.
  nonisolated static func _window(_ scene: Self) -> AnyView?
}

extension Scene {
  public nonisolated static func _window(_ scene: Self) -> AnyView? { Body._window(_mainBody { scene.body }) }
}

/// A scene that the runtime knows by itself.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public nonisolated var body: Never { _noBody(Self.self) }
}

extension Never: Scene {
  public nonisolated static func _window(_ scene: Never) -> AnyView? { nil }
}

/// Builds a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneList(repeat each content)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { OptionalScene(scene: content) }
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Several scenes; the first that opens a window is the app's first.
nonisolated struct SceneList: _PrimitiveScene {
  private let window: () -> AnyView?

  init<each Content: Scene>(_ content: repeat each Content) {
    window = {
      var found: AnyView?
      repeat takeWindow(of: each content, &found)
      return found
    }
  }

  static func _window(_ scene: SceneList) -> AnyView? { scene.window() }
}

nonisolated struct OptionalScene<Content: Scene>: _PrimitiveScene {
  let scene: Content?

  static func _window(_ scene: Self) -> AnyView? { scene.scene.flatMap { Content._window($0) } }
}

private func takeWindow<S: Scene>(of scene: S, _ found: inout AnyView?) {
  if found == nil { found = S._window(scene) }
}
