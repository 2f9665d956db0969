import UIKit

final class CollectionScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let collection: UICollectionView
  var counts: [Int] = []
  var offset: CGFloat = 0
  var sizes: [CGSize] = []
  /// The identifier of an item.
  var name: (IndexPath) -> String? = { "item\($0.item)" }
  /// The text of an item, where it has one.
  var text: ((IndexPath) -> String)?
  var secondaryText: ((IndexPath) -> String?)?
  private let usesListCells: Bool

  init(layout: UICollectionViewLayout, size: CGSize, list: Bool = false) {
    collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    usesListCells = list
    super.init(nibName: nil, bundle: nil)
    collection.accessibilityIdentifier = "collection"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plain")
      collection.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "list")
    }
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if offset > 0 { collection.contentOffset = CGPoint(x: 0, y: offset) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: usesListCells ? "list" : "plain", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = text?(indexPath) ?? "Row"
      content.secondaryText = secondaryText?(indexPath)
      cell.contentConfiguration = content
    } else {
      cell.backgroundColor = .systemTeal
    }
    cell.accessibilityIdentifier = name(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: usesListCells ? "list" : "plain", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    if let cell = view as? UICollectionViewListCell {
      var content = isHeader ? UIListContentConfiguration.groupedHeader() : UIListContentConfiguration.groupedFooter()
      content.text = isHeader ? "Header" : "Footer"
      cell.contentConfiguration = content
    }
    view.accessibilityIdentifier = (isHeader ? "header" : "footer") + "\(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if indexPath.item < sizes.count { return sizes[indexPath.item] }
    return (layout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
  }
}

@MainActor func flowLayout(_ item: CGSize, gap: CGFloat, line: CGFloat, insets: UIEdgeInsets)
  -> UICollectionViewFlowLayout
{
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = item
  layout.minimumInteritemSpacing = gap
  layout.minimumLineSpacing = line
  layout.sectionInset = insets
  return layout
}

@MainActor func listLayout(
  _ appearance: UICollectionLayoutListConfiguration.Appearance,
  header: UICollectionLayoutListConfiguration.HeaderMode = .none,
  footer: UICollectionLayoutListConfiguration.FooterMode = .none,
  topPadding: CGFloat? = nil
) -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  configuration.headerMode = header
  configuration.footerMode = footer
  if let topPadding { configuration.headerTopPadding = topPadding }
  return .list(using: configuration)
}

@MainActor func rowsSection(height: CGFloat = 44, gap: CGFloat = 8, inset: CGFloat = 0) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = gap
  section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  return section
}

@MainActor func headerItem(pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  header.pinToVisibleBounds = pinned
  return header
}

@MainActor func sectionLayout(_ sections: [NSCollectionLayoutSection]) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { index, _ in sections[index] }
}

final class TagCell: UICollectionViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TagScreen: UIViewController, UICollectionViewDataSource {
  let tags = ["Swift", "SwiftUI", "UIKit", "Auto Layout", "Compositional", "Web"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = self
    collection.accessibilityIdentifier = "collection"
    view.addSubview(collection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.label.text = tags[indexPath.item]
    cell.accessibilityIdentifier = "item\(indexPath.item)"
    return cell
  }
}

final class Background: UICollectionReusableView {
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    backgroundColor = .systemGray5
    accessibilityIdentifier = "background\(attributes.indexPath.section)"
  }
}
