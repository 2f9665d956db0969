import Foundation
import GalleyArguments
import GalleyAudit
import GalleyCatalog

/// `galley explain`: the page of a rule, the values and sources of a fact, or the list of rules.
enum ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    name: "explain", summary: "explain a rule of the audit, or where a number comes from",
    discussion: """
      A rule's page says what it is about, why, how it is measured, and how to mend what it finds. A fact is a dotted name \
      such as bar.navigation.height, as 'assumed' in results has it; of a device, iphone-16-pro/safeArea.ios26.portrait. \
      Without a name the rules are listed.
      """,
    arguments: [
      ArgumentDeclaration(
        .text("RULE|FACT", completion: .words(AuditRules.ids)), .optional, help: "the rule, or the fact")
    ],
    sections: [CommandDeclaration.Section("Options", [CommonOptions.json.declaration])],
    examples: [
      .init("galley explain touch-target", "its limits by platform, and a fix"),
      .init("galley explain bar.navigation.height", "the number in every circumstance, with its sources"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let book = try rules()
    guard let name = arguments.words.first else {
      console.write(try list(book))
      return .fine
    }
    if AuditRules.ids.contains(name) {
      console.write(try book.page(of: name))
      return .fine
    }
    // Facts have dots or a slash in their names, and rules have not.
    guard name.contains(where: { $0 == "." || $0 == "/" }) else {
      let nearest = NearestNames.of(name, among: AuditRules.ids)
      let hint = nearest.isEmpty ? "; 'galley explain' lists them" : ". Did you mean '\(nearest[0])'?"
      throw UsageError("there is no rule '\(name)'\(hint)")
    }
    let explanation = try FactExplanation(Catalog.standard(), name: name)
    console.write(arguments[CommonOptions.json] ? explanation.json : explanation.text)
    return .fine
  }

  private static func list(_ book: RuleBook) throws -> String {
    let rows = try AuditRules.ids.map { id in
      let facts = try book.facts(of: id)
      let severities = Severity.allCases.filter { facts.severities[$0.rawValue] != nil }.map(\.rawValue)
      return [id, severities.joined(separator: ", "), facts.title]
    }
    return Columns.lines(rows).joined(separator: "\n") + "\n"
  }

  /// The rules' facts of this installation.
  static func rules() throws -> RuleBook {
    try RuleBook(folder: URL(fileURLWithPath: DataFolder.find().path).appendingPathComponent("rules"))
  }
}
