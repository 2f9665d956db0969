@_implementationOnly import SwiftIfConfig
@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

/// Rewrites one file by edits on byte ranges of its text, found in its syntax tree.
///
/// The visitor's methods are in one file for each kind of rewriting.
final class Translator: SyntaxVisitor {
  let name: String
  let source: [UInt8]
  let context: TranslationContext
  let lines: LineTable
  let regions: ConfiguredRegions

  var edits = EditList()
  var file: TranslatedFile
  /// The types around the node being visited, outermost first.
  var scope: [Scope] = []
  /// Statements for the file's registration function, with the line they are for.
  var registrations: [(text: String, line: Int)] = []
  var inactiveRanges: [Range<Int>] = []
  /// Modules of names that the file uses.
  var usedModules: Set<String> = []
  /// Insides of functions and accessors.
  var bodies: [Range<Int>] = []
  /// Structs of the file in the order of their lines, with what making one without arguments leaves open.
  var structs: [(name: String, needs: String?, line: Int)] = []
  /// Bodies whose results were made one type.
  var erasedBodies: Set<SyntaxIdentifier> = []
  /// Names of the types that some declaration of the file makes views.
  var viewNames: Set<String> = []

  /// A type or extension around a node.
  struct Scope {
    var name: String
    var isGeneric: Bool
    var isExtension: Bool
    /// The access modifier that hides a nested type from the registration function at file scope.
    var hiding: Range<Int>?
  }

  /// Translates `source`, the UTF-8 text of the file called `name`.
  static func translate(_ source: [UInt8], name: String, in context: TranslationContext) -> TranslatedFile {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let translator = Translator(source, name: name, tree: tree, context: context)
    translator.walk(tree)
    return translator.finish(tree)
  }

  private init(_ source: [UInt8], name: String, tree: SourceFileSyntax, context: TranslationContext) {
    self.name = name
    self.source = source
    self.context = context
    lines = LineTable(source)
    regions = tree.configuredRegions(in: context.conditions)
    file = TranslatedFile(name: name, text: [], lineCount: lines.count)
    super.init(viewMode: .sourceAccurate)
  }

  // Methods of a class can only be overridden in its own declaration; each kind of rewriting has its own file.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  private func finish(_ tree: SourceFileSyntax) -> TranslatedFile {
    if tree.hasError { file.syntaxErrors = syntaxErrors(in: tree) }
    file.hasStatements = tree.statements.contains { item in
      guard !item.item.is(DeclSyntax.self) else { return false }
      return !item.item.is(MacroExpansionExprSyntax.self)
    }
    file.text = edits.applied(to: source)
    file.interface = interface(of: tree)
    registerViews()
    appendRegistrations()
    return file
  }

  /// Adds, after the last line, the imports that the file lacks here and the function that registers its previews.
  private func appendRegistrations() {
    var added = missingImports().map { (text: "import \($0)", line: 1) }
    if !registrations.isEmpty {
      let function = "__galley_register_\(context.index)"
      added.append(("import SwiftUI", 1))
      added.append(("@MainActor func \(function)() {", 1))
      added += registrations.map { ("  " + $0.text, $0.line) }
      added.append(("}", 1))
      file.registration = function
    }
    guard !added.isEmpty else { return }
    // A last line without its break would take the first added line into itself.
    if file.text.last.map({ !$0.isLineBreak }) ?? false { file.text.append(10) }
    var number = LineTable(file.text).count
    for (text, line) in added {
      file.text += Array(text.utf8) + [10]
      file.addedLines[number] = line
      number += 1
    }
  }
}

// MARK: - Positions

extension Translator {
  /// The bytes of a node without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func line(of node: some SyntaxProtocol) -> Int {
    lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func blank(_ node: some SyntaxProtocol) {
    edits.blank(range(of: node), of: source)
  }

  /// The node's text on one line, without comments.
  func flatText(of node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    while text.last == " " { text.removeLast() }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  static func literal(_ text: String) -> String { Translation.literal(text) }
}
