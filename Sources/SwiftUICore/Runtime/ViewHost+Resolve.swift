@_spi(Galley) import GalleyFoundation
import GalleyGeometry
import GalleyLayout
import GalleyScenario
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

extension ViewHost {
  /// The resolve pass: window coordinates, clipping, roles, text lines and the drawing list.
  func resolve(_ result: Result) -> Screen {
    var resolver = ScreenResolver(result.assembler, window: result.window, scale: scenario.scale)
    resolver.drawing += ground
    let children = result.root.map { resolver.resolve($0) } ?? []
    let window = result.window
    let root: ScreenNode
    if children.count == 1, let only = children.first {
      root = only
    } else {
      root = ScreenNode(type: "window", frame: window, exact: window, role: .container, children: children)
    }
    let missing = missingMetrics.sorted().map { "no value for \($0)" }
    return Screen(
      size: scenario.window, scale: scenario.scale, root: root,
      drawing: resolver.drawing.visible(in: Rect(origin: .zero, size: scenario.window)),
      safeArea: scenario.safeArea, system: systemParts, assumed: assumed,
      notes: notes + missing + LocalizationTables.missing + InputAssets.problems + PlatformNotes.all,
      metrics: Typesetter.metricsName)
  }
}

extension ViewHost {
  /// The facts that no source states: those of the window, which every screen in it rests on, and those that were used.
  private var assumed: [String] {
    let ofWindow = scenario.assumed.filter { scenario.metrics[$0] == nil }
    return used.union(ofWindow).sorted()
  }
}

