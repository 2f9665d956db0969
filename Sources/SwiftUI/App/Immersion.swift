// Immersive spaces surround a person on Apple Vision Pro. A proof shows a window, so a space is described and never opened.

/// A scene around the person.
nonisolated public struct ImmersiveSpace<Content, Data>: _PrimitiveScene {
  public static func _window(_ scene: Self) -> AnyView? { nil }
}

extension ImmersiveSpace where Content: View, Data == Never {
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

public protocol ImmersionStyle {}
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
public struct ProgressiveImmersionStyle: ImmersionStyle { public init() {} }

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
  public static var full: FullImmersionStyle { FullImmersionStyle() }
}
extension ImmersionStyle where Self == MixedImmersionStyle {
  public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}

extension Scene {
  public nonisolated func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> some Scene { self }
  public nonisolated func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

/// Opens a space; here the answer is that it could not be.
public struct OpenImmersiveSpaceAction: Sendable {
  public enum Result: Sendable { case opened, userCancelled, error }

  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}

public struct DismissImmersiveSpaceAction: Sendable {
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}
