import Synchronization

/// Who is told of files of strings that are being read: reading takes time that is not the user's code's.
public enum StringsReading {
  private static let watcher = Mutex<(@Sendable (String?) -> Void)?>(nil)

  /// - Parameter step: told what is being read, and nil when that is done.
  public static func watch(_ step: @escaping @Sendable (String?) -> Void) { watcher.withLock { $0 = step } }

  static func read<Value>(_ path: String, bytes: Int, _ body: () -> Value) -> Value {
    // Whoever is told at the start is told at the end; small files take no time.
    guard bytes > 1 << 16, let step = watcher.withLock({ $0 }) else { return body() }
    let megabytes = (Double(bytes) / 100_000).rounded() / 10
    step("reading \(path) (\(megabytes) MB)")
    defer { step(nil) }
    return body()
  }
}
