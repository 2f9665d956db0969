extension Failure.Cause {
  /// A word for tables and JSON.
  public var name: String {
    switch self {
    case .crashed: "crash"
    case .stackOverflow: "stack-overflow"
    case .tooDeep: "depth"
    case .outOfMemory: "memory"
    case .tookTooLong: "time"
    case .exited: "exit"
    case .killed: "killed"
    case .notLoaded: "load"
    case .refused: "error"
    case .worker: "worker"
    }
  }
}

extension Failure: CustomStringConvertible {
  /// One line: the place, what happened, and what was said.
  public var description: String {
    let text = message.map { "\(summary): \($0)" } ?? summary
    return place.map { "\($0.file):\($0.line): \(text)" } ?? text
  }

  /// What happened, with the value against its limit.
  public var summary: String {
    switch cause {
    case .crashed(let signal): "crashed (\(Self.signalName(signal)))"
    case .stackOverflow(let limit): "used up the stack (\(Self.bytes(limit))), probably by endless recursion"
    case .tooDeep(let limit):
      "has views in views more than \(limit) levels deep, probably by endless recursion; a device's stack is full before that"
    case .outOfMemory(let wanted, let limit):
      "ran out of memory: asked for \(Self.bytes(wanted)) more, the limit is \(Self.bytes(limit)) in all"
    case .tookTooLong(let limit): "did not end within \(Self.seconds(limit))"
    case .exited(let status): "ended the process (exit status \(status))"
    case .killed(let signal): "was ended from outside (\(Self.signalName(signal)))"
    case .notLoaded: "could not be loaded"
    case .refused: "could not be laid out"
    case .worker: "could not be run: the worker process failed"
    }
  }

  static func bytes(_ count: UInt64) -> String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)] as [(String, UInt64)] where count >= size
    {
      let tenths = count / size * 10 + count % size * 10 / size
      return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
    }
    return "\(count) bytes"
  }

  static func seconds(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? "\(Int(seconds)) s" : "\(seconds) s"
  }

  static func signalName(_ signal: Int) -> String {
    let names = [
      4: "illegal instruction", 5: "trap", 6: "abort", 7: "bus error", 8: "arithmetic error", 9: "killed",
      11: "segmentation fault", 15: "terminated", 31: "bad system call",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
