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

  /// Loads a library. A provider whose own code fails is left out, and its preview has the failure.
  private func load(_ library: WorkerPool.Library) -> Result<[PreviewDescription], Failure> {
    // A library cannot be taken out of a process again.
    if loaded != nil { stop() }
    loadFailure = nil
    defer { loaded = library }
    var broken: [PreviewDescription] = []
    while true {
      switch ask(request(toLoad: library, skipping: broken.map(\.id)), of: library) {
      case .success(.previews(let previews)): return .success(previews + broken)
      case .success(.error(let message)): return fail(Failure(.notLoaded, message: message))
      case .success: return fail(Failure(.worker, message: "an answer to another question"))
      case .failure(let death):
        guard let preview = death.preview, !broken.contains(where: { $0.id == preview.id }) else {
          return fail(death.failure)
        }
        broken.append(preview)
      }
    }
  }

  private func request(toLoad library: WorkerPool.Library, skipping: [String]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("load")
    writer.value(library.path)
    if let assets = library.assets {
      writer.key("assets")
      writer.value(assets)
    }
    let resources = library.resources
    if let language = resources.developmentLanguage {
      writer.key("developmentLanguage")
      writer.value(language)
    }
    for (key, paths) in [
      ("catalogs", resources.catalogs), ("images", resources.images), ("strings", resources.strings),
      ("fonts", resources.fonts), ("systemFonts", library.systemFonts), ("skip", skipping),
    ] {
      writer.key(key)
      writer.beginArray()
      for path in paths { writer.value(path) }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes
  }

  private func fail(_ failure: Failure) -> Result<[PreviewDescription], Failure> {
    loadFailure = failure
    return .failure(failure)
  }

  /// The scenarios of a job, one after the other on this seat's worker.
  private func perform(_ job: WorkerPool.Job, number: Int, of library: WorkerPool.Library) -> [Outcome] {
    if loaded != library { _ = load(library) }
    if let loadFailure { return job.scenarios.map { _ in .failed(loadFailure) } }
    var outcomes: [Outcome] = []
    for (place, scenario) in job.scenarios.enumerated() {
      if outcomes.last?.failure != nil {
        let failure = Failure(.refused, message: "the scenario before it failed, and the state of the views with it")
        outcomes.append(.failed(failure))
        continue
      }
      var writer = JSONWriter(capacity: scenario.count + 256)
      writer.beginObject()
      writer.key("job")
      writer.value(number + 1)
      writer.key("preview")
      writer.value(job.preview)
      if place > 0 {
        writer.key("continues")
        writer.value(true)
      }
      if place + 1 < job.scenarios.count {
        writer.key("holds")
        writer.value(true)
      }
      writer.key("scenario")
      writer.encoded(scenario)
      writer.endObject()
      outcomes.append(outcome(of: writer.bytes, library))
    }
    return outcomes
  }

  private func outcome(of line: [UInt8], _ library: WorkerPool.Library) -> Outcome {
    switch ask(line, of: library) {
    case .success(.screen(_, let screen)): .screen(screen)
    case .success(.failed(_, let report)): .failed(Failure(.refused, message: report.message))
    case .success(.error(let message)): .failed(Failure(.worker, message: message))
    case .success(.previews): .failed(Failure(.worker, message: "an answer to another question"))
    case .failure(let death): .failed(death.failure)
    }
  }

  // MARK: The process

  /// A worker that died of a question.
  private struct Death: Error {
    var failure: Failure
    /// The registration whose code ran, when it was asked to load a library.
    var opening: String?

    /// The preview of that registration, as far as it is known.
    var preview: PreviewDescription? {
      guard let opening, let colon = opening.lastIndex(of: ":"),
        let line = Int(opening[opening.index(after: colon)...])
      else { return nil }
      var preview = PreviewDescription(id: opening, file: String(opening[..<colon]), line: line)
      preview.failure = failure
      return preview
    }
  }

  private func stop() {
    process?.end()
    process = nil
    loaded = nil
  }

  /// Asks the worker, starting one if need be. A worker that died of the question is let go, and its library with it.
  private func ask(_ line: [UInt8], of library: WorkerPool.Library) -> Result<WorkerAnswer, Death> {
    func failed(_ failure: Failure, opening: String? = nil) -> Result<WorkerAnswer, Death> {
      stop()
      return .failure(Death(failure: failure, opening: opening))
    }
    let worker: WorkerProcess
    do throws(WorkerProcess.StartError) {
      if let process { worker = process } else { worker = try WorkerProcess(installation, limits: limits) }
    } catch {
      let reason = String(cString: strerror(error.number))
      return failed(Failure(.worker, message: "\(installation.executable): \(reason)"))
    }
    process = worker
    let reading = FailureReading(limits: limits, library: library.path)
    var reply = worker.ask(line, within: limits.time)
    if case .late = reply { reply = worker.interrupt() }
    switch reply {
    case .line(let line):
      let answer: WorkerAnswer
      do throws(ScreenReadingError) {
        answer = try WorkerAnswer(line: line)
      } catch {
        if case .depth(let limit, _) = error {
          // The worker is as well as before, and so is what it said: it is too much to take in.
          worker.forgetMessages()
          return .failure(Death(failure: Failure(.tooDeep(limit: limit))))
        }
        return failed(Failure(.worker, message: "an answer that cannot be read: \(error)"))
      }
      if case .failed(_, let report) = answer, report.cause != "error" {
        worker.waitForEnd()
        return failed(reading.failure(report, messages: worker.messages), opening: report.opening)
      }
      worker.forgetMessages()
      return .success(answer)
    case .ended(let status): return failed(reading.failure(status, messages: worker.messages))
    case .late: return failed(Failure(.tookTooLong(limit: limits.time)))
    }
  }
}
