import GalleyGeometry

/// A cell of an eager grid.
public struct GridCell: Sendable {
  /// The first column, from 0, and how many it covers.
  public var column: Int
  public var span: Int
  /// Axes on which the cell takes no part in sizing its column or row.
  public var unsizedWidth: Bool
  public var unsizedHeight: Bool

  public init(column: Int, span: Int = 1, unsizedWidth: Bool = false, unsizedHeight: Bool = false) {
    self.column = column
    self.span = span
    self.unsizedWidth = unsizedWidth
    self.unsizedHeight = unsizedHeight
  }
}

/// What a grid needs to know of its cells.
public protocol GridItems {
  var rowCount: Int { get }
  var columnCount: Int { get }

  func cells(inRow row: Int) -> [GridCell]
  func size(row: Int, cell: Int, _ proposal: Proposal) -> Size
  func flexibility(row: Int, cell: Int, along axis: PlaneAxis) -> Flexibility
  func columnGap(after column: Int) -> Double
  func rowGap(after row: Int) -> Double
  /// The vertical guide by which cells of a row are aligned, in a cell of a size.
  func verticalGuide(row: Int, cell: Int, size: Size, proposal: Proposal) -> Double
}

/// The columns and rows of a grid.
public struct GridResult: Sendable {
  public var widths: [Double]
  /// What each column's cells were offered for it.
  public var shares: [Double]
  public var heights: [Double]
  /// Distance of each row's alignment guide from its top.
  public var baselines: [Double]
  public var size: Size
}

/// Sizes an eager grid: its columns as a row of stacks would share a width, then its rows a height.
///
/// Known from recordings: a column is as wide as its widest rigid cell, flexible ones share what is left equally, and a
/// cell over several columns that needs more adds it to them equally.
///
/// Complexity: as many measurements a cell as a stack makes of a child on each axis. What a cell took of its column's share
/// counts for every narrower column that still holds it, so grids in grids ask no new questions at each level.
public struct GridAlgorithm<Items: GridItems> {
  let items: Items

  public init(_ items: Items) { self.items = items }

  public func run(_ proposal: Proposal) -> GridResult {
    let (widths, shares) = columns(proposal)
    let (heights, baselines) = rows(widths, shares, proposal)
    let width = widths.reduce(0, +) + gaps(widths.count) { items.columnGap(after: $0) }
    let height = heights.reduce(0, +) + gaps(heights.count) { items.rowGap(after: $0) }
    return GridResult(
      widths: widths, shares: shares, heights: heights, baselines: baselines, size: Size(width: width, height: height))
  }

  /// The width that a cell is offered: its column's, or the share that it took the column's width of.
  public func offer(_ row: Int, _ place: Int, _ cell: GridCell, _ widths: [Double], _ shares: [Double]) -> Double {
    let width = width(of: cell, widths)
    guard cell.span == 1, shares.indices.contains(cell.column), shares[cell.column] != width else { return width }
    let share = shares[cell.column]
    let taken = items.size(row: row, cell: place, Proposal(width: share, height: Proposal.none)).width
    return taken == width || (taken < width && share > width) ? share : width
  }

  public func width(of cell: GridCell, _ widths: [Double]) -> Double {
    let last = min(cell.column + cell.span, widths.count)
    guard cell.column < last else { return 0 }
    var width = 0.0
    for column in cell.column..<last {
      width += widths[column]
      if column < last - 1 { width += items.columnGap(after: column) }
    }
    return width
  }

  // MARK: - Columns

