import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Something of the display or the system that covers a part of the window outside its safe area.
struct Obstruction {
  enum Edge: CaseIterable { case top, left, bottom, right }

  var edge: Edge
  /// As a message names it: `the Dynamic Island`.
  var name: String
}

extension AuditedScreen {
  /// The strip between the window's edge and the safe area.
  func unsafeStrip(_ edge: Obstruction.Edge) -> Rect {
    let (window, safe) = (index.window, screen.safeArea)
    return switch edge {
    case .top: Rect(x: 0, y: 0, width: window.width, height: safe.top)
    case .left: Rect(x: 0, y: 0, width: safe.left, height: window.height)
    case .bottom: Rect(x: 0, y: window.maxY - safe.bottom, width: window.width, height: safe.bottom)
    case .right: Rect(x: window.maxX - safe.right, y: 0, width: safe.right, height: window.height)
    }
  }

  /// What covers a part of the window that reaches into the strip at one edge.
  ///
  /// The most particular thing that the part really meets: a bar of the app, the housing, the home indicator, a corner of
  /// the display; else the status bar or the plain edge.
  func obstruction(over part: Rect, at edge: Obstruction.Edge) -> Obstruction {
    let display = scenario.display
    if let bar = systemBar(meeting: part, at: edge) { return Obstruction(edge: edge, name: bar) }
    if let housing = display.housingFrame, meets(part, housing) {
      switch display.housing {
      case .dynamicIsland: return Obstruction(edge: edge, name: "the Dynamic Island")
      case .notch: return Obstruction(edge: edge, name: "the notch")
      case .cameraHousing: return Obstruction(edge: edge, name: "the camera housing")
      case .none: break
      }
    }
    if let indicator = display.homeIndicator, meets(part, indicator) {
      return Obstruction(edge: edge, name: "the home indicator")
    }
    if meetsCorner(part) { return Obstruction(edge: edge, name: "the display's rounded corner") }
    if edge == .top, display.statusBarHeight > 0 { return Obstruction(edge: edge, name: "the status bar") }
    if edge == .bottom, display.homeIndicator != nil {
      return Obstruction(edge: edge, name: "the home indicator's strip")
    }
    return Obstruction(edge: edge, name: "the \(edge) edge of the safe area")
  }

  private func systemBar(meeting part: Rect, at edge: Obstruction.Edge) -> String? {
    let names: [(ScreenNode.Role, String)] = [
      (.navigationBar, "the navigation bar"), (.tabBar, "the tab bar"), (.toolbar, "the toolbar"),
      (.searchField, "the search field"),
    ]
    for (role, name) in names {
      let isMet = index.indices.contains { entry in
        let node = index.node(entry)
        return node.role == role && node.has(.systemBar) && meets(part, node.frame)
          && meets(node.frame, unsafeStrip(edge))
      }
      if isMet { return name }
    }
    return nil
  }

  /// Whether a part of the window reaches into the square around a rounded corner beyond the corner's arc.
  private func meetsCorner(_ part: Rect) -> Bool {
    let radius = scenario.display.cornerRadius
    let window = index.window
    guard radius > 0, window.width > 2 * radius, window.height > 2 * radius else { return false }
    let corners = [
      part.origin, Point(x: part.maxX, y: part.minY), Point(x: part.minX, y: part.maxY),
      Point(x: part.maxX, y: part.maxY),
    ]
    return corners.contains { corner in
      let x = max(radius - corner.x, corner.x - (window.width - radius))
      let y = max(radius - corner.y, corner.y - (window.height - radius))
      return x > 0 && y > 0 && x * x + y * y > radius * radius
    }
  }

  private func meets(_ a: Rect, _ b: Rect) -> Bool {
    guard let shared = a.intersection(b) else { return false }
    return shared.width > 0 && shared.height > 0
  }
}
