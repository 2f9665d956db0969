import GalleyGeometry

extension ResolvedScenario {
  /// The same scenario with a window of its own size, without a safe area and without a display around it: what previews
  /// of a fixed layout, or of the view's own size, are laid out and drawn in.
  public func inBareWindow(_ size: Size) -> ResolvedScenario {
    var scenario = self
    scenario.window = size
    scenario.windowMode = size.text
    scenario.safeArea = .zero
    scenario.safeAreaWithoutStatusBar = nil
    scenario.safeAreaReasons = []
    scenario.display = DisplayShape()
    // What was not known of the window's size and insets makes no difference here.
    scenario.assumed.subtract(["safeArea", "window.size", "windows.tile", "windows.stage"])
    return scenario
  }
}
