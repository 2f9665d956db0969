import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A line between contents: across the stack that it stands in, else horizontal.
nonisolated public struct Divider: _PrimitiveView {
  public init() {}

  public static func _assemble(_ view: Divider, _ assembler: _Assembler) {
    let thickness = assembler.metric("divider.thickness")
    let ideal = assembler.metric("shape.ideal")
    let isUpright = assembler.environment.stackAxis == .horizontal
    let color = assembler.environment.systemColor("separator")
    let info = NodeInfo(type: "Divider", role: .decoration, content: DividerContent(color))
    let leaf = assembler.tree.addLeaf(.zero, assembler.attributes())
    let fixed = FrameLimits(minimum: thickness, ideal: nil, maximum: thickness)
    let open = FrameLimits(minimum: 0, ideal: ideal, maximum: .infinity)
    let line = assembler.tree.addFlexibleFrame(
      width: isUpright ? fixed : open, height: isUpright ? open : fixed, .center, leaf, assembler.attributes())
    assembler.emit(assembler.tree.addWrapper(line, assembler.attributes(tag: assembler.tag(info))))
  }
}

/// A rectangle of one colour.
final class DividerContent: NodeContent {
  private let color: RGBA

  init(_ color: RGBA) { self.color = color }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    drawing.append(.fill(DrawingPath(grid.round(frame)), .color(color), evenOdd: false))
  }
}
