import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  let cellStyle: CellStyle
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var textLabel: UILabel? { madeTextLabel() }
  open var detailTextLabel: UILabel? { madeDetailLabel() }
  open var imageView: UIImageView? { madeImageView() }
  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { accessoryChanged(oldValue) } }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var focusStyle = FocusStyle.default
  open var isSelected = false
  open var isHighlighted = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets.zero
  open var userInteractionEnabledWhileDragging = false
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  private(set) var configuredView: (any UIView & UIContentView)?

  /// What the table says of the row.
  struct RowState {
    var isEditing = false
    var editingStyle = EditingStyle.none
    var canMove = false
  }
  var rowState = RowState()

  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var isEditing: Bool {
    get { rowState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open var editingStyle: EditingStyle { rowState.editingStyle }
  open var showingDeleteConfirmation: Bool { false }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {
    rowState.isEditing = editing
    setNeedsLayout()
  }
  open func prepareForReuse() {}
  open func willTransition(to state: Int) {}
  open func didTransition(to state: Int) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  open override func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  private func accessoryChanged(_ old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  private func configurationChanged() {
    guard let configuration = contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let view = configuredView, view.supports(configuration), type(of: view.configuration) == type(of: configuration)
    {
      view.configuration = configuration
    } else {
      configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      configuredView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Labels of the cell's style

  private func madeTextLabel() -> UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    ownTextLabel = label
    contentView.addSubview(label)
    return label
  }

  private func madeDetailLabel() -> UILabel? {
    guard cellStyle != .default else { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: cellStyle == .subtitle ? .caption1 : .body)
    label.textColor = cellStyle == .subtitle ? .label : .secondaryLabel
    ownDetailLabel = label
    contentView.addSubview(label)
    return label
  }

  private func madeImageView() -> UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    ownImageView = view
    contentView.addSubview(view)
    return view
  }

  /// Labels that somebody has asked for; asking here would make them.
  var usedLabels: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (ownTextLabel, ownDetailLabel, ownImageView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width)) }
}
