@_implementationOnly import SwiftSyntax

extension Translator {
  /// Wrappers of properties that an initialiser without arguments leaves to the environment.
  private static let wrappersWithValue: Set<String> = [
    "Environment", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest", "Query", "AppStorage", "SceneStorage",
    "Namespace", "FocusState", "GestureState", "AccessibilityFocusState", "ScaledMetric", "FocusedValue",
    "FocusedBinding", "FocusedObject", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "PhysicalMetric",
  ]

  /// What a struct with these members needs to be made, or nil where `init()` does it.
  static func missingArgument(in members: MemberBlockSyntax) -> String? {
    let initializers = members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard initializers.isEmpty else {
      let isOpen = initializers.contains { initializer in
        initializer.optionalMark == nil
          && initializer.signature.parameterClause.parameters.allSatisfy {
            $0.defaultValue != nil || $0.ellipsis != nil
          }
      }
      if isOpen { return nil }
      let first = initializers.first?.signature.parameterClause.parameters.first { $0.defaultValue == nil }
      return first.map { $0.firstName.text == "_" ? ($0.secondName?.text ?? "_") : $0.firstName.text } ?? "init"
    }
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      if let name = missingArgument(in: variable) { return name }
    }
    return nil
  }

  /// The name of the first stored property that the declaration leaves without a value.
  private static func missingArgument(in variable: VariableDeclSyntax) -> String? {
    let isStatic = variable.modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        || $0.name.tokenKind == .keyword(.lazy)
    }
    if isStatic { return nil }
    let wrapper = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      attribute.arguments != nil
        || (attribute.attributeName.as(IdentifierTypeSyntax.self).map { wrappersWithValue.contains($0.name.text) }
          ?? false)
    }
    if wrapper != nil { return nil }
    for binding in variable.bindings where binding.initializer == nil && !isComputed(binding) {
      let isOptional =
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
      if isOptional, isVariable { continue }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "a property"
    }
    return nil
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy {
      $0.accessorSpecifier.tokenKind == .keyword(.willSet) || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
    }
  }
}
