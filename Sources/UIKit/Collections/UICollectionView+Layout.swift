import CoreGraphics
import Foundation

extension UICollectionView {
  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
  }

  func layoutItems() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var wantedCells: Set<IndexPath> = []
    var wantedViews: Set<ElementKey> = []
    for attributes in elements {
      switch attributes.representedElementCategory {
      case .cell: wantedCells.insert(attributes.indexPath)
      default:
        wantedViews.insert(ElementKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath))
      }
    }
    for path in shownCells.keys.sorted() where !wantedCells.contains(path) {
      shownCells.removeValue(forKey: path)?.removeFromSuperview()
    }
    for key in shownViews.keys.sorted() where !wantedViews.contains(key) {
      shownViews.removeValue(forKey: key)?.removeFromSuperview()
    }
    // Lower elements first, as the layout's z says; of equal ones backgrounds, then cells, then headers.
    for attributes in elements.sorted(by: Self.isBelow) { show(attributes) }
    backgroundView?.frame = bounds
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }

  private static func isBelow(
    _ a: UICollectionViewLayoutAttributes, _ b: UICollectionViewLayoutAttributes
  ) -> Bool {
    func rank(_ attributes: UICollectionViewLayoutAttributes) -> Int {
      switch attributes.representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    }
    return (a.zIndex, rank(a), a.indexPath) < (b.zIndex, rank(b), b.indexPath)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = view(for: attributes) else { return }
    view.take(attributes)
    if view.superview !== self {
      addSubview(view)
      announce(view, attributes)
    } else {
      bringSubviewToFront(view)
    }
    view.setNeedsLayout()
  }

  private func announce(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard let delegate = delegate as? any UICollectionViewDelegate else { return }
    if let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if attributes.representedElementCategory == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: attributes.representedElementKind ?? "",
        at: attributes.indexPath)
    }
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let key = ElementKey(kind: attributes.representedElementKind ?? "", path: path)
    switch attributes.representedElementCategory {
    case .cell:
      let cell = shownCells[path] ?? makeCell(path)
      shownCells[path] = cell
      return cell
    case .supplementaryView:
      let view = shownViews[key] ?? makeSupplementary(key)
      shownViews[key] = view
      return view
    case .decorationView:
      let view = shownViews[key] ?? collectionViewLayout.makeDecoration(key.kind)
      shownViews[key] = view
      return view
    }
  }

  /// A cell to measure or show; made once.
  func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    if let known = shownCells[path] ?? measuredCells[path] { return known }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.isSelected = selection.contains(path)
    cell.setNeedsUpdateConfiguration()
    measuredCells[path] = cell
    return cell
  }

  func makeSupplementary(_ key: ElementKey) -> UICollectionReusableView? {
    if let known = shownViews[key] ?? measuredViews[key] { return known }
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    if let view { measuredViews[key] = view }
    return view
  }
}
