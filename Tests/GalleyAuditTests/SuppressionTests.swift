import Foundation
import GalleyAudit
import GalleyScreen
import Testing

@Suite("Leaving findings out")
struct SuppressionTests {
  private let tiny = ScreenNode.button("×", 100, 100, 22, 22).from("Home.swift", 20)

  private func report(_ comments: [Suppression], _ json: String = "{}") throws -> AuditReport {
    try Sample.report(
      "touch-target", [Sample.screen([tiny])],
      configuration: AuditConfiguration(json: Data(json.utf8)), suppressions: comments)
  }

  @Test("a comment speaks of its own line, or of the next when it stands alone")
  func reading() {
    let text = """
      Button("×") { }  // galley:ignore touch-target the card closes too
        // galley:ignore overlap  drawn so
      Text("a")
      // galley:ignore sideways
      let x = "galley:ignore"
      """
    let found = Suppression.all(in: text, file: "Home.swift")
    #expect(found.map(\.line) == [1, 2, 4])
    #expect(found.map(\.rule) == ["touch-target", "overlap", "sideways"])
    #expect(found.map(\.reason) == ["the card closes too", "drawn so", ""])
    #expect(found.map(\.standsAlone) == [false, true, true])
  }

  @Test("leaves out what it covers and nothing else")
  func comments() throws {
    let text = String(repeating: "\n", count: 19) + "Button { }  // galley:ignore touch-target the card closes too"
    let own = try report(Suppression.all(in: text, file: "Home.swift"))
    #expect(own.findings.isEmpty)
    #expect(own.suppressedCount == 1)
    #expect(own.unusedSuppressions.isEmpty)
    let other = try report(Suppression.all(in: text, file: "Other.swift"))
    #expect(other.findings.count == 1)
    #expect(other.unusedSuppressions == ["Other.swift:20: galley:ignore touch-target leaves nothing out"])
  }

  @Test("without a reason it leaves nothing out")
  func reason() throws {
    let text = String(repeating: "\n", count: 18) + "// galley:ignore touch-target"
    let report = try report(Suppression.all(in: text, file: "Home.swift"))
    #expect(report.findings.count == 1)
    #expect(report.unusedSuppressions == ["Home.swift:19: galley:ignore touch-target gives no reason"])
  }

  @Test("the configuration leaves out by node and by path, and says what it did not need")
  func ignored() throws {
    let byType = try report([], #"{"rules": {"touch-target": {"ignore": [{"node": "Button", "reason": "old"}]}}}"#)
    #expect(byType.findings.isEmpty)
    let byPath = try report([], #"{"rules": {"touch-target": {"ignore": [{"path": "Home", "reason": "old"}]}}}"#)
    #expect(byPath.findings.isEmpty)
    let neither = try report(
      [], ##"{"rules": {"touch-target": {"ignore": [{"node": "#save", "path": "Old/", "reason": "old"}]}}}"##)
    #expect(neither.findings.count == 1)
    #expect(neither.unusedSuppressions == [".galley.json: ignoring #save in Old/ for touch-target leaves nothing out"])
  }

  @Test("the configuration sets severities and limits, and turns rules off")
  func settings() throws {
    #expect(try report([], #"{"rules": {"touch-target": "note"}}"#).findings.map(\.severity) == [.note])
    let relaxed = try report([], #"{"rules": {"touch-target": {"limits": {"minimum": 20, "default": 22}}}}"#)
    #expect(relaxed.findings.isEmpty)
    let strict = try report([], #"{"rules": {"touch-target": {"limits": {"minimum": 24}}}}"#)
    #expect(strict.findings.first?.sources.first?.title == "this project's configuration")
    let off = try AuditConfiguration(json: Data(#"{"rules": {"touch-target": "off"}, "other": 1}"#.utf8))
    let audit = try Audit(book: Sample.book(), configuration: off)
    #expect(try audit.report(on: []).rules == AuditRules.ids.filter { $0 != "touch-target" })
  }

  @Test(
    "a configuration that means nothing is an error that says where",
    arguments: [
      (#"{"rules": {"touch-target": "loud"}}"#, "'loud' is neither on, off, error, warning nor note"),
      (
        #"{"rules": {"touch-target": {"ignore": [{"node": "a"}]}}}"#,
        "'rules.touch-target.ignore.Index 0' needs 'reason'"
      ),
    ])
  func mistakes(json: String, expected: String) {
    #expect(throws: AuditError.malformedConfiguration(reason: expected)) {
      try AuditConfiguration(json: Data(json.utf8))
    }
  }

  @Test("a baseline leaves out what an earlier report has, wherever its line is now")
  func baseline() throws {
    let earlier = try Sample.report("touch-target", [Sample.screen([tiny])])
    let text = AuditFormat.json.write(earlier, book: try Sample.book())
    let known = try AuditBaseline(
      json: Data(text.replacingOccurrences(of: "Home.swift:12", with: "Home.swift:99").utf8))
    let same = earlier.leavingOut(known)
    #expect(same.findings.isEmpty && same.suppressedCount == 1)
    let other = try Sample.report(
      "touch-target", [Sample.screen([.make("VStack", 0, 0, 402, 874, children: [tiny])])])
    #expect(other.leavingOut(known).findings.count == 1)
    #expect(throws: AuditError.malformedBaseline) { try AuditBaseline(json: Data("[]".utf8)) }
  }

  @Test("unknown rules and limits are named with those that exist")
  func unknown() throws {
    let wrong = try AuditConfiguration(json: Data(#"{"rules": {"touch-targets": "off"}}"#.utf8))
    #expect(throws: AuditError.unknownRule("touch-targets", known: AuditRules.ids)) {
      try Audit(book: Sample.book(), configuration: wrong)
    }
    #expect(throws: AuditError.unknownLimit("least", rule: "touch-target", known: ["default", "minimum"])) {
      try report([], #"{"rules": {"touch-target": {"limits": {"least": 3}}}}"#)
    }
  }
}
