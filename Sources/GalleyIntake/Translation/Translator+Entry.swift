@_implementationOnly import SwiftSyntax

extension Translator {
  /// The key protocols behind the types that `@Entry` extends.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
  ]

  func rewrite(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteManaged(node)
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard attributes.contains(where: { $0.isNamed("Entry") }), let extended = scope.last,
      let keyProtocol = Self.keyProtocols[extended.name.split(separator: ".").last.map(String.init) ?? ""],
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    rewriteEntry(node, binding, name: name, keyProtocol: keyProtocol)
    return .skipChildren
  }

  /// Turns `@Entry var name: Type = value` into a key and a computed property; the value stays on its lines.
  private func rewriteEntry(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: String, keyProtocol: String
  ) {
    let bare = name.filter { $0 != "`" }
    let key = "__Key_\(bare)"
    let modifiers = node.modifiers.map { flatText(of: $0) + " " }.joined()
    // Inside `public extension` a member is public where it does not say otherwise, and so must be its requirements.
    let access = node.modifiers.first(where: \.isAccess) ?? extensionAccess(around: node)
    let level = access.map { flatText(of: $0) + " " } ?? ""
    let memberLevel = level == "public " || level == "package " ? level : ""
    let type = binding.typeAnnotation.map { flatText(of: $0.type) }
    let property =
      "\(modifiers)var \(name): \(type ?? "\(key).Value") "
      + "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    let whole = range(of: node)

    if keyProtocol == "FocusedValueKey" {
      // The property is optional, the key's value is not.
      let value = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self).map { flatText(of: $0.wrappedType) }
      let declaration =
        "\(level)struct \(key): \(keyProtocol) { \(memberLevel)typealias Value = \(value ?? type ?? "Never") }"
      edits.replace(whole, with: "\(declaration); \(property)")
      return
    }
    // The default is evaluated anew at each access; without a type it must be stored to have one.
    let opening =
      "\(level)struct \(key): \(keyProtocol) { "
      + "\(memberLevel)static \(type.map { "var defaultValue: \($0) { return" } ?? "let defaultValue =") "
    let closing = (type == nil ? " }; " : " } }; ") + property
    guard let value = binding.initializer?.value else {
      edits.replace(whole, with: opening + "nil" + closing)
      return
    }
    let place = range(of: value)
    edits.replace(whole.lowerBound..<place.lowerBound, with: opening)
    edits.replace(place.upperBound..<whole.upperBound, with: closing)
    walk(value)
  }

  private func extensionAccess(around node: VariableDeclSyntax) -> DeclModifierSyntax? {
    var parent = node.parent
    while let current = parent {
      if let found = current.as(ExtensionDeclSyntax.self) { return found.modifiers.first(where: \.isAccess) }
      parent = current.parent
    }
    return nil
  }
}

extension DeclModifierSyntax {
  fileprivate var isAccess: Bool {
    let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
    return levels.contains { name.tokenKind == .keyword($0) }
  }
}
