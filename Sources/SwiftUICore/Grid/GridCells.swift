import GalleyGeometry
import GalleyLayout

/// A grid's cells, read once from the nodes.
struct GridCells: GridItems {
  private struct Row {
    let node: NodeIndex?
    let alignment: VerticalAlignment
    let cells: [GridCell]
    let nodes: [NodeIndex]
  }

  private let assembler: _Assembler
  private let rows: [Row]
  private let horizontal: Double?
  private let vertical: Double?
  let columnCount: Int
  private let columnAlignments: [HorizontalAlignment?]

  init(_ assembler: _Assembler, _ node: NodeIndex, alignment: Alignment, horizontal: Double?, vertical: Double?) {
    self.assembler = assembler
    self.horizontal = horizontal
    self.vertical = vertical
    let tree = assembler.tree
    let children = tree.children(of: node)
    func value<K: LayoutValueKey>(_ key: K.Type, _ node: NodeIndex) -> K.Value {
      assembler.layoutValue(ObjectIdentifier(K.self), of: node) as? K.Value ?? K.defaultValue
    }
    func cell(_ node: NodeIndex, column: Int, span: Int) -> GridCell {
      let unsized = value(GridCellUnsized.self, node)
      return GridCell(
        column: column, span: span, unsizedWidth: unsized.contains(.horizontal),
        unsizedHeight: unsized.contains(.vertical))
    }
    let counts = children.map { child -> Int in
      guard tree.object(of: child) is GridRowObject else { return 1 }
      return tree.children(of: child).reduce(0) { $0 + value(GridCellColumns.self, $1) }
    }
    let columns = counts.max() ?? 0
    var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: columns)
    rows = children.map { child in
      guard let row = tree.object(of: child) as? GridRowObject else {
        // A view that is no row covers all columns.
        return Row(
          node: nil, alignment: alignment.vertical, cells: [cell(child, column: 0, span: columns)], nodes: [child])
      }
      var column = 0
      var cells: [GridCell] = []
      let nodes = Array(tree.children(of: child))
      for node in nodes {
        let span = value(GridCellColumns.self, node)
        cells.append(cell(node, column: column, span: span))
        if let own = value(GridColumnAlignment.self, node), column < columns { alignments[column] = own }
        column += span
      }
      return Row(node: child, alignment: row.alignment ?? alignment.vertical, cells: cells, nodes: nodes)
    }
    columnCount = columns
    columnAlignments = alignments
  }

  var rowCount: Int { rows.count }

  func cells(inRow row: Int) -> [GridCell] { rows[row].cells }
  func node(row: Int, cell: Int) -> NodeIndex { rows[row].nodes[cell] }
  func rowNode(_ row: Int) -> NodeIndex? { rows[row].node }

  func alignment(ofColumn column: Int) -> HorizontalAlignment? {
    columnAlignments.indices.contains(column) ? columnAlignments[column] : nil
  }

  func anchor(row: Int, cell: Int) -> UnitPoint? {
    assembler.layoutValue(ObjectIdentifier(GridCellAnchor.self), of: node(row: row, cell: cell)) as? UnitPoint
  }

  func size(row: Int, cell: Int, _ proposal: Proposal) -> Size {
    assembler.tree.size(node(row: row, cell: cell), proposal)
  }

  func flexibility(row: Int, cell: Int, along axis: PlaneAxis) -> Flexibility {
    assembler.tree.flexibility(of: node(row: row, cell: cell), along: axis)
  }

  func columnGap(after column: Int) -> Double { horizontal ?? assembler.tree.standardSpacing }

  /// Without an explicit one, the largest distance that cells above and below ask for.
  func rowGap(after row: Int) -> Double {
    if let vertical { return vertical }
    guard row + 1 < rows.count else { return 0 }
    var gap = 0.0
    for above in rows[row].nodes {
      for below in rows[row + 1].nodes {
        gap = max(gap, assembler.tree.gap(between: above, and: below, along: .vertical))
      }
    }
    return gap
  }

  func verticalGuide(row: Int, cell: Int, size: Size, proposal: Proposal) -> Double {
    assembler.tree.guide(node(row: row, cell: cell), rows[row].alignment.key, size: size, proposal: proposal)
  }

  /// Where a row's guide lies: standard ones in the row's height, baselines where the tallest text put them.
  func line(row: Int, height: Double, baseline: Double) -> Double {
    let key = rows[row].alignment.key
    if key.isBaseline { return baseline }
    return key.standardValue(in: Size(width: 0, height: height)) ?? baseline
  }
}
