@_implementationOnly import SwiftSyntax

extension Translator {
  func rewrite(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    note(view: node, node.memberBlock, generics: node.genericParameterClause, at: node.structKeyword)
    return .visitChildren
  }

  func rewrite(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }

  func rewrite(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }

  func rewrite(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }

  func rewrite(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if scope.isEmpty { file.declaredTypes.insert(node.name.text) }
    scope.append(Scope(name: node.name.text, isGeneric: true, isExtension: false))
    return .visitChildren
  }

  func rewrite(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scope.isEmpty { file.declaredTypes.insert(node.name.text) }
    return .visitChildren
  }

  func rewrite(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = flatText(of: node.extendedType)
    scope.append(Scope(name: name, isGeneric: node.genericWhereClause != nil, isExtension: true))
    registerProvider(node.inheritanceClause, line: line(of: node.extensionKeyword))
    return .visitChildren
  }

  // MARK: - Registering

  private func enter(
    _ node: some DeclGroupSyntax, named name: TokenSyntax, generics: GenericParameterClauseSyntax?
  ) {
    if scope.isEmpty { file.declaredTypes.insert(name.text) }
    let hiding = scope.isEmpty ? nil : node.modifiers.first { $0.name.tokenKind == .keyword(.private) }
    scope.append(
      Scope(name: name.text, isGeneric: generics != nil, isExtension: false, hiding: hiding.map { range(of: $0) }))
    let line = self.line(of: node.introducer)
    registerProvider(node.inheritanceClause, line: line)
    registerApp(node, line: line)
  }

  private func registerProvider(_ inheritance: InheritanceClauseSyntax?, line: Int) {
    guard inherits(inheritance, from: "PreviewProvider") else { return }
    let type = scope.map(\.name).joined(separator: ".")
    guard !scope.contains(where: \.isGeneric) else {
      file.skippedPreviews.append(SkippedPreview(file: name, line: line, reason: "\(type) is generic"))
      return
    }
    file.previews.append(FoundPreview(kind: .provider, name: type, file: name, line: line))
    exposeScope()
    registrations.append(
      ("_GalleyPreviews.add(provider: \(type).self, file: \(Self.literal(name)), line: \(line))", line))
  }

  private func registerApp(_ node: some DeclGroupSyntax, line: Int) {
    let isMain = node.attributes.contains { $0.as(AttributeSyntax.self)?.isNamed("main") ?? false }
    guard isMain, inherits(node.inheritanceClause, from: "App"), !scope.contains(where: \.isGeneric) else { return }
    let type = scope.map(\.name).joined(separator: ".")
    file.previews.append(FoundPreview(kind: .app, name: type, file: name, line: line))
    exposeScope()
    registrations.append(("_GalleyPreviews.add(app: \(type).self, file: \(Self.literal(name)), line: \(line))", line))
  }

  private func note(
    view node: StructDeclSyntax, _ members: MemberBlockSyntax, generics: GenericParameterClauseSyntax?,
    at keyword: TokenSyntax
  ) {
    guard inherits(node.inheritanceClause, from: "View", "UIViewRepresentable", "UIViewControllerRepresentable")
    else { return }
    let type = scope.map(\.name).joined(separator: ".")
    let isGeneric = scope.contains(where: \.isGeneric)
    let needs = isGeneric ? "generic arguments" : Self.missingArgument(in: members)
    let line = self.line(of: keyword)
    file.views.append(FoundView(name: type, file: name, line: line, needs: needs))
    guard context.viewNames.contains(type), !isGeneric else { return }
    file.previews.append(FoundPreview(kind: .view, name: type, file: name, line: line))
    exposeScope()
    let text = "_GalleyPreviews.add(view: \(Self.literal(type)), file: \(Self.literal(name)), line: \(line)) "
    registrations.append((text + "{ \(type)() }", line))
  }

  private func inherits(_ clause: InheritanceClauseSyntax?, from names: String...) -> Bool {
    clause?.inheritedTypes.contains { inherited in
      let name = inherited.type.as(IdentifierTypeSyntax.self)?.name ?? inherited.type.as(MemberTypeSyntax.self)?.name
      return name.map { names.contains($0.text) } ?? false
    } ?? false
  }

  /// Makes types that are private members of others visible to the registration function in the same file.
  func exposeScope() {
    for hiding in scope.compactMap(\.hiding) where hiding.upperBound > hiding.lowerBound {
      edits.replace(hiding, with: "fileprivate")
    }
    for index in scope.indices { scope[index].hiding = nil }
  }
}
