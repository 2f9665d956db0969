import GalleyIntake
import GalleyProofing
import GalleyScenario

extension ProofSession {
  /// Says how many scenarios are about to be run, on which platform, and why that one.
  func announce(_ requests: [ProofRun.Request], of build: IntakeResult) {
    let count = requests.reduce(0) { $0 + $1.scenarios.count }
    let previews = requests.count
    guard count > 0 else { return }
    var line = "\(count) scenario\(count == 1 ? "" : "s") of \(previews) preview\(previews == 1 ? "" : "s")"
    line += " on \(build.platform.rawValue)"
    let layouts = requests.reduce(0) { $0 + $1.layoutCount }
    if layouts < count { line += ", laid out in \(layouts)" }
    if let reason = Self.words(for: build.reason) { line += " (\(reason))" }
    console.remark(line)
  }

  private static func words(for reason: PlatformChoice.Reason) -> String? {
    switch reason {
    case .asked: return nil
    case .project: return "as the project says"
    case .source: return "as the source tells"
    case .first: return "the first platform for which it compiles"
    }
  }

  /// Says what does not compile and what else there is to know of a build.
  func report(_ build: IntakeResult) -> [ExitStatus] {
    for error in build.errors {
      console.complain("\(error.file):\(error.line):\(error.column): \(error.message)")
    }
    for preview in build.skippedPreviews {
      console.remark("\(preview.file):\(preview.line): a preview left out: \(preview.reason)")
    }
    for note in build.notes { console.remark(note) }
    guard !build.errors.isEmpty else { return [] }
    let out = build.leftOut.count
    let files = "\(out) of \(build.fileCount) file\(build.fileCount == 1 ? "" : "s")"
    console.complain("\(files) left out: what does not compile here, and what needs it ('galley check' lists it)")
    return [.doesNotCompile]
  }

  /// Says what could not be run: each failure of a preview once, with the first scenario that shows it.
  func report(_ results: [ProofResult]) -> [ExitStatus] {
    struct Fault: Hashable {
      var preview: String
      var message: String
    }
    var order: [Fault] = []
    var scenarios: [Fault: [String]] = [:]
    for result in results {
      guard let failure = result.outcome.failure else { continue }
      let fault = Fault(preview: result.preview.id, message: "\(failure)")
      if scenarios[fault] == nil { order.append(fault) }
      scenarios[fault, default: []].append(result.scenario.summary)
    }
    for fault in order {
      let shown = scenarios[fault] ?? []
      let more = shown.count > 1 ? ", and in \(shown.count - 1) more" : ""
      console.complain("\(fault.preview): \(fault.message), in \(shown.first ?? "")\(more)")
    }
    let count = scenarios.values.reduce(0) { $0 + $1.count }
    guard count > 0 else { return [] }
    console.complain("\(count) of \(results.count) scenarios could not be run")
    return [.couldNotRun]
  }
}
