import GalleyScenario
import GalleyScreen

/// Text that lost characters to an ellipsis.
///
/// Titles and the names of controls must be whole at the default size; where the author set a line limit or a truncation
/// mode, losing text was accepted and is only noted. Text in system bars does not scale and is Apple's to shorten.
struct TextTruncated: AuditRule {
  let id = "text-truncated"

  func examine(_ screens: [AuditedScreen], facts: RuleFacts) -> [[Verdict]] {
    screens.map { screen in
      screen.index.indices.compactMap { entry in
        verdict(entry, in: screen, allowed: facts.limit("lost", on: screen.scenario.idiom)?.value ?? 0)
      }
    }
  }

  private func verdict(_ entry: Int, in screen: AuditedScreen, allowed: Double) -> Verdict? {
    let index = screen.index
    let node = index.node(entry)
    guard node.isText, let lines = node.lines, Double(lines.lost) > allowed, !index.isInSystemBar(entry) else {
      return nil
    }
    let total = max(lines.lost, node.text?.count ?? 0)
    return .broken(
      Observation(
        node: entry, severity: severity(of: entry, in: screen),
        measurement: Measurement("characters lost", Double(lines.lost), limit: allowed, unit: "characters"),
        sources: ["hig-typography"], message: "loses \(lines.lost) of its \(total) characters",
        advice: advice(for: entry, in: index)))
  }

  private func severity(of entry: Int, in screen: AuditedScreen) -> Severity {
    let index = screen.index
    let node = index.node(entry)
    // A pseudo-language is longer than what is shipped.
    if node.has(.lineLimited) || screen.scenario.pseudo != nil { return .note }
    let names = node.has(.title) || node.isControl || index.control(around: entry) != nil
    return names && screen.scenario.textSize <= .large ? .error : .warning
  }

  private func advice(for entry: Int, in index: ScreenIndex) -> String {
    if index.node(entry).has(.lineLimited) { return "Raise the line limit, or shorten the text." }
    return "Give the text room to wrap: fixedSize(horizontal: false, vertical: true), a scroll view around it, or a "
      + "ViewThatFits that stacks its row vertically."
  }

  /// The smallest text size and the widest window that lose text.
  func summary(of observations: [Observation], on screens: [AuditedScreen]) -> String? {
    guard let size = screens.map(\.scenario.textSize).min(), let width = screens.map(\.screen.size.width).max() else {
      return nil
    }
    return "Smallest text size that loses it: \(size.rawValue); widest window: \(width.points) pt."
  }
}
