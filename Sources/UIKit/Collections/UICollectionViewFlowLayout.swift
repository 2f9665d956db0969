import CoreGraphics
import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.standardSize(indexPath) ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Items in lines, as many in each as fit.
///
/// What a full line has left over is spread over its gaps. The last line keeps the gap of a full one where all items
/// are alike, and otherwise begins at the start with the least gap.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  private var extent: CGFloat = 0
  private var sectionEnds: [Int: CGFloat] = [:]

  private var asks: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private var isVertical: Bool { scrollDirection == .vertical }

  func standardSize(_ path: IndexPath) -> CGSize {
    guard estimatedItemSize != .zero, let cell = collectionView?.makeCell(path) else { return itemSize }
    let fitted = cell.fittingSize(width: nil, height: nil)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.size = fitted == .zero ? itemSize : fitted
    return cell.preferredLayoutAttributesFitting(attributes).size
  }

  private func size(_ path: IndexPath) -> CGSize {
    guard let collectionView, let asks else { return standardSize(path) }
    return asks.collectionView(collectionView, layout: self, sizeForItemAt: path)
  }

  // Lengths along the lines and across them.
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  open override func prepare() {
    super.prepare()
    items = [:]
    order = []
    sectionEnds = [:]
    extent = 0
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room =
      isVertical
      ? collectionView.bounds.width - inset.left - inset.right
      : collectionView.bounds.height - inset.top - inset.bottom
    for section in 0..<collectionView.numberOfSections { place(section, room, collectionView) }
  }

  private func place(_ section: Int, _ room: CGFloat, _ view: UICollectionView) {
    let insets = asks?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let gap =
      asks?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    let lineGap =
      asks?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let header =
      asks?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      asks?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    placeEdge(UICollectionView.elementKindSectionHeader, section, across(header), room)
    let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    extent += isVertical ? insets.top : insets.left
    let width = max(0, room - before - after)
    var line: [(path: IndexPath, size: CGSize)] = []
    var lines: [[(path: IndexPath, size: CGSize)]] = []
    var used: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(path)
      let needed = line.isEmpty ? along(size) : used + gap + along(size)
      if !line.isEmpty, needed > width + 0.001 {
        lines.append(line)
        line = []
        used = along(size)
      } else {
        used = needed
      }
      line.append((path, size))
    }
    if !line.isEmpty { lines.append(line) }
    let allAlike = Set(lines.joined().map { along($0.size) }).count <= 1
    var fullGap = gap
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let content = line.reduce(0) { $0 + along($1.size) }
      let spread = line.count > 1 ? (width - content) / CGFloat(line.count - 1) : gap
      if !isLast { fullGap = spread }
      let lineIsFull = isLast && line.count > 1 && content + gap * CGFloat(line.count - 1) > width - 0.001
      let lineUse: CGFloat = !isLast || lineIsFull ? spread : allAlike && lines.count > 1 ? fullGap : gap
      placeLine(line, start: before, gap: lineUse, width: width)
      if !isLast { extent += lineGap }
    }
    extent += isVertical ? insets.bottom : insets.right
    sectionEnds[section] = extent
    placeEdge(UICollectionView.elementKindSectionFooter, section, across(footer), room)
  }

  private func placeLine(
    _ line: [(path: IndexPath, size: CGSize)], start: CGFloat, gap: CGFloat, width: CGFloat
  ) {
    let height = line.map { across($0.size) }.max() ?? 0
    // One item alone in a line of a column lies at the start.
    var place = start
    let scale = max(1, UIKitScenario.shared.scale)
    for (path, size) in line {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let middle = extent + (height - across(size)) / 2
      let aligned = (place * scale).rounded() / scale
      attributes.frame =
        isVertical
        ? CGRect(x: mirrored(aligned, size.width), y: middle, width: size.width, height: size.height)
        : CGRect(x: middle, y: aligned, width: size.width, height: size.height)
      items[path] = attributes
      order.append(attributes)
      place += along(size) + gap
    }
    extent += height
  }

  private func mirrored(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
    guard let view = collectionView, view.isRightToLeft else { return x }
    return view.bounds.width - x - width
  }

  private func placeEdge(_ kind: String, _ section: Int, _ length: CGFloat, _ room: CGFloat) {
    guard length > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: extent, width: room, height: length) : CGRect(x: extent, y: 0, width: length, height: room)
    order.append(attributes)
    extent += length
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    return isVertical
      ? CGSize(width: view.bounds.width - inset.left - inset.right, height: extent)
      : CGSize(width: extent, height: view.bounds.height - inset.top - inset.bottom)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    order.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isVertical
      ? newBounds.width != collectionView?.bounds.width : newBounds.height != collectionView?.bounds.height
  }
}
