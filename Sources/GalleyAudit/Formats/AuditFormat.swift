/// A form in which a report is written.
public enum AuditFormat: String, Sendable, CaseIterable {
  /// To be read in a terminal.
  case text
  /// One object, described by `docs/schema/audit.schema.json`.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for test reports.
  case junit
  /// Annotations of GitHub's workflows.
  case github

  /// The report in this form, ending with a line feed.
  ///
  /// - Parameters:
  ///   - colored: whether severities have colour, in text alone.
  ///   - failing: the least severity that counts as a failure, in JUnit's form alone.
  public func write(_ report: AuditReport, book: RuleBook, colored: Bool = false, failing: Severity = .error) -> String
  {
    switch self {
    case .text: AuditText(report: report, isColored: colored).text()
    case .json: AuditJSON(report: report).text()
    case .sarif: AuditSARIF(report: report, book: book).text()
    case .junit: AuditJUnit(report: report, failing: failing).text()
    case .github: AuditAnnotations(report: report).text()
    }
  }
}

extension Finding {
  /// The whole finding in one sentence: `Button #close "×" has a target of 22×22 pt, under the least of 28 pt.`
  public var sentence: String { "\(node) \(message)." }
}
