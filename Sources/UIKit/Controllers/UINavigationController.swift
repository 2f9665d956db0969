import CoreGraphics
import Foundation

/// A stack of controllers, the last of which is shown below a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  public let navigationBar: UINavigationBar
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false { didSet { barsChanged() } }
  open var isToolbarHidden = true { didSet { barsChanged() } }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let before = stack
    for gone in before where !viewControllers.contains(where: { $0 === gone }) {
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    stack = viewControllers
    for added in viewControllers where !before.contains(where: { $0 === added }) {
      addChild(added)
      added.didMove(toParent: self)
    }
    barsChanged()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func barsChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBars()
  }
}

extension UINavigationController {
  /// Shows the top controller behind the bars, which add to its safe area.
  func layoutBars() {
    guard let top = topViewController, let view = viewIfLoaded else { return }
    for other in viewControllers where other !== top { other.viewIfLoaded?.removeFromSuperview() }
    if top.view.superview !== view { view.insertSubview(top.view, at: 0) }
    let inset = view.safeAreaInsets
    var barBottom = inset.top
    navigationBar.items = viewControllers.map(\.navigationItem)
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      let size = navigationBar.sizeThatFits(view.bounds.size)
      navigationBar.frame = CGRect(
        x: 0, y: navigationBar.topOffset(below: inset.top), width: view.bounds.width, height: size.height)
      barBottom = navigationBar.frame.maxY
    }
    let showsToolbar = !isToolbarHidden && top.toolbarItems != nil
    if showsToolbar, toolbar.superview == nil { view.addSubview(toolbar) }
    toolbar.isHidden = !showsToolbar
    var bottom = inset.bottom
    if showsToolbar {
      toolbar.items = top.toolbarItems
      let height = toolbar.sizeThatFits(view.bounds.size).height
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height - inset.bottom - height, width: view.bounds.width, height: height)
      bottom += height
    }
    top.view.frame = view.bounds
    top.barInsets = UIEdgeInsets(top: barBottom - inset.top, left: 0, bottom: bottom - inset.bottom, right: 0)
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
