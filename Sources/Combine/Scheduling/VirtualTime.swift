import Dispatch
import Foundation

/// The clock of everything in this module that waits: `delay`, `debounce`, `throttle`, `Timer.publish`, and
/// schedulers' own `schedule(after:)`.
///
/// While it is in charge nothing waits by the real clock: work becomes due only when ``advance(by:)`` says so, in the
/// order of its time and then of its arrival. Otherwise Dispatch waits.
@_spi(Galley)
public enum VirtualTime {
  private struct Entry {
    var due: Int
    var order: Int
    var action: () -> Void
  }

  private struct State {
    var isInCharge = false
    var now = 0
    var order = 0
    var entries: [Entry] = []
  }

  private static let state = Guarded(State())

  public static var isInCharge: Bool { state.with { $0.isInCharge } }

  /// Takes over, or gives the real clock back; forgets what was waiting either way.
  public static func setInCharge(_ isInCharge: Bool) { state.with { $0 = State(isInCharge: isInCharge) } }

  /// Does what falls due within so many seconds from now.
  public static func advance(by seconds: Double) {
    let goal = state.with { $0.now &+ Int(nanosecondsOf: seconds) }
    while true {
      let next = state.with { state -> (() -> Void)? in
        let due = state.entries.indices.filter { state.entries[$0].due <= goal }
        guard
          let first = due.min(by: {
            (state.entries[$0].due, state.entries[$0].order) < (state.entries[$1].due, state.entries[$1].order)
          })
        else {
          state.now = max(state.now, goal)
          return nil
        }
        let entry = state.entries.remove(at: first)
        state.now = max(state.now, entry.due)
        return entry.action
      }
      guard let next else { return }
      next()
    }
  }

  /// Does work later, on a queue.
  static func schedule(after nanoseconds: Int, on queue: DispatchQueue, _ action: @escaping () -> Void) {
    let taken = state.with { state -> Bool in
      guard state.isInCharge else { return false }
      state.order += 1
      state.entries.append(
        Entry(due: state.now &+ max(0, nanoseconds), order: state.order) { queue.asyncUnchecked(action) })
      return true
    }
    guard !taken else { return }
    nonisolated(unsafe) let action = action
    queue.asyncAfter(deadline: .now() + .nanoseconds(max(0, nanoseconds))) { action() }
  }

  /// Does work again and again until it is cancelled.
  static func schedule(
    after nanoseconds: Int, every interval: Int, on queue: DispatchQueue, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isCancelled = Guarded(false)
    func next(after wait: Int) {
      schedule(after: wait, on: queue) {
        guard !isCancelled.with({ $0 }) else { return }
        action()
        // An interval of nothing would never let the clock go on.
        next(after: max(1_000_000, interval))
      }
    }
    next(after: nanoseconds)
    return AnyCancellable { isCancelled.with { $0 = true } }
  }
}

extension DispatchQueue {
  /// Schedulers take closures that make no promise about threads; the one who schedules knows what it captures.
  func asyncUnchecked(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }
}
