import GalleyLayout

/// The label of a control, built once: to be shown, or only to be read.
final class ControlLabel {
  private unowned let assembler: _Assembler
  private let build: (_Assembler) -> Void
  /// The label as a node, whether it is to be shown or not.
  private(set) lazy var node: NodeIndex? = assembler.single { build(assembler) }

  init(_ assembler: _Assembler, _ build: @escaping (_Assembler) -> Void) {
    self.assembler = assembler
    self.build = build
  }

  /// The label as a node; nil where labels are hidden, and for a label without a view.
  var shown: NodeIndex? { assembler.environment.labelsVisibility == .hidden ? nil : node }

  /// What the label says, also where it is not shown.
  var text: String? { node.flatMap { assembler.readableText(of: $0) } }
}
