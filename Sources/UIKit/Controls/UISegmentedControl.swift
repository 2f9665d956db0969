import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private(set) var segments: [Segment] = []
  nonisolated public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { segments.count }
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging.vertical = .defaultHigh
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    hugging.vertical = .defaultHigh
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = sizeThatFits(.zero)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map { $0.image ?? $0.title as Any })
    self.frame = frame
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(0, segment), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = width }
    invalidateIntrinsicContentSize()
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  // MARK: Layout

  /// The title of a segment as it is set and painted; nil for one that has none.
  @_spi(Galley) public func titleText(at segment: Int) -> SetText? {
    guard segments.indices.contains(segment), segments[segment].image == nil, let title = segments[segment].title,
      !title.isEmpty
    else { return nil }
    var own = attributes[.normal] ?? [:]
    let isUsable = isEnabled && segments[segment].isEnabled
    if segment == selectedSegmentIndex { own.merge(attributes[.selected] ?? [:]) { $1 } }
    if !isUsable { own.merge(attributes[.disabled] ?? [:]) { $1 } }
    return text(title, own, color: isUsable ? .label : .tertiaryLabel)
  }

  private func text(_ title: String, _ attributes: [NSAttributedString.Key: Any], color: UIColor) -> SetText {
    let font = UIFont.systemFont(ofSize: LayoutMetrics.value("control.segmented.fontSize"), weight: .medium)
    let reader = AttributedTextReader(
      NSAttributedString(string: title, attributes: attributes), font: font, color: color)
    var style = reader.style(
      alignment: .center, lineBreakMode: .byTruncatingTail, rightToLeft: isRightToLeft,
      scale: max(1, UIKitScenario.shared.scale))
    style.lineLimit = 1
    return SetText(title, reader, font: font, style: style)
  }

  /// What each segment asks for: the width that it was given, or what its content takes, in whole points, and never less
  /// than the system's least.
  ///
  /// Inferred from two recordings: titles of 24.8 and 35.4 points in the font of segments that are not selected make
  /// segments of 44 and 55.
  private var askedWidths: [CGFloat] {
    let font =
      attributes[.normal]?[.font] as? UIFont
      ?? .systemFont(ofSize: LayoutMetrics.value("control.segmented.fontSize"))
    return segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let content =
        segment.image?.size.width
        ?? NSAttributedString(string: segment.title ?? "", attributes: [.font: font]).size().width
      return max(
        LayoutMetrics.value("control.segmented.minimumSegment"),
        (content + LayoutMetrics.value("control.segmented.padding")).rounded(.down))
    }
  }

  /// Without `apportionsSegmentWidthsByContent` every segment without a width of its own is as wide as the widest.
  private var ownWidths: [CGFloat] {
    let asked = askedWidths
    guard !apportionsSegmentWidthsByContent, let widest = asked.max() else { return asked }
    return zip(segments, asked).map { $0.width > 0 ? $1 : widest }
  }

  /// The share of the control's width that each segment has: what is spare, or lacks, goes to the segments without a width
  /// of their own, in equal parts, or by their contents where these apportion the widths.
  @_spi(Galley) public var segmentShares: [Double] {
    let own = ownWidths
    let total = bounds.width
    guard total > 0, !own.isEmpty else { return own.map { _ in own.isEmpty ? 0 : 1 / Double(own.count) } }
    let fixed = zip(segments, own).reduce(0) { $0 + ($1.0.width > 0 ? $1.1 : 0) }
    let free = zip(segments, own).filter { $0.0.width <= 0 }.reduce(0) { $0 + $1.1 }
    // Widths of their own that leave nothing for the others, or take not all, are taken in proportion.
    guard free > 0, fixed < total else { return own.map { Double($0 / (fixed + free)) } }
    return zip(segments, own).map { segment, width in
      Double((segment.width > 0 ? width : width * (total - fixed) / free) / total)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ownWidths.reduce(0, +), height: LayoutMetrics.value("uikit.segmented.height"))
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: LayoutMetrics.value("uikit.segmented.alignmentInset"), right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = intrinsicContentSize
    return CGSize(width: inner.width, height: inner.height + alignmentRectInsets.bottom)
  }
}
