import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography

/// Draws a text in place of the system.
public protocol TextRenderer: Animatable {
  /// - Parameter context: its origin is the text's upper left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size that the text takes, in points; unless said otherwise, its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// Room around the text that the renderer may draw in. Nothing is cut off in a proof.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
  let paragraph: Paragraph

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func limit(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? Double($0) : nil } }
    let size = paragraph.size(width: limit(proposal.width), height: limit(proposal.height)).size
    return CGSize(width: size.width, height: size.height)
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension View {
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, renderer)
  }
}

/// A text that the user's code draws when the screen is resolved.
final class RenderedTextContent: NodeContent {
  private let content: TextContent
  private let layout: TextLayout
  private let place: TextPlace
  private let renderer: any TextRenderer

  init(_ layout: TextLayout, _ place: TextPlace, _ renderer: any TextRenderer) {
    content = TextContent(layout, place)
    self.layout = layout
    self.place = place
    self.renderer = renderer
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let rect = grid.round(frame)
    guard rect.size.isFinite, place.redaction == nil else { return content.draw(in: frame, &drawing, grid) }
    let size = CGSize(width: rect.width, height: rect.height)
    var context = GraphicsContext(place.environment, size: size)
    renderer.draw(
      layout: Text.Layout(
        layout.linesWithSpaces, looks: layout.text.looks, isRightToLeft: place.style.rightToLeft, grid: grid),
      in: &context)
    drawing += [.save, .transform(.translation(rect.minX, rect.minY))]
    drawing += context.sheet.commands
    drawing.append(.restore)
  }

  override func lines(in frame: Rect, _ grid: PixelGrid) -> TextLines? { content.lines(in: frame, grid) }
}
