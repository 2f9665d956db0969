import CoreGraphics
import Foundation

/// Items in sections, placed by a layout. Only those that are seen have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged(from: oldValue) } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: AnyObject?
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var isEditing = false { didSet { reloadData() } }

  var cellMakers: [String: () -> UICollectionViewCell] = [:]
  var supplementaryMakers: [String: () -> UICollectionReusableView] = [:]
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  var shownViews: [ElementKey: UICollectionReusableView] = [:]
  /// Cells made to be measured and not shown yet.
  var measuredCells: [IndexPath: UICollectionViewCell] = [:]
  var measuredViews: [ElementKey: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []
  var isPrepared = false

  struct ElementKey: Hashable, Comparable {
    var kind: String
    var path: IndexPath

    static func < (a: ElementKey, b: ElementKey) -> Bool { (a.path, a.kind) < (b.path, b.kind) }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  private func layoutChanged(from old: UICollectionViewLayout) {
    if old !== collectionViewLayout { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    layoutInvalidated()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Data

  open func reloadData() {
    for path in shownCells.keys.sorted() { shownCells[path]?.removeFromSuperview() }
    for key in shownViews.keys.sorted() { shownViews[key]?.removeFromSuperview() }
    shownCells = [:]
    shownViews = [:]
    measuredCells = [:]
    measuredViews = [:]
    layoutInvalidated()
  }

  func layoutInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection = [] }
    selection = allowsMultipleSelection ? selection + [indexPath] : [indexPath]
    shownCells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.isSelected = false
  }

  // MARK: Places

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { shownCells.keys.sorted().compactMap { shownCells[$0] } }
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shownViews[ElementKey(kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews.keys.filter { $0.kind == elementKind }.sorted().compactMap { shownViews[$0] }
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
    let size = collectionViewLayout.collectionViewContentSize
    offset.y = max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height))
    offset.x = max(-inset.left, min(offset.x, size.width + inset.right - bounds.width))
    contentOffset = offset
  }

  // MARK: Making cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return cellMakers[identifier] = nil }
    cellMakers[identifier] = { type.init(frame: .zero) }
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib == nil ? nil : { UICollectionViewCell(frame: .zero) }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return }
    supplementaryMakers[elementKind + "/" + identifier] = { type.init(frame: .zero) }
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { supplementaryMakers[kind + "/" + identifier] = { UICollectionReusableView(frame: .zero) } }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { cellMakers[identifier]?() ?? UICollectionViewCell(frame: .zero) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryMakers[elementKind + "/" + identifier]?() ?? UICollectionReusableView(frame: .zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        layoutInvalidated()
      } else if newValue.origin != old.origin {
        setNeedsLayout()
      }
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
