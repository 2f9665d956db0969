@_implementationOnly import SwiftOperators
@_implementationOnly import SwiftSyntax

/// The value of an expression in a package's manifest, as far as it can be read without running it.
indirect enum ManifestValue {
  case string(String)
  case bool(Bool)
  case array([ManifestValue])
  /// `.target(name: …)`, `Package(…)`: the function's last name and its arguments.
  case call(String, [(label: String?, value: ManifestValue)])
  /// `.v15`
  case member(String)
  /// Something that only running the manifest can tell.
  case unknown

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The elements, or nil where the value is not an array or not known.
  var array: [ManifestValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  var strings: [String]? { array.map { $0.compactMap(\.string) } }

  var callName: String? {
    if case .call(let name, _) = self { return name }
    return nil
  }

  /// The argument of a call by its label, or nil where there is none.
  func argument(_ label: String?) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// Whether any part of the value could not be read.
  var isIncomplete: Bool {
    switch self {
    case .unknown: return true
    case .array(let values): return values.contains { $0.isIncomplete }
    default: return false
    }
  }
}

/// Reads expressions of a manifest, with the constants that it declares.
struct ManifestReader {
  private var constants: [String: ManifestValue] = [:]
  /// The manifest does more than declare constants, so that a reading may differ from a run.
  private(set) var hasStatements = false
  private(set) var package: ManifestValue?

  init(_ tree: SourceFileSyntax) {
    for statement in tree.statements { read(statement.item) }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    if item.is(ImportDeclSyntax.self) { return }
    guard let variable = item.as(VariableDeclSyntax.self) else {
      hasStatements = hasStatements || !item.is(FunctionDeclSyntax.self)
      return
    }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer.map({ value(of: $0.value) })
      else { continue }
      constants[name] = value
      if value.callName == "Package" { package = value }
    }
  }

  func value(of expression: ExprSyntax) -> ManifestValue {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .string($0) } ?? .unknown
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .bool(literal.literal.tokenKind == .keyword(.true))
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .array(array.elements.map { value(of: $0.expression) })
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return .member(member.declName.baseName.text) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return constants[reference.baseName.text] ?? .unknown
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(sequence) }
    return .unknown
  }

  private func value(of call: FunctionCallExprSyntax) -> ManifestValue {
    let name: String
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return .unknown
    }
    return .call(name, call.arguments.map { ($0.label?.text, value(of: $0.expression)) })
  }

  /// `[…] + other + […]`
  private func sum(_ sequence: SequenceExprSyntax) -> ManifestValue {
    var values: [ManifestValue] = []
    for (index, element) in sequence.elements.enumerated() {
      if index % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return .unknown }
        continue
      }
      guard let array = value(of: element).array else { return .unknown }
      values += array
    }
    return .array(values)
  }
}
