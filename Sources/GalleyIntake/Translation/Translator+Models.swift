@_implementationOnly import SwiftSyntax

/// The macros of SwiftData and the attributes of Core Data: classes whose properties a store keeps.
extension Translator {
  private static let modelAttributes: Set<String> = ["Attribute", "Relationship", "Transient"]

  private var usesModels: Bool { file.importedModules.contains("SwiftData") && context.modules.contains("SwiftData") }

  /// `@Model` and `@ModelActor` become what the macros would add: an observable class that conforms to the protocol,
  /// and an actor with a container.
  func makeModel(_ node: ClassDeclSyntax) {
    guard usesModels, let macro = attribute("Model", of: node.attributes) else { return }
    edits.replace(range(of: macro), with: "@Observation.Observable")
    conform(
      node.inheritanceClause, after: node.genericParameterClause.map(range) ?? range(of: node.name),
      to: "PersistentModel")
  }

  func makeModelActor(_ node: ActorDeclSyntax) {
    guard usesModels, let macro = attribute("ModelActor", of: node.attributes) else { return }
    blank(macro)
    conform(node.inheritanceClause, after: range(of: node.name), to: "ModelActor")
    let level = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
    edits.insert(
      " \(level)nonisolated let modelContainer: ModelContainer; \(level)let modelContext: ModelContext; "
        + "\(level)init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; "
        + "modelContext = ModelContext(modelContainer) };",
      at: range(of: node.memberBlock.leftBrace).upperBound)
  }

  /// Whether the attribute says how a store keeps a property, which one in memory does not ask.
  func isOfModels(_ node: AttributeSyntax, _ name: String) -> Bool { usesModels && Self.modelAttributes.contains(name) }

  /// `@Query var trips: [Trip]`: only a call of the wrapper's initialiser lets the compiler find the type of its elements.
  func completeQuery(_ node: AttributeSyntax, _ name: String) {
    guard usesModels, name == "Query", node.arguments == nil, node.leftParen == nil else { return }
    edits.insert("()", at: range(of: node.attributeName).upperBound)
  }

  /// `#Index` and `#Unique`, likewise.
  func isOfModels(macro name: String) -> Bool { usesModels && (name == "Index" || name == "Unique") }

  /// `@NSManaged var name: String?` reads and writes the object's values, `@NSManaged func addToItems(_:)` changes them.
  func rewriteManaged(_ node: VariableDeclSyntax) {
    guard context.modules.contains("CoreData"), attribute("NSManaged", of: node.attributes) != nil,
      let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation, binding.accessorBlock == nil
    else { return }
    let key = Self.literal(name.filter { $0 != "`" })
    edits.insert(
      " { get { _managedValue(\(key)) } set { _setManagedValue(newValue, \(key)) } }",
      at: range(of: type).upperBound)
  }

  func rewrite(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameter = node.signature.parameterClause.parameters.first
    if context.modules.contains("CoreData"), attribute("NSManaged", of: node.attributes) != nil, node.body == nil,
      let value = (parameter?.secondName ?? parameter?.firstName)?.text
    {
      edits.insert(
        " { _changeManagedValues(\(Self.literal(node.name.text)), \(value)) }",
        at: range(of: node.signature).upperBound)
    }
    return .visitChildren
  }

  private func attribute(_ name: String, of list: AttributeListSyntax) -> AttributeSyntax? {
    list.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.isNamed(name) }
  }

  private func conform(_ clause: InheritanceClauseSyntax?, after name: Range<Int>, to type: String) {
    guard let clause else { return edits.insert(": \(type)", at: name.upperBound) }
    edits.insert(", \(type)", at: range(of: clause.inheritedTypes).upperBound)
  }
}
