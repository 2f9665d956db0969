import GalleyScreen

/// A report as one JSON object, described by `docs/schema/audit.schema.json`.
struct AuditJSON {
  let report: AuditReport

  func text() -> String {
    var json = JSONWriter(capacity: 4096)
    json.beginObject()
    json.member("version", 1)
    json.key("summary")
    writeSummary(to: &json)
    json.member("rules", report.rules)
    json.key("findings")
    json.beginArray()
    for finding in report.findings { write(finding, to: &json) }
    json.endArray()
    json.key("notMeasured")
    json.beginArray()
    for entry in report.notMeasured { write(entry, to: &json) }
    json.endArray()
    json.member("unusedSuppressions", report.unusedSuppressions)
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private func writeSummary(to json: inout JSONWriter) {
    json.beginObject()
    json.member("previews", report.previewCount)
    json.member("screens", report.screenCount)
    json.member("errors", report.count(of: .error))
    json.member("warnings", report.count(of: .warning))
    json.member("notes", report.count(of: .note))
    json.member("notMeasured", report.notMeasuredCount)
    json.member("suppressed", report.suppressedCount)
    json.endObject()
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("previewID", finding.previewID)
    json.member("preview", finding.preview)
    json.member("node", finding.node)
    json.member("path", finding.path)
    json.member("other", finding.other)
    json.member("otherPath", finding.otherPath)
    json.member("file", finding.source?.file)
    if let line = finding.source?.line { json.member("line", line) }
    json.key("measured")
    json.beginObject()
    json.member("subject", finding.measurement.subject)
    json.member("value", finding.measurement.value)
    json.member("limit", finding.measurement.limit)
    json.member("unit", finding.measurement.unit)
    json.endObject()
    json.member("message", finding.sentence)
    json.member("advice", finding.advice)
    json.member("summary", finding.summary)
    if finding.alike > 0 { json.member("alike", finding.alike) }
    json.key("sources")
    json.beginArray()
    for source in finding.sources {
      json.beginObject()
      json.member("title", source.title)
      json.member("where", source.where)
      json.endObject()
    }
    json.endArray()
    json.key("scenarios")
    json.beginArray()
    for showing in finding.showings { write(showing, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ showing: Finding.Showing, to json: inout JSONWriter) {
    json.beginObject()
    json.member("scenario", showing.scenario)
    json.member("changes", showing.changes)
    json.member("severity", showing.severity.rawValue)
    json.member("value", showing.measurement.value)
    json.member("limit", showing.measurement.limit)
    json.endObject()
  }

  private func write(_ entry: NotMeasured, to json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", entry.rule)
    json.member("previewID", entry.previewID)
    json.member("path", entry.path)
    json.member("reason", entry.reason)
    json.member("scenarios", entry.scenarios)
    json.endObject()
  }
}

extension JSONWriter {
  mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    self.value(value)
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    self.value(value)
  }

  mutating func member(_ name: String, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { self.value(value) }
    endArray()
  }
}
