import CoreGraphics
import Foundation
import GalleyConstraints

/// The rules of a stack view, in the terms of its axis.
///
/// Gaps must hold. Where there is too little or too much room the arranged views give way by their own priorities. A
/// hidden view has no length along the axis, and takes the gap after it with it.
@MainActor struct StackRules {
  let stack: UIStackView
  let maker: RuleMaker

  private var engine: LayoutEngine { maker.engine }
  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var shown: [UIView] { stack.arrangedSubviews.filter { !$0.isHidden } }
  private var isReversed: Bool { isHorizontal && stack.isRightToLeft }

  /// Numbers for the rules of one owner, none used twice.
  private enum Part {
    static let start = 40
    static let gap = 41
    static let end = 42
    static let across = 43
    static let acrossEnd = 44
    static let length = 46
    static let hidden = 47
    static let fit = 48
    static let hold = 49
  }

  func add() {
    for view in stack.arrangedSubviews where view.isHidden { hide(view) }
    let views = shown
    guard let first = views.first, let last = views.last else { return }
    let inset = insets
    hold(first, Part.start, start(first), start(stack), inset.start)
    hold(last, Part.end, end(stack), end(last), inset.end)
    addGaps(views)
    addLengths(views)
    for view in views { addAcross(view, inset) }
    if !views.isEmpty { addFit(views, inset) }
  }

  // MARK: Along the axis

