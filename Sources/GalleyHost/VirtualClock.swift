/// The worker's clock. It stands still: `Task.sleep`, `Timer`, `asyncAfter` and the like fire only when it is advanced.
@MainActor public enum VirtualClock {
  /// How many timers one step fires at most: one that repeats at once must not hold it.
  private static let timerLimit = 1_000

  /// Seconds that a job's clock was moved on by its steps, and by user code that slept on the main thread.
  public static var elapsed: Double { Double(Host.services?.elapsed() ?? 0) / 1e9 }

  /// Moves the clock on, from timer to timer, and runs what each brings about.
  ///
  /// Exact for `asyncAfter` and `Task.sleep`. Timers of run loops and dispatch sources fire in order, too, but one that
  /// a background queue sets up may come late to a step.
  public static func advance(by seconds: Double) {
    guard seconds > 0, let services = Host.services else { return }
    let end = services.elapsed() + Int64(min(seconds, 1e9) * 1e9)
    RunLoopDrain.turn()
    for _ in 0..<timerLimit {
      let next = services.next_timer()
      guard next <= end else { break }
      services.advance_clock(max(next - services.elapsed(), 0))
      RunLoopDrain.run()
    }
    services.advance_clock(max(end - services.elapsed(), 0))
    RunLoopDrain.turn()
  }
}
