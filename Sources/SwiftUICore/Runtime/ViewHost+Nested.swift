import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A tree that stands in a UIKit view: laid out when the view is, shown where the view is shown.
extension ViewHost {
  /// The tree as it was laid out last.
  package struct Island {
    let result: Result
    package let regions: SafeRegions

    /// What the views of the island hand up.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { result.assembler.preferences.value(key) }

    /// The environment that the island was built in.
    package var environment: EnvironmentValues { result.assembler.environment }
  }

  /// Builds the tree and lays it out in a part of the window.
  package func island(in regions: SafeRegions) -> Island {
    let result = turn(in: regions)
    store.endTurn()
    return Island(result: result, regions: regions)
  }

  /// Adds what an island shows to the screen around it.
  package func nodes(of island: Island, _ resolver: inout ScreenResolver) -> [ScreenNode] {
    guard let root = island.result.root else { return [] }
    let nodes = resolver.nested(in: island.result.assembler) { $0.resolve(root) }
    if let outer = ViewHost.active {
      for note in notes where !outer.notes.contains(note) { outer.notes.append(note) }
      outer.used.formUnion(used)
      outer.missingMetrics.formUnion(missingMetrics)
    }
    return nodes
  }

  /// What the tree draws at the size it chooses for an offer, its upper left corner at zero.
  package func drawing(_ proposal: Proposal, scale: Double) -> (size: Size, commands: [DrawingCommand]) {
    let window = Rect(origin: .zero, size: scenario.window)
    store.beginTurn()
    lifecycle.beginTurn()
    let assembler = build(SafeRegions(container: window, safe: window))
    guard let root = rootNode(assembler) else { return (.zero, []) }
    let size = assembler.tree.size(root, proposal)
    assembler.tree.place(root, at: .zero, proposal: proposal)
    var resolver = ScreenResolver(assembler, window: Rect(origin: .zero, size: size), scale: scale)
    _ = resolver.resolve(root)
    return (size, resolver.drawing)
  }

  /// The size that the tree chooses for an offer.
  package func size(_ proposal: Proposal) -> Size {
    let window = Rect(origin: .zero, size: scenario.window)
    store.beginTurn()
    lifecycle.beginTurn()
    let assembler = build(SafeRegions(container: window, safe: window))
    guard let root = rootNode(assembler) else { return .zero }
    return assembler.tree.size(root, proposal)
  }
}

extension ScreenResolver {
  /// Walks another tree with this one's list and clip.
  mutating func nested(in assembler: _Assembler, _ walk: (inout ScreenResolver) -> [ScreenNode]) -> [ScreenNode] {
    var inner = ScreenResolver(assembler, window: window, scale: grid.scale)
    swap(&inner.drawing, &drawing)
    inner.clip = clip
    inner.inherited = inherited
    let nodes = walk(&inner)
    swap(&inner.drawing, &drawing)
    return nodes
  }
}
