/// One preview among the views that a preview provider returns.
public struct _PreviewMember {
  package var traits: PreviewTraits
  package var assemble: (_Assembler) -> Void

  package init(traits: PreviewTraits = PreviewTraits(), assemble: @escaping (_Assembler) -> Void) {
    self.traits = traits
    self.assemble = assemble
  }
}

/// What a preview says of the way it wants to be seen.
package struct PreviewTraits: Sendable {
  package enum Layout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: Double, height: Double)
  }

  package var name: String?
  package var device: String?
  package var orientation: String?
  package var layout = Layout.device
  package var colorScheme: String?

  package init() {}

  /// These traits where they say something, else the other's.
  package func over(_ other: PreviewTraits) -> PreviewTraits {
    var result = other
    if let name { result.name = name }
    if let device { result.device = device }
    if let orientation { result.orientation = orientation }
    if case .device = layout {} else { result.layout = layout }
    if let colorScheme { result.colorScheme = colorScheme }
    return result
  }
}

/// A modifier that speaks of the preview, not of the view.
package protocol PreviewTraitModifier {
  var previewTraits: PreviewTraits { get }
}

extension View {
  public nonisolated static func _members(_ view: Self) -> [_PreviewMember] {
    [_PreviewMember { Self._assemble(view, $0) }]
  }
}
