import CoreGraphics
import Foundation
import GalleyConstraints

/// The constraints of one tree of views, solved together.
///
/// Each view and guide has four variables, in coordinates of the tree's root with all scroll offsets at zero, so that
/// a rule between any two of them has few terms. Between layouts the solver keeps what it knows: an update works out
/// which rules are new, gone or have another constant, and changes only these.
@MainActor final class LayoutEngine {
  /// The variables of a rectangle.
  struct Box {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  /// What a rule is known by from one update to the next.
  struct RuleKey: Hashable {
    var owner: ObjectIdentifier
    var part: Int
  }

  private struct Installed {
    var id: ConstraintID
    var constraint: LinearConstraint
    var generation: Int
  }

  private unowned let root: UIView
  private(set) var solver = ConstraintSolver()
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contents: [ObjectIdentifier: Box] = [:]
  /// Scroll views whose content the constraints say something of; of others the size is what code sets.
  private var constrainedContents: Set<ObjectIdentifier> = []
  private var installed: [RuleKey: Installed] = [:]
  private var generation = 0
  var isCurrent = false
  /// Insets that rules were made with, which may be others once the views have their places.
  private var insetsUsed: [(view: UIView, insets: @MainActor (UIView) -> UIEdgeInsets, value: UIEdgeInsets)] = []
  /// Rules that could not hold beside others that must, in the words of their constraints.
  private(set) var broken: [String] = []

  init(root: UIView) { self.root = root }

  // MARK: Variables

  func box(_ item: AnyObject) -> Box {
    let key = ObjectIdentifier(item)
    if let known = boxes[key] { return known }
    let box = newBox()
    boxes[key] = box
    return box
  }

  /// The box of what scrolls in a scroll view, which its edges mean in constraints with views inside it.
  func content(of scroll: UIScrollView) -> Box {
    let key = ObjectIdentifier(scroll)
    if let known = contents[key] { return known }
    let box = newBox()
    contents[key] = box
    return box
  }

  /// The same box for a constraint, which from then on decides the content's size.
  func constrainedContent(of scroll: UIScrollView) -> Box {
    constrainedContents.insert(ObjectIdentifier(scroll))
    return content(of: scroll)
  }

  private func newBox() -> Box {
    Box(x: solver.variable(), y: solver.variable(), width: solver.variable(), height: solver.variable())
  }

  // MARK: Updating

  /// Brings the rules up to date and solves them.
  func update() {
    begin()
    RuleMaker(engine: self, root: root).make(fixingRoot: true)
    end()
    solver.solve()
    settleWrappedTexts()
    isCurrent = true
  }

  private func begin() {
    generation += 1
    broken = []
    insetsUsed = []
    constrainedContents = []
  }

  /// A view's insets, remembered as something that the solution depends on.
  func note(_ insets: @escaping @MainActor (UIView) -> UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    let value = insets(view)
    insetsUsed.append((view, insets, value))
    return value
  }

  var insetsHaveChanged: Bool { insetsUsed.contains { $0.insets($0.view) != $0.value } }

  /// Takes a rule over from before or adds it.
  func hold(_ owner: AnyObject, _ part: Int, _ constraint: LinearConstraint, _ words: @autoclosure () -> String = "") {
    let key = RuleKey(owner: ObjectIdentifier(owner), part: part)
    if var known = installed[key] {
      if known.constraint == constraint {
        known.generation = generation
        installed[key] = known
        return
      }
      if known.constraint.differsInConstantOnly(from: constraint),
        (try? solver.setConstant(constraint.constant, of: known.id)) != nil
      {
        installed[key] = Installed(id: known.id, constraint: constraint, generation: generation)
        return
      }
      try? solver.remove(known.id)
      installed[key] = nil
    }
    do {
      let id = try solver.add(constraint)
      installed[key] = Installed(id: id, constraint: constraint, generation: generation)
    } catch {
      broken.append(words())
    }
  }

  /// Forgets the rules that were not held again.
  private func end() {
    let gone = installed.filter { $0.value.generation != generation }.sorted { $0.value.id < $1.value.id }
    for (key, rule) in gone {
      try? solver.remove(rule.id)
      installed[key] = nil
    }
  }

  /// A text of several lines is as high as its width makes it, which only the solution tells: the heights are asked
  /// for again with the widths found, until these stay (at most four times).
  private func settleWrappedTexts() {
    for _ in 0..<4 {
      var hasChanged = false
      for view in wrappingViews(root) {
        guard let frame = frame(of: view) else { continue }
        if view.wrap(toWidth: view.frame(forAlignmentRect: frame).width) { hasChanged = true }
      }
      guard hasChanged else { return }
      begin()
      RuleMaker(engine: self, root: root).make(fixingRoot: true)
      end()
      solver.solve()
    }
  }

  private func wrappingViews(_ view: UIView) -> [UIView] {
    (view.wrapsToWidth ? [view] : []) + view.subviews.flatMap { wrappingViews($0) }
  }

  // MARK: Results

  private func rect(_ box: Box) -> CGRect {
    CGRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
      height: solver.value(of: box.height))
  }

  /// The alignment rectangle of a view in its superview's coordinates, edges on the pixel grid; nil for a view that its
  /// own frame places.
  func frame(of view: UIView) -> CGRect? {
    guard let parent = view.superview, !view.translatesAutoresizingMaskIntoConstraints,
      let box = boxes[ObjectIdentifier(view)]
    else { return nil }
    return place(rect(box), in: parent)
  }

  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)] else { return nil }
    return place(rect(box), in: owner)
  }

  func contentSize(of scroll: UIScrollView) -> CGSize? {
    let key = ObjectIdentifier(scroll)
    guard constrainedContents.contains(key), let box = contents[key] else { return nil }
    return rounded(rect(box)).size
  }

  private func place(_ rect: CGRect, in view: UIView) -> CGRect {
    let origin = boxes[ObjectIdentifier(view)].map { self.rect($0).origin } ?? .zero
    return rounded(rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Both edges of an axis on the grid, the size their difference.
  private func rounded(_ rect: CGRect) -> CGRect {
    let scale = max(1, UIKitScenario.shared.scale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (x, y) = (up(rect.minX), up(rect.minY))
    return CGRect(x: x, y: y, width: max(0, up(rect.maxX) - x), height: max(0, up(rect.maxY) - y))
  }

  /// The root's size when nothing but the target holds it.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    for attempt in 0..<4 {
      begin()
      RuleMaker(engine: self, root: root).make(fixingRoot: false)
      let box = box(root)
      hold(root, 900, LinearConstraint([LinearTerm(box.width)], .equal, target.width, priority: horizontal.solver))
      hold(root, 901, LinearConstraint([LinearTerm(box.height)], .equal, target.height, priority: vertical.solver))
      end()
      solver.solve()
      let changed = wrappingViews(root).filter { view in
        let width = view === root ? solver.value(of: box.width) : frame(of: view)?.width ?? 0
        return view.wrap(toWidth: width)
      }
      if changed.isEmpty || attempt == 3 { break }
    }
    return rounded(root.frame(forAlignmentRect: rect(box(root)))).size
  }
}

extension LinearConstraint {
  func differsInConstantOnly(from other: LinearConstraint) -> Bool {
    terms == other.terms && relation == other.relation && priority == other.priority
  }
}

extension UILayoutPriority {
  /// As the solver takes it; UIKit refuses 0 and below, which is taken as the least there is.
  var solver: Double { min(LinearConstraint.required, max(0.001, Double(rawValue))) }
}
