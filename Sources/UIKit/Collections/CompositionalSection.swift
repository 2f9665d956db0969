import CoreGraphics
import Foundation

/// One section of a compositional layout, with the places of its items.
@MainActor struct CompositionalSection {
  let index: Int
  private let section: NSCollectionLayoutSection
  private let room: CGSize
  private let isVertical: Bool
  private let view: UICollectionView
  private var frames: [CGRect] = []
  private var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  private var start: CGFloat = 0
  private(set) var end: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, index: Int, room: CGSize, isVertical: Bool, in view: UICollectionView
  ) {
    self.section = section
    self.index = index
    self.room = room
    self.isVertical = isVertical
    self.view = view
  }

  private var insets: UIEdgeInsets { section.contentInsets.resolved(rightToLeft: view.isRightToLeft) }

  /// The room for groups: the container less the section's insets.
  private var content: CGSize {
    CGSize(
      width: max(0, room.width - insets.left - insets.right), height: max(0, room.height - insets.top - insets.bottom))
  }

  // MARK: Placing

  mutating func place(at offset: CGFloat, isFirst: Bool) {
    start = offset
    end = offset
    placeEdges(atEnd: false)
    let before = isVertical ? insets.top : insets.left
    // A list's first section without header keeps twice the distance from the top.
    if isFirst, let list = section.list, list.headerMode == .none, list.appearance != .plain { end += before }
    end += before
    placeGroups()
    end += isVertical ? insets.bottom : insets.right
    placeEdges(atEnd: true)
  }

  private mutating func placeGroups() {
    let count = view.numberOfItems(inSection: index)
    var next = 0
    var along: CGFloat = end
    var across: CGFloat = 0
    let scrollsAcross = section.orthogonalScrollingBehavior != .none
    while next < count {
      if next > 0 {
        if scrollsAcross { across += section.interGroupSpacing } else { along += section.interGroupSpacing }
      }
      let origin =
        isVertical
        ? CGPoint(x: insets.left + across, y: along) : CGPoint(x: along, y: insets.top + across)
      let (placed, size) = groupFrames(section.group, container: content, from: next, count: count, at: origin)
      guard !placed.isEmpty else { break }
      frames += placed
      next += placed.count
      if scrollsAcross {
        across += isVertical ? size.width : size.height
        end = max(end, along + (isVertical ? size.height : size.width))
      } else {
        along += isVertical ? size.height : size.width
        end = along
      }
    }
    if count == 0 { end = along }
  }

  /// The frames of the items of one group, as many as it takes, and the group's own size.
  private func groupFrames(
    _ group: NSCollectionLayoutGroup, container: CGSize, from first: Int, count: Int, at origin: CGPoint
  ) -> (frames: [CGRect], size: CGSize) {
    var size = group.layoutSize.size(in: container)
    let inset = group.contentInsets.resolved(rightToLeft: view.isRightToLeft)
    let inner = CGSize(
      width: max(0, size.width - inset.left - inset.right), height: max(0, size.height - inset.top - inset.bottom))
    let corner = CGPoint(x: origin.x + inset.left, y: origin.y + inset.top)
    if case .custom(let provider) = group.arrangement {
      let items = provider(LayoutContainer(inner, view.traitCollection)).prefix(count - first)
      return (items.map { $0.frame.offsetBy(dx: corner.x, dy: corner.y) }, size)
    }
    let isRow: Bool = if case .horizontal = group.arrangement { true } else { false }
    let gap = group.interItemSpacing?.spacing ?? 0
    var placed: [CGRect] = []
    var place: CGFloat = 0
    var thickness: CGFloat = 0
    let room = isRow ? inner.width : inner.height
    var index = 0
    while first + placed.count < count {
      if let repeats = group.count, index >= repeats { break }
      if group.count == nil, index >= group.subitems.count {
        if !repeatsFit(group, place, gap, room, isRow, inner) { break }
      }
      let item = group.subitems[index % max(1, group.subitems.count)]
      if index > 0 { place += gap }
      let at = isRow ? CGPoint(x: corner.x + place, y: corner.y) : CGPoint(x: corner.x, y: corner.y + place)
      let (frames, used) = itemFrames(
        item, in: group, container: inner, from: first + placed.count, count: count, at: at, isRow: isRow, gap: gap)
      guard !frames.isEmpty else { break }
      placed += frames
      place += isRow ? used.width : used.height
      thickness = max(thickness, isRow ? used.height : used.width)
      index += 1
    }
    // Guessed lengths become what the content took.
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (isRow ? thickness : place) + inset.top + inset.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (isRow ? place : thickness) + inset.left + inset.right
    }
    return (placed, size)
  }

  /// Whether one more item of the group fits, where nothing says how many there are.
  private func repeatsFit(
    _ group: NSCollectionLayoutGroup, _ place: CGFloat, _ gap: CGFloat, _ room: CGFloat, _ isRow: Bool, _ inner: CGSize
  ) -> Bool {
    guard let item = group.subitems.first else { return false }
    let size = item.layoutSize.size(in: inner)
    let length = isRow ? size.width : size.height
    return length > 0 && place + gap + length <= room + 0.01
  }

  private func itemFrames(
    _ item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, container: CGSize, from first: Int, count: Int,
    at origin: CGPoint, isRow: Bool, gap: CGFloat
  ) -> (frames: [CGRect], size: CGSize) {
    if let inner = item as? NSCollectionLayoutGroup {
      return groupFrames(inner, container: container, from: first, count: count, at: origin)
    }
    var size = item.layoutSize.size(in: container)
    if group.divides, let repeats = group.count, repeats > 0 {
      // A group of so many divides its room among them.
      let free = (isRow ? container.width : container.height) - gap * CGFloat(repeats - 1)
      if isRow { size.width = free / CGFloat(repeats) } else { size.height = free / CGFloat(repeats) }
    }
    size = wholePixels(size)
    let path = IndexPath(item: first, section: index)
    let fitsWidth = item.layoutSize.widthDimension.isEstimated
    let fitsHeight = item.layoutSize.heightDimension.isEstimated
    if fitsWidth || fitsHeight, let cell = view.makeCell(path) {
      prepare(cell, path)
      let fitted = cell.fittingSize(width: fitsWidth ? nil : size.width, height: fitsHeight ? nil : size.height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.size = CGSize(
        width: fitsWidth ? fitted.width : size.width, height: fitsHeight ? fitted.height : size.height)
      size = cell.preferredLayoutAttributesFitting(attributes).size
    }
    if section.list != nil, !isHeaderItem(path) {
      size.height = max(size.height, LayoutMetrics.value("uikit.table.row.minimumHeight"))
    }
    let inset = item.contentInsets.resolved(rightToLeft: view.isRightToLeft)
    return ([CGRect(origin: origin, size: size).inset(by: inset)], size)
  }

  private func isHeaderItem(_ path: IndexPath) -> Bool {
    section.list?.headerMode == .firstItemInSection && path.item == 0
  }

  /// A list's first item may be its header, which looks otherwise.
  private func prepare(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard isHeaderItem(path), let cell = cell as? UICollectionViewListCell, !cell.isHeader else { return }
    cell.isHeader = true
    if let old = cell.contentConfiguration as? UIListContentConfiguration {
      var header = UIListContentConfiguration.groupedHeader()
      header.text = old.text
      header.secondaryText = old.secondaryText
      header.image = old.image
      cell.contentConfiguration = header
    }
  }

  private mutating func placeEdges(atEnd: Bool) {
    for item in section.boundarySupplementaryItems where item.isAtEnd == atEnd {
      let container = section.supplementariesFollowContentInsets ? content : room
      var size = item.layoutSize.size(in: container)
      if item.layoutSize.heightDimension.isEstimated,
        let made = view.makeSupplementary(
          UICollectionView.ElementKey(kind: item.elementKind, path: IndexPath(item: 0, section: index)))
      {
        size.height = made.fittingSize(width: size.width, height: nil).height
      }
      if !atEnd, let list = section.list { end += list.paddingAboveHeader }
      let side = section.supplementariesFollowContentInsets ? insets.left : 0
      let frame =
        isVertical
        ? CGRect(x: side + item.offset.x, y: end + item.offset.y, width: size.width, height: size.height)
        : CGRect(x: end + item.offset.x, y: insets.top + item.offset.y, width: size.width, height: size.height)
      edges.append((item, frame))
      if item.extendsBoundary { end += isVertical ? size.height : size.width }
    }
  }

  // MARK: Elements

  /// Items are cut to pixels before the next one follows, as recorded thirds of a row show.
  private func wholePixels(_ size: CGSize) -> CGSize {
    let scale = max(1, UIKitScenario.shared.scale)
    func cut(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) / scale }
    return CGSize(width: cut(size.width), height: cut(size.height))
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, UIKitScenario.shared.scale)
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 - 1e-6).rounded(.down) / scale }
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(path.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = onPixels(frames[path.item])
    return attributes
  }

  func edge(_ kind: String, top: CGFloat) -> UICollectionViewLayoutAttributes? {
    guard let (item, frame) = edges.first(where: { $0.item.elementKind == kind }) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.zIndex = item.zIndex
    attributes.frame = onPixels(item.pinToVisibleBounds ? pinned(frame, item, top: top) : frame)
    if item.pinToVisibleBounds { attributes.zIndex = max(1, item.zIndex) }
    return attributes
  }

  /// A pinned header stays at the top of what is seen until the section's end pushes it away.
  private func pinned(
    _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, top: CGFloat
  ) -> CGRect {
    guard isVertical, !item.isAtEnd, frame.minY < top else { return frame }
    var moved = frame
    moved.origin.y = min(top, max(frame.minY, end - frame.height))
    return moved
  }

  func elements(in rect: CGRect, top: CGFloat) -> [UICollectionViewLayoutAttributes] {
    let whole =
      isVertical
      ? CGRect(x: 0, y: start, width: max(room.width, frames.map(\.maxX).max() ?? 0), height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: room.height)
    guard whole.intersects(rect) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for decoration in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
      let area = isVertical ? CGRect(x: 0, y: start, width: room.width, height: end - start) : whole
      attributes.frame = area.inset(by: decoration.contentInsets.resolved(rightToLeft: view.isRightToLeft))
      attributes.zIndex = min(decoration.zIndex, -1)
      found.append(attributes)
    }
    for index in frames.indices where frames[index].intersects(rect) {
      if let attributes = item(IndexPath(item: index, section: self.index)) { found.append(attributes) }
    }
    for kind in edges.map(\.item.elementKind) {
      if let attributes = edge(kind, top: top), attributes.frame.intersects(rect) { found.append(attributes) }
    }
    return found
  }
}
