import GalleyGeometry
import GalleyLayout
import GalleyScreen
@_spi(Galley) import UIKit

/// A view controller that shows SwiftUI views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public let host: _HostedTree<Content>

  public init(rootView: Content) {
    host = _HostedTree(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    host = _HostedTree(rootView)
    super.init(coder: aDecoder)
  }

  /// A hosting controller cannot be made from an archive without its root view.
  public required init?(coder aDecoder: NSCoder) { nil }

  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  open override func loadView() {
    let hosting = _UIHostingView(tree: host)
    hosting.frame = UIScreen.main.bounds
    view = hosting
    host.controller = self
  }

  /// Which of UIKit's sizes follow the views' ideal size.
  public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { takeSize() } }

  /// The safe areas that the views keep clear of.
  public var safeAreaRegions: SafeAreaRegions {
    get { host.safeAreaRegions }
    set { host.safeAreaRegions = newValue }
  }

  /// The size that the views choose for an offer.
  public func sizeThatFits(in size: CGSize) -> CGSize { host.size(for: size) }

  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  private func takeSize() {
    host.followsIdealSize = sizingOptions.contains(.intrinsicContentSize)
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.idealSize }
    viewIfLoaded?.invalidateIntrinsicContentSize()
  }

  open override var prefersStatusBarHidden: Bool { host.viewHost.systemParts.hidesStatusBar }
  open override var prefersHomeIndicatorAutoHidden: Bool { host.viewHost.systemParts.hidesHomeIndicator }
  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    let edges = host.viewHost.systemParts.protectedEdges
    var result: UIRectEdge = []
    for (edge, side) in [
      (SystemParts.Edge.top, UIRectEdge.top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ] where edges.contains(edge) {
      result.insert(side)
    }
    return result
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.idealSize }
  }
}

/// Which sizes of a hosting controller follow its views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