/// Walks the placed tree once, in drawing order.
package struct ScreenResolver {
  private let assembler: _Assembler
  let tree: LayoutTree
  let infos: ContiguousArray<NodeInfo>
  /// Whether any node says a `zIndex`.
  private let hasHeights: Bool
  package let grid: PixelGrid
  package var drawing: [DrawingCommand] = []
  /// The part of the window that shows.
  package var clip: Rect
  package let window: Rect
  private var isHidden = false
  /// Whether taps reach what lies behind.
  package private(set) var letsTapsThrough = false
  /// Traits that everything inside the current container has.
  package var inherited: Set<ScreenNode.Trait> = []

  init(_ assembler: _Assembler, window: Rect, scale: Double) {
    self.assembler = assembler
    self.window = window
    tree = assembler.tree
    infos = assembler.infos
    hasHeights = infos.contains { $0.zIndex != 0 }
    grid = PixelGrid(scale: scale)
    clip = window
    drawing.reserveCapacity(infos.count)
  }

  /// The nodes that a reader sees at and below a layout node; wrappers hand through what is inside them.
  mutating func resolve(_ node: NodeIndex) -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    resolve(node, into: &nodes)
    return nodes
  }

  private mutating func resolve(_ node: NodeIndex, into nodes: inout [ScreenNode]) {
    guard tree.isPlaced(node) else { return }
    let tag = tree.tag(of: node)
    guard tag >= 0 else {
      guard let name = NodeTag.name(tag) else { return resolveChildren(node, into: &nodes) }
      // Before the call below, which would hold a copy of the drawing list meanwhile.
      let children = children(of: node)
      return nodes.append(plain(name, node, children, movesContent(node, tag) ? [.movedOnPurpose] : []))
    }
    let info = infos[Int(tag)]
    guard info.hasEffect else { return resolvePlain(node, info, into: &nodes) }
    if case .hidden = info.effect { return resolveHidden(node, info, into: &nodes) }
    if case .visual(let effects) = info.effect { return resolveVisual(node, info, effects(), into: &nodes) }
    let outerTaps = letsTapsThrough
    defer { letsTapsThrough = outerTaps }

    let frame = tree.frame(of: node)
    let outerClip = clip
    let outerTraits = inherited
    if case .letsTapsThrough = info.effect {
      letsTapsThrough = true
      inherited.insert(.letsTapsThrough)
    }
    let start = drawing.count
    if case .transform(let transform) = info.effect, !transform(frame).isDrawable {
      return resolveFlat(node, info, frame, into: &nodes)
    }
    begin(info.effect, frame)
    draw(info.content, in: frame, isRightToLeft: tree.isRightToLeft(node))
    if !info.traits.isEmpty { inherited.formUnion(info.traits.intersection(ScreenResolver.inheritable)) }
    if case .nested(let content)? = info.effect {
      let start = drawing.count
      var inside = content.nodes(around: described(node, info, frame, []), in: frame, &self)
      for place in inside.indices {
        for type in inside[place].settleNumbers() {
          assembler.note("a \(type) has a place or a size that is no number; it counts as 0")
        }
      }
      leaveOutUnplaceable(from: start)
      nodes += inside
      inherited = outerTraits
      return
    }
    if info.isNamed {
      let children = children(of: node, info.effect)
      inherited = outerTraits
      nodes.append(described(node, info, frame, children))
    } else {
      resolveChildren(node, info.effect, into: &nodes)
      inherited = outerTraits
    }
    end(info.effect)
    if case .recolor(let change) = info.effect { drawing.recolor(from: start, change) }
    clip = outerClip
  }

  /// A node without an effect, as most are.
  private mutating func resolvePlain(_ node: NodeIndex, _ info: NodeInfo, into nodes: inout [ScreenNode]) {
    let frame = tree.frame(of: node)
    draw(info.content, in: frame, isRightToLeft: tree.isRightToLeft(node))
    guard info.isNamed else { return resolveChildren(node, into: &nodes) }
    let outerTraits = inherited
    if !info.traits.isEmpty { inherited.formUnion(info.traits.intersection(ScreenResolver.inheritable)) }
    let children = children(of: node)
    inherited = outerTraits
    nodes.append(described(node, info, frame, children))
  }

  /// Adds what a node draws; what has no place (a path through points that are no numbers) is left out.
  package mutating func draw(_ content: NodeContent?, in frame: Rect, isRightToLeft: Bool) {
    guard let content else { return }
    let start = drawing.count
    content.draw(in: frame, &drawing, grid)
    if isRightToLeft, content.hasSides { drawing.mirror(from: start, in: grid.round(frame)) }
    guard content.mayDrawNoNumbers else { return }
    leaveOutUnplaceable(from: start)
  }

  private mutating func leaveOutUnplaceable(from start: Int) {
    let bad = drawing.withUnsafeBufferPointer { list in (start..<list.count).first { !list[$0].isFinite } }
    guard let bad else { return }
    drawing.replaceSubrange(bad..., with: drawing[bad...].filter(\.isFinite))
    assembler.note("a drawing through points that are no numbers is left out")
  }

  /// A view that a transform leaves no area, or makes larger than any screen, keeps its place and draws nothing.
  private mutating func resolveFlat(
    _ node: NodeIndex, _ info: NodeInfo, _ frame: Rect, into nodes: inout [ScreenNode]
  ) {
    let start = drawing.count
    let children = children(of: node)
    drawing.removeSubrange(start...)
    if info.isNamed { nodes.append(described(node, info, frame, children)) } else { nodes += children }
  }

  /// Runs several effects around what is below a node.
  private mutating func resolveVisual(
    _ node: NodeIndex, _ info: NodeInfo, _ effects: [NodeEffect], into nodes: inout [ScreenNode]
  ) {
    let frame = tree.frame(of: node)
    let isFlat = effects.contains { effect in
      if case .transform(let transform) = effect { return !transform(frame).isDrawable }
      return false
    }
    if isFlat { return resolveFlat(node, info, frame, into: &nodes) }
    var starts: [Int] = []
    for effect in effects.reversed() {
      starts.append(drawing.count)
      begin(effect, frame)
    }
    let children = children(of: node)
    for effect in effects {
      end(effect)
      let start = starts.removeLast()
      if case .recolor(let change) = effect { drawing.recolor(from: start, change) }
    }
    if info.isNamed { nodes.append(described(node, info, frame, children)) } else { nodes += children }
  }

  /// Hidden views keep their places in the geometry, and draw nothing.
  private mutating func resolveHidden(_ node: NodeIndex, _ info: NodeInfo, into nodes: inout [ScreenNode]) {
    let outer = isHidden
    isHidden = true
    resolveFlat(node, info, tree.frame(of: node), into: &nodes)
    isHidden = outer
  }

  private static let inheritable: Set<ScreenNode.Trait> = [
    .systemBar, .scrollsHorizontally, .scrollsVertically, .decoration,
  ]

  // MARK: - Nodes

  private func plain(
    _ name: String, _ node: NodeIndex, _ children: [ScreenNode], _ traits: Set<ScreenNode.Trait>
  ) -> ScreenNode {
    let frame = tree.frame(of: node)
    return ScreenNode(
      type: name, frame: grid.round(frame), exact: frame, traits: traits.isEmpty ? inherited : inherited.union(traits),
      clip: visibleClip, children: children)
  }

  private func described(
    _ node: NodeIndex, _ info: NodeInfo, _ frame: Rect, _ children: [ScreenNode]
  ) -> ScreenNode {
    ScreenNode(
      type: info.type.isEmpty ? "Group" : info.type, id: info.id, text: info.text, frame: grid.round(frame),
      exact: frame, role: isHidden ? .decoration : info.role, states: isHidden ? ["hidden"] : info.states,
      traits: traits(info), clip: visibleClip,
      hitArea: info.takesTaps && !isHidden ? hitArea(of: node, frame) : nil,
      lines: isHidden ? nil : lines(of: node, info, frame),
      picture: isHidden ? nil : info.content?.picture(in: frame, grid),
      children: children)
  }

  /// Most nodes have no traits of their own, or are in nothing that hands some down.
  private func traits(_ info: NodeInfo) -> Set<ScreenNode.Trait> {
    if inherited.isEmpty { return info.traits }
    return info.traits.isEmpty ? inherited : info.traits.union(inherited)
  }

  /// nil while only the window's own edge clips.
  package var visibleClip: Rect? { clip == window ? nil : clip }

  private mutating func children(of node: NodeIndex, _ effect: NodeEffect? = nil) -> [ScreenNode] {
    let count = tree.childCount(of: node)
    guard count > 0 else { return [] }
    var children: [ScreenNode] = []
    children.reserveCapacity(count)
    resolveChildren(node, effect, into: &children)
    return children
  }

  private mutating func resolveChildren(_ node: NodeIndex, _ effect: NodeEffect?, into nodes: inout [ScreenNode]) {
    switch effect {
    case .behind?:
      resolve(tree.child(1, of: node), into: &nodes)
      return resolve(tree.child(0, of: node), into: &nodes)
    case .mask?:
      resolve(tree.child(0, of: node), into: &nodes)
      drawing.append(.beginMask)
      _ = resolve(tree.child(1, of: node))
      drawing.append(.endMask)
      return
    default: resolveChildren(node, into: &nodes)
    }
  }

  private mutating func resolveChildren(_ node: NodeIndex, into nodes: inout [ScreenNode]) {
    if let order = drawingOrder(node) {
      for child in order { resolve(child, into: &nodes) }
    } else {
      for place in 0..<tree.childCount(of: node) { resolve(tree.child(place, of: node), into: &nodes) }
    }
  }

  /// Children with higher `zIndex` later; nil where they are drawn as they stand.
  private func drawingOrder(_ node: NodeIndex) -> [NodeIndex]? {
    guard hasHeights, !tree.kind(of: node).handsThrough else { return nil }
    let children = (0..<tree.childCount(of: node)).map { tree.child($0, of: node) }
    let heights = children.map { zIndex(of: $0) }
    guard heights.contains(where: { $0 != 0 }) else { return nil }
    return children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { children[$0] }
  }

  private func zIndex(of node: NodeIndex) -> Double {
    var current = node
    while true {
      let tag = tree.tag(of: current)
      if tag >= 0, infos[Int(tag)].zIndex != 0 { return infos[Int(tag)].zIndex }
      guard tree.kind(of: current).handsThrough else { return 0 }
      current = tree.child(0, of: current)
    }
  }

  // MARK: - Effects

  private mutating func begin(_ effect: NodeEffect?, _ frame: Rect) {
    switch effect {
    case .opacity(let opacity)?: drawing.append(.beginLayer(DrawingLayer(opacity: opacity)))
    case .layer(let layer)?: drawing.append(.beginLayer(layer))
    case .mask?: drawing.append(.beginLayer(DrawingLayer()))
    case .clip(let path, let evenOdd, let bounds)?:
      drawing.append(.save)
      drawing.append(.clip(path(frame), evenOdd: evenOdd))
      if bounds { clip = clip.intersection(frame) ?? Rect(origin: frame.origin, size: .zero) }
    case .scrollClip(let object)?:
      guard !object.isClipDisabled else { return }
      drawing.append(.save)
      drawing.append(.clip(DrawingPath(object.visible), evenOdd: false))
      clip = clip.intersection(object.visible) ?? Rect(origin: frame.origin, size: .zero)
    case .transform(let transform)?:
      drawing.append(.save)
      drawing.append(.transform(transform(frame)))
    case .hidden?, .behind?, .recolor?, .visual?, .nested?, .contentShape?, .letsTapsThrough?, nil: break
    }
  }

  private mutating func end(_ effect: NodeEffect?) {
    switch effect {
    case .opacity?, .layer?, .mask?: drawing.append(.endLayer)
    case .clip?, .transform?: drawing.append(.restore)
    case .scrollClip(let object)?: if !object.isClipDisabled { drawing.append(.restore) }
    case .hidden?, .behind?, .recolor?, .visual?, .nested?, .contentShape?, .letsTapsThrough?, nil: break
    }
  }
}
