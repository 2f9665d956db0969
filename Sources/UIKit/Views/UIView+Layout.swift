import CoreGraphics
import Foundation

extension UIView {
  /// Something that constraints are solved from has changed.
  func layoutInputsChanged() {
    let root = root
    root.engine?.isCurrent = false
    root.constraintsAreDirty = true
    if root !== self { setNeedsLayoutUpwards() } else { needsLayout = true }
  }

  private func setNeedsLayoutUpwards() {
    needsLayout = true
    superview?.needsLayout = true
  }

  func positionChanged() {
    guard !isApplyingSolution else { return }
    layoutInputsChanged()
  }

  func sizeChanged() {
    setNeedsLayout()
    if !isApplyingSolution { layoutInputsChanged() }
    controller?.viewSizeChanged()
  }

  func visibilityChanged() {
    (superview as? UIStackView)?.arrangementChanged()
  }

  private var isApplyingSolution: Bool { superview?.isLayingOut ?? false }

  /// Solves the tree's constraints where something has changed, then lays out what needs it, from here down, until
  /// nothing asks for more (at most 16 times, so that views that always ask cannot hold everything up).
  func layoutTree() {
    for _ in 0..<16 {
      updateConstraintsInTree()
      root.solveIfNeeded()
      layoutDown()
      if root.engine?.insetsHaveChanged == true { root.constraintsAreDirty = true }
      guard root.constraintsAreDirty || needsLayoutBelow else { return }
    }
  }

  private var needsLayoutBelow: Bool { needsLayout || children.contains { $0.needsLayoutBelow } }

  private func layoutDown() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layer.layoutSublayers()
      controller?.viewDidLayoutSubviews()
    }
    for child in children { child.layoutDown() }
  }

  func updateConstraintsInTree() {
    for child in children { child.updateConstraintsInTree() }
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
