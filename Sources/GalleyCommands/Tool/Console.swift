import Foundation
import Glibc

/// Where a command writes, and what may be written there.
///
/// Results go to the output, everything else to the error stream. Safe to use from several threads.
public final class Console: Sendable {
  public typealias Sink = @Sendable (String) -> Void

  private let output: Sink
  private let error: Sink
  /// Whether the error stream is a terminal on which a line can be written over.
  let errorIsTerminal: Bool
  /// Whether results may have colour.
  let isColored: Bool
  private let state = Lock(State())

  private struct State {
    var isQuiet = false
    var progress = ""
  }

  public init(output: @escaping Sink, error: @escaping Sink, errorIsTerminal: Bool = false, isColored: Bool = false) {
    self.output = output
    self.error = error
    self.errorIsTerminal = errorIsTerminal
    self.isColored = isColored
  }

  /// The process's own streams. `NO_COLOR`, when it is set to anything, switches colour off.
  public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
    let noColor = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Console(
      output: { FileHandle.standardOutput.writeAll($0) }, error: { FileHandle.standardError.writeAll($0) },
      errorIsTerminal: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      isColored: isatty(STDOUT_FILENO) == 1 && !noColor)
  }

  /// Why some of the output could not be written; a reader that went away is no reason.
  static let lostOutput = Lock<String?>(nil)

  /// Silences remarks and progress.
  func beQuiet() { state.with { $0.isQuiet = true } }

  /// A part of the result, as it is.
  func write(_ text: String) {
    clearProgress()
    output(text)
  }

  /// A line beside the result: what was chosen, what is counted.
  func remark(_ line: String) {
    guard !state.with({ $0.isQuiet }) else { return }
    clearProgress()
    error(line + "\n")
  }

  /// A line that is not to be missed.
  func complain(_ line: String) {
    clearProgress()
    error("galley: " + line + "\n")
  }

  /// How far a long work is, on one line that is written over; nothing where that cannot be.
  func progress(_ line: String) {
    guard errorIsTerminal else { return }
    let text = state.with { state -> String? in
      guard !state.isQuiet, state.progress != line else { return nil }
      state.progress = line
      return "\r\u{1B}[K" + line
    }
    if let text { error(text) }
  }

  /// Removes the line of progress.
  func clearProgress() {
    let had = state.with { state -> Bool in
      defer { state.progress = "" }
      return !state.progress.isEmpty
    }
    if had { error("\r\u{1B}[K") }
  }
}

extension FileHandle {
  /// Writes all of a text; a reader that went away ends the writing, not the process.
  fileprivate func writeAll(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(fileDescriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        if errno != EPIPE { Console.lostOutput.with { $0 = $0 ?? String(cString: strerror(errno)) } }
        return
      }
    }
  }
}

/// A value behind a lock.
final class Lock<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
