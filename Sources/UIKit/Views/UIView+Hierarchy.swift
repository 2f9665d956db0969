import Foundation

extension UIView {
  public var subviews: [UIView] { children }

  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// The topmost view above this one; itself when it has no superview.
  var root: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a view among the subviews; a view that would hold itself stays where it is.
  func place(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    if view.superview === self {
      children.removeAll { $0 === view }
    } else if let parent = view.superview {
      parent.willRemoveSubview(view)
      parent.detach(view)
    }
    children.insert(view, at: min(max(0, index), children.count))
    view.superview = self
    view.engine = nil
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.finishWindowChange() }
    layoutInputsChanged()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Takes a child out, and with it the constraints that reach across.
  private func detach(_ view: UIView) {
    var holder: UIView? = self
    while let current = holder {
      current.dropConstraints { $0.reaches(into: view) && !$0.liesWithin(view) }
      holder = current.superview
    }
    children.removeAll { $0 === view }
    view.superview = nil
    layoutInputsChanged()
    setNeedsLayout()
  }

  func takeOut() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { announceWindow(nil) }
    parent.willRemoveSubview(self)
    parent.detach(self)
    didMoveToSuperview()
    if hadWindow { finishWindowChange() }
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.announceWindow(window) }
  }

  private func finishWindowChange() {
    didMoveToWindow()
    for child in children { child.finishWindowChange() }
  }
}
