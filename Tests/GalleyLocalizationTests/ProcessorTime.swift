import Foundation

/// The least processor time, in seconds, that the calling thread took for something: what other work on the machine takes
/// does not count.
func processorTime(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  return (0..<3).map { _ in
    let start = now()
    body()
    return now() - start
  }.min() ?? 0
}
