/// A report as JUnit's XML: a suite for each rule, a case for each preview.
///
/// A case fails with the findings that are bad enough, and is skipped when the rule could not be measured anywhere and
/// found nothing; what was measured in part says so in the case's output.
struct AuditJUnit {
  let report: AuditReport
  let failing: Severity

  func text() -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"galley audit\">"]
    for rule in report.rules { lines += suite(rule) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(_ rule: String) -> [String] {
    let findings = report.findings.filter { $0.rule == rule }
    let notes = report.notMeasured.filter { $0.rule == rule }
    var previews: [String] = []
    for preview in findings.map(\.previewID) + notes.map(\.previewID) where !previews.contains(preview) {
      previews.append(preview)
    }
    previews.sort()
    var cases: [String] = []
    var failures = 0
    var skipped = 0
    for preview in previews {
      let own = findings.filter { $0.previewID == preview }
      let unmeasured = notes.filter { $0.previewID == preview }
      let bad = own.filter { $0.severity >= failing }
      cases.append("    <testcase classname=\"\(rule)\" name=\"\(preview.xmlEscaped)\">")
      if !bad.isEmpty {
        failures += 1
        let message = bad.count == 1 ? "1 finding" : "\(bad.count) findings"
        let text = bad.map { "\($0.severity.rawValue): \($0.sentence) \($0.advice)" }.joined(separator: "\n")
        cases.append("      <failure message=\"\(message)\">\(text.xmlEscaped)</failure>")
      } else if own.isEmpty, let first = unmeasured.first {
        skipped += 1
        cases.append("      <skipped message=\"\("not measured: \(first.reason)".xmlEscaped)\"/>")
      }
      let rest = own.filter { $0.severity < failing }.map { "\($0.severity.rawValue): \($0.sentence)" }
      let output = rest + (own.isEmpty ? unmeasured.dropFirst() : unmeasured[...]).map { "not measured: \($0.reason)" }
      if !output.isEmpty {
        cases.append("      <system-out>\(output.joined(separator: "\n").xmlEscaped)</system-out>")
      }
      cases.append("    </testcase>")
    }
    if previews.isEmpty { cases.append("    <testcase classname=\"\(rule)\" name=\"every preview\"/>") }
    let count = max(1, previews.count)
    let head = "name=\"\(rule)\" tests=\"\(count)\" failures=\"\(failures)\" skipped=\"\(skipped)\""
    return ["  <testsuite \(head)>"] + cases + ["  </testsuite>"]
  }
}

extension String {
  /// Safe in XML's text and attributes; characters that XML has no way to write become U+FFFD.
  fileprivate var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
