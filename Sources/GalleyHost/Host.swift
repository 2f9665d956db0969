import CGalleyProcess

/// The process that the runtime runs in: the worker's clock, random source and background work.
///
/// Outside a worker (in a test that loads the modules directly) nothing here is available, and time, chance and locale
/// are the machine's.
public enum Host {
  /// Set once, before any thread but the main one runs.
  nonisolated(unsafe) private(set) static var services: galley_worker_services?

  /// Whether the process is a worker.
  public static var isWorker: Bool { services != nil }

  /// Takes the worker's services; the first thing that the runtime does.
  public static func start(_ given: galley_worker_services) { services = given }

  /// Brings the process to the state in which every job starts: work that an earlier one left behind is dropped.
  ///
  /// - Parameters:
  ///   - instant: what the clock shows, in nanoseconds since 1970.
  ///   - seed: the start of the random sequence.
  @MainActor public static func begin(instant: Int64, seed: UInt64) {
    RunLoopDrain.forget()
    services?.set_clock(instant)
    services?.set_seed(seed)
  }

  /// A function of the user's library, or without one the innermost place in it that led here: an address in the
  /// library's file, 0 for none.
  public static func userPlace(_ function: UnsafeRawPointer? = nil) -> UInt64 { services?.user_place(function) ?? 0 }

  /// Names what the runtime itself is at, for the report of a time limit; nil where that is user code.
  public static func begin(step: String?) { services?.begin_step(step ?? "") }
}
