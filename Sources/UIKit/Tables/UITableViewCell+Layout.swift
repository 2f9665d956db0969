import CoreGraphics
import Foundation

extension UITableViewCell {
  /// Takes from the table what it says of the row.
  func prepare(in table: UITableView, at path: IndexPath) {
    let delegate = table.delegate as? any UITableViewDelegate
    var state = RowState()
    if table.isEditing, table.dataSource?.tableView(table, canEditRowAt: path) ?? true {
      state.isEditing = true
      state.editingStyle = delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
      state.canMove = table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
    }
    rowState = state
    isSelected = table.selection.contains(path)
    setNeedsUpdateConfiguration()
  }

  private var margin: CGFloat { LayoutMetrics.value("list.row.padding.leading") }

  /// What the controls of editing take before the content.
  private var leadingControl: CGFloat {
    guard rowState.isEditing, rowState.editingStyle != .none, shouldIndentWhileEditing else { return 0 }
    return LayoutMetrics.value("list.row.editShift")
  }

  /// What the accessory takes behind it; nothing while a row is edited, unless it has one for that.
  private var trailingControl: CGFloat {
    if rowState.canMove { return LayoutMetrics.value("uikit.table.row.reorderWidth") }
    let type = rowState.isEditing ? editingAccessoryType : accessoryType
    if let view = rowState.isEditing ? editingAccessoryView : accessoryView {
      return margin + view.bounds.width + LayoutMetrics.value("list.row.accessory.spacing")
    }
    guard type != .none else { return 0 }
    return LayoutMetrics.value("uikit.table.row.accessoryWidth")
  }

  func layoutCell() {
    let (leading, trailing) = (leadingControl, trailingControl)
    let left = isRightToLeft ? trailing : leading
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
    backgroundView?.frame = bounds
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if let view = accessoryView {
      let x = isRightToLeft ? margin : bounds.width - margin - view.bounds.width
      view.frame.origin = CGPoint(x: x, y: (bounds.height - view.bounds.height) / 2)
    }
    if let configuredView {
      configuredView.frame = contentView.bounds
    } else {
      layoutLabels(trailingGap: trailing > 0 ? 0 : margin)
    }
  }

  /// The labels of a cell's style. They are as high as the cell, or one above the other in its middle.
  private func layoutLabels(trailingGap: CGFloat) {
    let (text, detail, image) = usedLabels
    let area = contentView.bounds
    var x = margin + CGFloat(indentationLevel) * indentationWidth
    if let image, let size = image.image?.size {
      image.frame = CGRect(x: x, y: (area.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + margin
    }
    let room = max(0, area.width - x - trailingGap)
    switch cellStyle {
    case .default:
      text?.frame = CGRect(x: x, y: 0, width: room, height: area.height)
    case .subtitle:
      let (top, bottom) = (height(text), height(detail))
      let start = pixel((area.height - top - bottom) / 2)
      text?.frame = CGRect(x: x, y: start, width: min(room, width(text)), height: top)
      detail?.frame = CGRect(x: x, y: start + top, width: min(room, width(detail)), height: bottom)
    case .value1, .value2:
      let (left, right) = (min(room, width(text)), width(detail))
      let gap = LayoutMetrics.value("list.row.accessory.spacing")
      let rightWidth = max(0, min(right, room - left - gap))
      let (lead, trail) = (height(text), height(detail))
      text?.frame = CGRect(x: x, y: pixel((area.height - lead) / 2), width: left, height: lead)
      detail?.frame = CGRect(
        x: x + room - rightWidth, y: pixel((area.height - trail) / 2), width: rightWidth, height: trail)
    }
    if isRightToLeft {
      for view in [text, detail, image].compactMap({ $0 }) as [UIView] {
        view.frame.origin.x = area.width - view.frame.maxX
      }
    }
  }

  private func height(_ label: UILabel?) -> CGFloat { label?.intrinsicContentSize.height ?? 0 }
  private func width(_ label: UILabel?) -> CGFloat { label?.intrinsicContentSize.width ?? 0 }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, UIKitScenario.shared.scale)
    return (value * scale).rounded() / scale
  }

  /// The height that the content needs in a width: of its configuration, its constraints, or its labels, and never less
  /// than a row's least height.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let room = max(0, width - leadingControl - trailingControl)
    let least = LayoutMetrics.value("uikit.table.row.minimumHeight")
    let separator = LayoutMetrics.value("uikit.table.row.separator")
    if let view = configuredView {
      let needed = view.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      return max(least, needed) + separator
    }
    if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return contentView.fittingSize(CGSize(width: room, height: 0), .required, .fittingSizeLevel).height + separator
    }
    let (text, detail, _) = usedLabels
    guard cellStyle == .subtitle, detail?.text?.isEmpty == false else { return least }
    let padding = LayoutMetrics.value("uikit.table.row.subtitlePadding")
    return max(least, height(text) + height(detail) + 2 * padding)
  }
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = madeLabel(.preferredFont(forTextStyle: .footnote))
  public private(set) lazy var detailTextLabel: UILabel? = madeLabel(.preferredFont(forTextStyle: .footnote))
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }
  private var configuredView: (any UIView & UIContentView)?
  private var isTitled = false

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func madeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  private func configurationChanged() {
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView { contentView.addSubview(configuredView) }
    setNeedsLayout()
  }

  /// A table's own header or footer with a title.
  func show(_ title: String, style: UITableView.Style, isFooter: Bool) {
    isTitled = true
    textLabel?.text = title
    if !isFooter {
      textLabel?.font = .preferredFont(forTextStyle: style == .plain ? .headline : .footnote)
      textLabel?.textColor = style == .plain ? .label : .secondaryLabel
      textLabel?.accessibilityTraits = .header
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
    guard isTitled, let label = textLabel else { return }
    let margin = LayoutMetrics.value("list.header.inset")
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * margin), height: height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let view: UIView = configuredView ?? contentView
    let size = view.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(width: targetSize.width, height: size.height)
  }
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
