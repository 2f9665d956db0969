import GalleyGeometry
import GalleyScreen

/// Text and controls past a window's bounds on visionOS that are not in an ornament.
struct VisionBounds: ScreenRule {
  let id = "vision-bounds"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let tolerance = facts.limit("tolerance", on: screen.scenario.idiom) else { return [] }
    let index = screen.index
    let window = index.window
    return index.indices.compactMap { entry in
      let node = index.node(entry)
      guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return nil }
      guard !index.isInSystemBar(entry), !isInOrnament(entry, of: index), let seen = node.inkFrame else { return nil }
      let sideways =
        node.has(.scrollsHorizontally) ? 0 : max(window.minX - seen.minX, seen.maxX - window.maxX)
      let endways = node.has(.scrollsVertically) ? 0 : max(window.minY - seen.minY, seen.maxY - window.maxY)
      let out = max(sideways, endways)
      guard out > tolerance.value else { return nil }
      return .broken(
        Observation(
          node: entry, severity: .error, measurement: Measurement("past the window", out, limit: 0),
          sources: tolerance.sources, message: "reaches \(out.points) pt past the window's bounds",
          advice: "Keep it inside the window, or put it into an ornament."))
    }
  }

  private func isInOrnament(_ entry: Int, of index: ScreenIndex) -> Bool {
    let names: Set = ["ornament", "Ornament"]
    return names.contains(index.node(entry).type) || index.ancestor(of: entry) { names.contains($0.type) } != nil
  }
}
