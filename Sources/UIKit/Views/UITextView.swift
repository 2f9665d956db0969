import CoreGraphics
import Foundation
import GalleyGeometry
import GalleyTypography

@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  public enum BorderStyle: Int, Sendable { case none, roundedRect }

  open var text: String! {
    get { attributed.string }
    set {
      attributed = NSAttributedString(string: newValue ?? "", attributes: plainAttributes)
      contentsChanged()
    }
  }
  /// Characters without a font of their own are set in twelve points, as documented of attributed strings.
  open var attributedText: NSAttributedString! {
    get { attributed }
    set {
      attributed = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      contentsChanged()
    }
  }
  private var attributed = NSAttributedString(string: "")
  /// What is set here goes for the whole text, as documented.
  open var font: UIFont? = .systemFont(ofSize: UIFont.smallSystemFontSize) { didSet { override(.font, font) } }
  open var textColor: UIColor? = .label { didSet { override(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      attributed = attributed.changingParagraphs { $0.alignment = textAlignment }
      contentsChanged()
    }
  }
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var usesStandardTextScaling = false
  open var adjustsFontForContentSizeCategory = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset: UIEdgeInsets { didSet { contentsChanged() } }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange?
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var borderStyle = BorderStyle.none
  public let textContainer: NSTextContainer
  public let textStorage = NSTextStorage(string: "")
  public private(set) lazy var layoutManager = NSLayoutManager()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    textContainerInset = UITextView.standardInset
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    textContainerInset = UITextView.standardInset
    super.init(coder: coder)
  }

  private static var standardInset: UIEdgeInsets {
    let v = LayoutMetrics.value("control.textEditor.inset.vertical")
    return UIEdgeInsets(top: v, left: 0, bottom: v, right: 0)
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  private func override(_ key: NSAttributedString.Key, _ value: Any?) {
    if let value, attributed.length > 0 { attributed = attributed.setting(key, to: value) }
    contentsChanged()
  }

  private func contentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { text = String(text.dropLast()) }
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Measuring

  @_spi(Galley) public var effectiveFont: UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  /// From the view's edges to its text.
  @_spi(Galley) public var textInsets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  /// The text as it is set and painted; one that follows the text size is set in it.
  @_spi(Galley) public var setText: SetText {
    var shown = attributed
    if adjustsFontForContentSizeCategory {
      shown = shown.changing(.font, UIFont.self) { $0.adjusted(to: traitCollection) }
    }
    // Nothing is as high as a line.
    if shown.length == 0 { shown = NSAttributedString(string: " ", attributes: [.font: effectiveFont]) }
    let font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    let reader = AttributedTextReader(
      shown, font: font, color: .black, linkColor: linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor)
    var style = reader.style(
      alignment: textAlignment, lineBreakMode: textContainer.lineBreakMode, rightToLeft: isRightToLeft,
      scale: max(1, UIKitScenario.shared.scale), wholeLines: true)
    let most = textContainer.maximumNumberOfLines
    style.lineLimit = most > 0 ? most : nil
    style.showsLastLine = true
    return SetText(attributed.string, reader, font: font, style: style)
  }

  private var paragraph: Paragraph { setText.paragraph }

  private func height(in width: CGFloat) -> CGFloat {
    let inset = textInsets
    let room = Double(max(1, width - inset.left - inset.right))
    return paragraph.size(width: room, height: nil).size.height + inset.top + inset.bottom
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width < .greatestFiniteMagnitude else {
      let text = attributed.length == 0 ? .zero : paragraph.size(width: nil, height: nil).size
      let inset = textInsets
      return CGSize(width: text.width + inset.left + inset.right, height: height(in: .greatestFiniteMagnitude))
    }
    return CGSize(width: size.width, height: height(in: size.width))
  }

  /// A text view that does not scroll is as high as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return CGSize(width: sizeThatFits(.zero).width, height: height(in: wrapWidth ?? .greatestFiniteMagnitude))
  }

  private var wrapWidth: CGFloat?

  override var wrapsToWidth: Bool { !isScrollEnabled }

  override func wrap(toWidth width: CGFloat) -> Bool {
    guard wrapWidth != width else { return false }
    let before = intrinsicContentSize.height
    wrapWidth = width
    return intrinsicContentSize.height != before
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isScrollEnabled { contentSize = CGSize(width: bounds.width, height: height(in: bounds.width)) }
  }

  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

open class NSTextContainer: NSObject, @unchecked Sendable {
  open var size = CGSize.zero
  open var lineFragmentPadding: CGFloat
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var maximumNumberOfLines = 0
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    lineFragmentPadding = LayoutMetrics.value("control.textEditor.inset.horizontal")
    super.init()
    self.size = size
  }

  public override convenience init() { self.init(size: .zero) }
}

open class NSTextStorage: NSMutableAttributedString {
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { layoutManagers.append(aLayoutManager) }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
}

open class NSLayoutManager: NSObject, @unchecked Sendable {
  open var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  public override init() { super.init() }
}
