import Combine
import GalleyLayout
@_spi(Galley) import UIKit

/// Makes a picture of views.
///
/// The picture has the views' size and no pixels: what SwiftUI views draw becomes a proof, not a bitmap.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { didSet { tree.rootView = content } }
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public var isObservationEnabled = true
  private let tree: _HostedTree<Content>

  public init(content view: Content) {
    content = view
    tree = _HostedTree(view)
  }

  private var size: CGSize { CGSize(tree.viewHost.size(proposedSize.proposal)) }

  /// Calls back with the size, and with a function that draws nothing.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    renderer(size) { _ in }
  }

  public var uiImage: UIImage? {
    let size = size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  }

  public var cgImage: CGImage? { uiImage?.cgImage }
}
