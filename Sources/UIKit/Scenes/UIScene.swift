import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var notificationResponse: AnyObject? { nil }
    public var sourceApplication: String? { nil }
  }

  open class OpenExternalURLOptions: NSObject {
    public var universalLinksOnly = false
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }
  open var subtitle = ""

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?
  open var userInfo: [String: any NSSecureCoding]?

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}

@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public internal(set) weak var scene: UIScene?
  public let role: Role
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  public var persistentIdentifier: String { "session" }
  public var stateRestorationActivity: NSUserActivity?
  public var userInfo: [String: Any]?

  init(role: Role) { self.role = role }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open var name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// The scene that the one window of a proof is in.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  private var shown: [UIWindow] = []
  private var makeFirstWindow: (() -> UIWindow)?

  /// The windows in the order in which they came; the screen's own is there as soon as somebody asks.
  open internal(set) var windows: [UIWindow] {
    get {
      if shown.isEmpty, let make = makeFirstWindow {
        makeFirstWindow = nil
        let window = make()
        if shown.isEmpty { shown = [window] }
      }
      return shown
    }
    set { shown = newValue }
  }

  /// Starts another screen: its windows come, those of the last one go.
  @_spi(Galley) public func begin(_ makeFirstWindow: @escaping () -> UIWindow) {
    shown = []
    self.makeFirstWindow = makeFirstWindow
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(UIKitScenario.shared.orientation) }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  open var traitCollection: UITraitCollection { UITraitCollection(UIKitScenario.shared) }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var sizeRestrictions: UISceneSizeRestrictions? { UISceneSizeRestrictions() }
  open var isFullScreen: Bool { UIKitScenario.shared.windowMode == "full" }
  open var effectiveGeometry: Geometry { Geometry() }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  @preconcurrency @MainActor open class Geometry: NSObject {
    public var interfaceOrientation: UIInterfaceOrientation {
      UIInterfaceOrientation(UIKitScenario.shared.orientation)
    }
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  }

  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarStyle: UIStatusBarStyle { .default }
  public var isStatusBarHidden: Bool { UIKitScenario.shared.statusBarHidden }
  public var statusBarFrame: CGRect {
    let scenario = UIKitScenario.shared
    return CGRect(x: 0, y: 0, width: scenario.window.width, height: scenario.display.statusBarHeight)
  }
}
