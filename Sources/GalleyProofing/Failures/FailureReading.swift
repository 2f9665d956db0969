import Foundation
import GalleyScreen

/// Makes a failure of what a worker said, or of how it ended.
struct FailureReading {
  var limits: WorkerLimits
  /// The user's library, in whose line table places are looked up.
  var library: String

  /// A worker that could report.
  func failure(_ report: WorkerAnswer.Report, messages: [UInt8]) -> Failure {
    let text = FatalErrorText(in: messages)
    let value = UInt64(clamping: report.value)
    let cause: Failure.Cause
    switch report.cause {
    case "crash": cause = .crashed(signal: report.value)
    case "stack-overflow": cause = .stackOverflow(limit: value)
    case "memory": cause = .outOfMemory(wanted: value, limit: limits.memory)
    case "time": cause = .tookTooLong(limit: limits.time)
    case "exit": cause = .exited(status: report.value)
    default: cause = .worker
    }
    if case .tookTooLong = cause {
      // No line of the user's is to blame for what the runtime does before any of them runs.
      let place = report.step == nil ? place(report.frames) : nil
      let step = report.step ?? (place == nil ? "building, laying out and drawing the views" : nil)
      return Failure(cause, message: step.map { "the time went to \($0)" }, place: place)
    }
    let isTrap = if case .crashed = cause { true } else { false }
    return Failure(
      cause, message: isTrap ? text?.message : nil, place: place(report.frames) ?? (isTrap ? text?.place : nil))
  }

  /// A worker that ended without a word: its status as of `waitpid`.
  func failure(_ status: Int32, messages: [UInt8]) -> Failure {
    let text = FatalErrorText(in: messages)
    let signal = Int(status & 0x7F)
    if signal != 0 {
      return signal == 9 || signal == 15
        ? Failure(.killed(signal: signal), message: text?.message)
        : Failure(.crashed(signal: signal), message: text?.message, place: text?.place)
    }
    // The worker itself gave up: what it wrote says why.
    let said = String(decoding: messages.suffix(2_000), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return Failure(.worker, message: said.isEmpty ? "it ended with status \(status >> 8 & 0xFF)" : said)
  }

  /// The innermost frame that has a line.
  private func place(_ frames: [UInt64]) -> SourcePlace? {
    if frames.isEmpty { return nil }
    let lines = SourceLines(library: library)
    for frame in frames {
      if let place = lines.place(of: frame) { return place }
    }
    return nil
  }
}
