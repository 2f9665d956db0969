import GalleyGeometry
import GalleyScreen

/// What a drawing shows at a place, as far as plain colours tell.
struct Backdrop {
  private let commands: [DrawingCommand]

  init(_ commands: [DrawingCommand]) { self.commands = commands }

  /// How light the drawing is at a point, from 0 to 1; nil where it draws nothing, or something whose colours are not
  /// plain (a picture).
  ///
  /// Follows fills, clips and transforms by the bounds of their paths, which is exact for rectangles.
  func lightness(at point: Point) -> Double? {
    struct State {
      var transform = Transform.identity
      var isClipped = false
    }
    var state = State()
    var saved: [State] = []
    var light: Double?
    // Layers are blended as wholes; how, is left to their content.
    var masks = 0
    for command in commands {
      switch command {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .transform(let transform): state.transform = transform.then(state.transform)
      case .clip(let path, _): if !covers(path, point, state.transform) { state.isClipped = true }
      case .beginMask: masks += 1
      case .endMask: masks -= 1
      case .fill(let path, let paint, _) where masks == 0 && !state.isClipped && covers(path, point, state.transform):
        light = blend(paint, over: light)
      case .image(let image)
      where masks == 0 && !state.isClipped && covers(DrawingPath(image.frame), point, state.transform):
        light = nil
      default: break
      }
    }
    return light
  }

  private func covers(_ path: DrawingPath, _ point: Point, _ transform: Transform) -> Bool {
    path.bounds.map { transform.apply($0).contains(point) } ?? false
  }

  private func blend(_ paint: Paint, over below: Double?) -> Double? {
    guard case .color(let color) = paint else { return below }
    let own = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    guard color.alpha < 1 else { return own }
    return below.map { own * color.alpha + $0 * (1 - color.alpha) } ?? (color.alpha > 0.5 ? own : nil)
  }
}
