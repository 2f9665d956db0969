@_implementationOnly import SwiftSyntax

extension Translator {
  /// Says of which type the members are that a point, a size or a rectangle is made of, as in
  /// `CGSize(width: .infinity, height: 44)`.
  ///
  /// On Apple's platforms the initialiser from `CGFloat` is the struct's own and wins; Foundation's three on Linux are
  /// alike, and the call is ambiguous where nothing in it has a type.
  func rewrite(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["CGSize", "CGPoint", "CGRect"].contains(name)
    else { return .visitChildren }
    let members = node.arguments.map { implicitMember(in: $0.expression) }
    let isOpen = zip(node.arguments, members).allSatisfy { argument, member in
      member != nil || isLiteral(argument.expression)
    }
    guard isOpen, let first = members.compactMap({ $0 }).first else { return .visitChildren }
    let labels = node.arguments.compactMap(\.label?.text)
    guard [["width", "height"], ["x", "y"], ["x", "y", "width", "height"]].contains(labels) else {
      return .visitChildren
    }
    // These are whole numbers' alone: the initialiser is that from `Int`.
    let isWhole = members.contains { ["max", "min"].contains($0?.declName.baseName.text) }
    edits.insert(isWhole ? "Int" : "CGFloat", at: range(of: first).lowerBound)
    return .visitChildren
  }

  /// `.infinity`, or the same with a sign.
  private func implicitMember(in expression: ExprSyntax) -> MemberAccessExprSyntax? {
    let inside = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
    guard let member = inside.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member
  }

  private func isLiteral(_ expression: ExprSyntax) -> Bool {
    let inside = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
    return inside.is(IntegerLiteralExprSyntax.self) || inside.is(FloatLiteralExprSyntax.self)
  }
}
