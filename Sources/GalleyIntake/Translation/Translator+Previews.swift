@_implementationOnly import SwiftSyntax

extension Translator {
  /// Turns `#Preview(…) { … }` into a function on the same lines that registers the closure.
  func rewritePreview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    let line = self.line(of: node.pound)
    var call = PreviewCall(arguments: node.arguments)
    if call.unsupported == nil, scope.contains(where: \.isGeneric) { call.unsupported = "it is inside a generic type" }
    if !node.additionalTrailingClosures.isEmpty, call.unsupported == nil {
      call.unsupported = "it has more than one closure"
    }
    guard call.unsupported == nil, node.trailingClosure != nil || call.body != nil else {
      let reason = call.unsupported ?? "it has no body"
      file.skippedPreviews.append(SkippedPreview(file: name, line: line, reason: reason))
      blank(node)
      return .skipChildren
    }

    let function = "__galley_preview_\(context.index)_\(file.previews.count)"
    let isMember = !scope.isEmpty
    var add = "_GalleyPreviews.add(file: \(Self.literal(name)), line: \(line)"
    add += ", name: " + (call.name.map { flatText(of: $0) } ?? "nil")
    if !call.traits.isEmpty { add += ", traits: [\(call.traits.map { flatText(of: $0) }.joined(separator: ", "))]" }
    let opening = "@MainActor \(isMember ? "static " : "")fileprivate func \(function)() { "

    let whole = range(of: node)
    bodies.append(whole)
    if let closure = node.trailingClosure {
      let start = range(of: closure).lowerBound
      let statements = previewableStatements(of: closure)
      if statements.isEmpty {
        edits.replace(whole.lowerBound..<start, with: opening + add + ") ")
        edits.insert(" }", at: whole.upperBound)
      } else {
        let declarations = hoist(statements, in: closure)
        edits.replace(
          whole.lowerBound..<range(of: closure.leftBrace).upperBound,
          with: opening + "struct __GalleyPreviewable: View {" + declarations)
        edits.insert(" }; \(add)) { __GalleyPreviewable() } }", at: whole.upperBound)
      }
      walk(closure.statements)
    } else if let body = call.body {
      let place = range(of: body)
      edits.replace(whole.lowerBound..<place.lowerBound, with: opening + add + ", body: ")
      edits.replace(place.upperBound..<whole.upperBound, with: ") }")
      walk(body)
    }

    file.previews.append(
      FoundPreview(kind: .macro, name: call.name.flatMap { stringValue(of: $0) }, file: name, line: line))
    let path = scope.map { $0.name + "." }.joined()
    exposeScope()
    registrations.append(("\(path)\(function)()", line))
    return .skipChildren
  }

  private func stringValue(of expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  // MARK: - Previewable

  /// The statements of the closure that are marked `@Previewable`.
  private func previewableStatements(of closure: ClosureExprSyntax) -> [VariableDeclSyntax] {
    closure.statements.compactMap { statement in
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
      let isMarked = variable.attributes.contains { $0.as(AttributeSyntax.self)?.isNamed("Previewable") ?? false }
      return isMarked ? variable : nil
    }
  }

  /// Makes the marked variables properties of a view, and the rest of the closure its body.
  ///
  /// Variables before any other statement stay on their lines. A later one moves up to the opening line, whose text
  /// is returned, for it must come before the body begins.
  private func hoist(_ variables: [VariableDeclSyntax], in closure: ClosureExprSyntax) -> String {
    let marked = Set(variables.map(\.id))
    let leading = closure.statements.prefix { statement in
      statement.item.as(VariableDeclSyntax.self).map { marked.contains($0.id) } ?? false
    }
    for statement in leading {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for attribute in variable.attributes {
        if attribute.as(AttributeSyntax.self)?.isNamed("Previewable") ?? false { blank(attribute) }
      }
    }
    var moved = ""
    for variable in variables.dropFirst(leading.count) {
      let kept = variable.with(
        \.attributes,
        variable.attributes.filter { !($0.as(AttributeSyntax.self)?.isNamed("Previewable") ?? false) })
      moved += " " + flatText(of: kept) + ";"
      blank(variable)
    }
    let end = leading.last.map { range(of: $0).upperBound } ?? range(of: closure.leftBrace).upperBound
    let body = " var body: some View {"
    guard !leading.isEmpty else { return moved + body }
    edits.insert((leading.last?.semicolon == nil ? ";" : "") + body, at: end)
    return moved
  }
}

/// The arguments of a `#Preview`, told apart.
private struct PreviewCall {
  var name: ExprSyntax?
  var traits: [ExprSyntax] = []
  var body: ExprSyntax?
  var unsupported: String?

  init(arguments: LabeledExprListSyntax) {
    var isInTraits = false
    for argument in arguments {
      switch argument.label?.text {
      case nil where isInTraits: traits.append(argument.expression)
      case nil: name = argument.expression
      case "traits":
        isInTraits = true
        traits.append(argument.expression)
      case "body": body = argument.expression
      case "windowStyle", "immersionStyle": isInTraits = false
      case "as", "widget", "using", "timeline", "timelineProvider", "relevance", "contentStates":
        unsupported = "it previews a widget or an activity"
      case let label?: unsupported = unsupported ?? "its argument '\(label)' is not known here"
      }
    }
  }
}

extension AttributeSyntax {
  func isNamed(_ name: String) -> Bool {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}
