@_implementationOnly import SwiftSyntax

extension Translator {
  /// Leaves out imports of modules that do not exist here: often nothing of them is used, or something that
  /// the present modules have too. Where it matters the compiler names what is missing.
  func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name else { return .skipChildren }
    file.importedModules.insert(module.text)
    guard context.modules.contains(module.text) else {
      let place = lines.position(of: range(of: node.path).lowerBound)
      file.droppedImports.append(DroppedImport(module: module.text, line: place.line, column: place.column))
      blank(node)
      return .skipChildren
    }
    // Foundation with what it lacks on Linux; a module that shows it may also declare its names anew.
    if module.text == "Foundation", context.modules.contains("GalleyFoundation") {
      edits.insert("Galley", at: range(of: module).lowerBound)
    }
    // `import struct SwiftUI.Color` and `import UIKit.UIGestureRecognizerSubclass` name places inside Apple's
    // modules, which are divided otherwise here.
    if let kind = node.importKindSpecifier { blank(kind) }
    edits.blank(range(of: module).upperBound..<range(of: node.path).upperBound, of: source)
    return .skipChildren
  }
}
