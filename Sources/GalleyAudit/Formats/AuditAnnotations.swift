/// A report as annotations that GitHub's workflows show beside the changed lines.
struct AuditAnnotations {
  let report: AuditReport

  func text() -> String {
    var text = ""
    for finding in report.findings {
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      let place = finding.place
      let scenario = finding.showings.first.map { " (\($0.scenario))" } ?? ""
      text += "::\(command) file=\(place.file.commandProperty),line=\(place.line),"
      text += "title=\(finding.rule.commandProperty)::"
      text += "\(finding.sentence) \(finding.advice)\(scenario)".commandData + "\n"
    }
    for entry in report.notMeasured {
      text += "::notice title=\("not measured: \(entry.rule)".commandProperty)::"
      text += "\(entry.previewID): \(entry.reason)".commandData + "\n"
    }
    return text
  }
}

extension String {
  /// As the value after a workflow command's colons.
  fileprivate var commandData: String {
    replacingEach(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// As a workflow command's property.
  fileprivate var commandProperty: String {
    replacingEach(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func replacingEach(_ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
