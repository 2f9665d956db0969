import Foundation
import GalleyScreen
import Testing

@testable import GalleyProofing

/// The user's code in its own process: what it may do there, and what is said when it dies.
@Suite(.serialized) struct WorkerTests {
  private func failure(
    _ preview: String, limits: WorkerLimits = WorkerLimits(time: 30)
  ) throws -> Failure {
    // A preview before and one after show that the rest is delivered.
    let outcomes = try UserLibrary.run(["hello", preview, "hello"], limits: limits)
    #expect(outcomes[0].screen?.root.text == "hello")
    #expect(outcomes[2].screen?.root.text == "hello")
    return try #require(outcomes[1].failure)
  }

  private func expectLine(_ failure: Failure, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failure.place?.file.hasSuffix("User.swift") == true, sourceLocation: sourceLocation)
    #expect(failure.place?.line == UserLibrary.line(of: text), sourceLocation: sourceLocation)
  }

  // MARK: Deaths

  @Test func anIndexOutOfRangeIsACrashWithTheUsersLine() throws {
    let failure = try failure("index")
    #expect(failure.cause == .crashed(signal: 4))
    #expect(failure.message == "Index out of range")
    expectLine(failure, "few[index]")
  }

  @Test func aForcedUnwrapIsACrashWithTheUsersLine() throws {
    let failure = try failure("unwrap")
    #expect(failure.cause == .crashed(signal: 4))
    #expect(failure.message == "Unexpectedly found nil while unwrapping an Optional value")
    expectLine(failure, "nothing!")
  }

  @Test func theUsersOwnWordsOfAFatalErrorArePassedOn() throws {
    let failure = try failure("own-words")
    #expect(failure.message == "the shop is closed")
    expectLine(failure, "the shop is closed")
  }

  @Test func aWildPointerIsACrashAndNoOverflow() throws {
    let failure = try failure("null")
    #expect(failure.cause == .crashed(signal: 11))
    expectLine(failure, "bitPattern: 8")
  }

  /// The function at fault has no frame of its own, as optimised ones have none where they check what they are given.
  @Test func aFaultInAFunctionWithoutAFrameHasTheUsersLine() throws {
    let failure = try failure("inside")
    #expect(failure.cause == .crashed(signal: 11))
    expectLine(failure, "strlen(text)")
  }

  @Test func endlessRecursionIsAStackOverflow() throws {
    let failure = try failure("recursion", limits: WorkerLimits(time: 30, stack: 64 << 20))
    #expect(failure.cause == .stackOverflow(limit: 64 << 20))
    let line = try #require(failure.place?.line)
    #expect((UserLibrary.line(of: "func descend")...UserLibrary.line(of: "descend(depth) +")).contains(line))
  }

  @Test func recursionOnAnotherThreadIsAStackOverflowToo() throws {
    let failure = try failure("thread")
    guard case .stackOverflow = failure.cause else {
      Issue.record("\(failure)")
      return
    }
  }

  @Test func anEndlessLoopIsStoppedWhereItIs() throws {
    let failure = try failure("loop", limits: WorkerLimits(time: 2))
    #expect(failure.cause == .tookTooLong(limit: 2))
    expectLine(failure, "while true { count")
  }

  @Test func waitingForEverIsStoppedWhereItIs() throws {
    let failure = try failure("waits", limits: WorkerLimits(time: 2))
    #expect(failure.cause == .tookTooLong(limit: 2))
    expectLine(failure, "DispatchSemaphore(value: 0).wait()")
  }

  @Test func twoGibibytesAtOnceAreTooMuch() throws {
    let failure = try failure("large")
    guard case .outOfMemory(let wanted, let limit) = failure.cause else {
      Issue.record("\(failure)")
      return
    }
    #expect(wanted > 2 << 30 && wanted < (2 << 30) + 4096)
    #expect(limit == 1 << 30)
    expectLine(failure, "count: 2 << 30")
  }

  @Test func memoryThatGrowsMeetsTheLimit() throws {
    let failure = try failure("grows", limits: WorkerLimits(time: 30, memory: 256 << 20))
    guard case .outOfMemory(_, let limit) = failure.cause else {
      Issue.record("\(failure)")
      return
    }
    #expect(limit == 256 << 20)
    expectLine(failure, "parts.append")
  }

  @Test func exitIsReportedWithItsStatus() throws {
    let failure = try failure("exit")
    #expect(failure.cause == .exited(status: 0))
    expectLine(failure, "exit(0)")
  }

  @Test func aProcessKilledFromOutsideIsNamedSo() throws {
    #expect(try failure("killed").cause == .killed(signal: 9))
  }

  @Test func anUnknownPreviewIsRefused() throws {
    let failure = try failure("nowhere")
    #expect(failure.cause == .refused)
    #expect(failure.message == "no preview nowhere in the library")
  }

  @Test func aMissingLibraryFailsEveryJob() throws {
    let pool = WorkerPool(try WorkerInstallation.find(), size: 2)
    defer { pool.close() }
    let library = WorkerPool.Library(path: "/nowhere/libNone.so")
    #expect(throws: Failure.self) { try pool.previews(of: library).get() }
    let outcomes = pool.run([.init(preview: "a", scenario: UserLibrary.scenario())], of: library)
    #expect(outcomes.first?.failure?.cause == .notLoaded)
  }

  // MARK: Life

  @Test func previewsAreListedInTheOrderOfRegistration() throws {
    let pool = WorkerPool(try WorkerInstallation.find(), size: 1)
    defer { pool.close() }
    let previews = try pool.previews(of: try UserLibrary.library()).get()
    #expect(previews.prefix(3).map(\.id) == ["hello", "prints", "index"])
  }

  @Test func printingDoesNotDisturbTheProtocol() throws {
    #expect(try UserLibrary.text("prints") == "printed")
  }

  @Test func outcomesComeInTheOrderOfTheJobsWhateverTheNumberOfWorkers() throws {
    let previews = ["hello", "index", "fills", "exit", "chance", "unwrap", "prints", "place"]
    let one = try UserLibrary.run(previews, size: 1)
    let three = try UserLibrary.run(previews, size: 3)
    #expect(one == three)
    #expect(one.map { $0.failure == nil } == [true, false, true, false, true, false, true, true])
  }

  @Test func fiveHundredJobsKeepMemoryFlat() throws {
    let pool = WorkerPool(try WorkerInstallation.find(), size: 1)
    defer { pool.close() }
    let library = try UserLibrary.library()
    let job = WorkerPool.Job(preview: "memory", scenario: UserLibrary.scenario())
    let fill = WorkerPool.Job(preview: "fills", scenario: UserLibrary.scenario())
    func resident() throws -> Int {
      try #require(pool.run([job], of: library).first?.screen?.root.text.flatMap { Int($0) })
    }
    _ = pool.run(Array(repeating: fill, count: 50), of: library)
    let early = try resident()
    let outcomes = pool.run(Array(repeating: fill, count: 450), of: library)
    #expect(outcomes.allSatisfy { $0.screen != nil })
    let late = try resident()
    #expect(Double(late) <= Double(early) * 1.1, "\(early) pages, then \(late)")
  }
}
