import GalleyGeometry
import GalleyScreen

/// Content wider than the window where nothing scrolls sideways to it.
///
/// The finding stands at the innermost view that is itself too wide while none of its parts are: that is the one to change.
/// Art that is cropped on purpose is no finding; text or a control has to run out of the window.
struct Sideways: ScreenRule {
  let id = "sideways"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    guard let tolerance = facts.limit("tolerance", on: screen.scenario.idiom) else { return [] }
    let index = screen.index
    var causes: Set<Int> = []
    for entry in index.indices where isLost(entry, in: screen, by: tolerance.value) {
      causes.insert(cause(of: entry, in: screen, by: tolerance.value))
    }
    let cut = causes.sorted().map { Verdict.broken(observation(of: $0, in: screen)) }
    return cut + index.indices.compactMap { longText($0, in: screen) }
  }

  // MARK: Cut off

  /// Whether text or a control runs out of the window at a side where no scroll view leads to it.
  private func isLost(_ entry: Int, in screen: AuditedScreen, by tolerance: Double) -> Bool {
    let index = screen.index
    let node = index.node(entry)
    guard node.isText || node.isControl, !node.scrolls, !node.isRow, !node.has(.decoration) else { return false }
    guard !node.has(.scrollsHorizontally), !index.isInSystemBar(entry), !index.isMovedOnPurpose(entry) else {
      return false
    }
    guard let seen = node.inkFrame, seen.intersection(index.window) != nil else { return false }
    return overshoot(of: seen, in: index.window) > tolerance
  }

  private func overshoot(of frame: Rect, in window: Rect) -> Double {
    max(window.minX - frame.minX, frame.maxX - window.maxX)
  }

  /// The innermost view around a lost one that is wider than the window, itself when there is none.
  private func cause(of entry: Int, in screen: AuditedScreen, by tolerance: Double) -> Int {
    let index = screen.index
    if index.node(entry).frame.width > index.window.width + tolerance { return entry }
    return index.ancestor(of: entry) { $0.frame.width > index.window.width + tolerance } ?? entry
  }

  private func observation(of entry: Int, in screen: AuditedScreen) -> Observation {
    let index = screen.index
    let frame = index.node(entry).frame
    let window = index.window
    let out = overshoot(of: frame, in: window)
    let isWide = frame.width > window.width
    let measurement =
      isWide
      ? Measurement("width", frame.width, limit: window.width)
      : Measurement("reach past the window's side", out, limit: 0)
    let message =
      isWide
      ? "is \(frame.width.points) pt wide in a window of \(window.width.points) pt, and nothing scrolls sideways"
      : "runs \(out.points) pt past the window's side, and nothing scrolls sideways"
    return Observation(
      node: entry, severity: .error, measurement: measurement, sources: ["hig-layout-2021"], message: message,
      advice: "Let it fit the window: maxWidth instead of a fixed width, lines that wrap, or a ViewThatFits with a "
        + "vertical arrangement.")
  }

  // MARK: Long lines in a scroll view

  private func longText(_ entry: Int, in screen: AuditedScreen) -> Verdict? {
    let index = screen.index
    let node = index.node(entry)
    guard node.isText, node.has(.scrollsHorizontally), !isCodeOrTable(entry, of: index) else { return nil }
    guard node.frame.width > index.window.width + screen.pixel else { return nil }
    return .broken(
      Observation(
        node: entry, severity: .note, measurement: Measurement("width", node.frame.width, limit: index.window.width),
        sources: ["hig-layout-2021"],
        message: "is \(node.frame.width.points) pt of text on a line, wider than the window, to be read by scrolling",
        advice: "Let the text wrap, and scroll vertically."))
  }

  private func isCodeOrTable(_ entry: Int, of index: ScreenIndex) -> Bool {
    if index.node(entry).lines?.font.contains("mono") == true { return true }
    return index.ancestor(of: entry) { $0.type == "Table" } != nil
  }
}
