import CoreGraphics
import Foundation
import GalleyConstraints

/// Turns the views of a tree into the solver's rules: frames of views that place themselves, sizes of contents, and the
/// constraints.
@MainActor struct RuleMaker {
  let engine: LayoutEngine
  let root: UIView

  func make(fixingRoot: Bool) {
    if fixingRoot {
      fix(root, CGRect(origin: .zero, size: root.bounds.size), from: nil)
    } else {
      let box = engine.box(root)
      engine.hold(root, 0, LinearConstraint([LinearTerm(box.x)], .equal, 0))
      engine.hold(root, 1, LinearConstraint([LinearTerm(box.y)], .equal, 0))
      keepSizesPositive(root, box)
    }
    describe(root, isRoot: true)
    for constraint in root.allConstraints { add(constraint) }
  }

  private func describe(_ view: UIView, isRoot: Bool = false) {
    if !isRoot {
      if view.translatesAutoresizingMaskIntoConstraints {
        if let parent = view.superview { fix(view, alignmentRect(view), from: parent) }
      } else {
        keepSizesPositive(view, engine.box(view))
        addContentSize(of: view)
      }
    } else {
      addContentSize(of: view)
    }
    if let scroll = view as? UIScrollView { addContent(of: scroll) }
    for guide in view.systemGuides.made {
      if let inset = guide as? InsetGuide { keep(inset, in: view) } else { fix(guide, guide.layoutFrame, from: view) }
    }
    for guide in view.layoutGuides { keepSizesPositive(guide, engine.box(guide)) }
    view.addOwnRules(to: self)
    for child in view.subviews { describe(child) }
  }

