import GalleyArguments
import GalleyCatalog
import GalleyIntake
import GalleyProofing
import GalleyScenario
import GalleyTypography

/// The way from a command line to screens, which `proof`, `frames` and `audit` share.
///
/// Builds the input for each platform that is asked for, plans each preview's scenarios, says how many there are, and runs
/// them. What does not compile or cannot be run is reported as it is met; the rest is delivered.
struct ProofSession {
  /// What one platform's build gave.
  struct Batch {
    var build: IntakeResult
    var results: [ProofResult]
  }

  let arguments: ParsedArguments
  let console: Console

  /// - Returns: what was laid out, and what went wrong on the way.
  /// - Throws: what is wrong with the request: an unknown device, preview or file, an input without previews.
  func run() throws -> (batches: [Batch], events: [ExitStatus]) {
    let request = try ScenarioOptions.request(arguments)
    let resolver = try ScenarioOptions.resolver(arguments, inputs: arguments.words)
    let fonts = try ProjectFonts(for: arguments.words)
    // Workers load the runtime while the input is read and compiled.
    let pool = WorkerPool(
      try .find(), limits: RunOptions.limits(arguments), size: arguments[RunOptions.workers])
    defer { pool.close() }
    let builds = try builds(for: request, resolver: resolver)
    var choice = PreviewChoice(wanted: arguments[CommonOptions.previews])
    var batches: [Batch] = []
    var events: [ExitStatus] = []
    for build in builds {
      events += report(build)
      guard let path = build.library else { continue }
      let library = WorkerPool.Library(
        path: path, assets: build.root, resources: build.assets, systemFonts: fonts.system)
      FaceLibrary.shared.open(systemFonts: fonts.system, of: build.root, fonts: build.assets.fonts)
      switch pool.previews(of: library) {
      case .failure(let failure):
        console.complain("the code for \(build.platform.rawValue): \(failure)")
        events.append(.couldNotRun)
        choice.couldNotSeeAll = true
      case .success(let previews):
        let plan = try ScenarioPlan(
          resolver: resolver, request: request, platform: build.platform, families: build.families)
        let requests = self.requests(for: choice.choose(from: previews), plan: plan)
        announce(requests, of: build)
        let run = ProofRun(pool: pool, library: library, files: sourceFiles(of: build))
        let results = run.results(of: requests) { [console] done, count in
          console.progress("\(done) of \(count) layouts")
        }
        console.clearProgress()
        events += report(results)
        batches.append(Batch(build: build, results: results))
      }
    }
    if batches.allSatisfy({ $0.results.isEmpty }), let error = builds.lazy.compactMap(\.noPreview).first { throw error }
    try choice.check()
    return (batches, events)
  }

  // MARK: Planning

  /// The input built for each platform: that of every named device, else the one that the input speaks for.
  private func builds(for request: ScenarioRequest, resolver: ScenarioResolver) throws -> [IntakeResult] {
    let intake = try Intake.standard()
    let views = arguments[CommonOptions.views]
    guard !request.on.isEmpty else { return [try intake.build(arguments.words, views: views)] }
    return try resolver.resolve(request).platforms.map { platform in
      try intake.build(arguments.words, for: platform, views: views)
    }
  }

  private func requests(for previews: [PreviewDescription], plan: ScenarioPlan) -> [ProofRun.Request] {
    var said: Set<String> = []
    return previews.map { preview in
      let list = plan.scenarios(for: preview)
      for note in list.notes where said.insert(note).inserted { console.remark(note) }
      return ProofRun.Request(preview: preview, scenarios: list.scenarios)
    }
  }

  private func sourceFiles(of build: IntakeResult) -> [String] {
    Set(build.previews.map(\.file) + build.views.map(\.file)).sorted()
  }
}
