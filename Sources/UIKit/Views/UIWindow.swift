import CoreGraphics
import Foundation

/// The window that a proof shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var canBecomeKey: Bool { true }
  open var screen: UIScreen = .main
  open var canResizeToFitContent = false
  /// How the window is met.
  var scenario = UIKitScenario.shared
  /// The controllers that were told that they appeared.
  var known: [UIViewController] = []

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    join(windowScene)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownSafeArea = UIEdgeInsets(UIKitScenario.shared.safeArea)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownSafeArea = UIEdgeInsets(UIKitScenario.shared.safeArea)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.view.removeFromSuperview()
      guard let root = rootViewController else { return }
      root.view.frame = bounds
      root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(root.view)
    }
  }

  private func join(_ scene: UIWindowScene) {
    windowScene = scene
    if !scene.windows.contains(where: { $0 === self }) { scene.windows.append(self) }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    join(windowScene ?? UIApplication.shared.windowScene)
    for window in windowScene?.windows ?? [] { window.isKeyWindow = window === self }
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
