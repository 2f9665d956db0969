/// A report for the terminal: findings by preview, then what was not measured, then the count.
struct AuditText {
  let report: AuditReport
  let isColored: Bool

  func text() -> String {
    var lines: [String] = []
    var previews: [String] = []
    for finding in report.findings where !previews.contains(finding.previewID) { previews.append(finding.previewID) }
    for preview in previews {
      let findings = report.findings.filter { $0.previewID == preview }
      let name = findings.first.map { $0.preview == preview ? preview : "\(preview) \"\($0.preview)\"" } ?? preview
      lines += [name, ""]
      for finding in findings { lines += block(finding) + [""] }
    }
    if !report.notMeasured.isEmpty { lines += notMeasured() + [""] }
    for message in report.unusedSuppressions { lines.append("unused: \(message)") }
    lines += summary()
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ finding: Finding) -> [String] {
    var lines = ["  \(colored(finding.severity)) \(finding.rule)  \(place(of: finding))"]
    var body = [finding.sentence, finding.advice]
    if let summary = finding.summary { body.append(summary) }
    if finding.alike > 0 { body.append("And \(finding.alike) more like it.") }
    body += finding.sources.map { "Source: \($0.title)." }
    body.append(scenarios(of: finding))
    lines += body.map { "    " + $0 }
    return lines
  }

  private func place(of finding: Finding) -> String {
    var words: [String] = []
    if let source = finding.source { words.append("\(source.file):\(source.line)") }
    if let path = finding.path { words.append(path) }
    return words.joined(separator: "  ")
  }

  private func scenarios(of finding: Finding) -> String {
    guard let first = finding.showings.first else { return "" }
    let count = finding.showings.count
    var text = count == 1 ? "In 1 scenario: " : "In \(count) scenarios, the plainest: "
    text += first.scenario
    if !first.changes.isEmpty { text += " (changed: \(first.changes.joined(separator: ", ")))" }
    return text
  }

  private func notMeasured() -> [String] {
    ["Not measured"]
      + report.notMeasured.map { entry in
        let place = entry.path.map { " at \($0)" } ?? ""
        let count = entry.scenarios.count == 1 ? "1 scenario" : "\(entry.scenarios.count) scenarios"
        return "  \(entry.rule)  \(entry.previewID)\(place): \(entry.reason), in \(count)"
      }
  }

  private func summary() -> [String] {
    let counts = [
      Self.count(report.count(of: .error), "error"), Self.count(report.count(of: .warning), "warning"),
      Self.count(report.count(of: .note), "note"),
    ].joined(separator: ", ")
    var line = "\(counts) by \(Self.count(report.rules.count, "rule"))"
    line += " on \(Self.count(report.screenCount, "screen")) of \(Self.count(report.previewCount, "preview"))"
    line += "; not measured: \(report.notMeasuredCount)"
    if report.suppressedCount > 0 { line += "; left out: \(report.suppressedCount)" }
    return [line]
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func colored(_ severity: Severity) -> String {
    guard isColored else { return severity.rawValue }
    let code =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }
}
