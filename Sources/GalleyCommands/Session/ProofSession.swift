import GalleyArguments
import GalleyCatalog
import GalleyIntake
import GalleyProofing
import GalleyScenario

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
    let resolver = try ScenarioResolver(catalog: .standard())
    // Workers load the runtime while the input is read and compiled.
    let pool = WorkerPool(
      try .find(), limits: RunOptions.limits(arguments), size: arguments[RunOptions.workers])
    defer { pool.close() }
    let planned = try plannedBuilds(request, resolver: resolver)
    var choice = PreviewChoice(wanted: arguments[CommonOptions.previews])
    var batches: [Batch] = []
    var events: [ExitStatus] = []
    for (build, scenarios) in planned {
      events += report(build)
      guard let path = build.library else { continue }
      let library = WorkerPool.Library(path: path, assets: build.root)
      switch pool.previews(of: library) {
      case .failure(let failure):
        console.complain("the code for \(build.platform.rawValue): \(failure)")
        events.append(.couldNotRun)
        choice.couldNotSeeAll = true
      case .success(let previews):
        let requests = try requests(
          for: choice.choose(from: previews), scenarios: scenarios, resolver: resolver, on: build.platform,
          named: named(in: request))
        announce(requests, of: build)
        let run = ProofRun(pool: pool, library: library, files: sourceFiles(of: build))
        let results = run.results(of: requests) { [console] done, count in
          console.progress("\(done) of \(count) scenarios")
        }
        console.clearProgress()
        events += report(results)
        batches.append(Batch(build: build, results: results))
      }
    }
    if batches.allSatisfy({ $0.results.isEmpty }), let error = planned.lazy.compactMap({ $0.build.noPreview }).first {
      throw error
    }
    try choice.check()
    return (batches, events)
  }

  // MARK: Planning

  /// The input built for each platform, with the scenarios asked for there.
  ///
  /// Named devices say which platforms; else the input does, and the set takes that platform's devices.
  private func plannedBuilds(
    _ request: ScenarioRequest, resolver: ScenarioResolver
  ) throws -> [(build: IntakeResult, scenarios: [ResolvedScenario])] {
    let intake = try Intake.standard()
    let views = arguments[CommonOptions.views]
    if request.on.isEmpty {
      let build = try intake.build(arguments.words, views: views)
      var request = request
      request.platform = build.platform
      return [(build, try scenarios(of: request, resolver: resolver).scenarios)]
    }
    let list = try scenarios(of: request, resolver: resolver)
    return try list.platforms.map { platform in
      (
        try intake.build(arguments.words, for: platform, views: views),
        list.scenarios.filter { $0.platform == platform }
      )
    }
  }

  private func scenarios(of request: ScenarioRequest, resolver: ScenarioResolver) throws -> ScenarioList {
    let list = try resolver.resolve(request)
    for note in list.notes { console.remark(note) }
    return list
  }

  /// What the user named, so that it wins over what a preview says of itself.
  private func named(in request: ScenarioRequest) -> ScenarioPlan.Named {
    var named: ScenarioPlan.Named = []
    if !request.on.isEmpty { named.insert(.device) }
    if !request.orientations.isEmpty { named.insert(.orientation) }
    if !request.appearances.isEmpty { named.insert(.appearance) }
    return named
  }

  private func requests(
    for previews: [PreviewDescription], scenarios: [ResolvedScenario], resolver: ScenarioResolver,
    on platform: Platform,
    named: ScenarioPlan.Named
  ) throws -> [ProofRun.Request] {
    let wishes = scenarios.map { ScenarioPlan.Wish(device: $0.device, traits: ScenarioTraits(of: $0)) }
    let plan = ScenarioPlan(resolver: resolver, wishes: wishes, platform: platform, named: named)
    return try previews.map { preview in
      let choice = try plan.choice(for: preview)
      for note in choice.notes { console.remark(note) }
      return ProofRun.Request(preview: preview, scenarios: choice.scenarios)
    }
  }

  private func sourceFiles(of build: IntakeResult) -> [String] {
    Set(build.previews.map(\.file) + build.views.map(\.file)).sorted()
  }
}
