@_implementationOnly import SwiftSyntax

/// On Apple's platforms `Foundation` shows `Combine`, `CoreGraphics` and `Observation` too, and most frameworks show
/// `Foundation`; here each is a module of its own. A file gets those it uses without naming them.
extension Translator {
  /// Where names are declared that a file may use after `import Foundation` alone.
  private static let modulesOfNames: [String: String] = {
    let names = [
      "Combine": [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher", "CurrentValueSubject",
        "Deferred", "Empty", "Fail", "Future", "Just", "ObservableObject", "ObservableObjectPublisher",
        "PassthroughSubject", "Published", "Publisher", "Publishers", "Subject", "Subscriber", "Subscribers",
        "Subscription",
      ],
      "Observation": [
        "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked", "Observations",
        "withObservationTracking",
      ],
      "FoundationXML": ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"],
    ]
    return names.reduce(into: [:]) { table, entry in
      for name in entry.value { table[name] = entry.key }
    }
  }()

  /// Geometry that Foundation itself declares here.
  private static let ownGeometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Frameworks that show `UIKit`.
  private static let interfaceFrameworks: Set<String> = [
    "ARKit", "AVKit", "CoreSpotlight", "GameKit", "LinkPresentation", "MapKit", "MessageUI", "PDFKit", "PencilKit",
    "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "WebKit",
  ]

  func rewrite(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(use: node.name.text)
    return .visitChildren
  }

  func rewrite(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(use: node.baseName.text)
    return .visitChildren
  }

  private func note(use name: String) {
    if let module = Self.modulesOfNames[name] {
      usedModules.insert(module)
    } else if name.hasPrefix("CG"), name.dropFirst(2).first?.isUppercase ?? false, !Self.ownGeometry.contains(name) {
      usedModules.insert("CoreGraphics")
    }
  }

  /// The imports to add, in order.
  func missingImports() -> [String] {
    let named = file.importedModules
    // `SwiftUI` shows all of them.
    guard !named.isEmpty, !named.contains("SwiftUI") else { return [] }
    var modules = usedModules
    if !file.droppedImports.isEmpty, !named.contains("Foundation") {
      modules.insert(context.modules.contains("GalleyFoundation") ? "GalleyFoundation" : "Foundation")
    }
    if !named.isDisjoint(with: Self.interfaceFrameworks), context.platform != .macOS { modules.insert("UIKit") }
    return modules.subtracting(named).intersection(context.modules).sorted()
  }
}
