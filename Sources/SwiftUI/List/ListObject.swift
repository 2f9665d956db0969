import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Lays out the visible part of a list: sections one below another, rows on cards or across the width.
final class ListObject: LayoutObject, LazyContainer {
  private unowned let assembler: _Assembler
  /// The list's own; rows are made when they are measured, where another may hold.
  private let environment: EnvironmentValues
  private let look: ListLook
  private let sections: [ListSection]
  private let outline: ListOutline
  private let isSelected: ((AnyHashable) -> Bool)?
  private let memories: [LazyMemory]
  private var known: [Double: [PlacedSection]] = [:]
  private var cells: [Int: [NodeIndex]] = [:]

  /// One row element's cells.
  struct Line {
    let cells: [NodeIndex]
  }

  private struct PlacedSection {
    let top: Double
    let rowsTop: Double
    let rows: LazyLines<Line>
    let bottom: Double
  }

  init(
    _ assembler: _Assembler, look: ListLook, sections: [ListSection], outline: ListOutline,
    isSelected: ((AnyHashable) -> Bool)?
  ) {
    self.outline = outline
    self.assembler = assembler
    environment = assembler.environment
    memories = sections.indices.map { assembler.lazyMemory($0) }
    self.look = look
    self.sections = sections
    self.isSelected = isSelected
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .fixed }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let width = proposal.width.specified ?? tree.regions.container.width
    let height = placed(tree, width).last?.bottom ?? 0
    return Size(width: width, height: height + (look.kind == .plain ? 0 : look.sectionGap))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let low = tree.viewport.minY - frame.minY
    let high = tree.viewport.maxY - frame.minY
    let shift = tree.isUnderLargeTitle ? look.topUnderLargeTitle - look.top : 0
    let first = sections.first?.header.isEmpty == true ? shift : 0
    var children: [NodeIndex] = []
    for (section, place) in zip(sections, placed(tree, frame.width))
    where place.bottom + first >= low && place.top + first <= high {
      var y = place.top + first
      for header in section.header {
        // The Mac keeps the first header at the list's top (recorded).
        let isPinned = look.platform == .macOS && !look.isCardForm && place.top == look.top
        _ = self.place(tree, node, header, frame, y: isPinned ? first : y, isHeader: true, &children)
        y += bandHeight(tree, header, frame.width, isHeader: true)
      }
      let top = place.rowsTop + first
      for line in place.rows.lines(from: low - top, to: high - top) {
        var rowTop = top + line.start
        for cell in line.line.cells {
          hideSeparator(between: children.last, and: cell)
          let offered = Proposal(width: frame.width - 2 * look.margin, height: Proposal.none)
          tree.placeInside(frame, of: node, cell, at: Point(x: look.margin, y: rowTop), proposal: offered)
          children.append(cell)
          rowTop += tree.size(cell, offered).height + look.rowSpacing
        }
      }
      var bottom = top + place.rows.length
      for footer in section.footer {
        bottom = self.place(tree, node, footer, frame, y: bottom, isHeader: false, &children)
      }
    }
    tree.setChildren(children, of: node)
  }

  func place(of id: AnyHashable, in tree: LayoutTree, _ node: NodeIndex) -> Rect? {
    for (section, place) in zip(sections, placed(tree, tree.frame(of: node).width)) {
      guard let element = section.rows.element(withID: id) else { continue }
      var span = place.rows.span(of: element)
      span.start += place.rowsTop
      return tree.stretch(span, along: .vertical, of: node)
    }
    return nil
  }

  // MARK: - Steps

  /// A row that hides the line above it hides the one below the row before.
  private func hideSeparator(between upper: NodeIndex?, and lower: NodeIndex) {
    guard let upper, let above = assembler.rowContent(of: upper), let below = assembler.rowContent(of: lower) else {
      return
    }
    above.isSeparatorHidden = below.hidesSeparatorAbove
  }

  /// Places a header or footer in its band; returns the band's bottom.
  private func place(
    _ tree: LayoutTree, _ node: NodeIndex, _ text: NodeIndex, _ frame: Rect, y: Double, isHeader: Bool,
    _ children: inout [NodeIndex]
  ) -> Double {
    let inset = look.margin + look.leading
    let offered = Proposal(width: max(0, frame.width - 2 * inset), height: Proposal.none)
    let size = tree.size(text, offered)
    let band = bandHeight(tree, text, frame.width, isHeader: isHeader)
    // A header stands on the rows below it, a footer hangs under the rows above; what has no insets stands in the middle.
    let insets = look.headerInsets
    var top = y + (band - size.height) / 2
    if isHeader, insets.bottom > 0 { top = y + band - insets.bottom - size.height }
    if !isHeader, let above = look.footerTop { top = y + above }
    let x = !isHeader && look.isCardForm ? frame.width - inset - size.width : inset
    tree.placeInside(frame, of: node, text, at: Point(x: x, y: max(y, top)), proposal: offered)
    children.append(text)
    return y + band
  }

  /// A band grows with its text.
  private func bandHeight(_ tree: LayoutTree, _ text: NodeIndex, _ width: Double, isHeader: Bool) -> Double {
    let inset = look.margin + look.leading
    let size = tree.size(text, Proposal(width: max(0, width - 2 * inset), height: Proposal.none))
    if isHeader { return max(look.headerHeight, size.height + look.headerInsets.vertical) }
    if let above = look.footerTop { return above + size.height }
    let single = tree.size(text, .unspecified)
    return look.footerHeight + max(0, size.height - min(size.height, single.height))
  }

  private func placed(_ tree: LayoutTree, _ width: Double) -> [PlacedSection] {
    if let places = known[width] { return places }
    var places: [PlacedSection] = []
    var y = sections.first?.header.isEmpty == false && look.platform != .macOS ? 0 : look.top
    for (number, section) in sections.enumerated() {
      if number > 0 { y += section.header.isEmpty ? look.sectionGap : look.headerGap }
      let top = y
      for header in section.header { y += bandHeight(tree, header, width, isHeader: true) }
      let rows = lines(tree, number, section, width, reach: tree.regions.container.height - y)
      let rowsTop = y
      y += rows.length
      for footer in section.footer { y += bandHeight(tree, footer, width, isHeader: false) }
      places.append(PlacedSection(top: top, rowsTop: rowsTop, rows: rows, bottom: y))
    }
    known[width] = places
    return places
  }

  private func lines(
    _ tree: LayoutTree, _ number: Int, _ section: ListSection, _ width: Double, reach: Double
  ) -> LazyLines<Line> {
    let offered = Proposal(width: max(0, width - 2 * look.margin), height: Proposal.none)
    return LazyLines(
      count: section.rows.count, reach: reach, fallback: look.minimumHeight, memory: memories[number]
    ) { [unowned self] element in
      let cells = self.cells(section: number, element: element)
      return cells.isEmpty ? nil : Line(cells: cells)
    } measure: { [look, unowned tree] line, _ in
      let length = line.cells.reduce(0) { $0 + tree.size($1, offered).height }
      return (look.rowSpacing, length + look.rowSpacing * Double(line.cells.count - 1))
    }
  }

  /// The cells of a row element, made once.
  private func cells(section number: Int, element: Int) -> [NodeIndex] {
    let key = number << 40 | element
    if let cells = cells[key] { return cells }
    let rows = sections[number].rows
    let nodes = rows.nodes(at: element)
    let outer = assembler.environment
    assembler.environment = environment
    defer { assembler.environment = outer }
    let made = nodes.enumerated().map { place, node in
      let isFirst = element == 0 && place == 0
      let isLast = element == rows.count - 1 && place == nodes.count - 1
      return assembler.addListRow(
        node, look: look, isFirst: isFirst, isLast: isLast, outline: outline, isSelected: isSelected)
    }
    cells[key] = made
    return made
  }
}

extension _Assembler {
  fileprivate func rowContent(of node: NodeIndex) -> ListRowContent? {
    let tag = tree.tag(of: node)
    return tag >= 0 ? infos[Int(tag)].content as? ListRowContent : nil
  }
}
