import GalleyScreen

extension AuditConfiguration {
  /// The findings that neither a comment nor the configuration leaves out, at the severities the configuration gives.
  ///
  /// - Returns: those, and a message for each suppression that left nothing out or gives no reason.
  func filter(_ findings: [Finding], suppressions: [Suppression]) -> (findings: [Finding], unused: [String]) {
    var usedComments: Set<Suppression> = []
    var usedEntries: Set<RuleEntry> = []
    var kept: [Finding] = []
    for var finding in findings {
      let rule = rules[finding.rule]
      let comments = suppressions.filter { !$0.reason.isEmpty && $0.covers(finding) }
      let entries = (rule?.ignored ?? []).filter { $0.covers(finding) }
      usedComments.formUnion(comments)
      usedEntries.formUnion(entries.map { RuleEntry(rule: finding.rule, ignored: $0) })
      guard comments.isEmpty, entries.isEmpty else { continue }
      if let severity = rule?.severity { finding.severity = severity }
      kept.append(finding)
    }
    if rules.values.contains(where: { $0.severity != nil }) { kept = kept.stablySortedBySeverity }
    return (kept, unused(comments: suppressions.filter { !usedComments.contains($0) }, usedEntries))
  }

  private struct RuleEntry: Hashable {
    var rule: String
    var ignored: Ignored
  }

  private func unused(comments: [Suppression], _ usedEntries: Set<RuleEntry>) -> [String] {
    var messages = comments.map { comment in
      let fault = comment.reason.isEmpty ? "gives no reason" : "leaves nothing out"
      return "\(comment.file):\(comment.line): galley:ignore \(comment.rule) \(fault)"
    }
    for (rule, settings) in rules.sorted(by: { $0.key < $1.key }) {
      for entry in settings.ignored where !usedEntries.contains(RuleEntry(rule: rule, ignored: entry)) {
        let subject = [entry.node, entry.path].compactMap { $0 }.joined(separator: " in ")
        messages.append(".galley.json: ignoring \(subject.isEmpty ? "all" : subject) for \(rule) leaves nothing out")
      }
    }
    return messages
  }
}

extension AuditConfiguration.Ignored {
  func covers(_ finding: Finding) -> Bool {
    if let path {
      let file = finding.source?.file ?? String(finding.previewID.prefix { $0 != ":" })
      guard file.hasPrefix(path) else { return false }
    }
    guard let node else { return true }
    return finding.node.split(separator: " ").prefix(2).contains { $0 == node }
  }
}

extension [Finding] {
  fileprivate var stablySortedBySeverity: [Finding] {
    enumerated().sorted { a, b in
      a.element.severity != b.element.severity ? a.element.severity > b.element.severity : a.offset < b.offset
    }.map(\.element)
  }
}
