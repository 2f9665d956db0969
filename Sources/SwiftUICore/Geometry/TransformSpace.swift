import GalleyGeometry
import GalleyLayout

/// A geometry effect around a view: coordinates go through it on their way in and out.
///
/// Apple documents of geometry effects that the coordinate transform to and from ancestors is the one thing about them
/// that the other views see.
final class TransformSpace {
  private let transform: (Rect) -> Transform
  /// The nodes that the effect stands around, one for each view that it was applied to.
  private var nodes: [NodeIndex] = []

  init(_ transform: @escaping (Rect) -> Transform) { self.transform = transform }

  func add(_ node: NodeIndex) { nodes.append(node) }

  /// The map from a node inside the effect to what is outside, both in window coordinates.
  fileprivate func outwards(from node: NodeIndex, _ tree: LayoutTree) -> Transform {
    let own = nodes.count == 1 ? nodes.first : nodes.first { tree.contains(node, in: $0) }
    guard let own else { return .identity }
    let map = transform(tree.frame(of: own))
    return map.isFinite ? map : .identity
  }
}

/// A node with the effects around it, outermost first.
struct TransformedNode {
  let node: NodeIndex
  let effects: [TransformSpace]

  /// A rectangle of a node, in the coordinates of another or, without one, of the window.
  ///
  /// - Parameter rect: where layout put it, in window coordinates.
  func convert(_ rect: Rect, to other: TransformedNode?, _ tree: LayoutTree) -> Rect {
    guard !(effects.isEmpty && other?.effects.isEmpty ?? true) else { return rect }
    return map(to: other, tree).apply(rect)
  }

  func convert(_ point: Point, to other: TransformedNode?, _ tree: LayoutTree) -> Point {
    guard !(effects.isEmpty && other?.effects.isEmpty ?? true) else { return point }
    return map(to: other, tree).apply(point)
  }

  /// Out through the own effects as far as they are not the other's too, and in through the other's.
  private func map(to other: TransformedNode?, _ tree: LayoutTree) -> Transform {
    let outer = other?.effects ?? []
    let shared = zip(effects, outer).prefix { $0 === $1 }.count
    var map = Transform.identity
    for effect in effects[shared...].reversed() { map = map.then(effect.outwards(from: node, tree)) }
    guard let other else { return map }
    for effect in outer[shared...] {
      // A view without an area has no inside to go to.
      guard let inwards = effect.outwards(from: other.node, tree).inverse else { continue }
      map = map.then(inwards)
    }
    return map
  }
}

private enum TransformSpacesKey: EnvironmentKey {
  static let defaultValue: [TransformSpace] = []
}

extension EnvironmentValues {
  /// The geometry effects around the place, outermost first.
  var transformSpaces: [TransformSpace] {
    get { self[TransformSpacesKey.self] }
    set { self[TransformSpacesKey.self] = newValue }
  }
}

extension _Assembler {
  /// Puts a map of the plane around each entry that content adds.
  func transformEach(_ content: @escaping () -> Void, _ transform: @escaping (Rect) -> Transform) {
    let space = TransformSpace(transform)
    modifyEach({ withEnvironment({ $0.transformSpaces.append(space) }, content) }) { node in
      let wrapper = self.tree.addWrapper(
        node, self.attributes(tag: self.tag(NodeInfo(type: "", effect: .transform(transform)))))
      space.add(wrapper)
      return wrapper
    }
  }
}
