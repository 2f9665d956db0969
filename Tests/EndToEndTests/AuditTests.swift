import Foundation
import Testing

@Suite("galley audit")
struct AuditTests {
  private static let source = """
    import SwiftUI

    struct Tiny: View {
      var body: some View {
        Button {
        } label: {
          Color.red.frame(width: 22, height: 22)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("close")
      }
    }

    #Preview("Tiny") { Tiny() }
    """

  @Test("finds a target of 22 points, in every scenario once, and fails")
  func finding() throws {
    let galley = try Galley(["Tiny.swift": Self.source])
    let run = try galley.run("audit Tiny.swift --on iphone-16-pro --text-size large,AX3 --format json")
    #expect(run.status == 1)
    let object = try #require(try Galley.objects(run.output).first)
    let schema = try SchemaChecker(file: Galley.root.appendingPathComponent("docs/schema/audit.schema.json"))
    #expect(schema.complaints(about: object) == [])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["rule"] as? String == "touch-target")
    #expect((findings.first?["measured"] as? [String: Any])?["value"] as? Double == 22)
    let scenarios = try #require(findings.first?["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["changes"] as? [String] } == [[], ["text=accessibility3"]])
  }

  @Test("passes what is fine, and fails by the severity that is asked for")
  func severity() throws {
    let galley = try Galley([
      "Swatch.swift": Input.swatch, "Flat.swift": Self.source.replacingOccurrences(of: "22", with: "40"),
    ])
    let fine = try galley.run("audit Swatch.swift --on iphone-16-pro")
    #expect(fine.status == 0)
    #expect(fine.output.hasPrefix("0 errors, 0 warnings, 0 notes by "))
    #expect(try galley.run("audit Flat.swift --on iphone-16-pro").status == 0)
    #expect(try galley.run("audit Flat.swift --on iphone-16-pro --fail-on warning").status == 1)
    #expect(try galley.run("audit Flat.swift --on iphone-16-pro --fail-on warning --rule overlap").status == 0)
  }

  @Test("is turned off and down by the project's configuration, and says what is wrong with one")
  func configuration() throws {
    let galley = try Galley(["App/Tiny.swift": Self.source])
    try galley.write(#"{"rules": {"touch-target": "off"}}"#, to: "App/.galley.json")
    #expect(try galley.run("audit App --on iphone-16-pro").status == 0)
    try galley.write(
      ##"{"rules": {"touch-target": {"ignore": [{"node": "#close", "reason": "old"}]}}}"##, to: "own.json")
    let ignored = try galley.run("audit App --on iphone-16-pro --config own.json")
    #expect(ignored.status == 0)
    #expect(ignored.output.contains("left out: 1"))
    try galley.write(#"{"rules": {"touch-targets": "off"}}"#, to: "wrong.json")
    let wrong = try galley.run("audit App --on iphone-16-pro --config wrong.json")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("there is no rule 'touch-targets'"))
  }

  @Test("reports only what is new beside a baseline")
  func baseline() throws {
    let galley = try Galley(["Tiny.swift": Self.source])
    let first = try galley.run("audit Tiny.swift --on iphone-16-pro --format json")
    try galley.write(first.output, to: "baseline.json")
    try galley.write("// A line more.\n" + Self.source, to: "Tiny.swift")
    let second = try galley.run("audit Tiny.swift --on iphone-16-pro --baseline baseline.json")
    #expect(second.status == 0)
    #expect(second.output.contains("left out: 1"))
    #expect(try galley.run("audit Tiny.swift --baseline nowhere.json").status == 2)
  }

  @Test("counts a crashed scenario as not measured, and gives the first of 4 and 1")
  func notMeasured() throws {
    let crash = "\nstruct Bad: View { var body: some View { Text(\"\\([Int]()[1])\") } }\n#Preview(\"Bad\") { Bad() }\n"
    let galley = try Galley(["Tiny.swift": Self.source + crash])
    let run = try galley.run("audit Tiny.swift --on iphone-16-pro --rule touch-target")
    #expect(run.status == 4)
    #expect(run.output.contains("1 error, 0 warnings, 0 notes by 1 rule on 1 screen of 2 previews; not measured: 1"))
    #expect(try galley.run("audit Tiny.swift --on iphone-16-pro --rule touch-target --keep-going").status == 1)
  }
}
