import GalleyScenario
import GalleyScreen

extension UIWindow {
  /// What the root controller, or the controller that it leaves the choice to, asks of the system's own parts.
  @_spi(Galley) public var systemParts: SystemParts {
    guard let root = rootViewController else { return SystemParts() }
    let edges = root.deciding(\.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
    var sides: Set<SystemParts.Edge> = []
    for (edge, side) in [
      (UIRectEdge.top, SystemParts.Edge.top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ] where edges.contains(edge) {
      sides.insert(side)
    }
    return SystemParts(
      hidesStatusBar: root.deciding(\.childForStatusBarHidden).prefersStatusBarHidden,
      hidesHomeIndicator: root.deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden,
      protectedEdges: sides)
  }

  /// What there is to say where the root controller does not turn to the scenario's orientation, as a phone would not.
  @_spi(Galley) public var orientationNote: String? {
    let scenario = UIKitScenario.shared
    guard scenario.idiom == .phone, scenario.windowMode == "full", scenario.orientation != .upsideDown,
      let root = rootViewController
    else { return nil }
    let mask = root.supportedInterfaceOrientations
    let orientation = UIInterfaceOrientation(scenario.orientation)
    guard !mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))) else { return nil }
    return "the root controller does not support \(scenario.orientation.rawValue): the device would not turn it"
  }
}

extension UIViewController {
  /// The controller that a choice is left to, through children.
  fileprivate func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    // A child that hands the choice back would never end.
    for _ in 0..<64 {
      guard let next = child(controller), next !== controller else { return controller }
      controller = next
    }
    return controller
  }
}
