@_implementationOnly import SwiftSyntax

extension Translator {
  /// Lets `some View` stand for different types by the system's version.
  ///
  /// The compiler allows `if #available(…) { return a }; return b` with two types only while it sees the condition. As the
  /// condition becomes a call, what the function returns becomes one type.
  func eraseResults(around condition: AvailabilityConditionSyntax) {
    guard let body = functionBody(around: condition), erasedBodies.insert(body.id).inserted else { return }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    guard finder.results.count > 1 else { return }
    for result in finder.results {
      let place = range(of: result)
      edits.insert("SwiftUI.AnyView(", at: place.lowerBound)
      edits.insert(")", at: place.upperBound)
    }
  }

  /// The body of the function or property with the result `some View` that the condition decides in; nil inside closures.
  private func functionBody(around condition: AvailabilityConditionSyntax) -> Syntax? {
    var node = condition.parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) { return nil }
      if let function = current.as(FunctionDeclSyntax.self) {
        guard isSomeView(function.signature.returnClause?.type) else { return nil }
        return function.body.map { Syntax($0) }
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        guard isSomeView(binding.typeAnnotation?.type) else { return nil }
        return binding.accessorBlock.map { Syntax($0) }
      }
      node = current.parent
    }
    return nil
  }

  private func isSomeView(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.tokenKind == .keyword(.some) else {
      return false
    }
    return ["View", "SwiftUI.View"].contains(flatText(of: type.constraint))
  }
}

/// Finds what a body returns, closures and functions in it left out.
private final class ReturnFinder: SyntaxVisitor {
  var results: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { results.append(expression) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
