import GalleyGeometry
import GalleyLayout

/// Lets an eager grid meet the engine.
final class GridObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let alignment: Alignment
  private let horizontal: Double?
  private let vertical: Double?
  private var known: GridCells?

  init(_ assembler: _Assembler, alignment: Alignment, horizontal: Double?, vertical: Double?) {
    self.assembler = assembler
    self.alignment = alignment
    self.horizontal = horizontal
    self.vertical = vertical
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    GridAlgorithm(cells(tree, node)).run(proposal).size
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let cells = cells(tree, node)
    let grid = GridAlgorithm(cells)
    let result = grid.run(proposal)
    let columns = starts(result.widths) { cells.columnGap(after: $0) }
    var y = 0.0
    for row in 0..<cells.rowCount {
      for (place, cell) in cells.cells(inRow: row).enumerated() {
        // A cell outside the sizing of an axis still gets the room that the others made.
        let room = Size(width: grid.width(of: cell, result.widths), height: result.heights[row])
        let offered = Proposal(
          width: grid.offer(row, place, cell, result.widths, result.shares), height: room.height)
        let x = columns.indices.contains(cell.column) ? columns[cell.column] : 0
        let offset = offset(tree, cells, row, place, cell, room, offered, baseline: result.baselines[row])
        tree.placeInside(
          frame, of: node, cells.node(row: row, cell: place), at: Point(x: x + offset.x, y: y + offset.y),
          proposal: offered)
      }
      let height = result.heights[row]
      if let rowNode = cells.rowNode(row) {
        tree.setFrame(
          Rect(x: frame.minX, y: frame.minY + y, width: max(0, result.size.width), height: max(0, height)), of: rowNode)
      }
      y += height + (row < cells.rowCount - 1 ? cells.rowGap(after: row) : 0)
    }
  }

  /// Where a cell's view lies in its room.
  private func offset(
    _ tree: LayoutTree, _ cells: GridCells, _ row: Int, _ place: Int, _ cell: GridCell, _ room: Size,
    _ offered: Proposal, baseline: Double
  ) -> Point {
    let child = cells.node(row: row, cell: place)
    let size = tree.size(child, offered)
    if let anchor = cells.anchor(row: row, cell: place) {
      return Point(
        x: (room.width - size.width) * Double(anchor.x), y: (room.height - size.height) * Double(anchor.y))
    }
    // A cell over several columns keeps to the grid's alignment (recorded).
    let own = cell.span == 1 ? cells.alignment(ofColumn: cell.column) : nil
    let key = (own ?? alignment.horizontal).key
    let inner = tree.guide(child, key, size: size, proposal: offered)
    let outer = key.standardValue(in: room) ?? inner
    let guide = cells.verticalGuide(row: row, cell: place, size: size, proposal: offered)
    return Point(x: outer - inner, y: cells.line(row: row, height: room.height, baseline: baseline) - guide)
  }

  private func starts(_ lengths: [Double], _ gap: (Int) -> Double) -> [Double] {
    var x = 0.0
    return lengths.enumerated().map { place, length in
      defer { x += length + (place < lengths.count - 1 ? gap(place) : 0) }
      return x
    }
  }

  private func cells(_ tree: LayoutTree, _ node: NodeIndex) -> GridCells {
    if let known { return known }
    let cells = GridCells(assembler, node, alignment: alignment, horizontal: horizontal, vertical: vertical)
    known = cells
    return cells
  }
}
