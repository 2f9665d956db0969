import GalleyGeometry

extension ResolvedScenario {
  /// How far a docked keyboard reaches above the lower edge of the safe area; 0 for one that floats, which covers what is
  /// below it and moves nothing.
  public var keyboardInset: Double {
    guard keyboard == .docked, let frame = keyboardFrame else { return 0 }
    let room = max(0, window.height - safeArea.top - safeArea.bottom)
    return min(max(0, window.height - max(0, frame.minY) - safeArea.bottom), room)
  }
}