  private func addGaps(_ views: [UIView]) {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = stack.gap(after: view)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: hold(next, Part.gap, start(next), end(view), gap)
      case .equalSpacing, .equalCentering:
        hold(next, Part.gap, start(next), end(view), gap, .greaterOrEqual)
      }
    }
    if stack.distribution == .equalSpacing {
      equalGaps(views) {
        self.end($0)
      } _: {
        self.start($0)
      }
    }
    if stack.distribution == .equalCentering {
      equalGaps(views) {
        self.middle($0)
      } _: {
        self.middle($0)
      }
    }
  }

  /// Every distance is the first one; a wish only, because each must be at least the spacing.
  private func equalGaps(_ views: [UIView], _ from: (UIView) -> Terms, _ to: (UIView) -> Terms) {
    guard views.count > 2 else { return }
    let first = difference(to(views[1]), from(views[0]))
    for index in 2..<views.count {
      let other = difference(to(views[index]), from(views[index - 1]))
      // A little less for each, so that where not all can be equal the later ones give way.
      rule(views[index], Part.hold, difference(other, first), .equal, 0, priority: 149 - Double(index) * 0.001)
    }
  }

  private func addLengths(_ views: [UIView]) {
    switch stack.distribution {
    case .fillEqually:
      guard let first = views.first else { return }
      for view in views.dropFirst() { rule(view, Part.length, difference(length(view), length(first)), .equal, 0) }
    case .fillProportionally: addProportions(views)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  /// Lengths are to each other as the contents' sizes; views without a size keep out of it.
  private func addProportions(_ views: [UIView]) {
    let sizes = views.map { view -> CGFloat in
      let size = view.contentSizeForConstraints
      return isHorizontal ? size.width : size.height
    }
    guard let anchor = sizes.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != anchor && sizes[index] > 0 {
      let ratio = Double(sizes[index] / sizes[anchor])
      let scaled = Terms(
        terms: length(views[anchor]).terms.map { LinearTerm($0.variable, $0.coefficient * ratio) }, constant: 0)
      rule(view, Part.length, difference(length(view), scaled), .equal, 0, priority: 999)
    }
  }

  private func hide(_ view: UIView) { rule(view, Part.hidden, length(view), .equal, 0, priority: 1000) }

  // MARK: Across

  private func addAcross(_ view: UIView, _ inset: (start: CGFloat, end: CGFloat, top: CGFloat, bottom: CGFloat)) {
    let (near, far) = (acrossStart(stack), acrossEnd(stack))
    func rule(_ part: Int, _ own: Terms, _ other: Terms, _ value: CGFloat, _ relation: LinearConstraint.Relation) {
      hold(view, part, own, other, value, relation)
    }
    switch stack.alignment {
    case .fill:
      rule(Part.across, acrossStart(view), near, inset.top, .equal)
      rule(Part.acrossEnd, far, acrossEnd(view), inset.bottom, .equal)
    case .leading:
      rule(Part.across, acrossStart(view), near, inset.top, .equal)
      rule(Part.acrossEnd, far, acrossEnd(view), inset.bottom, .greaterOrEqual)
    case .trailing:
      rule(Part.across, acrossStart(view), near, inset.top, .greaterOrEqual)
      rule(Part.acrossEnd, far, acrossEnd(view), inset.bottom, .equal)
    case .center:
      let offset = (inset.top - inset.bottom) / 2
      hold(view, Part.across, acrossMiddle(view), acrossMiddle(stack), offset)
      rule(Part.acrossEnd, acrossStart(view), near, inset.top, .greaterOrEqual)
    case .firstBaseline, .lastBaseline:
      let baseline = { (v: UIView) in self.baseline(v) }
      if let first = shown.first, view !== first { hold(view, Part.across, baseline(view), baseline(first), 0) }
      rule(Part.acrossEnd, acrossStart(view), near, inset.top, .greaterOrEqual)
      rule(Part.hold + 1, far, acrossEnd(view), inset.bottom, .greaterOrEqual)
    }
  }

  /// A stack that nothing else holds is as small as its contents, along the axis and across.
  private func addFit(_ views: [UIView], _ inset: (start: CGFloat, end: CGFloat, top: CGFloat, bottom: CGFloat)) {
    let box = engine.box(stack)
    let across = isHorizontal ? box.height : box.width
    engine.hold(
      stack, Part.fit, LinearConstraint([LinearTerm(across)], .equal, 0, priority: 49.9))
  }

  // MARK: Terms

  private struct Terms {
    var terms: [LinearTerm]
    var constant: CGFloat = 0
  }

  private func difference(_ a: Terms, _ b: Terms) -> Terms {
    var sum = a
    for term in b.terms {
      if let index = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[index].coefficient -= term.coefficient
      } else {
        sum.terms.append(LinearTerm(term.variable, -term.coefficient))
      }
    }
    sum.terms.removeAll { $0.coefficient == 0 }
    sum.constant -= b.constant
    return sum
  }

  /// `a − b (op) value`.
  private func hold(
    _ owner: UIView, _ part: Int, _ a: Terms, _ b: Terms, _ value: CGFloat,
    _ relation: LinearConstraint.Relation = .equal
  ) {
    rule(owner, part, difference(a, b), relation, value)
  }

  private func rule(
    _ owner: UIView, _ part: Int, _ sum: Terms, _ relation: LinearConstraint.Relation, _ value: CGFloat,
    priority: Double = LinearConstraint.required
  ) {
    engine.hold(
      owner, part, LinearConstraint(sum.terms, relation, Double(value - sum.constant), priority: priority))
  }

  private func low(_ view: UIView) -> Terms {
    let box = engine.box(view)
    return Terms(terms: [LinearTerm(isHorizontal ? box.x : box.y)])
  }

  private func high(_ view: UIView) -> Terms {
    let box = engine.box(view)
    return Terms(
      terms: isHorizontal
        ? [LinearTerm(box.x), LinearTerm(box.width)] : [LinearTerm(box.y), LinearTerm(box.height)])
  }

  /// Where the axis begins, as a number that grows along it: seen from the right in a right-to-left row.
  private func start(_ view: UIView) -> Terms { isReversed ? negated(high(view)) : low(view) }
  private func end(_ view: UIView) -> Terms { isReversed ? negated(low(view)) : high(view) }

  private func negated(_ terms: Terms) -> Terms {
    Terms(terms: terms.terms.map { LinearTerm($0.variable, -$0.coefficient) }, constant: -terms.constant)
  }

  private func middle(_ view: UIView) -> Terms {
    let box = engine.box(view)
    let terms =
      isHorizontal
      ? [LinearTerm(box.x), LinearTerm(box.width, 0.5)] : [LinearTerm(box.y), LinearTerm(box.height, 0.5)]
    return isReversed ? negated(Terms(terms: terms)) : Terms(terms: terms)
  }

  private func length(_ view: UIView) -> Terms {
    let box = engine.box(view)
    return Terms(terms: [LinearTerm(isHorizontal ? box.width : box.height)])
  }

  private var mirrorsAcross: Bool { !isHorizontal && stack.isRightToLeft }

  private func acrossLow(_ view: UIView) -> Terms {
    let box = engine.box(view)
    return Terms(terms: [LinearTerm(isHorizontal ? box.y : box.x)])
  }

  private func acrossHigh(_ view: UIView) -> Terms {
    let box = engine.box(view)
    return Terms(
      terms: isHorizontal
        ? [LinearTerm(box.y), LinearTerm(box.height)] : [LinearTerm(box.x), LinearTerm(box.width)])
  }

  private func acrossStart(_ view: UIView) -> Terms { mirrorsAcross ? negated(acrossHigh(view)) : acrossLow(view) }
  private func acrossEnd(_ view: UIView) -> Terms { mirrorsAcross ? negated(acrossLow(view)) : acrossHigh(view) }

  private func acrossMiddle(_ view: UIView) -> Terms {
    let box = engine.box(view)
    let terms =
      isHorizontal
      ? [LinearTerm(box.y), LinearTerm(box.height, 0.5)] : [LinearTerm(box.x), LinearTerm(box.width, 0.5)]
    return mirrorsAcross ? negated(Terms(terms: terms)) : Terms(terms: terms)
  }

  private func baseline(_ view: UIView) -> Terms {
    let box = engine.box(view)
    if stack.alignment == .firstBaseline, let offset = view.firstBaselineFromTop {
      return Terms(terms: [LinearTerm(box.y)], constant: offset)
    }
    return Terms(
      terms: [LinearTerm(box.y), LinearTerm(box.height)], constant: -(view.lastBaselineFromBottom ?? 0))
  }

  /// Margins, in the axis' terms, where the stack keeps inside them.
  private var insets: (start: CGFloat, end: CGFloat, top: CGFloat, bottom: CGFloat) {
    guard stack.isLayoutMarginsRelativeArrangement else { return (0, 0, 0, 0) }
    let m = stack.layoutMargins
    let (lead, trail) = stack.isRightToLeft ? (m.right, m.left) : (m.left, m.right)
    return isHorizontal ? (lead, trail, m.top, m.bottom) : (m.top, m.bottom, lead, trail)
  }
}
