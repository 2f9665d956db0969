@_spi(Galley) import CoreGraphics
import Foundation
import GalleyTypography

/// A text that is read.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      textChanged()
    }
  }
  /// Its first character's font, colour, alignment and line break mode become the label's; what of these is set afterwards
  /// goes for all of it, as documented.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string
      adoptAttributes()
      textChanged()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?
  private var isAdopting = false

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      override(.font, font)
      textChanged()
    }
  }
  open var textColor: UIColor! = .label { didSet { override(.foregroundColor, textColor) } }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      overrideParagraphs { $0.alignment = textAlignment }
      setNeedsLayout()
    }
  }
  open var numberOfLines = 1 { didSet { textChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      overrideParagraphs { $0.lineBreakMode = lineBreakMode }
      textChanged()
    }
  }
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
  open var allowsDefaultTighteningForTruncation = false { didSet { textChanged() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }
  open var showsExpansionTextWhenTruncated = false
  /// 0 lets the constraints decide, as Auto Layout's own two passes do.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  /// The width that the constraints came to; nil before they were solved.
  private var solvedWidth: CGFloat?
  /// That width, while the constraints ask for the height it makes.
  private var wrappedWidth: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    accessibility.isElement = true
    accessibility.traits = .staticText
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func adoptAttributes() {
    guard let attributed, attributed.length > 0 else { return }
    isAdopting = true
    defer { isAdopting = false }
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let own = first[.font] as? UIFont { font = own }
    if let own = first[.foregroundColor] as? UIColor { textColor = own }
    if let own = first[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = own.alignment
      lineBreakMode = own.lineBreakMode
    }
  }

  private func override(_ key: NSAttributedString.Key, _ value: Any?) {
    guard !isAdopting, let attributed, let value else { return }
    self.attributed = attributed.setting(key, to: value)
  }

  private func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard !isAdopting, let attributed else { return }
    self.attributed = attributed.changingParagraphs(change)
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Measuring

  /// The text as it is set and painted.
  @_spi(Galley) public var setText: SetText { setText(lines: numberOfLines) }

  private func setText(lines: Int) -> SetText {
    let reader = AttributedTextReader(
      attributedText ?? NSAttributedString(string: ""), font: effectiveFont, color: textColor)
    var style = reader.style(
      alignment: textAlignment, lineBreakMode: lineBreakMode, rightToLeft: isRightToLeft, scale: traitScale)
    style.lineLimit = lines == 0 ? nil : lines
    style.minimumScaleFactor = adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : 1
    style.allowsTightening = allowsDefaultTighteningForTruncation
    return SetText(text ?? "", reader, font: effectiveFont, style: style)
  }

  /// The text as the typesetter takes it.
  @_spi(Galley) public var paragraph: Paragraph { setText.paragraph }

  private var traitScale: CGFloat { max(1, UIKitScenario.shared.scale) }

  /// The font for the view's own traits, where it follows the text size.
  @_spi(Galley) public var effectiveFont: UIFont {
    adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  /// The text's size, rounded up to the pixel; nothing for a label without text.
  private func textSize(width: CGFloat?, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = setText(lines: lines).paragraph.size(width: width.map(Double.init), height: nil).size
    return CGSize(width: size.width, height: size.height)
  }

  /// What the label takes in a width: its text, or what a subclass makes of the text's rectangle.
  private func measure(width: CGFloat?) -> CGSize {
    guard UserCode.includes(type(of: self)) else { return textSize(width: width, lines: numberOfLines) }
    let room = CGRect(x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return measure(width: nil) }
    return measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappedWidth)
  }

  override var contentSizeForConstraints: CGSize {
    let whole = intrinsicContentSize
    guard wrapsToWidth, let solvedWidth else { return whole }
    // The width stays what one line takes, so that the label can grow again; the height is that of the width found.
    wrappedWidth = solvedWidth
    defer { wrappedWidth = nil }
    return CGSize(width: whole.width, height: intrinsicContentSize.height)
  }

  override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func wrap(toWidth width: CGFloat) -> Bool {
    guard solvedWidth != width else { return false }
    let before = contentSizeForConstraints
    solvedWidth = width
    return contentSizeForConstraints != before
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  open override func sizeToFit() { frame.size = sizeThatFits(numberOfLines == 1 ? .zero : bounds.size) }

  /// To the nearest pixel, as recorded labels that share a baseline show.
  override var firstBaselineFromTop: CGFloat? {
    onPixel(paragraph.size(width: Double(solvedWidth ?? bounds.width), height: nil).firstBaseline)
  }

  override var lastBaselineFromBottom: CGFloat? {
    let measured = paragraph.size(width: solvedWidth.map(Double.init), height: nil)
    return measured.size.height - onPixel(measured.lastBaseline)
  }

  private func onPixel(_ length: CGFloat) -> CGFloat { (length * traitScale).rounded() / traitScale }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2),
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// In the middle of the rectangle's height.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let set = setText
    let width = max(0, Double(rect.width))
    var drawn = DrawnText(set, set.paragraph.layout(width: width, height: max(0, rect.height), alignedIn: width))
    drawn.owner = ObjectIdentifier(self)
    drawn.isDimmed = !isEnabled
    let origin = CGPoint(x: rect.minX, y: rect.minY + (rect.height - drawn.layout.size.height) / 2)
    context.saveGState()
    if lineBreakMode == .byClipping, drawn.layout.lost > 0 { context.clip(to: rect) }
    if let shadowColor { context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
    drawn.draw(at: origin)
    context.restoreGState()
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
