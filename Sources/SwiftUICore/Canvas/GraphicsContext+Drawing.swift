import GalleyGeometry
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var commands: [DrawingCommand] = []
    let box = path.isEmpty ? CGRect.zero : path.boundingRect
    commands.fill(
      path.drawing(), with: shading.paint(environment), in: box.drawn, evenOdd: style.isEOFilled)
    emit(commands)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var commands: [DrawingCommand] = []
    let box = path.isEmpty ? CGRect.zero : path.boundingRect
    commands.stroke(path.drawing(), style.form, with: shading.paint(environment), in: box.drawn)
    emit(commands)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: - Images

  public struct ResolvedImage {
    let image: SwiftUICore.ResolvedImage
    public var size: CGSize { CGSize(width: image.size.width, height: image.size.height) }
    public var baseline: CGFloat { CGFloat(image.baseline ?? image.size.height) }
    public var shading: Shading?
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: environment.resolve(image) { _ in })
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var commands: [DrawingCommand] = []
    if let shading = image.shading { image.image.content.paint = shading.paint(environment) }
    image.image.content.draw(in: rect.drawn, &commands, grid)
    emit(commands)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchoring: image.size, at: point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Text

  public struct ResolvedText {
    let layout: TextLayout
    let place: TextPlace
    public var shading: Shading = .foreground

    public func measure(in size: CGSize) -> CGSize {
      let measured = layout.paragraph.size(width: limit(size.width), height: limit(size.height)).size
      return CGSize(width: measured.width, height: measured.height)
    }

    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout.paragraph.size(width: limit(size.width), height: limit(size.height)).firstBaseline)
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout.paragraph.size(width: limit(size.width), height: limit(size.height)).lastBaseline)
    }

    private func limit(_ length: CGFloat) -> Double? { length.isFinite && length < 1e9 ? Double(length) : nil }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let place = TextPlace(environment)
    let resolved = TextResolver.resolve(text, in: place)
    return ResolvedText(layout: TextLayout(resolved, place, room: 0, gap: 0), place: place)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var commands: [DrawingCommand] = []
    text.layout.place(width: Double(rect.width), height: Double(rect.height))
    TextContent(text.layout, text.place).draw(in: rect.drawn, &commands, grid)
    emit(commands)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(anchoring: size, at: point, anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: - Symbols

  /// A view that the canvas was given. Views in canvases are not laid out in a proof.
  public struct ResolvedSymbol {
    public var size: CGSize
  }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols[AnyHashable(id)] }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  // MARK: - Core Graphics

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let size = canvasSize
    let pixels = environment.displayScale
    let context = CGContext(
      width: Int((size.width * pixels).rounded(.up)), height: Int((size.height * pixels).rounded(.up)))
    try content(context)
    let place = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    emit(SheetReplay(size: size, in: place, environment, grid).commands(context.steps))
  }

  private var grid: PixelGrid { PixelGrid(scale: Double(environment.displayScale) * 64) }
}

extension CGRect {
  /// The rectangle with numbers that drawing can take.
  fileprivate var drawn: Rect {
    guard !isNull, !isInfinite else { return .zero }
    return Rect(
      x: legalNumber(minX), y: legalNumber(minY), width: legalNumber(width), height: legalNumber(height))
  }

  /// A rectangle of a size with one of its points in a place.
  init(anchoring size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
