import GalleyScreen

/// Text that was shrunk under the smallest size the platform's people are to read.
struct TextShrunk: ScreenRule {
  let id = "text-shrunk"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let minimum = facts.limit("minimum", on: screen.scenario.idiom) else { return [] }
    let index = screen.index
    return index.indices.compactMap { entry in
      let node = index.node(entry)
      guard node.isText, let lines = node.lines, lines.shrunk < 1, !index.isInSystemBar(entry) else { return nil }
      let size = lines.pointSize * lines.shrunk
      // A text that was set under the minimum was not brought there by shrinking.
      guard size < minimum.value - 0.01, lines.pointSize >= minimum.value else { return nil }
      return .broken(
        Observation(
          node: entry, severity: .warning, measurement: Measurement("size of the type", size, limit: minimum.value),
          sources: minimum.sources,
          message: "is shrunk from \(lines.pointSize.points) to \(size.points) pt, under \(minimum.value.points) pt",
          advice: "Raise minimumScaleFactor, or let the text wrap instead."))
    }
  }
}
