import Foundation
import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// The system's status bar: the time, and plain signs for signal and battery.
struct StatusBarArt {
  let scenario: ResolvedScenario
  let labels: LabelSetter

  private var color: RGBA { scenario.appearance == .dark ? .white : .black }

  func commands() -> [DrawingCommand] {
    let height = scenario.display.statusBarHeight
    guard height > 0, !scenario.statusBarHidden, scenario.windowMode == "full" else { return [] }
    switch scenario.idiom {
    case .phone: return phone(height)
    case .pad: return plain(height, inset: max(18, scenario.display.cornerRadius))
    case .watch: return watch(height)
    case .mac, .tv, .vision: return []
    }
  }

  /// Beside a housing the time and the signs are centred in what it leaves on either side.
  private func phone(_ height: Double) -> [DrawingCommand] {
    guard let housing = scenario.display.housingFrame, housing.minX > 0, housing.width > housing.height else {
      return plain(height, inset: 8)
    }
    let middle = housing.midY + (scenario.display.housing == .dynamicIsland ? 0 : 3)
    let right = (housing.maxX + scenario.window.width) / 2
    return time(size: 17, at: placed(housing.minX / 2 + 4), middle: middle, .center)
      + signs(centre: Point(x: placed(right - 4), y: middle), height: 12)
  }

  private func plain(_ height: Double, inset: Double) -> [DrawingCommand] {
    let middle = height / 2
    return time(size: 12, at: placed(inset), middle: middle, isMirrored ? .trailing : .leading)
      + signs(centre: Point(x: placed(scenario.window.width - inset - 29), y: middle), height: 10)
  }

  /// The bar reads from the right where the language does.
  private var isMirrored: Bool { scenario.direction == .rightToLeft }

  private func placed(_ x: Double) -> Double { isMirrored ? scenario.window.width - x : x }

  private func time(size: Double, at x: Double, middle: Double, _ anchor: LabelSetter.Anchor) -> [DrawingCommand] {
    // Digits are 0.704 em tall in the system font, which puts their middle on the bar's.
    labels.label(
      "9:41", size: size, weight: 600, color: color, at: Point(x: x, y: middle + size * 0.352), anchor: anchor
    ).commands
  }

  private func watch(_ height: Double) -> [DrawingCommand] {
    let size = min(17, height * 0.6)
    let inset = max(8, scenario.display.cornerRadius * 0.55)
    return labels.label(
      "9:41", size: size, weight: 500, color: .white,
      at: Point(x: scenario.window.width - inset, y: height / 2 + size * 0.352 + height * 0.12), anchor: .trailing
    ).commands
  }

  // MARK: Signs

  /// Signal, network and battery in a row around a point.
  private func signs(centre: Point, height: Double) -> [DrawingCommand] {
    let width = height * 5.7
    let left = centre.x - width / 2
    let top = centre.y - height / 2
    let fill = Paint.color(color)
    func frame(_ start: Double, _ length: Double) -> Rect {
      let x = isMirrored ? left + width - (start + length) * height : left + start * height
      return Rect(x: x, y: top, width: length * height, height: height)
    }
    return bars(frame(0, 1.5), fill) + waves(frame(1.85, 1.4), fill) + battery(frame(3.6, 2.1))
  }

  private func bars(_ frame: Rect, _ paint: Paint) -> [DrawingCommand] {
    (0..<4).map { index in
      let pitch = frame.width / 4
      let height = frame.height * (0.35 + 0.65 * Double(index) / 3)
      let bar = Rect(
        x: frame.minX + pitch * Double(index), y: frame.maxY - height, width: pitch * 0.68, height: height)
      return .fill(RoundedPath.path(bar, radius: pitch * 0.2), paint, evenOdd: false)
    }
  }

  /// Three arcs over a point, a quarter turn wide.
  private func waves(_ frame: Rect, _ paint: Paint) -> [DrawingCommand] {
    let centre = Point(x: frame.midX, y: frame.maxY)
    let radius = frame.height
    return (0..<3).map { index in
      let inner = radius * Double(index) / 2.6
      let outer = index == 0 ? radius * 0.27 : inner + radius * 0.23
      return .fill(Self.sector(centre, from: index == 0 ? 0 : inner, to: outer), paint, evenOdd: false)
    }
  }

  private static func sector(_ centre: Point, from inner: Double, to outer: Double) -> DrawingPath {
    let side = 0.5.squareRoot()
    func at(_ radius: Double, _ x: Double) -> Point {
      Point(x: centre.x + radius * x, y: centre.y - radius * side)
    }
    // A quarter circle as one cubic; the handles' length is 4/3·tan(90°/4).
    let handle = 4.0 / 3 * tan(Double.pi / 8) * side
    func arc(_ radius: Double, _ direction: Double) -> DrawingPath.Element {
      let (start, end) = (at(radius, -side * direction), at(radius, side * direction))
      let reach = radius * handle
      return .cubic(
        end, control1: Point(x: start.x + reach * direction, y: start.y - reach),
        control2: Point(x: end.x - reach * direction, y: end.y - reach))
    }
    return DrawingPath(
      [.move(at(outer, -side)), arc(outer, 1), .line(at(inner, side))] + (inner > 0 ? [arc(inner, -1)] : []) + [.close])
  }

  private func battery(_ frame: Rect) -> [DrawingCommand] {
    let body = Rect(x: frame.minX, y: frame.minY, width: frame.width * 0.93, height: frame.height)
    let line = frame.height * 0.09
    let edge = RoundedPath.path(body.inset(by: Insets(all: line / 2)), radius: frame.height * 0.32)
    let charge = RoundedPath.path(body.inset(by: Insets(all: line * 2)), radius: frame.height * 0.2)
    let tip = Rect(x: body.maxX + line, y: frame.midY - frame.height * 0.17, width: line, height: frame.height * 0.34)
    return [
      .stroke(edge, .color(color.withAlpha(0.4)), StrokeForm(width: line)),
      .fill(charge, .color(color), evenOdd: false),
      .fill(RoundedPath.path(tip, radius: line / 2), .color(color.withAlpha(0.4)), evenOdd: false),
    ]
  }
}
