import GalleyScreen
import Testing

@testable import GalleyProofing

/// What is read of a dead worker, and how it is said.
struct FailureTests {
  @Test func theLastFatalErrorIsFoundAmongWhatTheUserPrinted() throws {
    let output = """
      loading…
      Shop/Cart.swift:7: Fatal error: first
      Shop/Cart.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value
      Current stack trace:
      0    libswiftCore.so                    0x00007fcc6035f130 swift_reportError + 33
      """
    let text = try #require(FatalErrorText(in: Array(output.utf8)))
    #expect(text.message == "Unexpectedly found nil while unwrapping an Optional value")
    #expect(text.place == SourcePlace(file: "Shop/Cart.swift", line: 12))
  }

  @Test func aMessageMayHaveSeveralLines() throws {
    let text = try #require(FatalErrorText(in: Array("Shop/Cart.swift:3: Fatal error: one\ntwo\n\n".utf8)))
    #expect(text.message == "one\ntwo")
  }

  @Test func theStandardLibrarysOwnPlaceIsNoPlaceOfTheUsers() throws {
    let output = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    let text = try #require(FatalErrorText(in: Array(output.utf8)))
    #expect(text.message == "Index out of range")
    #expect(text.place == nil)
  }

  @Test func aFatalErrorWithoutWordsIsStillOne() throws {
    let text = try #require(FatalErrorText(in: Array("Shop/Cart.swift:9: Fatal error\n".utf8)))
    #expect(text.message == "Fatal error")
    #expect(text.place?.line == 9)
    #expect(FatalErrorText(in: Array("all is well\n".utf8)) == nil)
  }

  @Test func bytesThatAreNoTextDoNoHarm() {
    #expect(FatalErrorText(in: [0xFF, 0xFE, 0x00, 0x0A]) == nil)
  }

  @Test func failuresSayPlaceCauseAndLimit() {
    let place = SourcePlace(file: "Cart.swift", line: 12)
    #expect(
      Failure(.crashed(signal: 4), message: "Index out of range", place: place).description
        == "Cart.swift:12: crashed (illegal instruction): Index out of range")
    #expect(Failure(.tookTooLong(limit: 10)).description == "did not end within 10 s")
    #expect(
      Failure(.outOfMemory(wanted: 3 << 29, limit: 1 << 30), place: place).description
        == "Cart.swift:12: ran out of memory: asked for 1.5 GiB more, the limit is 1 GiB in all")
    #expect(Failure(.exited(status: 3)).description == "ended the process (exit status 3)")
  }

  /// What the runtime does before the user's code, or after it, is not blamed on a line of it.
  @Test func timeIsSaidToHaveGoneWhereItWent() {
    let reading = FailureReading(limits: WorkerLimits(time: 2), library: "")
    var report = WorkerAnswer.Report(cause: "time")
    report.step = "reading Localizable.xcstrings (53 MB)"
    report.frames = [1]
    #expect(
      reading.failure(report, messages: []).description
        == "did not end within 2 s: the time went to reading Localizable.xcstrings (53 MB)")
    report.step = nil
    #expect(
      reading.failure(report, messages: []).description
        == "did not end within 2 s: the time went to building, laying out and drawing the views")
  }

  @Test func filesAreNamedAsTheUserNamedThem() {
    let names = SourceNames(["Shop/Cart.swift", "Shop/Detail/Row.swift", "Shop/List/Row.swift"])
    #expect(names.name(of: "/cache/stage-1/Cart.swift") == "Shop/Cart.swift")
    #expect(names.name(of: "Row.swift") == "Row.swift")
    #expect(names.name(of: "Other.swift") == "Other.swift")
  }
}
