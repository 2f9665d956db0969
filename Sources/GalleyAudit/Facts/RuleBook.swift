import Foundation

/// The facts and pages of every rule, read from the catalog's `rules` folder.
public struct RuleBook: Sendable {
  public private(set) var facts: [String: RuleFacts]
  let folder: URL

  /// - Parameter folder: `Data/rules`, or its installed copy.
  /// - Throws: what file cannot be read, and why.
  public init(folder: URL) throws(AuditError) {
    self.folder = folder
    facts = [:]
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
    } catch {
      throw .unreadableRules(folder: folder.lastPathComponent)
    }
    for name in names {
      do {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        let read = try JSONDecoder().decode(RuleFacts.self, from: data)
        facts[read.id] = read
      } catch {
        throw .malformedFacts(file: name, reason: "\(error)")
      }
    }
  }

  /// The facts of a rule.
  public func facts(of id: String) throws(AuditError) -> RuleFacts {
    guard let facts = facts[id] else { throw .missingFacts(rule: id) }
    return facts
  }

  /// What `galley explain` shows of a rule, as Markdown.
  public func page(of id: String) throws(AuditError) -> String {
    do {
      return try String(contentsOf: folder.appendingPathComponent(id + ".md"), encoding: .utf8)
    } catch {
      throw .missingPage(rule: id)
    }
  }
}