  private func alignmentRect(_ view: UIView) -> CGRect {
    let transform = view.transform
    guard !transform.isIdentity else { return view.alignmentRect(forFrame: view.frame) }
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    return view.alignmentRect(
      forFrame: CGRect(
        x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  /// Holds a guide on its owner's visible part.
  func place(_ guide: UILayoutGuide, in view: UIView) { fix(guide, view.bounds, from: view) }

  /// Holds a box where it is, seen from another's corner.
  private func fix(_ item: AnyObject, _ rect: CGRect, from parent: UIView?) {
    let box = engine.box(item)
    let outer = parent.map { engine.box($0) }
    func place(_ own: Variable, _ other: Variable?, _ value: CGFloat, _ part: Int) {
      let terms = [LinearTerm(own)] + (other.map { [LinearTerm($0, -1)] } ?? [])
      engine.hold(item, part, LinearConstraint(terms, .equal, value))
    }
    place(box.x, outer?.x, rect.minX, 0)
    place(box.y, outer?.y, rect.minY, 1)
    place(box.width, nil, rect.width, 2)
    place(box.height, nil, rect.height, 3)
  }

  /// Holds a guide inside its owner, whose size may be what is looked for.
  private func keep(_ guide: InsetGuide, in view: UIView) {
    let (inner, outer) = (engine.box(guide), engine.box(view))
    let insets = engine.note(guide.insets, of: view)
    // The visible part moves with what is scrolled.
    let offset = view.bounds.origin
    func edge(_ part: Int, _ own: Variable, _ other: Variable, _ value: CGFloat) {
      engine.hold(guide, part, LinearConstraint([LinearTerm(own), LinearTerm(other, -1)], .equal, Double(value)))
    }
    edge(0, inner.x, outer.x, insets.left + offset.x)
    edge(1, inner.y, outer.y, insets.top + offset.y)
    edge(2, inner.width, outer.width, -insets.left - insets.right)
    edge(3, inner.height, outer.height, -insets.top - insets.bottom)
  }

  private func keepSizesPositive(_ item: AnyObject, _ box: LayoutEngine.Box) {
    engine.hold(item, 4, LinearConstraint([LinearTerm(box.width)], .greaterOrEqual, 0))
    engine.hold(item, 5, LinearConstraint([LinearTerm(box.height)], .greaterOrEqual, 0))
  }

  /// The content's size, which the view hugs and resists to be smaller than, as much as its priorities say.
  private func addContentSize(of view: UIView) {
    let size = view.contentSizeForConstraints
    let box = engine.box(view)
    for (axis, length, variable) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, box.width), (.vertical, size.height, box.height),
    ] where length >= 0 {
      let part = axis == .horizontal ? 10 : 20
      engine.hold(
        view, part,
        LinearConstraint(
          [LinearTerm(variable)], .lessOrEqual, length, priority: view.contentHuggingPriority(for: axis).solver))
      engine.hold(
        view, part + 1,
        LinearConstraint(
          [LinearTerm(variable)], .greaterOrEqual, length,
          priority: view.contentCompressionResistancePriority(for: axis).solver))
    }
  }

  /// What scrolls starts at the scroll view's corner; its size is what the constraints inside make it.
  private func addContent(of scroll: UIScrollView) {
    let (box, content) = (engine.box(scroll), engine.content(of: scroll))
    engine.hold(scroll, 30, LinearConstraint([LinearTerm(content.x), LinearTerm(box.x, -1)], .equal, 0))
    engine.hold(scroll, 31, LinearConstraint([LinearTerm(content.y), LinearTerm(box.y, -1)], .equal, 0))
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint) {
    guard !constraint.isBroken, let (terms, offset) = expression(constraint) else { return }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    engine.hold(
      constraint, 0,
      LinearConstraint(terms, relation, Double(offset), priority: constraint.priority.solver),
      constraint.description)
  }

  /// `first − multiplier·second (op) constant`, with the numbers that the attributes bring along on the right.
  private func expression(_ constraint: NSLayoutConstraint) -> ([LinearTerm], CGFloat)? {
    if let span = constraint as? SpanConstraint { return expression(span) }
    guard let first = constraint.firstItem else { return nil }
    guard let left = attribute(constraint.firstAttribute, of: first, with: constraint.secondItem) else { return nil }
    var sum = Sum()
    sum.add(left, 1)
    // Leading edges count to the left in a right-to-left view.
    let mirrored = isMirrored(constraint.firstAttribute, first)
    var constant = mirrored ? -constraint.constant : constraint.constant
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      guard let right = attribute(constraint.secondAttribute, of: second, with: first) else { return nil }
      sum.add(right, -Double(constraint.multiplier))
    } else if constraint.firstAttribute.isPlace, constraint.secondItem == nil {
      // A place without a second item counts from the superview's corner.
      if let parent = NSLayoutConstraint.view(of: first)?.superview, let axis = constraint.firstAttribute.axis {
        let box = engine.box(parent)
        sum.add(([LinearTerm(axis == .horizontal ? box.x : box.y)], 0), -1)
      }
    }
    constant -= CGFloat(sum.constant)
    return (sum.terms, constant)
  }

  private func expression(_ span: SpanConstraint) -> ([LinearTerm], CGFloat)? {
    var sum = Sum()
    func add(_ dimension: NSLayoutDimension, _ factor: Double) -> Bool {
      if let ends = dimension.span {
        guard let from = ends.from.item, let to = ends.to.item,
          let start = attribute(ends.from.attribute, of: from, with: to),
          let end = attribute(ends.to.attribute, of: to, with: from)
        else { return false }
        sum.add(end, factor)
        sum.add(start, -factor)
        return true
      }
      guard let item = dimension.item, let length = attribute(dimension.attribute, of: item, with: nil) else {
        return false
      }
      sum.add(length, factor)
      return true
    }
    guard add(span.left, 1), span.right.map({ add($0, -Double(span.multiplier)) }) ?? true else { return nil }
    return (sum.terms, span.constant - CGFloat(sum.constant))
  }

