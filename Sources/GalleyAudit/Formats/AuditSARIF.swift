import GalleyScreen

/// A report as SARIF 2.1.0, as code scanning services read it.
///
/// A finding without a place in the source stands at its preview's. Its fingerprint is the rule, the preview and the node's
/// path, so that it stays the same finding while lines move.
struct AuditSARIF {
  let report: AuditReport
  let book: RuleBook

  func text() -> String {
    var json = JSONWriter(capacity: 4096)
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "galley")
    json.key("rules")
    json.beginArray()
    for rule in report.rules { write(rule: rule, to: &json) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.key("results")
    json.beginArray()
    for finding in report.findings { write(finding, to: &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private func write(rule: String, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", rule)
    if let facts = book.facts[rule] {
      json.key("shortDescription")
      json.text(facts.title)
    }
    if let page = try? book.page(of: rule) {
      json.key("help")
      json.beginObject()
      json.member("text", page)
      json.member("markdown", page)
      json.endObject()
    }
    json.endObject()
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.member("ruleId", finding.rule)
    json.member("level", finding.severity.rawValue)
    json.key("message")
    json.text("\(finding.sentence) \(finding.advice)")
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", finding.place.file.percentEncoded)
    json.endObject()
    json.key("region")
    json.beginObject()
    json.member("startLine", max(1, finding.place.line))
    json.endObject()
    json.endObject()
    if let path = finding.path {
      json.key("logicalLocations")
      json.beginArray()
      json.beginObject()
      json.member("fullyQualifiedName", path)
      json.endObject()
      json.endArray()
    }
    json.endObject()
    json.endArray()
    json.key("partialFingerprints")
    json.beginObject()
    json.member("galley/v1", "\(finding.rule) \(finding.preview) \(finding.path ?? finding.node)")
    json.endObject()
    json.endObject()
  }
}

extension JSONWriter {
  /// SARIF's form of a text.
  fileprivate mutating func text(_ text: String) {
    beginObject()
    member("text", text)
    endObject()
  }
}

extension Finding {
  /// Where it is shown in the source: at the node's place, else at the preview's.
  var place: SourcePlace {
    if let source { return source }
    let parts = previewID.split(separator: "#")[0].split(separator: ":")
    guard parts.count >= 2, let line = parts.last.flatMap({ Int($0) }) else {
      return SourcePlace(file: previewID, line: 1)
    }
    return SourcePlace(file: parts.dropLast().joined(separator: ":"), line: line)
  }
}

extension String {
  /// The path as a relative URI.
  fileprivate var percentEncoded: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var encoded = ""
    for byte in utf8 {
      if plain.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
