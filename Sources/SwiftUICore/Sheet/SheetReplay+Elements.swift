import GalleyGeometry
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// An element of a sheet that can say the commands that draw it.
protocol DrawableElement: SheetElement {
  /// - Parameter grid: what is rounded to pixels is rounded to.
  func commands(in rect: Rect, _ environment: EnvironmentValues, _ grid: PixelGrid) -> [DrawingCommand]
}

extension SheetReplay {
  func commands(_ element: any SheetElement, in rect: CGRect, _ state: CGContext.State) -> [DrawingCommand] {
    guard let element = element as? any DrawableElement else { return [] }
    let transform = state.transform.concatenating(map)
    // A view's own text stands on whole pixels, as it does where the view draws nothing else.
    let grid = (element as? DrawnText)?.owner == nil ? fineGrid : grid
    return placed(rect, transform, keepsSize: !(element is UIImage)) { element.commands(in: $0, environment, grid) }
  }

  /// A picture of Core Graphics' stands on its head where y points down.
  func commands(_ image: CGImage, in rect: CGRect, _ state: CGContext.State) -> [DrawingCommand] {
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return placed(rect, turned.concatenating(state.transform).concatenating(map), keepsSize: false) {
      image.commands(in: $0, environment, fineGrid)
    }
  }

  /// Content in a rectangle of the sheet, without a transform in the list where the rectangle alone says it.
  private func placed(
    _ rect: CGRect, _ transform: CGAffineTransform, keepsSize: Bool, _ content: (Rect) -> [DrawingCommand]
  ) -> [DrawingCommand] {
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    if isUpright, !keepsSize || (transform.a == 1 && transform.d == 1) {
      return content(Rect(rect.applying(transform)))
    }
    let inner = content(Rect(rect))
    return inner.isEmpty ? [] : [.save, .transform(Transform(transform))] + inner + [.restore]
  }
}

extension DrawnText: DrawableElement {
  func commands(in rect: Rect, _ environment: EnvironmentValues, _ grid: PixelGrid) -> [DrawingCommand] {
    var drawing: [DrawingCommand] = []
    let origin = grid.round(Rect(origin: rect.origin, size: .zero)).origin
    SetTextPainter(environment: environment, grid: grid)
      .draw(layout, looks: text.looks, isDimmed: isDimmed, at: origin, &drawing)
    return drawing
  }
}

extension UIImage: DrawableElement {
  func commands(in rect: Rect, _ environment: EnvironmentValues, _ grid: PixelGrid) -> [DrawingCommand] {
    var drawing: [DrawingCommand] = []
    environment.draw(self, in: rect, tint: .black, &drawing, grid)
    return drawing
  }
}

/// Commands that were made elsewhere, for a sheet of a size.
package struct DrawnCommands: DrawableElement {
  let commands: [DrawingCommand]
  let size: Size

  package init(_ commands: [DrawingCommand], size: Size) {
    self.commands = commands
    self.size = size
  }

  func commands(in rect: Rect, _ environment: EnvironmentValues, _ grid: PixelGrid) -> [DrawingCommand] {
    guard size.width > 0, size.height > 0, !commands.isEmpty else { return [] }
    let place = Transform.scale(rect.width / size.width, rect.height / size.height)
      .then(.translation(rect.minX, rect.minY))
    return [.save, .transform(place)] + commands + [.restore]
  }
}

extension CGImage {
  func commands(in rect: Rect, _ environment: EnvironmentValues, _ grid: PixelGrid) -> [DrawingCommand] {
    guard part.width > 0, part.height > 0 else { return [] }
    let (w, h) = (rect.width / part.width, rect.height / part.height)
    let whole = Rect(x: rect.minX - part.minX * w, y: rect.minY - part.minY * h, width: w, height: h)
    let drawn: [DrawingCommand] =
      switch content {
      case .unknown: [.image(ImageDrawing(file: nil, name: "", frame: whole))]
      case .steps(let steps, let size): SheetReplay(size: size, in: whole, environment, grid).commands(steps)
      case .element(let element):
        (element as? any DrawableElement)?.commands(in: whole, environment, grid) ?? []
      }
    guard whole != rect, !drawn.isEmpty else { return drawn }
    return [.save, .clip(DrawingPath(rect), evenOdd: false)] + drawn + [.restore]
  }
}

extension EnvironmentValues {
  /// Draws an image of UIKit's in a rectangle, symbols and templates in a colour.
  package func draw(
    _ image: UIImage, in rect: Rect, tint: UIColor?, _ drawing: inout [DrawingCommand], _ grid: PixelGrid
  ) {
    var environment = self
    if let tint { environment.setForeground([AnyShapeStyle(Color(uiColor: tint))]) }
    environment.resolve(Image(uiImage: image)) { _ in }.content.draw(in: rect, &drawing, grid)
  }
}
