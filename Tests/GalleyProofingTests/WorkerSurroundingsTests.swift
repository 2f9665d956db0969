import Foundation
import Testing

@testable import GalleyProofing

/// What user code can see of the machine: the scenario's place and time, and the same chance every time.
@Suite(.serialized) struct WorkerSurroundingsTests {
  @Test func foundationSpeaksTheScenariosLocaleAndTimeZone() throws {
    let scenario = UserLibrary.scenario(locale: "de_CH", timeZone: "Asia/Tokyo")
    let text = try #require(try UserLibrary.text("place", scenario: scenario))
    let expected = [
      "2026-01-15T00:41:00Z", "Donnerstag, 15. Januar 2026 um 09:41", "EUR 1’234’567.50", "de_CH", "de_CH",
      "Asia/Tokyo",
      "2", "de-CH",
    ]
    // Formatters separate with spaces of several kinds.
    let plain = text.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(plain.split(separator: "|").map(String.init) == expected)
  }

  @Test func theLocaleChangesBetweenTheJobsOfOneWorker() throws {
    let pool = WorkerPool(try WorkerInstallation.find(), size: 1)
    defer { pool.close() }
    let jobs = [("en_US", "UTC"), ("ar", "Africa/Cairo"), ("en_US", "UTC")].map {
      WorkerPool.Job(preview: "place", scenario: UserLibrary.scenario(locale: $0.0, timeZone: $0.1))
    }
    let texts = pool.run(jobs, of: try UserLibrary.library()).map { $0.screen?.root.text ?? "" }
    #expect(texts[0] == texts[2])
    #expect(texts[0].contains("Thursday, January 15, 2026 at 9:41"))
    #expect(texts[1].contains("ar|ar|Africa/Cairo"))
    #expect(texts[1].hasPrefix("2026-01-15T07:41:00Z|"))
  }

  @Test func chanceAndTheOrderOfSetsAreTheSameInEveryRun() throws {
    let first = try #require(try UserLibrary.text("chance"))
    #expect(try UserLibrary.text("chance") == first)
    // In a worker that did other work before, too.
    let outcomes = try UserLibrary.run(["chance", "hello", "chance"])
    #expect(outcomes.map { $0.screen?.root.text } == [first, "hello", first])
  }

  @Test func sleepingMovesTheClockAndTakesNoTime() throws {
    let start = Date()
    #expect(try UserLibrary.text("naps") == "3600.0")
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test func tasksAndQueuesRunWithoutWaiting() throws {
    let text = try #require(try UserLibrary.text("tasks"))
    #expect(Set(text.split(separator: " ")) == ["main", "detached", "499500", "loop"])
    #expect(try UserLibrary.text("tasks") == text)
  }

  @Test func timersFireOnlyWhenAStepMovesTheClock() throws {
    #expect(try UserLibrary.text("timers") == "early: ; late: background timer after sleep-for task")
  }

  @Test func workThatAJobLeavesBehindDoesNotReachTheNext() throws {
    let outcomes = try UserLibrary.run(["leaves-work", "finds-nothing", "tasks"])
    let texts = outcomes.map { $0.screen?.root.text ?? "" }
    // A task of the main actor that yields for ever cannot be stopped.
    #expect(texts[1].split(separator: " ").allSatisfy { $0 == "yields" })
    #expect(!texts[2].contains("detached detached"))
  }

  @Test func workThatTheMainThreadWaitsForIsDone() throws {
    let start = Date()
    #expect(try UserLibrary.text("waits-for-work") == "async sync group late")
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func theNetworkDoesNotAnswer() throws {
    #expect(try UserLibrary.text("network") == "-1 true")
  }
}
