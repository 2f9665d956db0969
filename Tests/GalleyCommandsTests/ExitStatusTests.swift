import Testing

@testable import GalleyCommands

@Suite("Exit status")
struct ExitStatusTests {
  @Test("is the first of 2, 3, 4, 1 that happened")
  func precedence() {
    #expect(ExitStatus.of([]) == .fine)
    #expect(ExitStatus.of([.findings]) == .findings)
    #expect(ExitStatus.of([.findings, .couldNotRun]) == .couldNotRun)
    #expect(ExitStatus.of([.findings, .couldNotRun, .doesNotCompile]) == .doesNotCompile)
    #expect(ExitStatus.of([.findings, .couldNotRun, .doesNotCompile, .wrongUsage]) == .wrongUsage)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("forgives with --keep-going what does not compile or run, but neither findings nor mistakes")
  func keepGoing() {
    #expect(ExitStatus.of([.doesNotCompile, .couldNotRun], keepGoing: true) == .fine)
    #expect(ExitStatus.of([.doesNotCompile, .findings], keepGoing: true) == .findings)
    #expect(ExitStatus.of([.wrongUsage], keepGoing: true) == .wrongUsage)
  }
}
