import CoreGraphics
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @unchecked Sendable {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

/// Sections of groups of items, each sized by what is around it.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var placed: [CompositionalSection] = []
  private var size = CGSize.zero

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    super.prepare()
    placed = []
    size = .zero
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - inset.left - inset.right, height: view.bounds.height - inset.top - inset.bottom)
    let environment = LayoutContainer(room, view.traitCollection)
    let isVertical = configuration.scrollDirection == .vertical
    var offset: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      var made = CompositionalSection(section, index: index, room: room, isVertical: isVertical, in: view)
      made.place(at: offset, isFirst: index == 0)
      offset = made.end + configuration.interSectionSpacing
      placed.append(made)
    }
    let extent = placed.last?.end ?? 0
    size =
      isVertical
      ? CGSize(width: room.width, height: extent) : CGSize(width: extent, height: room.height)
  }

  open override var collectionViewContentSize: CGSize { size }

  private var top: CGFloat { (collectionView?.bounds.minY ?? 0) + (collectionView?.adjustedContentInset.top ?? 0) }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.flatMap { $0.elements(in: rect, top: top) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.index == indexPath.section }?.item(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.index == indexPath.section }?.edge(elementKind, top: top)
  }
}
