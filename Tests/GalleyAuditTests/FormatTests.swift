import Foundation
import FoundationXML
import GalleyAudit
import GalleyScenario
import GalleyScreen
import Testing

@Suite("The audit's formats")
struct FormatTests {
  private let report: AuditReport
  private let book: RuleBook

  init() throws {
    book = try Sample.book()
    var large = Sample.phone
    large.textSize = .accessibility5
    let nodes: [ScreenNode] = [
      .button("Close & <go>", 100, 100, 22, 22).from("Sources/My Home.swift", 20),
      .text("Date", 16, 320, 100, 30, lost: 2),
    ]
    let input = AuditInput(
      previewID: "Sources/My Home.swift:12", preview: "Home",
      screens: [Sample.screen(nodes), Sample.screen(nodes, in: large)],
      failures: [FailedScenario(scenario: Sample.homeButtonPhone, reason: "the preview crashed")])
    report = try Audit(book: book, only: ["touch-target", "text-truncated"]).report(on: [input])
  }

  @Test("text tells each finding, what was not measured, and the count")
  func text() {
    let expected = """
      Sources/My Home.swift:12 "Home"

        error touch-target  Sources/My Home.swift:20  ZStack/Button
          Button "Close & <go>" has a target of 22×22 pt, under the least of 28 pt.
          Give its label a frame or padding, and a contentShape, of at least 44×44 pt.
          Source: Human Interface Guidelines, Accessibility: control sizes by platform.
          In 2 scenarios, the plainest: iphone-16-pro portrait 402x874 os=26 text=large locale=en

        warning text-truncated  ZStack/Text
          Text "Date" loses 2 of its 4 characters.
          Give the text room to wrap: fixedSize(horizontal: false, vertical: true), a scroll view around it, or a \
      ViewThatFits that stacks its row vertically.
          Smallest text size that loses it: large; widest window: 402 pt.
          Source: Human Interface Guidelines, Typography: keep truncation to a minimum as text grows.
          In 2 scenarios, the plainest: iphone-16-pro portrait 402x874 os=26 text=large locale=en

      Not measured
        touch-target  Sources/My Home.swift:12: the preview crashed, in 1 scenario
        text-truncated  Sources/My Home.swift:12: the preview crashed, in 1 scenario

      1 error, 1 warning, 0 notes by 2 rules on 2 screens of 1 preview; not measured: 2

      """
    #expect(AuditFormat.text.write(report, book: book) == expected)
    let colored = AuditFormat.text.write(report, book: book, colored: true)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m touch-target"))
  }

  @Test("JSON is valid by the schema, with every finding's numbers")
  func json() throws {
    let text = AuditFormat.json.write(report, book: book)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let schema = try SchemaChecker(file: Sample.root.appendingPathComponent("docs/schema/audit.schema.json"))
    #expect(schema.complaints(about: value) == [])
    let object = try #require(value as? [String: Any])
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(
      summary["errors"] == 1 && summary["warnings"] == 1 && summary["notMeasured"] == 2 && summary["screens"] == 2)
    let first = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(first["file"] as? String == "Sources/My Home.swift")
    #expect((first["measured"] as? [String: Any])?["value"] as? Double == 22)
    #expect((first["scenarios"] as? [[String: Any]])?.last?["changes"] as? [String] == ["text=accessibility5"])
  }

  @Test("the schema refuses what it does not know")
  func strictSchema() throws {
    let schema = try SchemaChecker(file: Sample.root.appendingPathComponent("docs/schema/audit.schema.json"))
    let text = AuditFormat.json.write(report, book: book).replacingOccurrences(of: "\"error\"", with: "\"fatal\"")
    #expect(!schema.complaints(about: try JSONSerialization.jsonObject(with: Data(text.utf8))).isEmpty)
  }

  @Test("SARIF places findings in the source, at the preview where nothing nearer is known")
  func sarif() throws {
    let text = AuditFormat.sarif.write(report, book: book)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    let places = results.map { result -> String in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
      return "\(uri):\((location?["region"] as? [String: Any])?["startLine"] as? Int ?? 0)"
    }
    #expect(places == ["Sources/My%20Home.swift:20", "Sources/My%20Home.swift:12"])
  }

  @Test("JUnit fails a case by the severity that fails, and escapes what XML reserves")
  func junit() throws {
    let text = AuditFormat.junit.write(report, book: book, failing: .error)
    #expect(text.contains("<testsuite name=\"touch-target\" tests=\"1\" failures=\"1\" skipped=\"0\">"))
    #expect(text.contains("<testsuite name=\"text-truncated\" tests=\"1\" failures=\"0\" skipped=\"0\">"))
    #expect(text.contains("Button &quot;Close &amp; &lt;go&gt;&quot; has a target"))
    #expect(text.contains("not measured: the preview crashed"))
    let strict = AuditFormat.junit.write(report, book: book, failing: .warning)
    #expect(strict.contains("<testsuite name=\"text-truncated\" tests=\"1\" failures=\"1\" skipped=\"0\">"))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
  }

  @Test("GitHub's annotations are one escaped line each")
  func github() {
    let lines = AuditFormat.github.write(report, book: book).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix("::error file=Sources/My Home.swift,line=20,title=touch-target::Button \"Close & <go>\""))
    #expect(lines[2] == "::notice title=not measured%3A touch-target::Sources/My Home.swift:12: the preview crashed")
  }
}
