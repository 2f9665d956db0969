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
      The beginning of a name explains all below it. Without a name the rules are listed, and what is not done here.
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
    let catalog = try Catalog.standard()
    let topics = try catalog.outOfScope()
    if let topic = topics.first(where: { $0.topic == name }) {
      console.write(topic.text)
      return .fine
    }
    let explanation = try self.explanation(of: name, catalog: catalog, topics: topics.map(\.topic))
    console.write(arguments[CommonOptions.json] ? explanation.json : explanation.text)
    return .fine
  }

  private static func explanation(of name: String, catalog: Catalog, topics: [String]) throws -> FactExplanation {
    do {
      return try FactExplanation(catalog, name: name)
    } catch {
      // A name without a dot may be meant for a rule.
      guard case .unknownFact(_, _, let nearest, _) = error, !name.contains("."), !name.contains("/") else {
        throw error
      }
      let near = NearestNames.of(name, among: AuditRules.ids + topics)
      guard !near.isEmpty || nearest.isEmpty else { throw error }
      let hint = near.isEmpty ? "; 'galley explain' lists the rules" : ". Did you mean '\(near[0])'?"
      throw UsageError("there is no rule or fact '\(name)'\(hint)")
    }
  }

  private static func list(_ book: RuleBook) throws -> String {
    let rows = try AuditRules.ids.map { id in
      let facts = try book.facts(of: id)
      let severities = Severity.allCases.filter { facts.severities[$0.rawValue] != nil }.map(\.rawValue)
      return [id, severities.joined(separator: ", "), facts.title]
    }
    let topics = try Catalog.standard().outOfScope().map { [$0.topic, $0.what] }
    let lines = Columns.lines(rows) + ["", "Not done here"] + Columns.lines(topics, indent: 2)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rules' facts of this installation.
  static func rules() throws -> RuleBook {
    try RuleBook(folder: URL(fileURLWithPath: DataFolder.find().path).appendingPathComponent("rules"))
  }
}
