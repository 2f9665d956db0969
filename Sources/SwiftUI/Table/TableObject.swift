import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a table: a scroll view over its rows; where the width is compact only the first column is seen, as in a list.
  func addTable(_ table: TableDescription) {
    let isCompact = scenario.platform != .macOS && environment.horizontalSizeClass == .compact
    let outer = environment
    environment.isInList = true
    environment.stackAxis = nil
    let background = scenario.platform == .macOS ? nil : environment.systemColor("systemBackground")
    addScrollView("Table", axes: .vertical, role: .list, fills: true, background: background) {
      let inner = environment
      environment.isInList = true
      environment.stackAxis = nil
      let object = TableObject(self, table, isCompact: isCompact)
      environment = inner
      emit(tree.addObject(object, attributes()))
    }
    environment = outer
  }
}

/// Lays the visible rows of a table out under its header.
final class TableObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let context: _Assembler.Context
  private let table: TableDescription
  private let columnCount: Int
  private let headers: [NodeIndex?]
  private let columns: TableColumns
  private let inset: Double
  private let headerHeight: Double
  private let top: Double
  private let minimumHeight: Double
  private let vertical: Double
  private let separator: RGBA?
  private var cells: [Int: [NodeIndex?]] = [:]

  init(_ assembler: _Assembler, _ table: TableDescription, isCompact: Bool) {
    self.assembler = assembler
    self.table = table
    columnCount = isCompact ? min(1, table.titles.count) : table.titles.count
    let hidesHeader = isCompact || assembler.environment.tableHeaders == .hidden
    func metric(_ name: String) -> Double { assembler.metric(name) }
    columns = TableColumns(
      sizes: Array(table.widths.prefix(columnCount)), leading: metric("table.column.leading"),
      trailing: metric("table.column.trailing"), extra: metric("table.column.pitch"),
      automatic: metric("table.column.width"), isAlone: isCompact)
    inset = metric("table.column.inset")
    headerHeight = hidesHeader ? 0 : metric("table.header.height")
    top = hidesHeader ? 0 : metric("table.header.spacing")
    minimumHeight = metric("list.row.minimumHeight")
    vertical = metric("list.row.padding.vertical")
    separator = assembler.scenario.platform == .macOS ? nil : assembler.environment.systemColor("separator")
    headers =
      hidesHeader
      ? []
      : table.titles.prefix(columnCount).map { title in
        let outer = assembler.environment
        defer { assembler.environment = outer }
        assembler.environment.font = .subheadline.weight(.medium)
        assembler.environment.lineLimit = 1
        assembler.environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        return assembler.single { title(assembler) }
      }
    context = assembler.context()
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .fixed }

  /// All rows are as tall as the first one asks for.
  private func rowHeight(_ tree: LayoutTree, _ pitches: [Double]) -> Double {
    guard table.rowCount > 0 else { return minimumHeight }
    let tallest = zip(cells(0), pitches).map { node, pitch in
      node.map { tree.size($0, Proposal(width: columns.width(pitch), height: Proposal.none)).height } ?? 0
    }.max()
    return max(minimumHeight, (tallest ?? 0) + 2 * vertical)
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let width = proposal.width.specified ?? tree.regions.container.width
    let height = headerHeight + top + Double(table.rowCount) * rowHeight(tree, columns.pitches(in: width))
    return Size(width: width, height: height)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let pitches = columns.pitches(in: frame.width)
    let height = rowHeight(tree, pitches)
    var children: [NodeIndex] = []
    placeLine(tree, node, frame, headers, pitches, y: 0, height: headerHeight, &children)
    let first = headerHeight + top
    let low = Int(((tree.viewport.minY - frame.minY - first) / height).rounded(.down))
    let high = Int(((tree.viewport.maxY - frame.minY - first) / height).rounded(.up))
    for row in max(0, low)..<max(0, min(table.rowCount, high), max(0, low)) {
      let y = first + Double(row) * height
      placeLine(tree, node, frame, cells(row), pitches, y: y, height: height, &children)
    }
    tree.setChildren(children, of: node)
  }

  private func placeLine(
    _ tree: LayoutTree, _ node: NodeIndex, _ frame: Rect, _ cells: [NodeIndex?], _ pitches: [Double], y: Double,
    height: Double, _ children: inout [NodeIndex]
  ) {
    var x = columns.leading + inset
    for (cell, pitch) in zip(cells, pitches) {
      if let cell {
        let offered = Proposal(width: columns.width(pitch), height: Proposal.none)
        let size = tree.size(cell, offered)
        tree.placeInside(
          frame, of: node, cell, at: Point(x: x, y: y + (height - size.height) / 2), proposal: offered)
        children.append(cell)
      }
      x += pitch
    }
  }

  /// The cells of a row, made once.
  private func cells(_ row: Int) -> [NodeIndex?] {
    if let cells = cells[row] { return cells }
    let made = assembler.resume(context) { () -> [NodeIndex?] in
      let outer = assembler.identity
      defer { assembler.identity = outer }
      return (0..<columnCount).map { column in
        assembler.identity = table.identity(row, outer).child(column)
        return assembler.single { table.cell(row, column)(assembler) }
      }
    }
    cells[row] = made
    return made
  }
}
