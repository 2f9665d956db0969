// Where a window opens, how large, and what frames it, is between the app and the Mac. A proof's window is the scenario's:
// none of these settings changes it.

public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
public struct VolumetricWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
  public init(showsTitle: Bool) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
  public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

public struct WindowLevel: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}

public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

extension Scene {
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
}

extension View {
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }
}

public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
