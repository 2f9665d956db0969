import CoreGraphics
import Foundation

/// Controllers side by side, one of which is shown above a bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var selection = 0

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

  open var customizableViewControllers: [UIViewController]?
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for gone in tabs {
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    tabs = viewControllers ?? []
    selection = min(selection, max(0, tabs.count - 1))
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBar()
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func layoutBar() {
    guard let view = viewIfLoaded else { return }
    for other in tabs where other !== selectedViewController { other.viewIfLoaded?.removeFromSuperview() }
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let isHidden = isTabBarHidden || hidesBar(selectedViewController)
    tabBar.isHidden = isHidden
    let height = tabBar.sizeThatFits(view.bounds.size).height
    let inset = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - inset - height, width: view.bounds.width, height: height + inset)
    guard let shown = selectedViewController else { return }
    if shown.view.superview !== view { view.insertSubview(shown.view, at: 0) }
    shown.view.frame = view.bounds
    shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0)
  }

  private func hidesBar(_ controller: UIViewController?) -> Bool {
    guard let navigation = controller as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Two or three columns. Narrow windows show the first that has content; wide ones all.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  private var columns: [Column: UIViewController] = [:]

  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var displayMode: DisplayMode { preferredDisplayMode }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      if let first = newValue.first { setViewController(first, for: .primary) }
      if newValue.count > 1, let last = newValue.last { setViewController(last, for: .secondary) }
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.viewIfLoaded?.removeFromSuperview()
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
    viewIfLoaded?.setNeedsLayout()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
