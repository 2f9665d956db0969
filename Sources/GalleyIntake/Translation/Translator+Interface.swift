@_implementationOnly import SwiftSyntax

extension Translator {
  func rewrite(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies.append(range(between: node.leftBrace, node.rightBrace))
    return .visitChildren
  }

  func rewrite(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { bodies.append(range(between: node.leftBrace, node.rightBrace)) }
    return .visitChildren
  }

  func range(between left: TokenSyntax, _ right: TokenSyntax) -> Range<Int> {
    left.endPosition.utf8Offset..<max(left.endPosition.utf8Offset, right.position.utf8Offset)
  }

  /// What other files of the module are compiled against: the text without comments and without the bodies of
  /// functions, accessors and previews.
  ///
  /// Other closures and initial values stay, for types are inferred from them.
  func interface(of tree: SourceFileSyntax) -> [UInt8] {
    var text = Array("\(context.platform.rawValue) \(file.droppedImports.map(\.module))".utf8)
    var bodies = bodies.sorted { $0.lowerBound < $1.lowerBound }[...]
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while let body = bodies.first, body.upperBound <= start { bodies.removeFirst() }
      if let body = bodies.first, body.contains(start) { continue }
      text.append(token.leadingTrivia.contains { $0.isNewline } ? 10 : 32)
      text += token.text.utf8
    }
    return text
  }
}
