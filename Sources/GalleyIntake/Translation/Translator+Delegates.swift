@_implementationOnly import SwiftSyntax

extension Translator {
  /// Lets an app's delegate be made by its type alone, as the property wrapper of `App` asks.
  ///
  /// On Apple's platforms the initialiser of every `NSObject` is one that subclasses must have; here the class has to
  /// say so.
  func makeDelegateByType(_ node: ClassDeclSyntax) {
    guard let clause = node.inheritanceClause, isDelegate(clause) else { return }
    let initialisers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let plain = initialisers.first { $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil }
    guard initialisers.isEmpty || plain != nil else { return }
    edits.insert(", _MadeByType", at: range(of: clause.inheritedTypes).upperBound)
    guard let plain else {
      edits.insert(" required override init() { super.init() };", at: range(of: node.memberBlock.leftBrace).upperBound)
      return
    }
    if !plain.modifiers.contains(where: { $0.name.tokenKind == .keyword(.required) }) {
      let first = plain.modifiers.first.map { range(of: $0) } ?? range(of: plain.initKeyword)
      edits.insert("required ", at: first.lowerBound)
    }
  }

  private func isDelegate(_ clause: InheritanceClauseSyntax) -> Bool {
    let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
    let roots: Set = ["NSObject", "UIResponder"]
    let protocols: Set = ["UIApplicationDelegate", "UIKit.UIApplicationDelegate"]
    return names.first.map { roots.contains($0) } ?? false && names.contains { protocols.contains($0) }
  }
}
