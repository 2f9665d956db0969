import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
  open var isAnimating: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  private func imageChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The image with the view's own symbol configuration.
  @_spi(Galley) public var shownImage: UIImage? {
    guard let image else { return nil }
    guard let preferredSymbolConfiguration, image.isSymbolImage, image.configuration == nil else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open func startAnimating() {}
  open func stopAnimating() {}
}
