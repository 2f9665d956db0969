@_implementationOnly import SwiftSyntax

extension Translator {
  /// Tables and collections make cells by their class. Objective-C finds the initializer at run time; Swift wants it
  /// `required`, also where a subclass overrides it.
  func rewrite(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name)
    guard let override = modifiers.first(where: { $0.tokenKind == .keyword(.override) }),
      !modifiers.contains(where: { $0.tokenKind == .keyword(.required) })
    else { return .visitChildren }
    switch node.signature.parameterClause.parameters.map(\.firstName.text) {
    case ["style", "reuseIdentifier"], ["reuseIdentifier"]: break
    case ["frame"] where isMadeByClass(node): break
    default: return .visitChildren
    }
    edits.insert("required ", at: range(of: override).lowerBound)
    return .visitChildren
  }

  /// Whether the class around is a cell or another view that a collection makes, by the name of what it inherits.
  private func isMadeByClass(_ node: InitializerDeclSyntax) -> Bool {
    var parent = node.parent
    while let here = parent {
      if let type = here.as(ClassDeclSyntax.self) {
        guard let first = type.inheritanceClause?.inheritedTypes.first?.type else { return false }
        let name = first.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        return ["Cell", "ReusableView", "HeaderFooterView"].contains { name.hasSuffix($0) }
      }
      parent = here.parent
    }
    return false
  }
}
