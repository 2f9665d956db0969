/// The worker's clock. It stands still: `Task.sleep`, `Timer`, `asyncAfter` and the like fire only when it is advanced.
@MainActor public enum VirtualClock {
  /// Seconds that a job's clock was moved on by its steps, and by user code that slept on the main thread.
  public static var elapsed: Double { Double(Host.services?.elapsed() ?? 0) / 1e9 }

  /// Moves the clock on. What is due then runs in the next turn of ``RunLoopDrain``.
  public static func advance(by seconds: Double) {
    guard seconds > 0, let services = Host.services else { return }
    services.advance_clock(Int64(min(seconds, 1e9) * 1e9))
  }
}
