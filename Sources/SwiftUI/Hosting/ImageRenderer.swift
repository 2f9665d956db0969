import Combine
import GalleyGeometry
import GalleyLayout
import GalleyScreen
@_spi(Galley) import CoreGraphics
@_spi(Galley) import UIKit

/// Makes a picture of views. Drawings are kept, not pixels.
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

  private var drawn: (size: CGSize, element: DrawnCommands)? {
    let (size, commands) = tree.viewHost.drawing(proposedSize.proposal, scale: max(1, Double(scale)))
    guard size.width > 0, size.height > 0, size.isFinite else { return nil }
    let backdrop: [DrawingCommand] =
      isOpaque ? [.fill(DrawingPath(Rect(origin: .zero, size: size)), .color(.black), evenOdd: false)] : []
    return (CGSize(size), DrawnCommands(backdrop + commands, size: size))
  }

  private func picture(scale: CGFloat) -> CGImage? {
    drawn.map { size, element in
      CGImage(
        width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
        content: .element(element))
    }
  }

  /// Calls back with the size, and with a function that draws on a sheet whose y axis points up, as those of documents do.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    guard let drawn else { return renderer(.zero) { _ in } }
    renderer(drawn.size) { context in
      guard let picture = picture(scale: rasterizationScale) else { return }
      context.draw(picture, in: CGRect(origin: .zero, size: drawn.size))
    }
  }

  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  public var cgImage: CGImage? { picture(scale: scale > 0 ? scale : 1) }
}