  /// The columns' widths, and what their cells were offered for them.
  private func columns(_ proposal: Proposal) -> (widths: [Double], shares: [Double]) {
    let count = items.columnCount
    guard count > 0 else { return ([], []) }
    let columns = Columns(items: items, byColumn: cellsByColumn(), height: Proposal.none)
    var widths: [Double] = []
    var shares: [Double] = []
    withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: count) { slots in
      _ = StackAlgorithm(columns, axis: .horizontal, alignment: .top)
        .run(Proposal(width: proposal.width, height: Proposal.none), into: slots)
      widths = (0..<count).map { slots[$0].size.width }
      shares = (0..<count).map { slots[$0].proposal.width }
    }
    for row in 0..<items.rowCount {
      for (place, cell) in items.cells(inRow: row).enumerated() where cell.span > 1 && !cell.unsizedWidth {
        let room = width(of: cell, widths)
        let needed = items.size(
          row: row, cell: place, Proposal(width: offer(room, widths, proposal.width), height: Proposal.none)
        ).width
        let covered = cell.column..<min(cell.column + cell.span, count)
        guard needed > room, !covered.isEmpty, needed.isFinite else { continue }
        for column in covered { widths[column] += (needed - room) / Double(covered.count) }
      }
    }
    return (widths, shares)
  }

  /// What a cell over several columns is offered: what the other columns leave of the grid's own offer.
  private func offer(_ room: Double, _ widths: [Double], _ offered: Double) -> Double {
    guard offered.isFinite else { return room }
    let whole = widths.reduce(0, +) + gaps(widths.count) { items.columnGap(after: $0) }
    return max(room, offered - (whole - room))
  }

  private func cellsByColumn() -> [[(row: Int, cell: Int)]] {
    var result = Array(repeating: [(row: Int, cell: Int)](), count: items.columnCount)
    for row in 0..<items.rowCount {
      for (place, cell) in items.cells(inRow: row).enumerated()
      where cell.span == 1 && !cell.unsizedWidth && cell.column < items.columnCount {
        result[cell.column].append((row, place))
      }
    }
    return result
  }

  // MARK: - Rows

  private func rows(
    _ widths: [Double], _ shares: [Double], _ proposal: Proposal
  ) -> (heights: [Double], baselines: [Double]) {
    let count = items.rowCount
    guard count > 0 else { return ([], []) }
    let rows = Rows(items: items, grid: self, widths: widths, shares: shares)
    let heights = withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: count) { slots in
      _ = StackAlgorithm(rows, axis: .vertical, alignment: .leading)
        .run(Proposal(width: Proposal.none, height: proposal.height), into: slots)
      return (0..<count).map { (slots[$0].size.height, slots[$0].proposal.height) }
    }
    let baselines = (0..<count).map { rows.extent($0, height: heights[$0].1).above }
    return (heights.map(\.0), baselines)
  }

  private func gaps(_ count: Int, _ gap: (Int) -> Double) -> Double {
    count > 1 ? (0..<(count - 1)).reduce(0) { $0 + gap($1) } : 0
  }

  /// The columns as a row of items.
  private struct Columns: StackItems {
    let items: Items
    let byColumn: [[(row: Int, cell: Int)]]
    let height: Double

    var count: Int { byColumn.count }

    func size(_ index: Int, _ proposal: Proposal) -> Size {
      var size = Size.zero
      for (row, cell) in byColumn[index] {
        let inner = items.size(row: row, cell: cell, Proposal(width: proposal.width, height: height))
        size.width = max(size.width, inner.width)
        size.height = max(size.height, inner.height)
      }
      return size
    }

    func priority(_ index: Int) -> Double { 0 }

    func flexibility(_ index: Int, along axis: PlaneAxis) -> Flexibility {
      byColumn[index].reduce(.fixed) { max($0, items.flexibility(row: $1.row, cell: $1.cell, along: axis)) }
    }

    func guide(_ index: Int, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double { 0 }
    func gap(after index: Int) -> Double { items.columnGap(after: index) }
  }

  /// The rows as a column of items, at known column widths.
  private struct Rows: StackItems {
    let items: Items
    let grid: GridAlgorithm
    let widths: [Double]
    let shares: [Double]

    var count: Int { items.rowCount }

    func size(_ index: Int, _ proposal: Proposal) -> Size {
      let extent = extent(index, height: proposal.height)
      return Size(width: 0, height: max(0, extent.above + extent.below))
    }

    /// The room above and below the row's alignment guide.
    func extent(_ row: Int, height: Double) -> (above: Double, below: Double) {
      var above = 0.0
      var below = 0.0
      var isFirst = true
      for (place, cell) in items.cells(inRow: row).enumerated() where !cell.unsizedHeight {
        let room = Proposal(width: grid.offer(row, place, cell, widths, shares), height: height)
        let size = items.size(row: row, cell: place, room)
        let guide = items.verticalGuide(row: row, cell: place, size: size, proposal: room)
        above = isFirst ? guide : max(above, guide)
        below = isFirst ? size.height - guide : max(below, size.height - guide)
        isFirst = false
      }
      return (above, below)
    }

    func priority(_ index: Int) -> Double { 0 }

    func flexibility(_ index: Int, along axis: PlaneAxis) -> Flexibility {
      let cells = items.cells(inRow: index)
      return cells.indices.reduce(.fixed) { worst, place in
        cells[place].unsizedHeight ? worst : max(worst, items.flexibility(row: index, cell: place, along: axis))
      }
    }

    func guide(_ index: Int, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double { 0 }
    func gap(after index: Int) -> Double { items.rowGap(after: index) }
  }
}
