import CoreGraphics
import Foundation

/// An edge, middle or length of a view or guide, to make constraints with.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  public var name: String { "\(attribute)" }
  public var constraintsAffectingLayout: [NSLayoutConstraint] { [] }
  public var hasAmbiguousLayout: Bool { false }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // An item that has gone leaves a constraint that never holds anything.
    NSLayoutConstraint(
      item: item ?? NSObject(), attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor.item, anchor.attribute)
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.item, anchor.attribute)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.item, anchor.attribute)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.item, anchor.attribute, 1, c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, c) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, 1, c) }
}

@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute))
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor.item, anchor.attribute, 1, systemSpacing * multiplier) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, systemSpacing * multiplier) }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, 1, systemSpacing * multiplier) }

  // In a right-to-left window the next view lies to the left.
  private var systemSpacing: CGFloat {
    let spacing = LayoutMetrics.siblingSpacing
    guard attribute == .left || attribute == .right else {
      return item.flatMap(NSLayoutConstraint.view)?.isRightToLeft == true ? -spacing : spacing
    }
    return spacing
  }
}

@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute))
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor.item, anchor.attribute, 1, spacing(below: anchor) * multiplier) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, spacing(below: anchor) * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.item, anchor.attribute, 1, spacing(below: anchor) * multiplier)
  }

  /// Between baselines the distance is that of two lines of the lower text; between edges that of siblings.
  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard attribute == .firstBaseline, anchor.attribute == .lastBaseline,
      let font = (item as? UILabel)?.font ?? (anchor.item as? UILabel)?.font
    else { return LayoutMetrics.siblingSpacing }
    return font.lineHeight + font.leading
  }
}

@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// For a distance between two anchors: where it goes from and to.
  let span:
    (
      from: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
      to: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
    )?

  override init(item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    span = nil
    super.init(item: item, attribute)
  }

  init(
    from: (AnyObject?, NSLayoutConstraint.Attribute), to: (AnyObject?, NSLayoutConstraint.Attribute)
  ) {
    span = ((from.0, from.1), (to.0, to.1))
    super.init(item: nil, .notAnAttribute)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // A distance that is held by a constant is a constraint between its ends.
    if let span, other == nil {
      return NSLayoutConstraint(
        item: span.to.item ?? NSObject(), attribute: span.to.attribute, relatedBy: relation, toItem: span.from.item,
        attribute: span.from.attribute, multiplier: 1, constant: constant)
    }
    if span != nil || other?.span != nil {
      return SpanConstraint(self, relation, other, multiplier: multiplier, constant: constant)
    }
    return make(relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier, constant)
  }

  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, c) }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, c)
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, c)
  }

  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, m, 0)
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, m, 0)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, m, 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, m, c) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, m, c) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, m, c) }

  public override func constraint(equalTo anchor: NSLayoutAnchor<NSLayoutDimension>) -> NSLayoutConstraint {
    relate(.equal, anchor as? NSLayoutDimension, 1, 0)
  }
}

/// A constraint on a distance between two anchors, which is the difference of two attributes.
final class SpanConstraint: NSLayoutConstraint {
  let left: NSLayoutDimension
  let right: NSLayoutDimension?

  init(
    _ left: NSLayoutDimension, _ relation: Relation, _ right: NSLayoutDimension?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.left = left
    self.right = right
    super.init(
      item: left.span?.from.item ?? left.item ?? NSObject(), attribute: .notAnAttribute, relatedBy: relation,
      toItem: left.span?.to.item ?? right?.span?.from.item ?? right?.item, attribute: .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  override var items: [AnyObject] {
    [left.span?.from.item, left.span?.to.item, left.item, right?.span?.from.item, right?.span?.to.item, right?.item]
      .compactMap { $0 }
  }
}
