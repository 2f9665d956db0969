@_implementationOnly import SwiftSyntax

extension Translator {
  func rewrite(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    note(node)
    return .visitChildren
  }

  func rewrite(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    makeDelegateByType(node)
    makeModel(node)
    return .visitChildren
  }

  func rewrite(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }

  func rewrite(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, generics: node.genericParameterClause)
    makeModelActor(node)
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
    registerProvider(node, line: line(of: node.extensionKeyword))
    noteView(node.inheritanceClause)
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
    registerProvider(node, line: line)
    registerApp(node, line: line)
  }

  private func registerProvider(_ node: some DeclGroupSyntax, line: Int) {
    guard inherits(node.inheritanceClause, from: "PreviewProvider"), !isLocal(node) else { return }
    let type = typeName
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
    let type = typeName
    file.previews.append(FoundPreview(kind: .app, name: type, file: name, line: line))
    exposeScope()
    registrations.append(("_GalleyPreviews.add(app: \(type).self, file: \(Self.literal(name)), line: \(line))", line))
  }

  /// Remembers a struct, which this or another declaration of the file may make a view.
  private func note(_ node: StructDeclSyntax) {
    guard !isLocal(node) else { return }
    let needs = scope.contains(where: \.isGeneric) ? "generic arguments" : Self.missingArgument(in: node.memberBlock)
    structs.append((name: typeName, needs: needs, line: line(of: node.structKeyword)))
    noteView(node.inheritanceClause)
  }

  private func noteView(_ inheritance: InheritanceClauseSyntax?) {
    let isView = inherits(inheritance, from: "View", "UIViewRepresentable", "UIViewControllerRepresentable")
    if isView { viewNames.insert(typeName) }
    // The registration function must see those that it is asked to make.
    if isView, context.viewNames.contains(typeName) { exposeScope() }
  }

  /// Registers the views that are asked for, now that the whole file is read.
  func registerViews() {
    for view in structs where viewNames.contains(view.name) {
      file.views.append(FoundView(name: view.name, file: name, line: view.line, needs: view.needs))
      guard context.viewNames.contains(view.name), view.needs == nil else { continue }
      file.previews.append(FoundPreview(kind: .view, name: view.name, file: name, line: view.line))
      let place = "file: \(Translation.literal(name)), line: \(view.line)"
      let text = "_GalleyPreviews.add(view: \(Translation.literal(view.name)), \(place)) { \(view.name)() }"
      registrations.append((text, view.line))
    }
  }

  private var typeName: String { scope.map(\.name).joined(separator: ".") }

  /// Whether the type is declared in a function, where nothing outside can name it.
  private func isLocal(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      parent = current.parent
    }
    return false
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
