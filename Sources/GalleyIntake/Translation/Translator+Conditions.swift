@_implementationOnly import SwiftParserDiagnostics
@_implementationOnly import SwiftDiagnostics
@_implementationOnly import SwiftSyntax

extension Translator {
  /// Keeps the clause that is compiled for the proofed platform, without its directive, and blanks the others.
  func rewrite(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = regions.activeClause(for: node)
    file.activeClauses.append(active?.position.utf8Offset ?? -1)
    for clause in node.clauses {
      let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      guard clause.id == active?.id else {
        let range = start..<clause.endPosition.utf8Offset
        inactiveRanges.append(range)
        edits.blank(range, of: source)
        continue
      }
      let directive = clause.condition.map { range(of: $0).upperBound } ?? range(of: clause.poundKeyword).upperBound
      edits.blank(start..<directive, of: source)
      if let elements = clause.elements { walk(elements) }
    }
    blank(node.poundEndif)
    return .skipChildren
  }

  /// The parser's errors outside of blanked regions, in the order of the text.
  func syntaxErrors(in tree: SourceFileSyntax) -> [SourceError] {
    ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { diagnostic in
        diagnostic.diagMessage.severity == .error
          && !inactiveRanges.contains { $0.contains(diagnostic.position.utf8Offset) }
      }
      .map { diagnostic in
        let place = lines.position(of: diagnostic.position.utf8Offset)
        return SourceError(
          file: name, line: place.line, column: place.column, message: diagnostic.message, kind: .other)
      }
  }
}
