import UIKit

@MainActor
func addCollectionViews(_ views: inout RecordedViews) {
  views.addController("swiftui-web/uikit/collection/sized") {
    let layout = flowLayout(
      CGSize(width: 50, height: 40), gap: 10, line: 10, insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let screen = CollectionScreen(layout: layout, size: CGSize(width: 320, height: 400))
    screen.sizes = [60, 100, 140, 60, 60].map { CGSize(width: $0, height: 40) }
    screen.counts = [5]
    return screen
  }

  views.addController("swiftui-web/uikit/collection/selfsizing") {
    return TagScreen()
  }

  views.addController("swiftui-web/uikit/collection/compositional") {
    let top = rowsSection()
    top.boundarySupplementaryItems = [headerItem()]
    let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(60))
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, subitem: NSCollectionLayoutItem(layoutSize: third), count: 3)
    group.interItemSpacing = .fixed(8)
    let thirds = NSCollectionLayoutSection(group: group)
    thirds.interGroupSpacing = 8
    thirds.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let screen = CollectionScreen(layout: sectionLayout([top, thirds]), size: CGSize(width: 320, height: 400))
    screen.counts = [2, 5]
    screen.name = { path in "item\(path.section * 2 + path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/orthogonal") {
    let card = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)])
    let carousel = NSCollectionLayoutSection(group: group)
    carousel.orthogonalScrollingBehavior = .continuous
    carousel.interGroupSpacing = 12
    carousel.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let screen = CollectionScreen(
      layout: sectionLayout([carousel, rowsSection()]), size: CGSize(width: 320, height: 400))
    screen.counts = [4, 2]
    screen.name = { path in "item\(path.section * 4 + path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/decoration") {
    let first = rowsSection(inset: 16)
    let second = rowsSection(inset: 16)
    first.decorationItems = [.background(elementKind: "background")]
    let inner = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    inner.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    second.decorationItems = [inner]
    let layout = sectionLayout([first, second])
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let screen = CollectionScreen(layout: layout, size: CGSize(width: 320, height: 400))
    screen.counts = [2, 3]
    screen.name = { path in "item\(path.section * 2 + path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/pinned") {
    let sections = [rowsSection(), rowsSection()]
    for section in sections { section.boundarySupplementaryItems = [headerItem(pinned: true)] }
    let screen = CollectionScreen(layout: sectionLayout(sections), size: CGSize(width: 320, height: 300))
    screen.counts = [6, 6]
    screen.name = { path in "item\(path.section * 6 + path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/pinned#scroll") {
    let sections = [rowsSection(), rowsSection()]
    for section in sections { section.boundarySupplementaryItems = [headerItem(pinned: true)] }
    let screen = CollectionScreen(layout: sectionLayout(sections), size: CGSize(width: 320, height: 300))
    screen.counts = [6, 6]
    screen.name = { path in "item\(path.section * 6 + path.item)" }
    screen.offset = 100
    return screen
  }

  views.addController("swiftui-web/uikit/collection/pinned#push") {
    let sections = [rowsSection(), rowsSection()]
    for section in sections { section.boundarySupplementaryItems = [headerItem(pinned: true)] }
    let screen = CollectionScreen(layout: sectionLayout(sections), size: CGSize(width: 320, height: 300))
    screen.counts = [6, 6]
    screen.name = { path in "item\(path.section * 6 + path.item)" }
    screen.offset = 320
    return screen
  }

  views.addController("swiftui-web/uikit/collection/firstitem") {
    let screen = CollectionScreen(
      layout: listLayout(.insetGrouped, header: .firstItemInSection), size: CGSize(width: 320, height: 400), list: true)
    screen.counts = [3, 2]
    screen.name = { path in "row\(path.section)\(path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/listheaders") {
    let screen = CollectionScreen(
      layout: listLayout(.insetGrouped, header: .supplementary, footer: .supplementary),
      size: CGSize(width: 320, height: 400), list: true)
    screen.counts = [2, 1]
    screen.name = { path in "row\(path.section)\(path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/listpadding") {
    let screen = CollectionScreen(
      layout: listLayout(.insetGrouped, header: .supplementary, footer: .supplementary, topPadding: 8),
      size: CGSize(width: 320, height: 400), list: true)
    screen.counts = [2, 1]
    screen.name = { path in "row\(path.section)\(path.item)" }
    return screen
  }

  views.addController("swiftui-web/uikit/collection/plainfooters") {
    let screen = CollectionScreen(
      layout: listLayout(.plain, header: .supplementary, footer: .supplementary), size: CGSize(width: 320, height: 400),
      list: true)
    screen.counts = [2, 1]
    screen.name = { path in "row\(path.section)\(path.item)" }
    return screen
  }
}
