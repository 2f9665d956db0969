import GalleyCatalog
import GalleyGeometry

/// Where a window stands on its display.
struct WindowPlacement {
  var frame: Rect
  /// Names of facts used that no source states.
  var assumed: [String] = []
  /// The window is the whole display.
  var isFull = false
  /// The classes, where they do not follow from the width.
  var classes: Known<SizeClasses>?
  /// A window that floats over others, clear of the display's edges.
  var floats = false
}

extension ScenarioResolver {
  /// The place of a window. Throws ``ScenarioError/window(device:os:mode:reason:possible:)`` and
  /// ``ScenarioError/windowSize(device:size:limit:)``.
  func place(
    _ mode: WindowMode, of device: DeviceModel, on screen: Size, landscape: Bool, os: OSVersion, sdk: OSVersion
  ) throws(ScenarioError) -> WindowPlacement {
    let whole = Rect(origin: .zero, size: screen)
    if mode == .full { return WindowPlacement(frame: whole, isFull: true) }
    switch (mode, device.idiom) {
    case (.size(let size), _):
      try check(size, device: device, screen: screen, sdk: sdk)
      if device.idiom == .pad, size != screen, !isFreelyWindowed(device, os: os) {
        throw noWindow(mode.text, device, os, landscape, "its windows have no free size there")
      }
      let origin = Point(x: max(0, (screen.width - size.width) / 2), y: max(0, (screen.height - size.height) / 2))
      var placement = WindowPlacement(frame: Rect(origin: origin, size: size), floats: true)
      if size == screen { placement = WindowPlacement(frame: whole, isFull: true) }
      if device.idiom == .phone, !placement.isFull {
        // It stands on a pad, on a Mac or in a preview, never on the phone's own display.
        placement.frame.origin = .zero
        placement.classes = systems.facts.known("phoneWindows.sizeClasses")
        placement.assumed.append("phoneWindows.sizeClasses.vertical")
      }
      return placement
    case (.named(let name), .pad):
      return try padWindow(name, of: device, on: screen, landscape: landscape, os: os)
    case (.named(let name), .mac):
      // A Mac's windows snap to halves, thirds and quarters of the display from macOS 15 on; any size is possible.
      guard let share = Self.tiles[name] else {
        throw noWindow(name.rawValue, device, os, landscape, "it is a pad's window")
      }
      return WindowPlacement(frame: share.of(whole), floats: true)
    case (.named(let name), _):
      throw noWindow(name.rawValue, device, os, landscape, "only pads and Macs have parts of the screen as windows")
    }
  }

  private func padWindow(
    _ name: WindowMode.Name, of device: DeviceModel, on screen: Size, landscape: Bool, os: OSVersion
  ) throws(ScenarioError) -> WindowPlacement {
    let rules = systems.windowRules
    if name == .stage {
      guard isFreelyWindowed(device, os: os) else {
        let reason =
          os < rules.stageManagerFirst
          ? "Stage Manager came with \(rules.stageManagerFirst.text)" : "Stage Manager needs an iPad Pro or Air with M1"
        throw noWindow(name.rawValue, device, os, landscape, reason)
      }
      let share = systems.facts.usable("windows.stage", as: Double.self) ?? 1
      let size = Size(width: screen.width * share, height: screen.height * share)
      let origin = Point(x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2)
      return WindowPlacement(frame: Rect(origin: origin, size: size), assumed: ["windows.stage"], floats: true)
    }
    if os >= rules.tilesFirst, name != .slideOver, let share = Self.tiles[name] {
      return WindowPlacement(frame: share.of(Rect(origin: .zero, size: screen)), assumed: ["windows.tile"])
    }
    return try splitWindow(name, of: device, on: screen, landscape: landscape, os: os)
  }

  /// Split View and Slide Over, from the table.
  private func splitWindow(
    _ name: WindowMode.Name, of device: DeviceModel, on screen: Size, landscape: Bool, os: OSVersion
  ) throws(ScenarioError) -> WindowPlacement {
    let first = name == .slideOver ? systems.windowRules.slideOverFirst : systems.windowRules.splitFirst
    guard os >= first else { throw noWindow(name.rawValue, device, os, landscape, "it came with \(first.text)") }
    let (row, trailing) = Self.rows[name] ?? (name.rawValue, false)
    guard let key = device.multitaskingScreen,
      let window = multitasking.window(screen: key, landscape: landscape, mode: row)
    else {
      let reason =
        row == WindowMode.Name.half.rawValue && !landscape
        ? "Split View has no halves in portrait" : "Split View has no such part"
      throw noWindow(name.rawValue, device, os, landscape, reason)
    }
    guard let width = window.width.usable, let height = window.height.usable else {
      throw .notKnown(
        device: device.id, fact: "the width of the window '\(name.rawValue)'",
        instead: "--window WIDTHxHEIGHT takes a size of yours")
    }
    let isTrailing = trailing || name == .slideOver
    let frame = Rect(x: isTrailing ? screen.width - width : 0, y: 0, width: width, height: height)
    var placement = WindowPlacement(frame: frame, floats: name == .slideOver)
    // A width that follows from a formula is no recorded one, and the table ends with the system before tiles.
    let isStated = window.width.value != nil && window.width.how != .derived && !window.height.isAssumed
    if !isStated || os >= systems.windowRules.tilesFirst { placement.assumed.append("window.size") }
    placement.classes = window.sizeClasses.usable.map { Known(value: $0, isAssumed: window.sizeClasses.isAssumed) }
    return placement
  }

