import GalleyLayout

/// The label of a control, built once: to be shown, or only to be read.
final class ControlLabel {
  private unowned let assembler: _Assembler
  private let build: (_Assembler) -> Void
  /// The label as a node, whether it is to be shown or not.
  private(set) lazy var node: NodeIndex? = assembler.titled(build)

  init(_ assembler: _Assembler, _ build: @escaping (_Assembler) -> Void) {
    self.assembler = assembler
    self.build = build
  }

  /// The label as a node; nil where labels are hidden, and for a label without a view.
  var shown: NodeIndex? { assembler.environment.labelsVisibility == .hidden ? nil : node }

  /// What the label says, also where it is not shown.
  var text: String? { node.flatMap { assembler.readableText(of: $0) } }
}

extension _Assembler {
  /// The views of a label as one node: the first is a title, the others are subtitles below it, as `Toggle` and
  /// `LabeledContent` document. What subtitles are set in is assumed.
  func titled(_ label: @escaping (_Assembler) -> Void) -> NodeIndex? {
    let views = collect({ label(self) }) { Array($0) }
    guard views.count > 1 else { return views.first }
    // Built anew, since subtitles stand in an environment of their own.
    let parts = SubviewSource(self) { [self] in label(self) }
    return collect({
      parts.emit(0)
      withEnvironment({
        $0.font = .subheadline
        $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
      }) {
        for place in 1..<parts.count { parts.emit(place) }
      }
    }) { lines in
      tree.addStack(
        along: .vertical, alignment: .leading, spacing: metric("control.label.subtitle.spacing"), lines, attributes())
    }
  }

  /// The views of a label as one node: beside each other, as in a button.
  func inRow(_ label: (_Assembler) -> Void) -> NodeIndex? {
    collect({ withEnvironment({ $0.stackAxis = .horizontal }) { label(self) } }) { children in
      guard children.count > 1 else { return children.first }
      return tree.addStack(along: .horizontal, alignment: .middle, spacing: nil, children, attributes())
    }
  }
}
