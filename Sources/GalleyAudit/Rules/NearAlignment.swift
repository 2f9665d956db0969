import GalleyGeometry
import GalleyScreen

/// Siblings whose edges nearly line up: three or more agree, and one is a little off.
///
/// Edges that differ because something else lines up (centres, the opposite edges, baselines) are as they should be.
struct NearAlignment: ScreenRule {
  let id = "near-alignment"

  private enum Edge { case left, right, top }

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let idiom = screen.scenario.idiom
    guard let most = facts.limit("most", on: idiom), let least = facts.limit("least", on: idiom) else { return [] }
    let index = screen.index
    var verdicts: [Verdict] = []
    for parent in index.indices where !index.isInSystemBar(parent) {
      for group in siblings(of: parent, in: index) {
        let edges: [Edge] = isColumn(group, in: index) ? [.left, .right] : isRow(group, in: index) ? [.top] : []
        for edge in edges {
          guard let stray = stray(in: group, at: edge, of: index, least: least.value, most: most.value) else {
            continue
          }
          verdicts.append(.broken(observation(stray, at: edge, limit: most)))
        }
      }
    }
    return verdicts
  }

  /// The children of one type and role that take part in a layout, each type a group of four or more.
  private func siblings(of parent: Int, in index: ScreenIndex) -> [[Int]] {
    var order: [String] = []
    var groups: [String: [Int]] = [:]
    var child = parent + 1
    let end = index.entries[parent].end
    while child < end {
      let node = index.node(child)
      if node.isText || node.isControl || node.role == .image, !index.isMovedOnPurpose(child), node.visibleFrame != nil
      {
        let kind = "\(node.type) \(node.role?.rawValue ?? "")"
        if groups[kind] == nil { order.append(kind) }
        groups[kind, default: []].append(child)
      }
      child = index.entries[child].end
    }
    return order.compactMap { groups[$0] }.filter { $0.count >= 4 }
  }

  private func isColumn(_ group: [Int], in index: ScreenIndex) -> Bool {
    zip(group, group.dropFirst()).allSatisfy { index.node($0).frame.maxY <= index.node($1).frame.minY + 0.5 }
  }

  private func isRow(_ group: [Int], in index: ScreenIndex) -> Bool {
    let frames = group.map { index.node($0).frame }.sorted { $0.minX < $1.minX }
    return zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 }
  }

  private struct Stray {
    var entry: Int
    var offset: Double
  }

  /// The one that is off where all the others agree.
  private func stray(in group: [Int], at edge: Edge, of index: ScreenIndex, least: Double, most: Double) -> Stray? {
    let frames = group.map { index.node($0).exact }
    let values = frames.map { position($0, edge) }
    guard let usual = commonest(values) else { return nil }
    let off = values.indices.filter { abs(values[$0] - usual) > 0.1 }
    guard off.count == 1, let place = off.first else { return nil }
    let distance = abs(values[place] - usual)
    guard distance >= least, distance <= most else { return nil }
    let others = frames.indices.filter { $0 != place }.map { frames[$0] }
    let agreesElsewhere = counterparts(of: edge).contains { position in
      let own = position(frames[place])
      return others.allSatisfy { abs(position($0) - own) <= 0.6 }
    }
    return agreesElsewhere ? nil : Stray(entry: group[place], offset: distance)
  }

  private func commonest(_ values: [Double]) -> Double? {
    values.first { value in values.count { abs($0 - value) <= 0.1 } >= 3 }
  }

  private func position(_ frame: Rect, _ edge: Edge) -> Double {
    switch edge {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    }
  }

  /// What else may line up, so that this edge cannot.
  private func counterparts(of edge: Edge) -> [(Rect) -> Double] {
    switch edge {
    case .left: [{ $0.midX }, { $0.maxX }]
    case .right: [{ $0.midX }, { $0.minX }]
    case .top: [{ $0.midY }, { $0.maxY }]
    }
  }

  private func observation(_ stray: Stray, at edge: Edge, limit: RuleFacts.KnownLimit) -> Observation {
    let name =
      switch edge {
      case .left: "left"
      case .right: "right"
      case .top: "top"
      }
    return Observation(
      node: stray.entry, severity: .note,
      measurement: Measurement("offset of the \(name) edge", stray.offset, limit: 0),
      sources: limit.sources, message: "has its \(name) edge \(stray.offset.points) pt off that of its siblings",
      advice: "Line it up, or set it apart clearly.")
  }
}
