import GalleyScenario
import GalleyScreen

/// Lays previews out in scenarios, each as often as it has to be and no more.
public struct ProofRun: Sendable {
  /// A preview and the scenarios it is to be seen in.
  public struct Request: Sendable {
    public var preview: PreviewDescription
    public var scenarios: [ResolvedScenario]

    public init(preview: PreviewDescription, scenarios: [ResolvedScenario]) {
      self.preview = preview
      self.scenarios = scenarios
    }

    /// How many of the scenarios have to be laid out: devices of one geometry share a layout.
    public var layoutCount: Int { Set(scenarios.map(preview.identity)).count }
  }

  private let pool: WorkerPool
  private let library: WorkerPool.Library
  private let names: SourceNames

  /// - Parameter files: the user's files by the names that results are to use.
  public init(pool: WorkerPool, library: WorkerPool.Library, files: [String] = []) {
    self.pool = pool
    self.library = library
    names = SourceNames(files)
  }

  /// Runs every request; scenarios that lay out alike share one job.
  ///
  /// - Parameter progress: called with how many jobs of how many are done, from any thread, never twice at once.
  /// - Returns: the results in the order of the requests and of their scenarios.
  public func results(
    of requests: [Request], progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) -> [ProofResult] {
    var jobs: [WorkerPool.Job] = []
    var places: [[Int]] = []
    for request in requests where request.preview.failure == nil {
      var known: [ResolvedScenario: Int] = [:]
      places.append(
        request.scenarios.map { scenario in
          let identity = request.preview.identity(of: scenario)
          if let place = known[identity] { return place }
          known[identity] = jobs.count
          jobs.append(WorkerPool.Job(preview: request.preview.id, scenario: Array(scenario.json().utf8)))
          return jobs.count - 1
        })
    }
    let count = jobs.count
    let outcomes = named(pool.run(jobs, of: library) { progress($0, count) })
    var laidOut = places.makeIterator()
    return requests.flatMap { request in
      if let failure = request.preview.failure {
        let outcome = named([.failed(failure)])[0]
        return request.scenarios.map { ProofResult(preview: request.preview, scenario: $0, outcome: outcome) }
      }
      return zip(request.scenarios, laidOut.next() ?? []).map {
        ProofResult(preview: request.preview, scenario: $0, outcome: outcomes[$1])
      }
    }
  }

  /// One view tree of a preview through several scenarios, one after the other: what its views keep (state, focus, scroll
  /// positions) goes on from each to the next, as it does when a device turns or a window is resized.
  ///
  /// - Returns: a result for each scenario. After one that failed the others fail too.
  public func results(of preview: PreviewDescription, through scenarios: [ResolvedScenario]) -> [ProofResult] {
    if let failure = preview.failure {
      let outcome = named([.failed(failure)])[0]
      return scenarios.map { ProofResult(preview: preview, scenario: $0, outcome: outcome) }
    }
    let job = WorkerPool.Job(preview: preview.id, through: scenarios.map { Array($0.json().utf8) })
    let outcomes = named(pool.runAll([job], of: library).first ?? [])
    return zip(scenarios, outcomes).map { ProofResult(preview: preview, scenario: $0, outcome: $1) }
  }

  /// Failures and notes with the names of files that the user gave.
  private func named(_ outcomes: [Outcome]) -> [Outcome] {
    lazy var lines = SourceLines(library: library.path)
    return outcomes.map { outcome in
      switch outcome {
      case .failed(var failure):
        guard let place = failure.place else { return outcome }
        failure.place = SourcePlace(file: names.name(of: place.file), line: place.line)
        return .failed(failure)
      case .screen(var screen):
        screen.notes = screen.notes.map { note in
          PlaceMark.resolving(note) { mark in
            lines.place(of: mark).map { "\(names.name(of: $0.file)):\($0.line)" }
          }
        }
        return .screen(screen)
      }
    }
  }
}

extension PreviewDescription {
  /// The scenario without what makes no difference to this preview.
  fileprivate func identity(of scenario: ResolvedScenario) -> ResolvedScenario {
    var identity = scenario.layoutIdentity
    if layout == .sizeThatFits {
      // The window becomes the view's own size, without a safe area.
      identity.window = .zero
      identity.safeArea = .zero
      identity.display = DisplayShape()
    }
    return identity
  }
}
