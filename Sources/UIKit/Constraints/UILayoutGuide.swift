import CoreGraphics
import Foundation

/// A rectangle that takes part in layout and draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  var solvedFrame = CGRect.zero

  public override nonisolated init() { super.init() }

  public convenience init?(coder: NSCoder) { self.init() }

  /// In the owner's coordinates, after layout.
  open var layoutFrame: CGRect { solvedFrame }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  public var hasAmbiguousLayout: Bool { false }
}

/// A guide whose place follows from its owner's: margins, safe area, readable width, a scroll view's frame.
final class InsetGuide: UILayoutGuide {
  /// Insets from the owner's edges, asked at each layout.
  var insets: @MainActor (UIView) -> UIEdgeInsets = { _ in .zero }

  override var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    return owner.bounds.inset(by: insets(owner))
  }
}

/// The keyboard's frame in its owner's coordinates. While no keyboard is shown, or one that it does not follow, it lies at
/// the owner's lower edge, as high as the safe area there.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats or is split.
  open var followsUndockedKeyboard = false { didSet { owningView?.layoutInputsChanged() } }
  /// Whether the guide keeps the height of the safe area where no keyboard is.
  open var usesBottomSafeArea = true { didSet { owningView?.layoutInputsChanged() } }

  override open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    let scenario = UIKitScenario.shared
    if let keyboard = scenario.keyboardFrame, scenario.keyboard == .docked || followsUndockedKeyboard {
      let inWindow = CGRect(x: keyboard.minX, y: keyboard.minY, width: keyboard.width, height: keyboard.height)
      let frame = owner.convert(inWindow, from: nil)
      guard scenario.keyboard == .docked else { return frame }
      // A docked keyboard reaches to the owner's edge, whatever is below it.
      let top = min(max(owner.bounds.minY, frame.minY), resting(owner).minY)
      return CGRect(x: owner.bounds.minX, y: top, width: owner.bounds.width, height: owner.bounds.maxY - top)
    }
    return resting(owner)
  }

  private func resting(_ owner: UIView) -> CGRect {
    let height = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    return CGRect(x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width, height: height)
  }
}

@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    // The keyboard is docked at the bottom.
    for constraint in trackedConstraints { constraint.isActive = edge == .bottom }
  }

  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom awayFromEdges: NSDirectionalRectEdge
  ) {
    for constraint in trackedConstraints { constraint.isActive = !awayFromEdges.contains(.bottom) }
  }

  /// The lowest part of the owner: as high as its bottom safe area while no keyboard is shown.
  override open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    let height = owner.safeAreaInsets.bottom
    return CGRect(x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width, height: height)
  }
}

/// The guides that every view has, made when first asked for.
@MainActor final class SystemGuides {
  private unowned let view: UIView
  private(set) var made: [UILayoutGuide] = []

  init(_ view: UIView) { self.view = view }

  private func add<Guide: UILayoutGuide>(_ guide: Guide, _ identifier: String) -> Guide {
    guide.owningView = view
    guide.identifier = identifier
    made.append(guide)
    return guide
  }

  private func inset(_ identifier: String, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> InsetGuide {
    let guide = add(InsetGuide(), identifier)
    guide.insets = insets
    return guide
  }

  lazy var margins: UILayoutGuide = inset("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  lazy var safeArea: UILayoutGuide = inset("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  lazy var readable: UILayoutGuide = inset("UIViewReadableContentGuide") { $0.readableInsets }
  private var regions: [UIView.LayoutRegion: UILayoutGuide] = [:]

  func region(_ region: UIView.LayoutRegion) -> UILayoutGuide {
    if let known = regions[region] { return known }
    let guide = inset("UIViewLayoutRegionGuide") { $0.edgeInsets(for: region) }
    regions[region] = guide
    return guide
  }

  lazy var keyboard: UIKeyboardLayoutGuide = add(UIKeyboardLayoutGuide(), "UIKeyboardLayoutGuide")
}

extension UIView {
  public var layoutMarginsGuide: UILayoutGuide { systemGuides.margins }
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuides.safeArea }
  public var readableContentGuide: UILayoutGuide { systemGuides.readable }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuides.keyboard }

  public var layoutGuides: [UILayoutGuide] { guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.append(layoutGuide)
    layoutInputsChanged()
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    for constraint in root.allConstraints where constraint.items.contains(where: { $0 === layoutGuide }) {
      constraint.isActive = false
    }
    layoutGuide.owningView = nil
    layoutInputsChanged()
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .lastBaseline) }
}
