import CGalleyProcess
import Foundation
import GalleyScreen

/// One place of a pool: a thread that keeps a worker running, gives it jobs and puts another in its place when it dies.
final class WorkerSeat: @unchecked Sendable {
  private let queue: WorkerQueue
  private let installation: WorkerInstallation
  private let limits: WorkerLimits
  private var process: WorkerProcess?
  private var loaded: WorkerPool.Library?
  private var loadFailure: Failure?

  init(queue: WorkerQueue, installation: WorkerInstallation, limits: WorkerLimits) {
    self.queue = queue
    self.installation = installation
    self.limits = limits
  }

  func serve() {
    process = try? WorkerProcess(installation, limits: limits)
    while true {
      switch queue.next(loaded: loaded) {
      case .load(let library): queue.finish(library, load(library))
      case .job(let number, let job, let library): queue.finish(number, perform(job, number: number, of: library))
      case .close:
        process?.end()
        process = nil
        return
      }
    }
  }

  // MARK: Requests

  private func load(_ library: WorkerPool.Library) -> Result<[PreviewDescription], Failure> {
    // A library cannot be taken out of a process again.
    if loaded != nil { stop() }
    loadFailure = nil
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("load")
    writer.value(library.path)
    if let assets = library.assets {
      writer.key("assets")
      writer.value(assets)
    }
    writer.endObject()
    let answer = ask(writer.bytes, of: library)
    loaded = library
    switch answer {
    case .success(.previews(let previews)): return .success(previews)
    case .success(.error(let message)): return fail(Failure(.notLoaded, message: message))
    case .success: return fail(Failure(.worker, message: "an answer to another question"))
    case .failure(let failure): return fail(failure)
    }
  }

  private func fail(_ failure: Failure) -> Result<[PreviewDescription], Failure> {
    loadFailure = failure
    return .failure(failure)
  }

  private func perform(_ job: WorkerPool.Job, number: Int, of library: WorkerPool.Library) -> Outcome {
    if loaded != library { _ = load(library) }
    if let loadFailure { return .failed(loadFailure) }
    var writer = JSONWriter(capacity: job.scenario.count + 256)
    writer.beginObject()
    writer.key("job")
    writer.value(number + 1)
    writer.key("preview")
    writer.value(job.preview)
    writer.key("scenario")
    writer.encoded(job.scenario)
    writer.endObject()
    switch ask(writer.bytes, of: library) {
    case .success(.screen(_, let screen)): return .screen(screen)
    case .success(.failed(_, let report)): return .failed(Failure(.refused, message: report.message))
    case .success(.error(let message)): return .failed(Failure(.worker, message: message))
    case .success(.previews): return .failed(Failure(.worker, message: "an answer to another question"))
    case .failure(let failure): return .failed(failure)
    }
  }

  // MARK: The process

  private func stop() {
    process?.end()
    process = nil
    loaded = nil
  }

  /// Asks the worker, starting one if need be. A worker that died of the question is let go, and its library with it.
  private func ask(_ line: [UInt8], of library: WorkerPool.Library) -> Result<WorkerAnswer, Failure> {
    let worker: WorkerProcess
    if let process {
      worker = process
    } else {
      do {
        worker = try WorkerProcess(installation, limits: limits)
      } catch {
        return .failure(
          Failure(.worker, message: "\(installation.executable): \(String(cString: strerror(error.number)))"))
      }
      process = worker
    }
    var reply = worker.ask(line, within: limits.time)
    if case .late = reply { reply = worker.interrupt() }
    do {
      switch reply {
      case .line(let answer):
        let answer = try WorkerAnswer(line: answer)
        guard case .failed(_, let report) = answer, report.cause != "error" else {
          worker.forgetMessages()
          return .success(answer)
        }
        worker.waitForEnd()
        defer { stop() }
        return .failure(
          FailureReading(limits: limits, library: library.path).failure(report, messages: worker.messages))
      case .ended(let status):
        defer { stop() }
        return .failure(
          FailureReading(limits: limits, library: library.path).failure(status, messages: worker.messages))
      case .late:
        stop()
        return .failure(Failure(.tookTooLong(limit: limits.time)))
      }
    } catch {
      stop()
      return .failure(Failure(.worker, message: "an answer that cannot be read: \(error)"))
    }
  }
}
