import GalleyScenario
import GalleyScreen

/// What came of one preview in one scenario.
public struct ProofResult: Sendable {
  public var preview: PreviewDescription
  public var scenario: ResolvedScenario
  public var outcome: Outcome

  public init(preview: PreviewDescription, scenario: ResolvedScenario, outcome: Outcome) {
    self.preview = preview
    self.scenario = scenario
    self.outcome = outcome
  }
}
