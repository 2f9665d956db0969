import GalleyGeometry
import GalleyScreen

/// Controls and text that lie outside the safe area, under what the display or the system puts there.
///
/// Content that scrolls is judged where it rests: its beginning must be clear, and so must its end when there is too
/// little of it to be scrolled away. Controls that run out to the window's edge are judged by what they show, since a background that
/// bleeds is as it should be.
struct UnsafeArea: ScreenRule {
  let id = "unsafe-area"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let idiom = screen.scenario.idiom
    guard let tolerance = facts.limit("tolerance", on: idiom) else { return [] }
    let index = screen.index
    var verdicts: [Verdict] = []
    var reportedControls: Set<Int> = []
    for entry in index.indices where isJudged(entry, of: index) {
      if let control = index.control(around: entry), reportedControls.contains(control) { continue }
      guard let worst = intrusion(of: entry, in: screen), worst.depth > tolerance.value + screen.pixel / 2 else {
        continue
      }
      if index.node(entry).isControl { reportedControls.insert(entry) }
      let edge = "\(worst.obstruction.edge)"
      verdicts.append(
        .broken(
          Observation(
            node: entry, severity: .error,
            measurement: Measurement("reach into the \(edge) inset", worst.depth, limit: 0), sources: ["hig-layout"],
            message: "reaches \(worst.depth.points) pt under \(worst.obstruction.name)",
            advice: advice(for: index.node(entry), at: worst.obstruction.edge))))
    }
    return verdicts
  }

  private func isJudged(_ entry: Int, of index: ScreenIndex) -> Bool {
    let node = index.node(entry)
    guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return false }
    return !index.isInSystemBar(entry)
  }

  private struct Intrusion {
    var depth: Double
    var obstruction: Obstruction
  }

  /// The deepest reach of a node into one of the four strips.
  private func intrusion(of entry: Int, in screen: AuditedScreen) -> Intrusion? {
    let index = screen.index
    var worst: Intrusion?
    for edge in Obstruction.Edge.allCases where screen.screen.safeArea[edge] > 0 {
      guard let part = judgedFrame(of: entry, at: edge, in: screen), !clears(entry, edge, in: screen) else { continue }
      let strip = screen.unsafeStrip(edge)
      guard let covered = part.intersection(strip), covered.width > 0, covered.height > 0 else { continue }
      // How far the node would have to move to be clear.
      let depth =
        switch edge {
        case .top: strip.maxY - covered.minY
        case .left: strip.maxX - covered.minX
        case .bottom: covered.maxY - strip.minY
        case .right: covered.maxX - strip.minX
        }
      if depth > worst?.depth ?? 0 {
        worst = Intrusion(depth: depth, obstruction: screen.obstruction(over: covered, at: edge))
      }
    }
    // What is wholly outside of the window was put there to be moved in later.
    return index.node(entry).visibleFrame?.intersection(index.window) == nil ? nil : worst
  }

  /// The part of a node that must be clear: its frame, or what it shows when its frame bleeds to the window's edge.
  private func judgedFrame(of entry: Int, at edge: Obstruction.Edge, in screen: AuditedScreen) -> Rect? {
    let index = screen.index
    let node = index.node(entry)
    guard let frame = node.inkFrame else { return nil }
    guard node.isControl, frame.reaches(edge, of: index.window) else { return frame }
    let shown = index.descendants(of: entry).filter { index.node($0).isContent }.compactMap { index.node($0).inkFrame }
    guard let first = shown.first else { return nil }
    return shown.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Whether scrolling brings the node out of the strip: there is more content on that side than the scroll view shows.
  private func clears(_ entry: Int, _ edge: Obstruction.Edge, in screen: AuditedScreen) -> Bool {
    let index = screen.index
    let axis: PlaneAxis = edge == .top || edge == .bottom ? .vertical : .horizontal
    guard let scroller = index.scroller(of: entry, along: axis) else { return false }
    let view = viewport(of: index.node(scroller), in: screen)
    let content = index.descendants(of: scroller).map { index.node($0).frame }
    let hidden =
      switch edge {
      case .top: view.minY - (content.map(\.minY).min() ?? view.minY)
      case .bottom: (content.map(\.maxY).max() ?? view.maxY) - view.maxY
      case .left: view.minX - (content.map(\.minX).min() ?? view.minX)
      case .right: (content.map(\.maxX).max() ?? view.maxX) - view.maxX
      }
    return hidden > screen.pixel
  }

  /// What a scroll view shows when it is scrolled to an end: lists and UIKit's scroll views inset their content by the
  /// safe area wherever they lie; a `ScrollView` that runs out to the window's edge was told to ignore it.
  private func viewport(of scroller: ScreenNode, in screen: AuditedScreen) -> Rect {
    guard scroller.role == .list || scroller.type.hasPrefix("UI") else { return scroller.frame }
    return scroller.frame.intersection(screen.index.window.inset(by: screen.screen.safeArea)) ?? scroller.frame
  }

  private func advice(for node: ScreenNode, at edge: Obstruction.Edge) -> String {
    let what = node.isControl ? "the control" : "the text"
    return "Keep \(what) inside the safe area: let only the background ignore it, or inset the content at the \(edge) "
      + "with safeAreaInset or safeAreaPadding."
  }
}

extension Insets {
  fileprivate subscript(edge: Obstruction.Edge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

extension Rect {
  /// Whether it runs out to the window's edge or past it.
  fileprivate func reaches(_ edge: Obstruction.Edge, of window: Rect) -> Bool {
    switch edge {
    case .top: minY <= window.minY + 0.5
    case .left: minX <= window.minX + 0.5
    case .bottom: maxY >= window.maxY - 0.5
    case .right: maxX >= window.maxX - 0.5
    }
  }
}
