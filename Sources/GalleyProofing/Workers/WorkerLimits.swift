/// What the user's code may take in one scenario.
public struct WorkerLimits: Sendable, Hashable {
  /// Seconds of real time.
  public var time: Double
  /// Bytes of heap and other data of a worker; the stack is apart.
  public var memory: UInt64
  /// Bytes of the main thread's stack. Deep view trees recurse deeply.
  public var stack: UInt64

  public init(time: Double = 10, memory: UInt64 = 1 << 30, stack: UInt64 = 512 << 20) {
    self.time = time
    self.memory = memory
    self.stack = stack
  }
}
