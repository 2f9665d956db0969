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
    let outer = (assembler.environment.stackAxis, assembler.environment.isInGrid)
    // A divider between rows lies flat, as in a column.
    assembler.environment.stackAxis = .vertical
    assembler.environment.isInGrid = true
    let node = assembler.collect({ Content._assemble(view.content, assembler) }) { children in
      let object = GridObject(
        assembler, alignment: view.alignment, horizontal: view.horizontalSpacing.map { Double($0) },
        vertical: view.verticalSpacing.map { Double($0) })
      let tag = assembler.tag(NodeInfo(type: "Grid", role: .container))
      return assembler.tree.addObject(object, children: children, assembler.attributes(tag: tag))
    }
    (assembler.environment.stackAxis, assembler.environment.isInGrid) = outer
    assembler.emit(node)
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