  /// Whether a pad's windows have any size: with Stage Manager where the pad has it, on every pad from tiles on.
  private func isFreelyWindowed(_ device: DeviceModel, os: OSVersion) -> Bool {
    os >= systems.windowRules.tilesFirst || os >= systems.windowRules.stageManagerFirst && device.hasStageManager
  }

  private func check(_ size: Size, device: DeviceModel, screen: Size, sdk: OSVersion) throws(ScenarioError) {
    let most = systems.facts.usable("windows.maximum", as: Double.self) ?? screen.width
    guard size.width >= 1, size.height >= 1, size.isFinite else {
      throw .windowSize(device: device.id, size: size, limit: "sides are at least 1 point")
    }
    guard size.width <= most, size.height <= most else {
      throw .windowSize(device: device.id, size: size, limit: "sides are at most \(ScenarioNumber.text(most)) points")
    }
    switch device.idiom {
    case .pad where size.width > screen.width || size.height > screen.height:
      throw .windowSize(device: device.id, size: size, limit: "its screen is \(screen.text) in this orientation")
    case .phone where size != screen && sdk < systems.windowRules.phoneResizingSDK:
      let first = systems.windowRules.phoneResizingSDK.text
      throw .windowSize(
        device: device.id, size: size,
        limit: "a phone app built with the SDK of \(sdk.text) keeps its screen's size; windows came with SDK \(first)")
    case .watch where size != screen, .tv where size != screen:
      throw .windowSize(device: device.id, size: size, limit: "its apps fill the screen of \(screen.text)")
    default: break
    }
  }

  func noWindow(
    _ mode: String, _ device: DeviceModel, _ os: OSVersion, _ landscape: Bool, _ reason: String
  ) -> ScenarioError {
    .window(
      device: device.id, os: os, mode: mode, reason: reason,
      possible: windowModes(of: device, os: os, landscape: landscape))
  }

  /// The windows a device has on a system in an orientation, as they are written.
  func windowModes(of device: DeviceModel, os: OSVersion, landscape: Bool) -> [String] {
    let rules = systems.windowRules
    var names: [WindowMode.Name] = [.full]
    switch device.idiom {
    case .pad:
      if os >= rules.tilesFirst {
        names += WindowMode.Name.allCases.filter { Self.tiles[$0] != nil }
      } else if os >= rules.splitFirst {
        names += landscape ? [.twoThirds, .half, .third] : [.twoThirds, .third]
      }
      if os >= rules.slideOverFirst { names.append(.slideOver) }
      let freely = isFreelyWindowed(device, os: os)
      if freely { names.append(.stage) }
      return names.map(\.rawValue) + (freely ? ["WIDTHxHEIGHT"] : [])
    case .mac:
      names += WindowMode.Name.allCases.filter { Self.tiles[$0] != nil }
      return names.map(\.rawValue) + ["WIDTHxHEIGHT"]
    case .vision: return ["full", "WIDTHxHEIGHT"]
    case .phone: return ["full", "WIDTHxHEIGHT (SDK \(rules.phoneResizingSDK.text) and later)"]
    case .watch, .tv: return ["full"]
    }
  }

  /// Split View's parts by their place: the row of the table, and whether they stand on the trailing side.
  static let rows: [WindowMode.Name: (String, Bool)] = [
    .leftHalf: ("half", false), .rightHalf: ("half", true), .leftThird: ("third", false), .rightThird: ("third", true),
    .leftTwoThirds: ("two-thirds", false), .rightTwoThirds: ("two-thirds", true),
  ]
}

/// A part of a screen, in shares of its sides.
struct Tile {
  let x, y, width, height: Double

  func of(_ screen: Rect) -> Rect {
    Rect(x: screen.width * x, y: screen.height * y, width: screen.width * width, height: screen.height * height)
  }
}

extension ScenarioResolver {
  static let tiles: [WindowMode.Name: Tile] = {
    let (third, half) = (1.0 / 3, 0.5)
    return [
      .half: Tile(x: 0, y: 0, width: half, height: 1), .leftHalf: Tile(x: 0, y: 0, width: half, height: 1),
      .rightHalf: Tile(x: half, y: 0, width: half, height: 1), .topHalf: Tile(x: 0, y: 0, width: 1, height: half),
      .bottomHalf: Tile(x: 0, y: half, width: 1, height: half), .third: Tile(x: 0, y: 0, width: third, height: 1),
      .leftThird: Tile(x: 0, y: 0, width: third, height: 1),
      .centerThird: Tile(x: third, y: 0, width: third, height: 1),
      .rightThird: Tile(x: 2 * third, y: 0, width: third, height: 1),
      .twoThirds: Tile(x: 0, y: 0, width: 2 * third, height: 1),
      .leftTwoThirds: Tile(x: 0, y: 0, width: 2 * third, height: 1),
      .rightTwoThirds: Tile(x: third, y: 0, width: 2 * third, height: 1),
      .quadrant: Tile(x: 0, y: 0, width: half, height: half),
      .topLeftQuadrant: Tile(x: 0, y: 0, width: half, height: half),
      .topRightQuadrant: Tile(x: half, y: 0, width: half, height: half),
      .bottomLeftQuadrant: Tile(x: 0, y: half, width: half, height: half),
      .bottomRightQuadrant: Tile(x: half, y: half, width: half, height: half),
    ]
  }()
}
