import CoreGraphics
import Foundation

/// Rows in sections, in one column. Only the rows that are seen have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { rowsChanged() } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { rowsChanged() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { rowsChanged() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { rowsChanged() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: LayoutMetrics.value("list.plain.margin"), bottom: 0, right: 0)
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var tableHeaderView: UIView? { didSet { edgeViewChanged(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { edgeViewChanged(oldValue, tableFooterView) } }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var isPrefetchingEnabled = true

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// Of the present data; nil before it was asked for.
  var plan: TablePlan?
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownEdges: [TablePlan.Edge: UIView] = [:]
  var selection: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Data

  open func reloadData() {
    plan = nil
    removeShown()
    setNeedsLayout()
  }

  func rowsChanged() {
    plan = nil
    setNeedsLayout()
  }

  private func edgeViewChanged(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    rowsChanged()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func reloadSectionIndexTitles() { rowsChanged() }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    reloadData()
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection = [] }
    selection = allowsMultipleSelection ? selection + [indexPath] : [indexPath]
    shownCells[indexPath]?.isSelected = true
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.isSelected = false
  }

  // MARK: Places

  open func rect(forSection section: Int) -> CGRect { currentPlan.rect(ofSection: section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { currentPlan.row(indexPath) ?? .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { currentPlan.edge(.header(section)) ?? .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { currentPlan.edge(.footer(section)) ?? .zero }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentPlan.paths(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { currentPlan.paths(in: rect) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  open var visibleCells: [UITableViewCell] { shownCells.keys.sorted().compactMap { shownCells[$0] } }
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[.header(section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[.footer(section)] as? UITableViewHeaderFooterView
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    let room = bounds.inset(by: adjustedContentInset)
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: contentOffset.y = row.minY - adjustedContentInset.top
    case .middle: contentOffset.y = row.midY - room.height / 2 - adjustedContentInset.top
    case .bottom: contentOffset.y = row.maxY - room.height - adjustedContentInset.top
    }
    let last = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(-adjustedContentInset.top, min(contentOffset.y, last))
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let first = selection.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
  }

  // MARK: Making cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return cellMakers[identifier] = nil }
    cellMakers[identifier] = { type.init(style: .default, reuseIdentifier: identifier) }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib == nil ? nil : { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return headerMakers[identifier] = nil }
    headerMakers[identifier] = { type.init(reuseIdentifier: identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cellMakers[identifier]?() }

  /// A new cell of the registered class; a plain one for a name that nothing is registered for, where UIKit stops.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cellMakers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerMakers[identifier]?()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: currentPlan.height)
  }

  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
