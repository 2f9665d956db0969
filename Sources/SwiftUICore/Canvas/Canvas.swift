import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A view that draws with commands; it takes all the room it is offered.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let content = RendererContent(assembler.environment, view.renderer)
    let info = NodeInfo(type: "Canvas", role: .image, content: content)
    assembler.emit(
      assembler.tree.addFill(
        ideal: assembler.metric("shape.ideal"), assembler.attributes(tag: assembler.tag(info))))
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// Runs user code that draws when the screen is resolved.
package final class RendererContent: NodeContent {
  private let environment: EnvironmentValues
  private let size: Size?
  private let render: (inout GraphicsContext, CGSize) -> Void

  /// - Parameter size: of the coordinates that are drawn in; nil for the frame's.
  package init(
    _ environment: EnvironmentValues, size: Size? = nil, _ render: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.environment = environment
    self.size = size
    self.render = render
  }

  package override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let rect = grid.round(frame)
    guard rect.size.isFinite, rect.width > 0, rect.height > 0 else { return }
    let area = size ?? rect.size
    guard area.width > 0, area.height > 0 else { return }
    var context = GraphicsContext(environment, size: CGSize(width: area.width, height: area.height))
    render(&context, CGSize(width: area.width, height: area.height))
    let place = Transform.scale(rect.width / area.width, rect.height / area.height)
      .then(.translation(rect.minX, rect.minY))
    drawing += [.save, .clip(DrawingPath(rect), evenOdd: false), .transform(place)]
    drawing += context.sheet.commands
    drawing.append(.restore)
  }
}
