import Foundation
import Testing
@_spi(Galley) @testable import UIKit

/// Plain cells, as many as `counts` says for each section.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let counts: [Int]
  var sizes: [CGSize] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : CGSize(width: 50, height: 50) }
}

private final class Background: UICollectionReusableView {}

/// Frames recorded from UIKit on the iOS 26.0 simulator of an iPhone SE (320 points wide, 2 pixels a point).
@MainActor @Suite(.serialized) struct UICollectionViewTests {
  private static let header = UICollectionView.elementKindSectionHeader

  private func collection(
    _ layout: UICollectionViewLayout, _ items: Items, height: CGFloat = 400
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "edge")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func rows(inset: CGFloat = 0) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return section
  }

  private func header(pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: Self.header, alignment: .top)
    item.pinToVisibleBounds = pinned
    return item
  }

  @Test func flowLinesBreakWhereNothingFitsAndReachBothEdges() {
    setScenario()
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let items = Items([5])
    items.sizes = [60, 100, 140, 60, 60].map { CGSize(width: $0, height: 40) }
    let view = collection(layout, items)
    #expect(frame(view, 0) == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(frame(view, 1) == CGRect(x: 210, y: 10, width: 100, height: 40))
    #expect(frame(view, 2) == CGRect(x: 10, y: 60, width: 140, height: 40))
    #expect(frame(view, 3) == CGRect(x: 160, y: 60, width: 60, height: 40))
    #expect(frame(view, 4) == CGRect(x: 230, y: 60, width: 60, height: 40))
    #expect(view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test func groupsDivideTheirRoomInWholePixels() {
    setScenario()
    let top = rows()
    top.boundarySupplementaryItems = [header()]
    let third = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: third, count: 3)
    group.interItemSpacing = .fixed(8)
    let thirds = NSCollectionLayoutSection(group: group)
    thirds.interGroupSpacing = 8
    thirds.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let layout = UICollectionViewCompositionalLayout { index, _ in [top, thirds][index] }
    let view = collection(layout, Items([2, 5]))
    let head = view.supplementaryView(forElementKind: Self.header, at: IndexPath(item: 0, section: 0))
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frame(view, 1) == CGRect(x: 0, y: 82, width: 320, height: 44))
    #expect(frame(view, 0, 1) == CGRect(x: 16, y: 142, width: 90.5, height: 60))
    #expect(frame(view, 2, 1) == CGRect(x: 213, y: 142, width: 90.5, height: 60))
    #expect(frame(view, 3, 1) == CGRect(x: 16, y: 210, width: 90.5, height: 60))
  }

  @Test func aCarouselScrollsAcrossInItsOwnRow() {
    setScenario()
    let card = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
    let carousel = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
    carousel.orthogonalScrollingBehavior = .continuous
    carousel.interGroupSpacing = 12
    carousel.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let below = rows()
    let view = collection(
      UICollectionViewCompositionalLayout { index, _ in index == 0 ? carousel : below }, Items([4, 2]))
    #expect(frame(view, 0) == CGRect(x: 16, y: 16, width: 200, height: 100))
    #expect(frame(view, 1) == CGRect(x: 228, y: 16, width: 200, height: 100))
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(frame(view, 1, 1) == CGRect(x: 0, y: 184, width: 320, height: 44))
  }

  @Test func decorationsCoverTheirSection() {
    setScenario()
    let (first, second) = (rows(inset: 16), rows(inset: 16))
    first.decorationItems = [.background(elementKind: "background")]
    let narrow = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    narrow.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    second.decorationItems = [narrow]
    let layout = UICollectionViewCompositionalLayout { index, _ in [first, second][index] }
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = collection(layout, Items([2, 3]))
    let frames = view.subviews.filter { $0 is Background }.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 320, height: 128), CGRect(x: 8, y: 128, width: 304, height: 180)])
  }

  @Test func pinnedHeadersStayUntilTheNextOnePushesThem() {
    setScenario()
    let sections = [rows(), rows()]
    for section in sections { section.boundarySupplementaryItems = [header(pinned: true)] }
    // Collections hold their data source weakly.
    let items = Items([6, 6])
    let view = collection(
      UICollectionViewCompositionalLayout { index, _ in sections[index] }, items, height: 300)
    func top(_ section: Int) -> CGFloat? {
      let path = IndexPath(item: 0, section: section)
      return view.supplementaryView(forElementKind: Self.header, at: path).map { $0.frame.minY - view.contentOffset.y }
    }
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(top(0) == 0)
    #expect(top(1) == 234)
    view.contentOffset.y = 320
    view.layoutIfNeeded()
    #expect(top(0) == -16)
    #expect(top(1) == 14)
    #expect(view.dataSource === items)
  }
}
