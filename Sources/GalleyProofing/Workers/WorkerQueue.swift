import Foundation

/// What the threads of a pool share: the library to have loaded, the jobs not yet taken, the outcomes.
///
/// Everything is guarded by one condition.
final class WorkerQueue: @unchecked Sendable {
  /// What a seat does next.
  enum Task {
    /// Load this library; the first to do so reports its previews.
    case load(WorkerPool.Library)
    case job(Int, WorkerPool.Job, of: WorkerPool.Library)
    case close
  }

  private let condition = NSCondition()
  private var library: WorkerPool.Library?
  private var previews: [WorkerPool.Library: Result<[PreviewDescription], Failure>] = [:]
  private var jobs: [WorkerPool.Job] = []
  private var nextJob = 0
  private var outcomes: [[Outcome]?] = []
  private var done = 0
  private var progress: @Sendable (Int) -> Void = { _ in }
  private var isClosed = false

  private func locked<T>(_ body: () -> T) -> T {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  // MARK: The pool's side

  func close() {
    locked {
      isClosed = true
      condition.broadcast()
    }
  }

  func load(_ wanted: WorkerPool.Library) -> Result<[PreviewDescription], Failure> {
    locked {
      library = wanted
      condition.broadcast()
      while previews[wanted] == nil && !isClosed { condition.wait() }
      return previews[wanted] ?? .failure(Failure(.worker, message: "the pool is closed"))
    }
  }

  func run(
    _ wanted: [WorkerPool.Job], of wantedLibrary: WorkerPool.Library, progress report: @escaping @Sendable (Int) -> Void
  ) -> [[Outcome]] {
    locked {
      library = wantedLibrary
      jobs = wanted
      nextJob = 0
      outcomes = Array(repeating: nil, count: wanted.count)
      done = 0
      progress = report
      condition.broadcast()
      while done < wanted.count && !isClosed { condition.wait() }
      let closed = Outcome.failed(Failure(.worker, message: "the pool is closed"))
      let result = zip(wanted, outcomes).map { job, outcome in outcome ?? job.scenarios.map { _ in closed } }
      jobs = []
      outcomes = []
      return result
    }
  }

  // MARK: The seats' side

  /// Waits for something to do.
  ///
  /// - Parameter loaded: the library that the seat's worker has.
  func next(loaded: WorkerPool.Library?) -> Task {
    locked {
      while true {
        if isClosed { return .close }
        if let library {
          if nextJob < jobs.count {
            defer { nextJob += 1 }
            return .job(nextJob, jobs[nextJob], of: library)
          }
          if library != loaded { return .load(library) }
        }
        condition.wait()
      }
    }
  }

  func finish(_ job: Int, _ outcome: [Outcome]) {
    locked {
      guard outcomes.indices.contains(job), outcomes[job] == nil else { return }
      outcomes[job] = outcome
      done += 1
      progress(done)
      condition.broadcast()
    }
  }

  func finish(_ library: WorkerPool.Library, _ result: Result<[PreviewDescription], Failure>) {
    locked {
      if previews[library] == nil { previews[library] = result }
      condition.broadcast()
    }
  }
}
