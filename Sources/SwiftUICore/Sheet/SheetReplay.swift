import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// Plays what code drew on a sheet again, as commands of a screen: for views that draw themselves, images that were drawn,
/// layers and canvases.
package struct SheetReplay {
  /// From the sheet's coordinates to the window's.
  let map: CGAffineTransform
  /// Where the sheet lies; it ends at its edges.
  let area: Rect
  let environment: EnvironmentValues
  let grid: PixelGrid
  /// So fine that rounding to it is none: what code draws lies where it says.
  let fineGrid: PixelGrid

  /// A sheet of a size that fills a rectangle.
  package init(size: CGSize, in rect: Rect, _ environment: EnvironmentValues, _ grid: PixelGrid) {
    map = CGAffineTransform(
      scaleX: size.width > 0 ? rect.width / size.width : 1, y: size.height > 0 ? rect.height / size.height : 1
    )
    .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    area = rect
    self.environment = environment
    self.grid = grid
    fineGrid = PixelGrid(scale: grid.scale * 64)
  }

  /// - Parameter backdrop: what is on the sheet before the first step.
  package func commands(_ steps: [CGContext.Step], over backdrop: [DrawingCommand] = []) -> [DrawingCommand] {
    var painter = SheetPainter(area: area, backdrop)
    for step in steps { play(step, &painter) }
    return painter.finished
  }

  private func play(_ step: CGContext.Step, _ painter: inout SheetPainter) {
    switch step {
    case .save: painter.save()
    case .restore: painter.restore()
    case .clip(let outline, let evenOdd, let state): painter.clip(path(outline, state), evenOdd: evenOdd)
    case .clipToMask(let image, let rect, let state): painter.clip(to: commands(image, in: rect, state))
    case .beginLayer(let state): painter.beginLayer(look(state, opacity: state.alpha))
    case .endLayer: painter.endLayer()
    case .clear(let rect, let state):
      painter.erase([.fill(path(rect, state), .color(.black), evenOdd: false)])
    case .fill(let outline, let evenOdd, let state):
      let path = path(outline, state)
      painter.paint(look(state)) { .fill(path, $0 ?? paint(state.fill, state), evenOdd: evenOdd) }
    case .stroke(let outline, let state):
      let (path, form) = (path(outline, state), form(state))
      painter.paint(look(state)) { .stroke(path, $0 ?? paint(state.stroke, state), form) }
    case .linearGradient, .radialGradient: playGradient(step, &painter)
    case .image(let image, let rect, let state):
      painter.paint(
        look(state, opacity: state.alpha), commands(image, in: rect, state), covering: path(rect, state))
    case .element(let element, let rect, let state):
      painter.paint(
        look(state, opacity: state.alpha), commands(element, in: rect, state), covering: path(rect, state))
    }
  }

  // MARK: States

  /// - Parameter opacity: of what has no paint that could carry it.
  private func look(_ state: CGContext.State, opacity: CGFloat = 1) -> SheetPainter.Look {
    let factor = scale(.identity)
    return SheetPainter.Look(
      opacity: min(1, max(0, Double(opacity))), blend: state.blend,
      // Offsets count in the sheet's coordinates, whatever the transform (documented). Half of the blur is the deviation of
      // the Gaussian, as in canvases of the web (inferred: no source states Apple's).
      shadow: state.shadow.map {
        DrawingLayer.Shadow(
          color: rgba($0.color, 1), radius: max(0, Double($0.blur)) / 2 * factor,
          offset: Point(x: Double($0.offset.width) * map.a, y: Double($0.offset.height) * map.d))
      })
  }

  /// Lines keep their shape under turns and moves; under uneven scaling they are as wide as the mean.
  func scale(_ transform: CGAffineTransform) -> Double {
    let all = transform.concatenating(map)
    return (abs(all.a * all.d - all.b * all.c)).squareRoot()
  }

  private func path(_ outline: PathOutline, _ state: CGContext.State) -> DrawingPath {
    Path(CGPath(outline: outline)).applying(state.transform.concatenating(map)).drawing()
  }

  private func path(_ rect: CGRect, _ state: CGContext.State) -> DrawingPath {
    Path(rect).applying(state.transform.concatenating(map)).drawing()
  }

  private func paint(_ color: CGColor, _ state: CGContext.State) -> Paint { .color(rgba(color, state.alpha)) }

  func rgba(_ color: CGColor, _ alpha: CGFloat) -> RGBA {
    let c = color.srgb
    return RGBA(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * alpha)
  }

  private func form(_ state: CGContext.State) -> StrokeForm {
    let caps: [CGLineCap: StrokeForm.Cap] = [.butt: .butt, .round: .round, .square: .square]
    let joins: [CGLineJoin: StrokeForm.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
    let factor = scale(state.transform)
    return StrokeForm(
      width: Double(state.lineWidth) * factor, cap: caps[state.cap] ?? .butt, join: joins[state.join] ?? .miter,
      miterLimit: Double(state.miterLimit), dash: state.dash.map { Double($0) * factor },
      dashPhase: Double(state.dashPhase) * factor)
  }
}
