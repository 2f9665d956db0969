import GalleyScenario
@_implementationOnly import SwiftSyntax

extension Translator {
  func rewrite(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expand(node, name: node.macroName.text)
  }

  func rewrite(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    expand(node, name: node.macroName.text)
  }

  private func expand(
    _ node: some FreestandingMacroExpansionSyntax, name: String
  ) -> SyntaxVisitorContinueKind {
    switch name {
    case "Preview": return rewritePreview(node)
    case "Playground":
      blank(node)
      return .skipChildren
    case "selector":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      edits.replace(range(of: node), with: "Selector(\(Self.literal(selectorName(of: argument))))")
      return .skipChildren
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      edits.replace(range(of: node), with: Self.literal(keyPathText(of: argument)))
      return .skipChildren
    case "bundle":
      edits.replace(range(of: node), with: context.hasResources ? "Bundle.module" : "Bundle.main")
      return .skipChildren
    case "Rule" where file.importedModules.contains("TipKit"):
      return call("TipKit.Tips.Rule", insteadOf: node)
    case _ where isOfModels(macro: name):
      blank(node)
      return .skipChildren
    case "colorLiteral":
      return call(context.platform == .macOS ? "NSColor" : "UIColor", insteadOf: node)
    case "imageLiteral":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      let type = context.platform == .macOS ? "NSImage" : "UIImage"
      edits.replace(range(of: node), with: "\(type)(imageLiteralResourceName: \(flatText(of: argument)))")
      return .skipChildren
    case "fileLiteral":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      edits.replace(range(of: node), with: "URL(fileURLWithPath: \(flatText(of: argument)))")
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// Puts `name` in place of the macro's own, and keeps its arguments.
  private func call(
    _ name: String, insteadOf node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    edits.replace(range(of: node.pound).lowerBound..<range(of: node.macroName).upperBound, with: name)
    return .visitChildren
  }

  /// The Objective-C name of the method or property that `#selector` refers to.
  private func selectorName(of expression: ExprSyntax) -> String {
    if let cast = expression.as(AsExprSyntax.self) { return selectorName(of: cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return selectorName(of: first)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
      return selectorName(of: first.expression)
    }
    let reference: DeclReferenceExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
    } else {
      reference = expression.as(DeclReferenceExprSyntax.self)
    }
    guard let reference else { return flatText(of: expression) }
    guard let labels = reference.argumentNames?.arguments.map(\.name.text), let first = labels.first else {
      return reference.baseName.text
    }
    // `tapped(sender:)` is `tappedWithSender:` in Objective-C, `tapped(_:)` is `tapped:`.
    let start = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
    return reference.baseName.text + start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// The path without the type it begins with.
  private func keyPathText(of expression: ExprSyntax) -> String {
    var parts = flatText(of: expression).split(separator: ".").map(String.init)
    if let first = parts.first?.first, first.isUppercase, parts.count > 1 { parts.removeFirst() }
    return parts.joined(separator: ".")
  }
}
