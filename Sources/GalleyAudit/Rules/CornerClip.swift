import Foundation
import GalleyGeometry
import GalleyScreen

/// Text and controls inside the safe area that the display's rounded corner cuts all the same.
///
/// Only where the window has that corner to itself. What reaches out of the safe area is reported there.
struct CornerClip: ScreenRule {
  let id = "corner-clip"

  func examine(_ screen: AuditedScreen, facts: RuleFacts) -> [Verdict] {
    let radius = screen.scenario.display.cornerRadius
    guard let tolerance = facts.limit("tolerance", on: screen.scenario.idiom), radius > 0, screen.isWholeWindow else {
      return []
    }
    let index = screen.index
    let safe = index.window.inset(by: screen.screen.safeArea)
    return index.indices.compactMap { entry in
      let node = index.node(entry)
      guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return nil }
      guard !index.isInSystemBar(entry), let seen = node.inkFrame, safe.holds(seen) else { return nil }
      // A ground that fills the window to the edge is cut by every corner, and looks right.
      if node.isControl, seen.minX <= 0.5 || seen.maxX >= index.window.maxX - 0.5 { return nil }
      let cut = cut(seen, radius: radius, window: index.window, corners: ownedCorners(of: screen))
      guard cut > tolerance.value else { return nil }
      return .broken(
        Observation(
          node: entry, severity: .error, measurement: Measurement("beyond the corner's arc", cut, limit: 0),
          sources: tolerance.sources,
          message: "is cut by \(cut.points) pt by the display's corner of \(radius.points) pt radius",
          advice: "Inset it from the corner: more padding at that edge, or the layout margins guide."))
    }
  }

  /// The corners of the window that lie in corners of the display.
  private func ownedCorners(of screen: AuditedScreen) -> [(isLeft: Bool, isTop: Bool)] {
    let scenario = screen.scenario
    let frame = Rect(origin: scenario.windowOrigin, size: scenario.window)
    var corners: [(isLeft: Bool, isTop: Bool)] = []
    for isLeft in [true, false] {
      for isTop in [true, false] {
        let atSide = isLeft ? frame.minX <= 0.5 : frame.maxX >= scenario.screen.width - 0.5
        let atEnd = isTop ? frame.minY <= 0.5 : frame.maxY >= scenario.screen.height - 0.5
        if atSide && atEnd { corners.append((isLeft, isTop)) }
      }
    }
    return corners
  }

  /// How far the frame's own corner lies beyond the arc; 0 when it is within.
  private func cut(_ frame: Rect, radius: Double, window: Rect, corners: [(isLeft: Bool, isTop: Bool)]) -> Double {
    corners.map { corner in
      let x = radius - (corner.isLeft ? frame.minX : window.maxX - frame.maxX)
      let y = radius - (corner.isTop ? frame.minY : window.maxY - frame.maxY)
      guard x > 0, y > 0 else { return 0 }
      return max(0, (x * x + y * y).squareRoot() - radius)
    }.max() ?? 0
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 1 && other.minY >= minY - 1 && other.maxX <= maxX + 1 && other.maxY <= maxY + 1
  }
}
