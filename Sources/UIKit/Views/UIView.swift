import CoreGraphics
import Foundation

/// A rectangle of the screen that draws and takes touches.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearance,
  UIAppearanceContainer, UIDynamicItem, UIFocusItem, @preconcurrency CALayerDelegate
{
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  public private(set) lazy var layer: CALayer = makeLayer()

  // Geometry: see UIView+Geometry.
  var storedBounds: CGRect
  var storedCenter: CGPoint
  var storedTransform = CGAffineTransform.identity

  // Hierarchy: see UIView+Hierarchy.
  public internal(set) weak var superview: UIView?
  var children: [UIView] = []
  weak var controller: UIViewController?

  // Layout: see UIView+Layout.
  var needsLayout = true
  var needsConstraintsUpdate = true
  var isLayingOut = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { layoutInputsChanged() } }

  // Constraints: see UIView+Constraints.
  var ownConstraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
  var engine: LayoutEngine?
  var constraintsAreDirty = true
  lazy var systemGuides = SystemGuides(self)

  // Margins and safe area: see UIView+Margins.
  var margins: ViewMargins = .standard
  open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsChanged() } }
  var ownSafeArea: UIEdgeInsets?

  // Looks.
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityChanged() } } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat = UIKitScenario.shared.scale
  open var mask: UIView?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  var ownTint: UIColor?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var overrides: UITraitCollection.Values?
  var traitRegistrations: [TraitRegistration] = []

  // Interaction.
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var restorationIdentifier: String?
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  open var motionEffects: [UIMotionEffect] = []
  open var focusGroupIdentifier: String?
  open var focusEffect: UIFocusEffect?
  open var hoverStyle: AnyObject?

  // Accessibility: see UIAccessibility+View.
  var accessibility = AccessibilityFacts()
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? [] }
    set { accessibility.traits = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.shouldGroupChildren }
    set { accessibility.shouldGroupChildren = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityIgnoresInvertColors = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibility.elements?.count ?? 0 }

  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  private func makeLayer() -> CALayer {
    let made = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    made.view = self
    return made
  }

  open override var next: UIResponder? { controller ?? superview }

  // Geometry.

  /// Where the view lies in its superview: the box around it when it is turned.
  open var frame: CGRect {
    get { frameFromParts }
    set { takeFrame(newValue) }
  }

  /// The view's own coordinates; another origin scrolls its subviews.
  open var bounds: CGRect {
    get { storedBounds }
    set { takeBounds(newValue.standardized) }
  }

  /// The place of the anchor point, usually the middle, in the superview.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      positionChanged()
    }
  }

  /// How the view is turned and scaled about its centre; layout does not see it.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { storedTransform = newValue }
  }

  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // Hierarchy.

  open func addSubview(_ view: UIView) { place(view, at: children.count) }

  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: children.firstIndex { $0 === siblingSubview } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: children.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count)
  }

  open func removeFromSuperview() { takeOut() }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  // Layout.

  /// Places the subviews: those with constraints where the constraints put them. Overrides place the rest after
  /// calling `super`.
  open func layoutSubviews() { applySolution() }

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() { layoutTree() }

  open func setNeedsUpdateConstraints() { needsConstraintsUpdate = true }

  open func updateConstraints() {}

  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size the view's content asks for; -1 on an axis where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    layoutInputsChanged()
    superview?.setNeedsLayout()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    // The top left corner stays.
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }

  /// How far the rectangle that constraints see lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // Margins and safe area.

  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  /// The part of the view's edges that bars, housings and the home indicator cover.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  /// Says what covers the view's edges where no superview knows.
  @_spi(Galley) public func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != ownSafeArea else { return }
    ownSafeArea = insets
    safeAreaReaches(self)
  }

  private func safeAreaReaches(_ view: UIView) {
    view.safeAreaInsetsDidChange()
    view.controller?.viewSafeAreaInsetsDidChange()
    view.layoutInputsChanged()
    view.setNeedsLayout()
    for child in view.children { safeAreaReaches(child) }
  }

  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set {
      margins = .fixed(newValue)
      layoutMarginsChanged()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentMargins.directional(rightToLeft: isRightToLeft) }
    set {
      margins = .directional(newValue)
      layoutMarginsChanged()
    }
  }

  // Constraints.

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    layoutInputsChanged()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { resistance.horizontal = priority } else { resistance.vertical = priority }
    layoutInputsChanged()
  }

  // What constraints see of kinds of views: each overrides what it knows.

  /// The content's size with the width a text is wrapped to.
  var contentSizeForConstraints: CGSize { intrinsicContentSize }
  /// Whether the content's height follows from its width.
  var wrapsToWidth: Bool { false }
  /// Takes the width that the constraints came to; true when the content's size changed with it.
  func wrap(toWidth width: CGFloat) -> Bool { false }
  /// nil for a view without text, whose first baseline is its top.
  var firstBaselineFromTop: CGFloat? { nil }
  var lastBaselineFromBottom: CGFloat? { nil }
  /// Rules that a view makes itself, such as a stack's.
  func addOwnRules(to maker: RuleMaker) {}

  // Traits.

  open var traitCollection: UITraitCollection { currentTraits }

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }

  // Drawing.
  open func draw(_ rect: CGRect) {}
  /// Draws a layer's contents: the view's own, or those of a layer whose delegate it is.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// Everything that code of the view's draws on its sheet.
  func drawContent(on sheet: CGContext) { layer.draw(in: sheet) }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToWindow() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      announceTint()
    }
  }

  private func announceTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.announceTint() }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attached = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    gestureRecognizer.attached = nil
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  open func endEditing(_ force: Bool) -> Bool {
    resignFirstResponder()
    return true
  }

  open func viewPrintFormatter() -> AnyObject { self }

  open func setNeedsUpdateConfiguration() {}
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as UIKit's own, far beyond any window.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@preconcurrency @MainActor public protocol UIFocusItem: AnyObject {
  var canBecomeFocused: Bool { get }
}

@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

@preconcurrency @MainActor open class UIMotionEffect: NSObject {}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { super.init() }
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
