import CoreGraphics
import Foundation
import GalleyScenario

extension UIView {
  /// A region of a view that is laid out in: its safe area, its margins or its readable width, clear of a window's own
  /// controls in the corner when it adapts to it.
  public struct LayoutRegion: Hashable, Sendable {
    /// How a region keeps clear of what lies in a corner: beside it, or below it.
    public enum AdaptivityAxis: Sendable { case none, horizontal, vertical }

    enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }

    let kind: Kind
    let adaptation: AdaptivityAxis

    public static func safeArea(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// How far a region lies from the view's edges.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    var insets: UIEdgeInsets
    switch region.kind {
    case .safeArea: insets = safeAreaInsets
    case .margins: insets = layoutMargins
    case .readableContent: insets = readableInsets
    }
    guard region.adaptation != .none, let controls = windowControlsFrame else { return insets }
    // Only what lies within the region has to be kept clear of.
    guard controls.intersects(bounds.inset(by: insets)) else { return insets }
    switch region.adaptation {
    case .vertical: insets.top = controls.maxY - bounds.minY
    case .horizontal where controls.midX > bounds.midX: insets.right = bounds.maxX - controls.minX
    case .horizontal: insets.left = controls.maxX - bounds.minX
    case .none: break
    }
    return insets
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// A guide along a region, for constraints.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { systemGuides.region(region) }

  /// The window's own controls in the view's coordinates; nil where the window has none.
  var windowControlsFrame: CGRect? {
    UIKitScenario.shared.windowControls.map {
      convert(CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height), from: nil)
    }
  }
}
