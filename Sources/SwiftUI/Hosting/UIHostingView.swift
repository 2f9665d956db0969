import GalleyGeometry
import GalleyLayout
import GalleyScreen
@_spi(Galley) import UIKit

/// The UIKit view that SwiftUI views are shown in.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView, ScreenIsland {
  let tree: _HostedTree<Content>

  init(tree: _HostedTree<Content>) {
    self.tree = tree
    super.init(frame: .zero)
    tree.view = self
  }

  public required init(rootView: Content) {
    tree = _HostedTree(rootView)
    super.init(frame: .zero)
    tree.view = self
  }

  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    get { tree.rootView }
    set { tree.rootView = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tree.layOut(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The views' ideal size.
  open override var intrinsicContentSize: CGSize { tree.idealSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { tree.size(for: size) }

  func islandNodes(_ resolver: inout ScreenResolver) -> [ScreenNode] {
    // A view above may have moved after this one was laid out.
    if tree.isOutdated(in: self) { tree.layOut(in: self) }
    guard let island = tree.island else { return [] }
    return tree.viewHost.nodes(of: island, &resolver)
  }
}
