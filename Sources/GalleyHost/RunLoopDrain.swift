import Foundation

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ ignored: UnsafeMutableRawPointer?)

/// Runs what waits for the main thread, without waiting for anything itself.
///
/// Covered: `Task` and actors (their jobs run here, oldest first, so in the same order every time), the main queue,
/// blocks on background queues (run one after the other in the order they were sent), `RunLoop.main.perform`, and timers
/// that are due. Not covered: a thread that user code starts itself, and a block on a background queue that waits for something
/// outside the process.
@MainActor public enum RunLoopDrain {
  /// Jobs of Swift's global executor that one turn runs at most: a task that yields for ever must not hold it.
  private static let jobLimit = 10_000
  /// How long a turn waits for background blocks that are at work, in nanoseconds of real time.
  private static let backgroundLimit: Int64 = 5_000_000_000

  private static var sentBefore = 0

  /// How many turns work of an earlier job on the main queue gets to come to its end.
  private static let forgettingTurns = 16

  /// Drops what has not begun. The main queue cannot be emptied but by running it.
  static func forget() {
    guard let services = Host.services else { return }
    services.forget_work()
    for _ in 0..<forgettingTurns where services.main_queue_sends() != sentBefore {
      sentBefore = services.main_queue_sends()
      drainMainQueue(nil)
      services.forget_work()
    }
  }

  /// How many turns work that brings about more work gets before the screen is laid out again.
  private static let turnLimit = 64

  /// Turns until nothing new waits: what follows an `await` comes in a turn of its own.
  public static func run() {
    for _ in 0..<turnLimit where !turn() { return }
  }

  /// One turn. Returns whether something was there to run; false means that another turn would find nothing new.
  ///
  /// - Complexity: some microseconds when nothing waits.
  @discardableResult public static func turn() -> Bool {
    guard let services = Host.services else {
      drainMainQueue(nil)
      return false
    }
    let jobs = services.run_global_jobs(jobLimit)
    var blocks = 0
    _ = services.run_background(backgroundLimit, &blocks)
    let sent = services.main_queue_sends()
    let hadWork = jobs > 0 || blocks > 0 || sent != sentBefore
    sentBefore = sent
    drainMainQueue(nil)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    return hadWork
  }
}
