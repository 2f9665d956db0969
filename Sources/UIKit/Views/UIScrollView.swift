import CoreGraphics
import Foundation

/// A window onto content that may be larger. The bounds' origin is the content's offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentChanged() } } }
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged(from: oldValue) } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { contentChanged() } }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { contentChanged() } }
  open var alwaysBounceHorizontal = false { didSet { contentChanged() } }
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var isPagingEnabled = false
  open var isScrollEnabled = true { didSet { contentChanged() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl?
  open var allowsKeyboardScrolling = true
  open weak var delegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  private var zoom: CGFloat = 1
  private var isPlaced = false
  lazy var contentGuide: UILayoutGuide = guide(ContentGuide(), "UIScrollViewContentLayoutGuide")
  lazy var frameGuide: UILayoutGuide = guide(FrameGuide(), "UIScrollViewFrameLayoutGuide")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  private func guide(_ guide: UILayoutGuide, _ identifier: String) -> UILayoutGuide {
    guide.owningView = self
    guide.identifier = identifier
    return guide
  }

  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: Offsets

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      isPlaced = true
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      setNeedsLayout()
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    let visible = bounds.inset(by: inset)
    if rect.minX < visible.minX {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
    }
    if rect.minY < visible.minY {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
    }
    contentOffset = offset
  }

  open func flashScrollIndicators() {}

  /// The content's own inset and what of the safe area the behaviour adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaShare }

  private var safeAreaShare: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      // An axis that cannot scroll is left alone, but for a root scroll view below a bar, whose short content is
      // moved down too.
      let isBelowBar = contentInsetAdjustmentBehavior == .automatic && (controller?.barInsets ?? .zero) != .zero
      let vertical = isBelowBar || alwaysBounceVertical || contentSize.height > bounds.height - safe.top - safe.bottom
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width - safe.left - safe.right
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
        right: horizontal ? safe.right : 0)
    }
  }

  private func insetsChanged(from old: UIEdgeInsets) { contentChanged() }

  /// Content that nobody has scrolled starts inside its insets.
  private func contentChanged() {
    setNeedsLayout()
    placeContent()
  }

  private func placeContent() {
    guard !isPlaced else { return }
    let inset = adjustedContentInset
    let start = CGPoint(x: -inset.left, y: -inset.top)
    guard bounds.origin != start else { return }
    bounds.origin = start
    adjustedContentInsetDidChange()
  }

  open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placeContent()
  }

  // MARK: Zooming

  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = min(maximumZoomScale, max(minimumZoomScale, scale))
    guard scale != zoom else { return }
    guard let view = delegate?.viewForZooming(in: self) else { return }
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    // The zoomed view keeps its corner, and is as large as what scrolls.
    view.center = CGPoint(x: view.center.x - frame.minX, y: view.center.y - frame.minY)
    zoom = scale
    contentSize = frame.size
    delegate?.scrollViewDidZoom(self)
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(zoom * min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = CGPoint(x: rect.minX * zoom, y: rect.minY * zoom)
  }

  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var isScrollAnimating: Bool { false }

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func addOwnRules(to maker: RuleMaker) { maker.place(frameGuide, in: self) }
}

/// What scrolls, as a guide.
final class ContentGuide: UILayoutGuide {
  override var layoutFrame: CGRect { CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero) }
}

/// What is seen of it, as a guide.
final class FrameGuide: UILayoutGuide {
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
