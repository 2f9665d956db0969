import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? {
    get { own?.string ?? "" }
    set { set(newValue.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }) }
  }
  open var attributedText: NSAttributedString? {
    get { own }
    set { set(newValue.map { NSAttributedString(attributedString: $0) }) }
  }
  private var own: NSAttributedString? = NSAttributedString(string: "")
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What of it has no attributes of its own is set in the field's font and the system's colour.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentChanged() } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { override(.font, font) } }
  open var textColor: UIColor? = .label { didSet { override(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// What the whole text has; setting it changes the text that is there, as documented.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { defaultAttributesChanged() } }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open weak var delegate: (any UITextFieldDelegate)?
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { sideViewChanged(oldValue, leftView) } }
  open var rightView: UIView? { didSet { sideViewChanged(oldValue, rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
  open var isEditing: Bool { isFirstResponder }

  // UITextInputTraits
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
  open var passwordRules: AnyObject?
  open var selectedTextRange: UITextRange?

  private func set(_ text: NSAttributedString?) {
    own = text
    contentChanged()
  }

  private func override(_ key: NSAttributedString.Key, _ value: Any?) {
    if let value, let own, own.length > 0 { self.own = own.setting(key, to: value) }
    contentChanged()
  }

  private func defaultAttributesChanged() {
    if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
    for (key, value) in defaultTextAttributes { override(key, value) }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func sideViewChanged(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }

  open override func select(_ sender: Any?) {}
  open override func selectAll(_ sender: Any?) {}

  // MARK: Layout

  private var isRounded: Bool { borderStyle == .roundedRect || borderStyle == .bezel }

  open override var intrinsicContentSize: CGSize {
    let text = setText.paragraph.size(width: nil, height: nil).size
    let line = NSAttributedString(string: "X", attributes: [.font: effectiveFont]).shownSize().height
    if isRounded {
      let scale = max(1, UIKitScenario.shared.scale)
      let needed = effectiveFont.lineHeight + 2 * Self.roundedVerticalInset
      let height = max(
        LayoutMetrics.value("control.textField.rounded.height"), (needed * scale - 1e-6).rounded(.up) / scale)
      return CGSize(width: text.width + LayoutMetrics.value("uikit.textField.rounded.extraWidth"), height: height)
    }
    return CGSize(width: text.width, height: line + LayoutMetrics.value("control.textField.plain.extraHeight"))
  }

  /// Larger texts keep the room above and below that a body line has in the standard height.
  private static var roundedVerticalInset: CGFloat {
    let standard = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
    return max(0, (LayoutMetrics.value("control.textField.rounded.height") - standard) / 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftViewMode == .always || leftViewMode == .unlessEditing {
      if leftView.superview == nil { addSubview(leftView) }
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightViewMode == .always || rightViewMode == .unlessEditing {
      if rightView.superview == nil { addSubview(rightView) }
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = isRounded ? LayoutMetrics.value("control.textField.rounded.padding.horizontal") : 0
    let left = leftView?.superview === self ? leftViewRect(forBounds: bounds).maxX : 0
    let right = rightView?.superview === self ? bounds.width - rightViewRect(forBounds: bounds).minX : 0
    return bounds.inset(by: UIEdgeInsets(top: 0, left: max(inset, left), bottom: 0, right: max(inset, right)))
  }

  override func drawContent(on sheet: CGContext) {
    super.drawContent(on: sheet)
    showsPlaceholder ? drawPlaceholder(in: shownRect) : drawText(in: shownRect)
  }

  open func drawText(in rect: CGRect) { drawShown(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { drawShown(in: rect) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  override var firstBaselineFromTop: CGFloat? {
    let font = effectiveFont
    return (bounds.height - font.lineHeight) / 2 + font.ascender
  }

  override var lastBaselineFromBottom: CGFloat? { firstBaselineFromTop.map { bounds.height - $0 } }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
