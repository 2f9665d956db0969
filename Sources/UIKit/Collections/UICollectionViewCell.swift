import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  /// Takes its place and what else the layout says of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let transform = attributes.transform
    self.transform = .identity
    frame = CGRect(
      x: attributes.center.x - attributes.size.width / 2, y: attributes.center.y - attributes.size.height / 2,
      width: attributes.size.width, height: attributes.size.height)
    self.transform = transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// The size that the content needs; an axis that is given is kept.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    contentForFitting.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
  }

  var contentForFitting: UIView { self }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  private(set) var configuredView: (any UIView & UIContentView)?

  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  open override func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  private func configurationChanged() {
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView { contentView.addSubview(configuredView) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame
    configuredView?.frame = contentView.bounds
    backgroundView?.frame = bounds
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }

  var contentFrame: CGRect { bounds }

  override var contentForFitting: UIView { configuredView ?? contentView }
}

@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  open var separatorLayoutGuide: UILayoutGuide { contentView.layoutMarginsGuide }
  var isHeader = false

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isHeader ? .groupedHeader() : .cell()
  }

  private func room(_ placement: UICellAccessory.Placement.Side) -> CGFloat {
    let widths = accessories.filter { $0.side == placement }.map(\.width)
    guard !widths.isEmpty else { return 0 }
    let gap = LayoutMetrics.value("list.row.accessory.spacing")
    return widths.reduce(0, +) + gap * CGFloat(widths.count)
  }

  override var contentFrame: CGRect {
    let (leading, trailing) = (room(.leading) + CGFloat(indentationLevel) * indentationWidth, room(.trailing))
    let left = isRightToLeft ? trailing : leading
    return CGRect(x: left, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    let spent = room(.leading) + room(.trailing) + CGFloat(indentationLevel) * indentationWidth
    var size = super.fittingSize(width: width.map { max(0, $0 - spent) }, height: height)
    if let width { size.width = width }
    return size
  }
}

/// A control at a list cell's edge.
public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum Placement {
    public enum Side: Sendable { case leading, trailing }
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  let side: Placement.Side
  let width: CGFloat
  @_spi(Galley) public let symbol: String?

  private static func standard(_ side: Placement.Side, _ symbol: String) -> UICellAccessory {
    UICellAccessory(side: side, width: LayoutMetrics.value("list.row.chevron.width"), symbol: symbol)
  }

  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.tintColor = tintColor
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) { self.style = style }
  }

  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      self.placement = placement
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { standard(.trailing, "chevron.forward") }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { standard(.trailing, "chevron.down") }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    standard(.trailing, "checkmark")
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { standard(.leading, "minus.circle.fill") }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { standard(.leading, "plus.circle.fill") }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    standard(.trailing, "line.3.horizontal")
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    standard(.leading, "circle")
  }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(
      side: .trailing,
      width: withoutIsolation {
        NSAttributedString(string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]).shownSize()
          .width
      },
      symbol: nil)
  }
  @MainActor public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let side: Placement.Side = if case .leading = configuration.placement { .leading } else { .trailing }
    return UICellAccessory(side: side, width: configuration.view.bounds.width, symbol: nil)
  }
}
