import Foundation

/// A value behind a lock.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Must not call out into anyone's code while it holds the lock.
  @discardableResult
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// Takes an optional out and leaves nil.
  func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
    with { value in
      defer { value = nil }
      return value
    }
  }
}
