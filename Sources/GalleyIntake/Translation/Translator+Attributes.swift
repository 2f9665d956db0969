@_implementationOnly import SwiftSyntax

extension Translator {
  /// Attributes that speak to Objective-C or to Interface Builder, of which there is neither here.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying", "main", "UIApplicationMain", "NSApplicationMain",
  ]

  func rewrite(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return .visitChildren }
    switch name {
    case "available":
      hidesUnavailable(node)
    case "convention":
      if flatText(of: node).contains("block") { blank(node) }
    case _ where Self.dropped.contains(name) || isOfModels(node, name):
      blank(node)
    default:
      completeQuery(node, name)
      return .visitChildren
    }
    return .skipChildren
  }

  /// `dynamic` and `optional` go with the `@objc` that they need.
  func rewrite(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if case .keyword(let keyword) = node.name.tokenKind, keyword == .dynamic || keyword == .optional { blank(node) }
    return .skipChildren
  }
}
