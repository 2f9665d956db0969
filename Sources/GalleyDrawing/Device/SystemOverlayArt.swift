import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// What the system itself lays over a window: the keyboard, and the controls of a window on a pad. Drawn as plain
/// surfaces that show what is covered.
struct SystemOverlayArt {
  let scenario: ResolvedScenario

  private var isDark: Bool { scenario.appearance == .dark }

  private func gray(_ light: Double, _ dark: Double) -> Paint {
    let value = isDark ? dark : light
    return .color(RGBA(red: value, green: value, blue: value + 0.01))
  }

  // MARK: Keyboard

  /// Keys in each row of a keyboard of letters.
  private static let rows = [10, 9, 7, 3]

  func keyboard() -> [DrawingCommand] {
    guard let frame = scenario.keyboardFrame, frame.width > 0, frame.height > 0 else { return [] }
    // A keyboard across the bottom has square corners; one that floats is a card.
    let isDocked = frame.width >= scenario.window.width - 1
    let panel = isDocked ? DrawingPath(frame) : RoundedPath.continuous(frame, radius: 14)
    return [.fill(panel, gray(0.82, 0.16), evenOdd: false)] + keys(in: frame)
  }

  private func keys(in frame: Rect) -> [DrawingCommand] {
    // The row of predictions stays empty, and so does what lies under the home indicator.
    let top = frame.minY + frame.height * 0.16
    let bottom =
      frame.maxY - max(frame.height * 0.03, frame.maxY >= scenario.window.height ? scenario.safeArea.bottom : 0)
    let rowHeight = (bottom - top) / Double(Self.rows.count)
    let pitch = frame.width / Double(Self.rows[0])
    guard rowHeight > 8 else { return [] }
    return Self.rows.enumerated().flatMap { row, count -> [DrawingCommand] in
      let widths = count > 3 ? Array(repeating: pitch, count: count) : [pitch * 2, pitch * 5, pitch * 2]
      var x = frame.midX - widths.reduce(0, +) / 2
      return widths.map { width in
        let key = Rect(x: x, y: top + Double(row) * rowHeight, width: width, height: rowHeight)
        x += width
        let inner = key.inset(by: Insets(top: 4, left: 3, bottom: 4, right: 3))
        return .fill(RoundedPath.path(inner, radius: 5), gray(1, 0.42), evenOdd: false)
      }
    }
  }

  // MARK: Window controls

  func windowControls() -> [DrawingCommand] {
    guard let frame = scenario.windowControls, frame.width > 0, frame.height > 0 else { return [] }
    let size = min(frame.height * 0.45, frame.width / 5)
    return (0..<3).map { index in
      let centre = Point(x: frame.midX + Double(index - 1) * size * 1.6, y: frame.midY)
      let dot = Rect(x: centre.x - size / 2, y: centre.y - size / 2, width: size, height: size)
      return .fill(RoundedPath.path(dot, radius: size / 2), gray(0.6, 0.5), evenOdd: false)
    }
  }
}
