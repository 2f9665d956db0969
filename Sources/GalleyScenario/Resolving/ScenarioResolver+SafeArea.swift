import GalleyCatalog
import GalleyGeometry

extension ScenarioResolver {
  /// The status bar's height over a window; 0 when it is hidden or the window does not reach it.
  func statusBar(
    _ facts: DeviceModel.Generation?, traits: ScenarioTraits, landscape: Bool, placement: WindowPlacement
  ) -> Double {
    if traits.statusBar == .hidden || traits.external || placement.frame.minY > 0 { return 0 }
    return (landscape ? facts?.statusLandscape : facts?.statusPortrait)?.value ?? 0
  }

  /// The safe area of a window before any bar of the app, and why it is what it is.
  func safeArea(
    of device: DeviceModel, facts: DeviceModel.Generation?, display: Panel, traits: ScenarioTraits,
    placement: WindowPlacement, screen: Size, generation: DesignGeneration, assumed: inout Set<String>
  ) throws(ScenarioError) -> (insets: Insets, reasons: [String]) {
    if traits.external || device.idiom == .phone && !placement.isFull {
      let name = traits.external ? "externalDisplay.safeArea" : "phoneWindows.safeArea"
      assumed.insert("safeArea")
      return (systems.facts.usable(name) ?? .zero, [])
    }
    let known = try screenInsets(device, facts: facts, traits: traits)
    if known.isAssumed { assumed.insert("safeArea") }
    var insets = known.value
    if traits.statusBar == .inCall, device.idiom == .phone, !device.hasHomeIndicator, !traits.orientation.isLandscape {
      insets.top += systems.facts.usable("statusBar.inCallExtra") ?? 0
      assumed.insert("safeArea")
    }
    if !placement.isFull {
      insets = edges(insets, of: placement, on: screen)
      // How a part of the screen is inset is recorded for Split View, whose parts all reach from top to bottom.
      if device.idiom == .pad, placement.floats || generation == .ios26 { assumed.insert("safeArea") }
    }
    return (insets, reasons(insets, device: device, traits: traits))
  }

  /// The safe area while content hides the status bar; nil where it is hidden already, or nobody knows.
  func safeAreaWithoutStatusBar(
    of device: DeviceModel, facts: DeviceModel.Generation?, traits: ScenarioTraits, placement: WindowPlacement,
    _ screen: Size
  ) -> KnownInsets? {
    guard device.turns, traits.statusBar != .hidden else { return nil }
    var hidden = traits
    hidden.statusBar = .hidden
    guard let known = try? screenInsets(device, facts: facts, traits: hidden) else { return nil }
    let insets = placement.isFull ? known.value : edges(known.value, of: placement, on: screen)
    return KnownInsets(insets, isAssumed: known.isAssumed)
  }

  /// The insets of the whole screen.
  private func screenInsets(
    _ device: DeviceModel, facts: DeviceModel.Generation?, traits: ScenarioTraits
  ) throws(ScenarioError) -> Known<Insets> {
    let landscape = traits.orientation.isLandscape
    let insets: Known<Insets>?
    if traits.displayZoom {
      insets = landscape ? device.zoom.safeLandscape : device.zoom.safePortrait
    } else if landscape, traits.statusBar == .hidden, device.idiom == .pad, !device.hasHomeIndicator {
      // A home-button pad is inset by its status bar only, in both orientations.
      insets = facts?.safeNoStatusBar
    } else if landscape {
      insets = facts?.safeLandscape
    } else {
      insets = traits.statusBar == .hidden ? facts?.safeNoStatusBar : facts?.safePortrait
    }
    guard let insets else { throw .notKnown(device: device.id, fact: "the safe area") }
    return insets
  }

  /// The insets of a window that is a part of the screen: each edge that lies on the screen's edge has the screen's inset.
  private func edges(_ insets: Insets, of placement: WindowPlacement, on screen: Size) -> Insets {
    if placement.floats { return .zero }
    let frame = placement.frame
    let near = 0.01
    return Insets(
      top: frame.minY < near ? insets.top : 0, left: frame.minX < near ? insets.left : 0,
      bottom: frame.maxY > screen.height - near ? insets.bottom : 0,
      right: frame.maxX > screen.width - near ? insets.right : 0)
  }

  /// Why each edge is inset, in the order top, left, bottom, right.
  private func reasons(_ insets: Insets, device: DeviceModel, traits: ScenarioTraits) -> [String] {
    var reasons: [String] = []
    func add(_ edge: String, _ value: Double, _ reason: String) {
      if value > 0 { reasons.append("\(edge) \(ScenarioNumber.text(value)): \(reason)") }
    }
    let housing: String? =
      switch device.housing {
      case .none: nil
      case .notch: "notch"
      case .dynamicIsland: "Dynamic Island"
      case .cameraHousing: "camera housing"
      }
    switch device.idiom {
    case .phone, .pad:
      let corners = housing.map { "\($0) and rounded corners" } ?? "rounded corners"
      let status = traits.statusBar == .hidden ? nil : "status bar"
      let top =
        device.hasHomeIndicator && device.idiom == .phone ? [status, housing].compactMap { $0 } : ["status bar"]
      add("top", insets.top, top.isEmpty ? corners : top.joined(separator: " and "))
      // Insets of one side only are no corners: a column of the system's stands there.
      let side = insets.left == insets.right ? corners : "side column of the status bar and of bars"
      add("left", insets.left, side)
      add("bottom", insets.bottom, "home indicator")
      add("right", insets.right, side)
    case .watch:
      add("top", insets.top, "status bar")
      for (edge, value) in [("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)] {
        add(edge, value, "rounded corners")
      }
    case .tv:
      for (edge, value) in [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
      ] {
        add(edge, value, "overscan of older sets")
      }
    case .mac: add("top", insets.top, housing ?? "menu bar")
    case .vision: break
    }
    return reasons
  }

  /// What the keyboard covers on the screen; nil while it is hidden.
  func keyboardFrame(
    of device: DeviceModel, facts: DeviceModel.Generation?, traits: ScenarioTraits, landscape: Bool, screen: Size,
    assumed: inout Set<String>
  ) throws(ScenarioError) -> Rect? {
    if traits.keyboard == .hidden || traits.external { return nil }
    guard device.turns else { throw .notOffered(device: device.id, what: "on-screen keyboard beside an app") }
    if traits.keyboard != .docked, device.idiom != .pad {
      throw .notOffered(device: device.id, what: "\(traits.keyboard.rawValue) keyboard; pads have")
    }
    if traits.keyboard == .floating {
      guard let size = systems.facts.usable("floatingKeyboard.size", as: Size.self) else {
        throw .notKnown(device: device.id, fact: "the floating keyboard's size")
      }
      assumed.insert("keyboard.frame")
      return Rect(
        x: screen.width - size.width, y: screen.height - size.height, width: size.width, height: size.height)
    }
    guard let height = landscape ? facts?.keyboardLandscape : facts?.keyboardPortrait else {
      throw .notKnown(device: device.id, fact: "the keyboard's height")
    }
    if height.isAssumed || traits.displayZoom || traits.keyboard == .split { assumed.insert("keyboard.frame") }
    return Rect(x: 0, y: screen.height - height.value, width: screen.width, height: height.value)
  }
}
