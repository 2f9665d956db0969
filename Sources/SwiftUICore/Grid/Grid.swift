import GalleyGeometry
import GalleyLayout

/// Rows of cells whose columns line up.
nonisolated public struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addGrid(
      "Grid", alignment: view.alignment, horizontal: view.horizontalSpacing, vertical: view.verticalSpacing
    ) { Content._assemble(view.content, assembler) }
  }
}

extension _Assembler {
  /// Adds a grid with the rows that a closure builds.
  func addGrid(
    _ type: String, alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?, _ body: () -> Void
  ) {
    let outer = (environment.stackAxis, environment.isInGrid)
    // A divider between rows lies flat, as in a column.
    environment.stackAxis = .vertical
    environment.isInGrid = true
    let node = collect(body) { children in
      let object = GridObject(
        self, alignment: alignment, horizontal: legalGap(horizontal), vertical: legalGap(vertical))
      return tree.addObject(object, children: children, attributes(tag: tag(NodeInfo(type: type, role: .container))))
    }
    (environment.stackAxis, environment.isInGrid) = outer
    emit(node)
  }
}

/// A row of a grid; outside of one, its cells stand by themselves.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    guard assembler.environment.isInGrid else {
      Content._assemble(view.content, assembler)
      return
    }
    let outer = (assembler.environment.stackAxis, assembler.environment.isInGrid)
    assembler.environment.stackAxis = .horizontal
    assembler.environment.isInGrid = false
    let node = assembler.collect({ Content._assemble(view.content, assembler) }) { cells in
      let tag = assembler.tag(NodeInfo(type: "GridRow", role: .container))
      return assembler.tree.addObject(
        GridRowObject(alignment: view.alignment), children: cells, assembler.attributes(tag: tag))
    }
    (assembler.environment.stackAxis, assembler.environment.isInGrid) = outer
    assembler.emit(node)
  }
}

/// Marks the cells of one row for the grid around them, which places them itself.
final class GridRowObject: LayoutObject {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

enum GridCellColumns: LayoutValueKey { static let defaultValue = 1 }
enum GridCellUnsized: LayoutValueKey { static let defaultValue: Axis.Set = [] }
enum GridCellAnchor: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
enum GridColumnAlignment: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: max(1, count))
  }

  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsized.self, value: axes)
  }

  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}
