import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// The device around a screen, as plain as a drawing can show it: its edge, the display's outline, what covers it.
struct DeviceArt {
  let scenario: ResolvedScenario

  var window: Rect { Rect(origin: .zero, size: scenario.window) }

  /// Whether the window is the whole display, so that the display's edge is the window's.
  var isFullScreen: Bool { scenario.windowMode == "full" && scenario.idiom != .vision }

  /// The display's edge: continuous corners of the display's radius.
  var outline: DrawingPath { RoundedPath.continuous(window, radius: scenario.display.cornerRadius) }

  /// How wide the frame around the display is drawn; a matter of looks, the same for all devices of an idiom.
  var bezel: Double {
    guard isFullScreen else { return 0 }
    switch scenario.idiom {
    case .phone: return 10
    case .pad: return 20
    case .watch: return 12
    case .tv, .mac: return 14
    case .vision: return 0
    }
  }

  /// Room around the window that the frame and its edge take.
  var margin: Double { bezel + 2 }

  private static let body = RGBA(red: 0.09, green: 0.09, blue: 0.1)
  private static let edge = RGBA(red: 0.45, green: 0.45, blue: 0.47)

  /// The frame, behind the screen.
  func frame() -> [DrawingCommand] {
    guard bezel > 0 else { return [] }
    let body = window.inset(by: Insets(all: -bezel))
    let least = scenario.idiom == .mac || scenario.idiom == .tv ? 10.0 : 24
    let radius = max(least, scenario.display.cornerRadius + bezel)
    let path = RoundedPath.continuous(body, radius: radius)
    return [
      .fill(path, .color(Self.body), evenOdd: false), .stroke(path, .color(Self.edge), StrokeForm(width: 1)),
    ]
  }

  /// What covers the display: the sensor housing.
  func housing() -> [DrawingCommand] {
    guard isFullScreen, let frame = scenario.display.housingFrame, scenario.display.housing != .none else { return [] }
    let path: DrawingPath =
      switch scenario.display.housing {
      case .dynamicIsland: RoundedPath.path(frame, radius: min(frame.width, frame.height) / 2)
      case .notch, .cameraHousing: notch(frame)
      case .none: DrawingPath()
      }
    return [.fill(path, .color(.black), evenOdd: false)]
  }

  /// - Parameter color: nil for the one on an empty window.
  func homeIndicator(color: RGBA? = nil) -> [DrawingCommand] {
    guard let frame = scenario.display.homeIndicator else { return [] }
    let color = color ?? (scenario.appearance == .dark ? RGBA.white : .black)
    return [
      .fill(RoundedPath.path(frame, radius: min(frame.width, frame.height) / 2), .color(color), evenOdd: false)
    ]
  }

  /// A line around a window that is not the whole display.
  func windowEdge() -> [DrawingCommand] {
    guard bezel == 0 else { return [] }
    return [.stroke(outline, .color(Self.edge.withAlpha(0.7)), StrokeForm(width: 1))]
  }

  /// A housing that hangs from an edge of the display: rounded away from it, square against it.
  private func notch(_ frame: Rect) -> DrawingPath {
    let short = min(frame.width, frame.height)
    let radius = scenario.display.housing == .notch ? short * 0.6 : short * 0.3
    var grown = frame
    // Drawn past the edge that it hangs from, so that only the inner corners show their rounding.
    if frame.minY <= window.minY {
      grown = frame.inset(by: Insets(top: -radius))
    } else if frame.maxY >= window.maxY {
      grown = frame.inset(by: Insets(bottom: -radius))
    } else if frame.minX <= window.minX {
      grown = frame.inset(by: Insets(left: -radius))
    } else if frame.maxX >= window.maxX {
      grown = frame.inset(by: Insets(right: -radius))
    }
    return RoundedPath.path(grown, radius: radius)
  }
}
