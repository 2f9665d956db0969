import CoreGraphics
import Foundation

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@preconcurrency @MainActor open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open weak var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  var buttons: [UITabBarButton] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// As high as the system's bar is in the scenario, without the home indicator's room below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: LayoutMetrics.value("bar.tab.height"))
  }
}

@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?

  let barButtons = BarButtons()

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: LayoutMetrics.value("bar.toolbar.height"))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}
