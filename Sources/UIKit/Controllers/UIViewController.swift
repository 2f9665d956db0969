import CoreGraphics
import Foundation

/// Owns a view and what happens to it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer,
  UIContentContainer
{
  private var loadedView: UIView?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  public let nibName: String?
  public let nibBundle: Bundle?
  open var storyboard: UIStoryboard? { nil }
  open var title: String? { didSet { titleChanged() } }

  /// Whether `viewWillAppear` and `viewDidAppear` have been told.
  var appearance = Appearance.disappeared

  enum Appearance { case disappeared, appeared }

  var storedBarInsets = UIEdgeInsets.zero
  var overrides: UITraitCollection.Values?
  var parentOverrides: UITraitCollection.Values?
  var traitRegistrations: [TraitRegistration] = []
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // Safe area and layout.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView.map { safeAreaChanged($0) } } }
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { takeSystemMargins() } }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let m = UIKitScenario.shared.layoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: m, bottom: 0, trailing: m)
  }

  // Bars.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }
  private var storedTabBarItem: UITabBarItem?
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false

  // Presentation: see UIViewController+Presentation.
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var storedPresentationController: UIPresentationController?

  // System.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Every orientation on a pad, all but upside-down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .standard }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var restorationIdentifier: String?
  open var focusGroupIdentifier: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      guard let newValue else { return }
      newValue.controller = self
      takeSystemMargins()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: an empty one as large as the window unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}

  private func takeSystemMargins() {
    guard let view = loadedView else { return }
    let isRoot = parent == nil || parent is UINavigationController || parent is UITabBarController
    if case .standard = view.margins, viewRespectsSystemMinimumLayoutMargins, isRoot { view.margins = .system }
  }

  private func safeAreaChanged(_ view: UIView) {
    view.safeAreaInsetsDidChange()
    viewSafeAreaInsetsDidChange()
    view.layoutInputsChanged()
    view.setNeedsLayout()
  }

  func viewSizeChanged() {}

  func titleChanged() {
    if let title {
      navigationItem.title = title
      storedTabBarItem?.title = title
    }
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let holder = fromViewController.view.superview, toViewController.view.superview == nil {
      holder.addSubview(toViewController.view)
    }
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
  }
  open func endAppearanceTransition() {}

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.parentOverrides = collection?.values
    childViewController.viewIfLoaded?.traitsChanged()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentOverrides.map { UITraitCollection(values: $0) }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    var values = parent?.traitCollection.values ?? UITraitCollection(UIKitScenario.shared).values
    if let parentOverrides { values.take(parentOverrides) }
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    if let overrides { values.take(overrides) }
    return UITraitCollection(values: values)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the children, whose traits follow.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentedViewController?.willTransition(to: newCollection, with: coordinator)
  }

  /// Tells the children, each with the size that it will have.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  { size }

  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var isEditing = false
  public private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: overrides ?? UITraitCollection.Values()) }
    set {
      overrides = (newValue as? TraitOverrides)?.values
      loadedView?.traitsChanged()
    }
  }

  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Tells of a change in progress; everything happens at once here.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var initiallyInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