  private func isMirrored(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject) -> Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      NSLayoutConstraint.view(of: item)?.isRightToLeft ?? false
    default: false
    }
  }

  /// A sum of terms, with equal variables put together.
  private struct Sum {
    var terms: [LinearTerm] = []
    var constant = 0.0

    mutating func add(_ other: ([LinearTerm], CGFloat), _ factor: Double) {
      for term in other.0 {
        if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
          terms[index].coefficient += term.coefficient * factor
        } else {
          terms.append(LinearTerm(term.variable, term.coefficient * factor))
        }
      }
      terms.removeAll { $0.coefficient == 0 }
      constant += Double(other.1) * factor
    }
  }

  /// An attribute as terms and a number; nil for one that has no place.
  private func attribute(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, with other: AnyObject?
  ) -> ([LinearTerm], CGFloat)? {
    guard let view = NSLayoutConstraint.view(of: item), view.isDescendant(of: root) else { return nil }
    // A scroll view's lengths are its own, its edges and middles those of what scrolls.
    let box = attribute == .width || attribute == .height ? lengthBox(item) : boxMeant(item, with: other)
    let m = item is UIView && attribute.isMargin ? engine.note({ $0.layoutMargins }, of: view) : .zero
    let isRightToLeft = view.isRightToLeft
    func start(_ inset: CGFloat) -> ([LinearTerm], CGFloat) { ([LinearTerm(box.x)], inset) }
    func end(_ inset: CGFloat) -> ([LinearTerm], CGFloat) { ([LinearTerm(box.x), LinearTerm(box.width)], -inset) }
    switch attribute {
    case .left: return start(0)
    case .right: return end(0)
    case .leading: return isRightToLeft ? end(0) : start(0)
    case .trailing: return isRightToLeft ? start(0) : end(0)
    case .leftMargin: return start(m.left)
    case .rightMargin: return end(m.right)
    case .leadingMargin: return isRightToLeft ? end(m.right) : start(m.left)
    case .trailingMargin: return isRightToLeft ? start(m.left) : end(m.right)
    case .top: return ([LinearTerm(box.y)], 0)
    case .topMargin: return ([LinearTerm(box.y)], m.top)
    case .bottom: return ([LinearTerm(box.y), LinearTerm(box.height)], 0)
    case .bottomMargin: return ([LinearTerm(box.y), LinearTerm(box.height)], -m.bottom)
    case .width: return ([LinearTerm(box.width)], 0)
    case .height: return ([LinearTerm(box.height)], 0)
    case .centerX: return ([LinearTerm(box.x), LinearTerm(box.width, 0.5)], 0)
    case .centerY: return ([LinearTerm(box.y), LinearTerm(box.height, 0.5)], 0)
    case .centerXWithinMargins: return ([LinearTerm(box.x), LinearTerm(box.width, 0.5)], (m.left - m.right) / 2)
    case .centerYWithinMargins: return ([LinearTerm(box.y), LinearTerm(box.height, 0.5)], (m.top - m.bottom) / 2)
    case .firstBaseline:
      guard let offset = (item as? UIView)?.firstBaselineFromTop else { return ([LinearTerm(box.y)], 0) }
      return ([LinearTerm(box.y)], offset)
    case .lastBaseline:
      let offset = (item as? UIView)?.lastBaselineFromBottom ?? 0
      return ([LinearTerm(box.y), LinearTerm(box.height)], -offset)
    case .notAnAttribute: return nil
    }
  }

  private func lengthBox(_ item: AnyObject) -> LayoutEngine.Box {
    if let guide = item as? ContentGuide, let scroll = guide.owningView as? UIScrollView {
      return engine.constrainedContent(of: scroll)
    }
    return engine.box(item)
  }

  /// A scroll view's edges mean what scrolls, in constraints with what is inside it.
  private func boxMeant(_ item: AnyObject, with other: AnyObject?) -> LayoutEngine.Box {
    if let guide = item as? ContentGuide, let scroll = guide.owningView as? UIScrollView {
      return engine.constrainedContent(of: scroll)
    }
    if let scroll = item as? UIScrollView, let other = other.flatMap(NSLayoutConstraint.view), other !== scroll,
      other.isDescendant(of: scroll)
    {
      return engine.constrainedContent(of: scroll)
    }
    return engine.box(item)
  }
}

extension NSLayoutConstraint.Attribute {
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
  var isPlace: Bool { self != .width && self != .height && self != .notAnAttribute }
}
