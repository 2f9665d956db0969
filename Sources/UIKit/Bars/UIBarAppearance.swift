import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  public required override nonisolated init() { super.init() }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  open func configureWithDefaultBackground() { backgroundColor = nil }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    withoutIsolation {
      let made = type(of: self).init()
      made.take(self)
      return made
    }
  }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
  }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemSpacing: CGFloat = 0
  open var stackedItemWidth: CGFloat = 0
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?

  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override nonisolated init() { super.init() }

  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override nonisolated init() { super.init() }

  public convenience init(style: Style) { self.init() }

  open func configureWithDefault(for style: Style) {}
}

/// Styles set for all views of a class. Each class has one, on which settings are made before views are.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// Settings on the proxy are kept and reach no view: what they change are looks of bars and controls.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: Self.self) }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIAppearance where Self: UIBarItem {
  public static func appearance() -> Self { AppearanceProxies.item(for: Self.self) }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

@MainActor private enum AppearanceProxies {
  static var views: [ObjectIdentifier: UIView] = [:]
  static var items: [ObjectIdentifier: UIBarItem] = [:]

  static func proxy<View: UIView>(for type: View.Type) -> View {
    if let known = views[ObjectIdentifier(type)] as? View { return known }
    // Every view class has this initializer, which UIKit's own answer whatever the coder holds.
    guard let made = type.init(coder: EmptyCoder()) else {
      fatalError("\(type) makes no view from a coder, so it has no appearance proxy")
    }
    views[ObjectIdentifier(type)] = made
    return made
  }

  static func item<Item: UIBarItem>(for type: Item.Type) -> Item {
    if let known = items[ObjectIdentifier(type)] as? Item { return known }
    let made = type.init()
    items[ObjectIdentifier(type)] = made
    return made
  }
}

/// A coder that holds nothing.
final class EmptyCoder: NSCoder {}
