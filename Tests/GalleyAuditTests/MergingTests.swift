import GalleyAudit
import GalleyScenario
import GalleyScreen
import Testing

@Suite("Findings over scenarios")
struct MergingTests {
  private func scenario(_ change: (inout ResolvedScenario) -> Void = { _ in }) -> ResolvedScenario {
    var scenario = Sample.phone
    change(&scenario)
    return scenario
  }

  @Test("the same node is one finding, the plainest scenario first")
  func plainestFirst() throws {
    let scenarios = [
      scenario {
        $0.textSize = .accessibility5
        $0.orientation = .landscapeLeft
      },
      scenario { $0.textSize = .accessibility5 },
      scenario(),
    ]
    let report = try Sample.report(
      "touch-target", scenarios.map { Sample.screen([.button("×", 100, 100, 22, 22)], in: $0) })
    #expect(report.findings.count == 1)
    let showings = report.findings.first?.showings ?? []
    #expect(showings.map(\.changes) == [[], ["text=accessibility5"], ["landscape-left", "text=accessibility5"]])
    #expect(showings.first?.scenario == "iphone-16-pro portrait 402x874 os=26 text=large locale=en")
  }

  @Test("the worst severity leads, whatever it takes to see it")
  func worstLeads() throws {
    let large = scenario { $0.textSize = .accessibility1 }
    let report = try Sample.report(
      "touch-target",
      [Sample.screen([.button("×", 100, 100, 40, 40)]), Sample.screen([.button("×", 100, 100, 20, 20)], in: large)])
    let finding = report.findings.first
    #expect(report.findings.count == 1)
    #expect(finding?.severity == .error)
    #expect(finding?.measurement.value == 20)
    #expect(finding?.showings.map(\.severity) == [.error, .warning])
  }

  @Test("an older system is a change only where a newer one was asked for on the same device")
  func systems() throws {
    let old = scenario { $0.os = OSVersion(18) }
    let both = try Sample.report(
      "touch-target", [old, scenario()].map { Sample.screen([.button("×", 100, 100, 22, 22)], in: $0) })
    #expect(both.findings.first?.showings.map(\.changes) == [[], ["os=18"]])
    let alone = try Sample.report("touch-target", [Sample.screen([.button("×", 100, 100, 22, 22)], in: old)])
    #expect(alone.findings.first?.showings.map(\.changes) == [[]])
  }

  @Test("different nodes are different findings, told apart by identifier or place")
  func nodes() throws {
    var first = ScreenNode.button("A", 100, 100, 22, 22)
    first.id = "first"
    let report = try Sample.report("touch-target", [Sample.screen([first, .button("B", 100, 200, 30, 30)])])
    #expect(report.findings.map(\.path) == ["ZStack/Button#first", "ZStack/Button[2]"])
  }

  @Test("cells that break a rule in the same way are one finding that counts them")
  func alike() throws {
    let cells = (0..<8).map { ScreenNode.button("★", 16 + Double($0) * 40, 100, 22, 22) }
    let report = try Sample.report("touch-target", [Sample.screen(cells)])
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.alike == 7)
    #expect(report.findings.first?.path == "ZStack/Button[1]")
  }

  @Test("a finding stands at the nearest place in the source that is known")
  func source() throws {
    let box = ScreenNode.make("VStack", 0, 0, 402, 874, children: [.button("×", 100, 100, 22, 22)]).from(
      "Home.swift", 20)
    let report = try Sample.report("touch-target", [Sample.screen([box])])
    #expect(report.findings.first?.source == SourcePlace(file: "Home.swift", line: 20))
  }

  @Test("a scenario that crashed is not measured, and neither is it a pass")
  func failures() throws {
    let failed = FailedScenario(scenario: scenario { $0.textSize = .accessibility5 }, reason: "the preview crashed")
    let report = try Sample.report("touch-target", [Sample.screen([])], failures: [failed])
    #expect(report.findings.isEmpty)
    #expect(report.notMeasured.map(\.reason) == ["the preview crashed"])
    #expect(report.notMeasuredCount == 1)
    #expect(report.screenCount == 1)
  }

  @Test("findings are sorted worst first, then by rule, then by place")
  func order() throws {
    let nodes: [ScreenNode] = [
      .button("flat", 16, 100, 200, 30), .text("Title", 16, 300, 100, 30), .text("Date", 16, 320, 100, 30),
      .button("tiny", 16, 500, 20, 20),
    ]
    let input = AuditInput(previewID: "Home.swift:12", screens: [Sample.screen(nodes)])
    let report = try Audit(book: Sample.book()).report(on: [input])
    #expect(report.findings.map(\.rule) == ["touch-target", "overlap", "touch-target"])
    #expect(report.findings.map(\.severity) == [.error, .error, .warning])
    #expect(report.fails(at: .error))
    #expect(report.rules == AuditRules.ids)
  }
}

@Suite("The rules' facts")
struct RuleBookTests {
  @Test("every rule has facts, limits with a source, and a page that begins with its name")
  func complete() throws {
    let book = try Sample.book()
    let list = try String(contentsOf: Sample.root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
    for id in AuditRules.ids {
      let facts = try book.facts(of: id)
      #expect(!facts.severities.isEmpty)
      for (name, limit) in facts.limits {
        for fact in [limit.all].compactMap({ $0 }) + (limit.by ?? [:]).values {
          #expect(fact.v == nil || !fact.src.isEmpty, "\(id).\(name) has no source")
          #expect(fact.src.allSatisfy { facts.sources[$0] != nil }, "\(id).\(name) names an unknown source")
        }
      }
      #expect(try book.page(of: id).hasPrefix("# \(id): "))
      #expect(list.contains("| [`\(id)`](../Data/rules/\(id).md) |"), "docs/rules.md does not list \(id)")
    }
    #expect(book.facts.keys.sorted() == AuditRules.ids.sorted())
  }

  @Test("Apple's sizes of controls are those of its table")
  func sizes() throws {
    let facts = try Sample.book().facts(of: "touch-target")
    let expected: [(Idiom, Double, Double)] = [
      (.phone, 44, 28), (.pad, 44, 28), (.mac, 28, 20), (.watch, 44, 28), (.tv, 66, 56), (.vision, 60, 28),
    ]
    for (idiom, standard, minimum) in expected {
      #expect(facts.limit("default", on: idiom)?.value == standard)
      #expect(facts.limit("minimum", on: idiom)?.value == minimum)
    }
  }
}
