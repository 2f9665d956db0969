import CGalleyProcess
import Foundation

/// One running worker, spoken to by the thread that started it: the worker dies with that thread.
final class WorkerProcess {
  /// What came of waiting for a line.
  enum Reply {
    case line([UInt8])
    /// The process ended; its status as of `waitpid`.
    case ended(status: Int32)
    case late
  }

  /// Why a worker could not be started: an error number of the system.
  struct StartError: Error { var number: Int32 }

  /// How much of what user code writes to its standard error is kept, in bytes from the end.
  private static let messageLimit = 64 << 10
  /// Seconds that a worker has to say where it is when its time is up.
  private static let lastWords = 1.0

  private var child = galley_child()
  private var pending: [UInt8] = []
  /// Bytes of `pending` that are known to hold no end of a line.
  private var searched = 0
  private(set) var messages: [UInt8] = []

  init(_ installation: WorkerInstallation, limits: WorkerLimits) throws(StartError) {
    let error = galley_child_start(
      installation.executable, installation.runtime, galley_worker_limits(stack: limits.stack, data: limits.memory),
      &child)
    if error != 0 { throw StartError(number: error) }
  }

  deinit { _ = galley_child_end(&child, true) }

  /// Forgets what user code wrote so far.
  func forgetMessages() {
    _ = receive(until: nil)
    messages.removeAll(keepingCapacity: true)
  }

  /// Sends a line and waits for the answer.
  func ask(_ line: [UInt8], within seconds: Double) -> Reply {
    let deadline = Self.now + seconds
    let bytes = line + [UInt8(ascii: "\n")]
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        galley_child_write(&child, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if count == -Int(EAGAIN) {
        var file = pollfd(fd: child.jobs, events: Int16(POLLOUT), revents: 0)
        guard poll(&file, 1, Self.milliseconds(until: deadline)) > 0 else { return .late }
      } else if count != -Int(EINTR) {
        // The worker is gone; what it said last may still be there.
        break
      }
    }
    return receive(until: deadline) ?? .late
  }

  /// Asks where the worker is, and waits a moment for its answer.
  func interrupt() -> Reply {
    galley_child_interrupt(&child)
    return receive(until: Self.now + Self.lastWords) ?? .late
  }

  /// Waits a moment for a process that is about to end, so that everything it wrote is read.
  func waitForEnd() {
    let deadline = Self.now + Self.lastWords
    while case .line = receive(until: deadline) {}
  }

  /// Ends the process. The object is of no use after that.
  @discardableResult func end() -> Int32 { galley_child_end(&child, true) }

  // MARK: Reading

  /// Reads both pipes until a line is there, the process has closed its end, or time is up; nil for the last.
  /// Without a deadline it takes what is there and does not wait.
  private func receive(until deadline: Double?) -> Reply? {
    var isOpen = true
    while true {
      if let line = takeLine() { return .line(line) }
      if !isOpen {
        drainMessages()
        return .ended(status: galley_child_end(&child, false))
      }
      var files = [
        pollfd(fd: child.results, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.messages, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&files, 2, deadline.map(Self.milliseconds(until:)) ?? 0)
      if ready < 0 && errno == EINTR { continue }
      if ready <= 0 { return nil }
      if files[1].revents != 0, !drainMessages() { files[1].fd = -1 }
      if files[0].revents != 0 { isOpen = readResults() }
      if deadline == nil && files[0].revents == 0 { return nil }
    }
  }

  private func takeLine() -> [UInt8]? {
    guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = pending.count
      return nil
    }
    let line = Array(pending[..<end])
    pending.removeSubrange(...end)
    searched = 0
    return line
  }

  /// False at the end of the pipe.
  private func readResults() -> Bool {
    let room = 1 << 18
    let start = pending.count
    var got = 0
    pending.reserveCapacity(start + room)
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      got = read(child.results, buffer.baseAddress, room)
      count = max(got, 0)
    }
    pending += chunk
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR))
  }

  /// False at the end of the pipe.
  @discardableResult private func drainMessages() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let got = read(child.messages, &chunk, chunk.count)
      if got > 0 {
        messages += chunk[..<got]
        if messages.count > Self.messageLimit { messages.removeFirst(messages.count - Self.messageLimit) }
      } else {
        return got < 0 && (errno == EAGAIN || errno == EINTR)
      }
    }
  }

  // MARK: Time

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private static func milliseconds(until deadline: Double) -> Int32 {
    Int32(min(max((deadline - now) * 1000, 0).rounded(.up), 1e9))
  }
}
