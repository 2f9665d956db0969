import Foundation
import GalleyArguments
import GalleyAudit
import GalleyCatalog

/// `galley explain`: the page of a rule, or the list of them.
enum ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    name: "explain", summary: "explain a rule of the audit: what, why, how it is measured, how to mend it",
    arguments: [
      ArgumentDeclaration(
        ValueForm("RULE", choices: AuditRules.ids.map { ValueForm.Choice($0) }), .optional, help: "the rule")
    ],
    examples: [.init("galley explain touch-target", "its limits by platform, and a fix")])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let book = try rules()
    if let rule = arguments.words.first {
      console.write(try book.page(of: rule))
      return .fine
    }
    let width = AuditRules.ids.map(\.count).max() ?? 0
    for id in AuditRules.ids {
      let facts = try book.facts(of: id)
      let severities = Severity.allCases.filter { facts.severities[$0.rawValue] != nil }.map(\.rawValue)
      let padding = String(repeating: " ", count: width - id.count + 2)
      console.write("\(id)\(padding)\(facts.title) (\(severities.joined(separator: ", ")))\n")
    }
    return .fine
  }

  /// The rules' facts of this installation.
  static func rules() throws -> RuleBook {
    try RuleBook(folder: URL(fileURLWithPath: DataFolder.find().path).appendingPathComponent("rules"))
  }
}
