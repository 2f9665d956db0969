import CoreGraphics
import Foundation

/// Where a view's margins come from.
enum ViewMargins: Equatable {
  case standard
  case fixed(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
  /// A root view of a controller: the system's least margins at the sides.
  case system
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: baseDirection)
  }

  private var baseDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIKitScenario.shared.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The margins that the view's owner asked for, without safe area.
  private var askedMargins: UIEdgeInsets {
    switch margins {
    case .standard:
      let m = LayoutMetrics.standardMargin
      return UIEdgeInsets(top: m, left: m, bottom: m, right: m)
    case .fixed(let insets): return insets
    case .directional(let insets): return insets.resolved(rightToLeft: isRightToLeft)
    case .system:
      let m = UIKitScenario.shared.layoutMargin
      return UIEdgeInsets(top: 0, left: m, bottom: 0, right: m)
    }
  }

  var currentMargins: UIEdgeInsets {
    var result = askedMargins
    if preservesSuperviewLayoutMargins, let parent = superview {
      // Where the superview's margin reaches into this view, this view's is at least as much.
      let outer = parent.layoutMargins
      let f = frame
      result.left = max(result.left, outer.left - f.minX)
      result.top = max(result.top, outer.top - f.minY)
      result.right = max(result.right, outer.right - (parent.bounds.width - f.maxX))
      result.bottom = max(result.bottom, outer.bottom - (parent.bounds.height - f.maxY))
    }
    return insetsLayoutMarginsFromSafeArea ? result + safeAreaInsets : result
  }

  func layoutMarginsChanged() {
    layoutMarginsDidChange()
    layoutInputsChanged()
    setNeedsLayout()
    for child in children where child.preservesSuperviewLayoutMargins { child.layoutMarginsChanged() }
  }

  /// A root view's safe area is the window's or its controller's; a child has what of its superview's reaches into it.
  var currentSafeArea: UIEdgeInsets {
    if let ownSafeArea { return ownSafeArea }
    var result = inheritedSafeArea
    if let controller { result = result + controller.additionalSafeAreaInsets + controller.barInsets }
    return result
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let parent = superview else { return .zero }
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let f = frame
    let visible = parent.bounds
    // What lies above or left of the superview does not make the inset larger.
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    return UIEdgeInsets(
      top: reach(outer.top, f.minY - visible.minY), left: reach(outer.left, f.minX - visible.minX),
      bottom: reach(outer.bottom, visible.maxY - f.maxY), right: reach(outer.right, visible.maxX - f.maxX))
  }

  /// The margins of the readable width: the layout margins, widened until the text's column is narrow enough.
  var readableInsets: UIEdgeInsets {
    var result = layoutMargins
    guard let limit = UIKitScenario.shared.readableWidth else { return result }
    let spare = bounds.width - result.left - result.right - limit
    if spare > 0 {
      result.left += spare / 2
      result.right += spare / 2
    }
    return result
  }
}
