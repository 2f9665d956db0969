import CoreGraphics
import Foundation

extension UIView {
  /// Whether the tree has constraints at all; without any nothing is solved.
  private var usesConstraints: Bool {
    !ownConstraints.isEmpty || children.contains { $0.usesConstraints || !$0.translatesAutoresizingMaskIntoConstraints }
  }

  func solveIfNeeded() {
    guard constraintsAreDirty else { return }
    constraintsAreDirty = false
    guard usesConstraints else {
      engine = nil
      return
    }
    let engine = self.engine ?? LayoutEngine(root: self)
    self.engine = engine
    engine.update()
    markChanged(engine)
  }

  /// Asks views for layout whose subviews the solution moves.
  private func markChanged(_ engine: LayoutEngine) {
    for child in children {
      if let frame = engine.frame(of: child), frame != child.frame { needsLayout = true }
      child.markChanged(engine)
    }
    if guides.contains(where: { engine.frame(of: $0) != $0.solvedFrame }) { needsLayout = true }
  }

  /// Gives the subviews, the guides and what else the solution decides their places.
  func applySolution() {
    guard let engine = root.engine else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for child in children {
      guard let frame = engine.frame(of: child) else { continue }
      child.takeSolved(frame)
    }
    for guide in guides {
      if let frame = engine.frame(of: guide) { guide.solvedFrame = frame }
    }
    if let scroll = self as? UIScrollView, let size = engine.contentSize(of: scroll) { scroll.contentSize = size }
  }

  /// A solved frame keeps the transform, which layout does not see.
  private func takeSolved(_ frame: CGRect) {
    let transform = storedTransform
    storedTransform = .identity
    takeFrame(self.frame(forAlignmentRect: frame))
    storedTransform = transform
  }

  /// The smallest size, or the one nearest to the target where the priorities say so, that the constraints inside
  /// allow.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInTree()
    guard usesConstraints || intrinsicContentSize.width >= 0 || intrinsicContentSize.height >= 0 else {
      // Nothing inside says anything: the size as it is.
      return bounds.size
    }
    let engine = LayoutEngine(root: self)
    return engine.fittingSize(target, horizontal, vertical)
  }
}
