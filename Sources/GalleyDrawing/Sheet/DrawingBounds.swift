import GalleyGeometry
import GalleyScreen

/// The rectangle that a part of a drawing list paints in, so that blurs and masks need no sheet larger than that.
///
/// Clips are not taken into account: the rectangle may be larger than what shows, never smaller.
struct DrawingBounds {
  private(set) var rect: Rect?
  private var transform = Transform.identity
  private var saved: [Transform] = []
  /// The layers that are open, each with what was painted before it.
  private var layers: [(layer: DrawingLayer, before: Rect?)] = []

  /// The commands' beginnings and ends must match.
  init(_ commands: some Sequence<DrawingCommand>) {
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DrawingCommand) {
    switch command {
    case .save, .beginMask: saved.append(transform)
    case .restore, .endMask: transform = saved.popLast() ?? .identity
    case .beginLayer(let layer):
      saved.append(transform)
      layers.append((layer, rect))
      rect = nil
    case .endLayer: endLayer()
    case .transform(let inner): transform = inner.then(transform)
    case .clip: break
    case .fill, .stroke, .glyphs, .image, .symbol: add(command.bounds)
    }
  }

  private mutating func endLayer() {
    transform = saved.popLast() ?? .identity
    guard let (layer, before) = layers.popLast() else { return }
    let reach = layer.reach
    let grown = transform.apply(Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)).size
    let inside = rect?.inset(
      by: Insets(top: -grown.height / 2, left: -grown.width / 2, bottom: -grown.height / 2, right: -grown.width / 2))
    rect = before.map { inside?.union($0) ?? $0 } ?? inside
  }

  private mutating func add(_ bounds: Rect?) {
    guard let bounds else { return }
    let placed = transform.apply(bounds)
    rect = rect?.union(placed) ?? placed
  }
}
