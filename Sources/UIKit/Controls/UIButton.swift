import CoreGraphics
import Foundation
import GalleyTypography

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static let roundedRect = ButtonType.system

    /// What buttons of the type show by themselves.
    var symbol: String? {
      switch self {
      case .contactAdd: "plus.circle"
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system, .plain: nil
      }
    }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// Whether the button is an item of a bar, which has its own measures.
  @_spi(Galley) public internal(set) var isBarItem = false

  var titleLook: TitleLook?
  var subtitleLook: TitleLook?
  /// The width that constraints gave the button, which its titles wrap in.
  private var solvedWidth: CGFloat?

  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: LayoutMetrics.value("uikit.button.titleSize"))
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }()
  public private(set) lazy var subtitleLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  open var configuration: UIButton.Configuration? { didSet { contentChanged() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var isHovered: Bool { false }
  open var role = Role.normal

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // Buttons that bring their symbol are as large as it from the start.
    guard let symbol = buttonType.symbol else { return }
    images[.normal] = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    bounds.size = contentSize()
    frame.origin = .zero
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibility.isElement = true
    accessibility.traits = .button
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateChanged() {
    setNeedsUpdateConfiguration()
    contentChanged()
  }

  open override func setNeedsUpdateConfiguration() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  open func updateConfiguration() {}

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    contentChanged()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }

  /// What was set for a state, or for the normal one.
  private func value<Value>(_ table: [State: Value], _ state: State) -> Value? { table[state] ?? table[.normal] }

  open func title(for state: State) -> String? { value(titles, state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { value(attributedTitles, state) }
  open func titleColor(for state: State) -> UIColor? {
    value(titleColors, state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open func image(for state: State) -> UIImage? { value(images, state) }
  open func backgroundImage(for state: State) -> UIImage? { value(backgrounds, state) }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { value(symbolConfigurations, state) }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.title?.string }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override var intrinsicContentSize: CGSize { contentSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isWidth = size.width > 0 && size.width < .greatestFiniteMagnitude
    return contentSize(width: isWidth && wrapsTitles ? size.width : nil)
  }

  override var contentSizeForConstraints: CGSize {
    guard let solvedWidth, wrapsTitles else { return intrinsicContentSize }
    // The width stays what one line takes, so that the button can grow again.
    return CGSize(width: intrinsicContentSize.width, height: contentSize(width: solvedWidth).height)
  }

  override var wrapsToWidth: Bool { wrapsTitles }

  override func wrap(toWidth width: CGFloat) -> Bool {
    guard solvedWidth != width else { return false }
    let before = contentSizeForConstraints
    solvedWidth = width
    return contentSizeForConstraints != before
  }

  override var firstBaselineFromTop: CGFloat? {
    guard let label = titleLabel, label.text != nil else { return nil }
    return label.frame.minY + (label.firstBaselineFromTop ?? 0)
  }

  override var lastBaselineFromBottom: CGFloat? {
    guard let label = titleLabel, label.text != nil else { return nil }
    return bounds.height - label.frame.maxY + (label.lastBaselineFromBottom ?? 0)
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleLabel?.frame ?? contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageView?.frame ?? contentRect }
}
