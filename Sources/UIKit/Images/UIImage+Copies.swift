@_spi(Galley) import CoreGraphics
import Foundation

@_spi(Galley) extension UIImage: SheetElement {}

extension UIImage {
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
        right: max(0, size.width - CGFloat(left) - 1)), resizingMode: .stretch)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func withoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsInRightToLeft = true } }

  public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = .upMirrored } }

  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }

  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(configuration)
  }

  /// The file's own bytes when they are a PNG's; nil otherwise, because pixels are not encoded here.
  public func pngData() -> Data? { encodedBytes(startingWith: ImageHeader.pngSignature) }

  public func jpegData(compressionQuality: CGFloat) -> Data? { encodedBytes(startingWith: [0xFF, 0xD8]) }

  private func encodedBytes(startingWith signature: [UInt8]) -> Data? {
    guard case .bytes(let data) = source, data.starts(with: signature) else { return nil }
    return data
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), source != .none else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(context.state.alpha * alpha)
    context.draw(self, in: rect)
    context.restoreGState()
  }

  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }

  public func preparingForDisplay() -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(source: source, size: size, scale: scale, look: look)
  }

  public func byPreparingForDisplay() async -> UIImage? { self }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
