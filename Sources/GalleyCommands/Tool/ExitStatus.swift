/// What a run tells the shell.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  case fine = 0
  /// Findings at or above what `--fail-on` names, or a golden that differs.
  case findings = 1
  case wrongUsage = 2
  /// Some of the input does not compile here.
  case doesNotCompile = 3
  /// A scenario could not be run: the user's code crashed, hung or ran out of memory.
  case couldNotRun = 4

  /// The order in which one is given when several apply: a caller mends them in this order.
  private static let precedence: [ExitStatus] = [.wrongUsage, .doesNotCompile, .couldNotRun, .findings]

  /// The one status of all that happened.
  ///
  /// - Parameter keepGoing: whether what does not compile or could not be run is counted but forgiven.
  public static func of(_ events: some Sequence<ExitStatus>, keepGoing: Bool = false) -> ExitStatus {
    let happened = Set(events)
    let forgiven: Set<ExitStatus> = keepGoing ? [.doesNotCompile, .couldNotRun] : []
    return precedence.first { happened.contains($0) && !forgiven.contains($0) } ?? .fine
  }
}
