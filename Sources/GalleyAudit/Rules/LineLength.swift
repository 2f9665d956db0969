import GalleyScenario
import GalleyScreen

/// Paragraphs wider than the readable width in windows of regular width.
///
/// Where the readable width is not known for the text size, a paragraph that would matter is *not measured*.
struct LineLength: ScreenRule {
  let id = "line-length"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let scenario = screen.scenario
    guard scenario.horizontal == .regular, let lineCount = facts.limit("lines", on: scenario.idiom) else { return [] }
    // The narrowest readable width: what is narrower is fine at every text size.
    guard let narrowest = facts.limit("width", on: scenario.idiom) else { return [] }
    let index = screen.index
    return index.indices.compactMap { entry in
      let node = index.node(entry)
      guard node.isText, let lines = node.lines, Double(lines.lines.count) > lineCount.value else { return nil }
      guard !lines.font.contains("mono"), let width = lines.lines.map(\.frame.width).max() else { return nil }
      guard let limit = scenario.readableWidth else {
        guard width > narrowest.value + screen.pixel else { return nil }
        return .notMeasured(
          node: entry, reason: "no source states the readable width at the text size \(scenario.textSize.rawValue)")
      }
      guard width > limit + screen.pixel else { return nil }
      return .broken(
        Observation(
          node: entry, severity: .warning, measurement: Measurement("width of the lines", width, limit: limit),
          sources: narrowest.sources,
          message: "has \(lines.lines.count) lines of up to \(width.points) pt; \(limit.points) pt are readable",
          advice: "Give the paragraph a maxWidth, or lay it out in the readable content guide."))
    }
  }
}
