import GalleyGeometry
import GalleyLayout

/// The first of its views that fits.
///
/// A view fits when its ideal length on each watched axis is no more than what is offered; the last one is taken when
/// none does.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let entries = assembler.collectUnbuilt { Content._assemble(view.content, assembler) }
    let tag = assembler.tag(NodeInfo(type: "ViewThatFits", role: .container))
    let object = FittingLayout(axes: view.axes, entries: entries, assembler)
    assembler.emit(assembler.tree.addObject(object, assembler.attributes(tag: tag)))
  }
}

/// Builds its candidates one after the other, as far as it has to look for one that fits.
///
/// Choices inside of choices would otherwise double the nodes with each level: a candidate that is measured for its ideal
/// length takes the first of its own. Only the candidate that is placed appears and hands preferences up.
final class FittingLayout: LayoutObject {
  private struct Candidate {
    let node: NodeIndex
    /// What waits for the candidate to be chosen, outermost first.
    let waiting: [Waiting]
  }

  /// What building a view leaves for the time when it is known to be shown.
  private final class Waiting {
    var happen: (() -> Void)?

    init(_ happen: @escaping () -> Void) { self.happen = happen }
  }

  private enum Element {
    case node(NodeIndex, [Waiting])
    case element(LazySegment, Int, [Waiting])
  }

  private let axes: Axis.Set
  private unowned let assembler: _Assembler
  private var unbuilt: ArraySlice<Element>
  private var candidates: [Candidate] = []

  init(axes: Axis.Set, entries: [Int32], _ assembler: _Assembler) {
    self.axes = axes
    self.assembler = assembler
    unbuilt = FittingLayout.elements(entries, [], assembler)[...]
  }

  private static func elements(_ entries: [Int32], _ waiting: [Waiting], _ assembler: _Assembler) -> [Element] {
    entries.flatMap { entry -> [Element] in
      guard entry < 0 else { return [.node(entry, waiting)] }
      let segment = assembler.segments[Int(~entry)]
      guard case .rows(let count, _, _) = segment.kind else { return [] }
      return (0..<count).map { .element(segment, $0, waiting) }
    }
  }

  override var hasGuides: Bool { true }
  override var hasBaselines: Bool { true }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    choice(tree, node, proposal).map { tree.size(candidates[$0].node, proposal) } ?? .zero
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard let place = choice(tree, node, proposal) else { return }
    show(place)
    tree.placeInside(frame, of: node, candidates[place].node, at: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    choice(tree, node, proposal).flatMap {
      tree.explicitGuide(candidates[$0].node, key, size: size, proposal: proposal)
    }
  }

  /// The place of the first candidate that fits, or of the last.
  private func choice(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Int? {
    let open = Proposal(
      width: axes.contains(.horizontal) ? Proposal.none : proposal.width,
      height: axes.contains(.vertical) ? Proposal.none : proposal.height)
    var place = 0
    while place < candidates.count || build(tree, node) {
      // The last one is not asked.
      if place == candidates.count - 1, unbuilt.isEmpty { return place }
      let ideal = tree.size(candidates[place].node, open)
      if (!axes.contains(.horizontal) || ideal.width <= (proposal.width.specified ?? .infinity))
        && (!axes.contains(.vertical) || ideal.height <= (proposal.height.specified ?? .infinity))
      {
        return place
      }
      place += 1
    }
    return candidates.isEmpty ? nil : candidates.count - 1
  }

  // MARK: - Candidates

  /// Builds the next elements until one gives a view. False when there are no more.
  private func build(_ tree: LayoutTree, _ node: NodeIndex) -> Bool {
    while let next = unbuilt.popFirst() {
      switch next {
      case .node(let found, let waiting):
        candidates.append(Candidate(node: found, waiting: waiting))
        tree.setChildren(candidates.map(\.node), of: node)
        return true
      case .element(let segment, let place, let outer):
        let (entries, waiting) = hold(segment) { assembler.open(segment, element: place) }
        unbuilt = (FittingLayout.elements(entries, outer + [waiting], assembler) + unbuilt)[...]
      }
    }
    return false
  }

  /// Builds, and keeps what building leaves for later from happening.
  private func hold(_ segment: LazySegment, _ build: () -> [Int32]) -> ([Int32], Waiting) {
    let host = assembler.host
    let preferences = segment.context.preferences
    let (views, first) = (host.lifecycle.count, host.afterLayout.count)
    preferences.isShown = false
    let entries = build()
    let (lifecycle, steps) = (host.lifecycle.hold(views), host.afterLayout[first...])
    host.afterLayout.removeSubrange(first...)
    let waiting = Waiting { [unowned host] in
      host.lifecycle.add(lifecycle)
      host.afterLayout += steps
      preferences.isShown = true
    }
    return (entries, waiting)
  }

  /// Lets what building a candidate left happen, once.
  private func show(_ place: Int) {
    for waiting in candidates[place].waiting {
      waiting.happen?()
      waiting.happen = nil
    }
  }
}
