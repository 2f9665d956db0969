import CoreGraphics
import Foundation

/// A rule between two attributes: `first = multiplier × second + constant`, or at most, or at least.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  private let hasSecondItem: Bool

  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that keeps the constraint while it is active: the nearest one above both items.
  private weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, firstAttribute) }

  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, secondAttribute) }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? activate() : deactivate()
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

  private func activate() {
    guard let first = firstItem.flatMap(Self.view) else { return }
    let second = secondItem.flatMap(Self.view)
    // UIKit raises an exception for items without a common view. There is none to catch here: the constraint stays
    // inactive.
    guard let common = second.map({ first.commonView($0) }) ?? first else { return }
    keep(in: common)
  }

  /// Makes a view the constraint's keeper, as `addConstraint(_:)` does.
  func keep(in view: UIView) {
    guard holder !== view else { return }
    holder?.ownConstraints.removeAll { $0 === self }
    holder = view
    view.ownConstraints.append(self)
    view.layoutInputsChanged()
  }

  private func deactivate() {
    guard let view = holder else { return }
    view.ownConstraints.removeAll { $0 === self }
    holder = nil
    view.layoutInputsChanged()
  }

  private func changed() { holder?.layoutInputsChanged() }

  /// The view that an item stands for: a guide's owner.
  static func view(of item: AnyObject) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }

  /// An item has gone away, so the constraint says nothing any more.
  var isBroken: Bool { firstItem == nil || (hasSecondItem && secondItem == nil) }

  func reaches(into view: UIView) -> Bool {
    items.contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }

  func liesWithin(_ view: UIView) -> Bool {
    items.allSatisfy { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }

  open override nonisolated var description: String { withoutIsolation { words } }

  private var words: String {
    func name(_ item: AnyObject?) -> String {
      guard let item else { return "" }
      if let view = item as? UIView, let id = view.accessibilityIdentifier { return id }
      return "\(type(of: item))"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let right = hasSecondItem ? " \(multiplier) × \(name(secondItem)).\(secondAttribute) +" : ""
    return "\(name(firstItem)).\(firstAttribute) \(sign)\(right) \(constant) @\(priority.rawValue)"
  }
}

extension UIView {
  /// The nearest view above two views, or one of them; nil when they are in different trees.
  func commonView(_ other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  func dropConstraints(where isDropped: (NSLayoutConstraint) -> Bool) {
    for constraint in ownConstraints where isDropped(constraint) { constraint.isActive = false }
  }

  public var constraints: [NSLayoutConstraint] { ownConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.keep(in: self) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.keep(in: self) } }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if ownConstraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { removeConstraint($0) } }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    root.allConstraints.filter { $0.items.contains { $0 === self } && $0.firstAttribute.axis == axis }
  }

  /// The active constraints of this view and all below it, in the order of the tree.
  var allConstraints: [NSLayoutConstraint] { ownConstraints + children.flatMap(\.allConstraints) }

  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
