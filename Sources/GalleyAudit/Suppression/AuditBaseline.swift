import Foundation

/// Findings that are known: an earlier report as JSON. Only what is new beside it is reported.
///
/// A finding is known by its rule, its preview's file and name, and its node's path. Lines may move.
public struct AuditBaseline: Sendable, Equatable {
  private struct Key: Hashable, Sendable {
    var rule: String
    var file: String
    var preview: String
    var node: String
  }

  private var known: Set<Key>

  /// - Parameter json: what `galley audit --format json` wrote.
  /// - Throws: for what is no such report.
  public init(json: Data) throws(AuditError) {
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: json)
    } catch {
      throw .malformedBaseline
    }
    known = Set(
      report.findings.map {
        Self.key(rule: $0.rule, previewID: $0.previewID, preview: $0.preview, path: $0.path, node: $0.node)
      })
  }

  public func knows(_ finding: Finding) -> Bool {
    known.contains(
      Self.key(
        rule: finding.rule, previewID: finding.previewID, preview: finding.preview, path: finding.path,
        node: finding.node))
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var previewID: String
      var preview: String
      var path: String?
      var node: String
    }

    var findings: [Finding]
  }

  private static func key(rule: String, previewID: String, preview: String, path: String?, node: String) -> Key {
    let file = String(previewID.prefix { $0 != ":" })
    // A preview without a name goes by its place, whose line may move.
    return Key(rule: rule, file: file, preview: preview == previewID ? "" : preview, node: path ?? node)
  }
}

extension AuditReport {
  /// The report without what a baseline knows, which counts as left out.
  public func leavingOut(_ baseline: AuditBaseline) -> AuditReport {
    var report = self
    report.findings.removeAll(where: baseline.knows)
    report.suppressedCount += findings.count - report.findings.count
    return report
  }
}
