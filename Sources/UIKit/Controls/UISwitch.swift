import CoreGraphics
import Foundation

/// On or off. Its frame is wider or narrower than what constraints see of it, by the alignment insets of the system.
@preconcurrency @MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = (.defaultHigh, .defaultHigh)
    self.frame = frame
    accessibility.isElement = true
    accessibility.traits = [.button, .toggleButton]
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A switch has one size: Apple documents that the size of a frame it is given is ignored.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: sizeThatFits(newValue.size)) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: sizeThatFits(newValue.size)) }
  }

  open override var intrinsicContentSize: CGSize {
    let size = LayoutMetrics.size("control.toggle.width", "control.toggle.height")
    return CGSize(width: UIKitScenario.shared.metrics["uikit.switch.width"] ?? size.width, height: size.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: LayoutMetrics.value("control.toggle.alignmentInset"))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = intrinsicContentSize
    return CGSize(width: inner.width + alignmentRectInsets.right, height: inner.height)
  }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = min(maximumValue, max(minimumValue, value)) } }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging.vertical = .defaultHigh
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: LayoutMetrics.value("uikit.slider.height"))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: LayoutMetrics.value("uikit.slider.height"))
  }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = (.defaultHigh, .defaultHigh)
    self.frame.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  open override var intrinsicContentSize: CGSize {
    LayoutMetrics.size("control.stepper.width", "control.stepper.height")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  open var progressViewStyle = Style.default
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging.vertical = .defaultHigh
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: LayoutMetrics.value("control.progress.linear.height"))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: LayoutMetrics.value("control.progress.linear.height"))
  }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case white = 1
    case gray = 2
    public static let whiteLarge = Style.large
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true
  open var color: UIColor!
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    hugging = (.defaultHigh, .defaultHigh)
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hugging = (.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side = LayoutMetrics.value(style == .large ? "control.progress.spinner.large" : "control.progress.spinner")
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var interactionState: InteractionState { .none }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging.vertical = .defaultHigh
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(pageCount) * LayoutMetrics.value("control.pageControl.pitch")
        + LayoutMetrics.value("control.pageControl.extraWidth"),
      height: LayoutMetrics.value("control.pageControl.height"))
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
}
