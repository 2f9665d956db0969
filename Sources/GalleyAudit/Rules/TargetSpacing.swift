import GalleyGeometry
import GalleyScreen

/// Custom controls so close beside each other that a finger meets both.
///
/// Rows, bar items, segments, the cells of a grid and the halves of a stepper are arranged by Apple or belong together.
struct TargetSpacing: ScreenRule {
  let id = "target-spacing"

  private struct Limits {
    var centres, noted, bezelled, plain: RuleFacts.KnownLimit
  }

  /// A custom control, with the frame that people see of it.
  private struct Part {
    var entry: Int
    var target: Rect
    var seen: Rect
    var isBezelled: Bool
  }

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let idiom = screen.scenario.idiom
    guard let centres = facts.limit("centres", on: idiom), let noted = facts.limit("noted", on: idiom),
      let bezelled = facts.limit("bezelled", on: idiom), let plain = facts.limit("plain", on: idiom)
    else { return [] }
    let limits = Limits(centres: centres, noted: noted, bezelled: bezelled, plain: plain)
    let index = screen.index
    let parts = index.indices.compactMap { part($0, of: index) }
    var verdicts: [Verdict] = []
    for (place, first) in parts.enumerated() {
      for second in parts[(place + 1)...] {
        guard !index.isAncestor(first.entry, of: second.entry) else { continue }
        if let observation = observation(first, second, limits, in: screen) { verdicts.append(.broken(observation)) }
      }
    }
    return verdicts
  }

  private func part(_ entry: Int, of index: ScreenIndex) -> Part? {
    let node = index.node(entry)
    guard node.isCustomControl, !node.isRow, !node.has(.decoration), !index.isInSystemBar(entry) else { return nil }
    guard let target = index.target(of: entry), let frame = node.visibleFrame else { return nil }
    if index.ancestor(of: entry, where: { $0.isRow || Self.groups.contains($0.type) || $0.role == .stepper }) != nil {
      return nil
    }
    let inside = index.descendants(of: entry).map { index.node($0) }
    let isBezelled = inside.contains { Self.shapes.contains($0.type) }
    let shown = inside.filter(\.isContent).compactMap(\.inkFrame)
    let ink = shown.dropFirst().reduce(shown.first) { $0?.union($1) }
    return Part(entry: entry, target: target, seen: isBezelled ? frame : ink ?? frame, isBezelled: isBezelled)
  }

  private static let groups: Set = ["LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Picker", "UISegmentedControl"]
  private static let shapes: Set = [
    "RoundedRectangle", "UnevenRoundedRectangle", "Rectangle", "Capsule", "Circle", "Ellipse", "Color", "Material",
  ]

  private func observation(_ a: Part, _ b: Part, _ limits: Limits, in screen: AuditedScreen) -> Observation? {
    guard let axis = axis(between: a.target, b.target) else { return nil }
    let centres = abs(a.target.middle(axis) - b.target.middle(axis))
    let index = screen.index
    let side = axis == .horizontal ? "beside" : "below or above"
    if min(a.target.size[axis], b.target.size[axis]) < limits.centres.value - screen.pixel,
      centres < limits.centres.value - screen.pixel
    {
      return Observation(
        node: b.entry, severity: .warning,
        measurement: Measurement("distance of the centres", centres, limit: limits.centres.value),
        sources: limits.centres.sources,
        message: "has its centre \(centres.points) pt from that of \(index.name(of: a.entry)) \(side) it",
        advice: "Put their centres \(limits.centres.value.points) pt apart, or make both targets that wide.",
        other: a.entry)
    }
    let gap = gap(a.seen, b.seen, axis)
    let limit = a.isBezelled || b.isBezelled ? limits.bezelled : limits.plain
    guard gap < limit.value - screen.pixel, centres < limits.noted.value - screen.pixel else { return nil }
    return Observation(
      node: b.entry, severity: .note, measurement: Measurement("gap", gap, limit: limit.value), sources: limit.sources,
      message: "is \(gap.points) pt from \(index.name(of: a.entry)) \(side) it",
      advice: "Leave about \(limit.value.points) pt between what is seen of them.", other: a.entry)
  }

  /// The axis along which two lie side by side: on the other one the smaller overlaps by half or more.
  private func axis(between a: Rect, _ b: Rect) -> PlaneAxis? {
    for axis in [PlaneAxis.horizontal, .vertical] {
      let across = axis.crossing
      let shared = min(a.end(across), b.end(across)) - max(a.start(across), b.start(across))
      let smaller = min(a.size[across], b.size[across])
      // They must not lie over each other along the axis; that is another rule's business.
      let apart = max(a.start(axis), b.start(axis)) - min(a.end(axis), b.end(axis))
      if shared >= smaller / 2, apart >= -1 { return axis }
    }
    return nil
  }

  private func gap(_ a: Rect, _ b: Rect, _ axis: PlaneAxis) -> Double {
    max(a.start(axis), b.start(axis)) - min(a.end(axis), b.end(axis))
  }
}

extension Rect {
  fileprivate func start(_ axis: PlaneAxis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: PlaneAxis) -> Double { axis == .horizontal ? maxX : maxY }
  fileprivate func middle(_ axis: PlaneAxis) -> Double { axis == .horizontal ? midX : midY }
}
