import Foundation

/// Work on syntax trees, which are as deep as what people and generators write: chains of ten thousand modifiers
/// nest as many calls, and a visitor descends into each.
enum DeepWork {
  /// Address space only; what is not used takes no memory.
  private static let stackSize = 1 << 30

  /// Calls `body` with each number below `count`, on as many threads as there are processors.
  static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let queue = Numbers(count: count)
    let group = DispatchGroup()
    for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
      group.enter()
      let thread = Thread {
        while let number = queue.next() { body(number) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }

  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var last = -1

    init(count: Int) { self.count = count }

    func next() -> Int? {
      lock.lock()
      defer { lock.unlock() }
      guard last + 1 < count else { return nil }
      last += 1
      return last
    }
  }
}
