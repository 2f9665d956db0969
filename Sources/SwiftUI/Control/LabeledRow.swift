import GalleyGeometry
import GalleyLayout

extension _Assembler {
  /// A label at the leading edge and a control at the trailing one.
  ///
  /// In a list's row the pair is as tall as its label (recorded: the rows of switches, steppers and pickers keep the
  /// height of text rows, and the control reaches over); elsewhere as tall as the taller one.
  func labeledRow(_ label: NodeIndex?, _ control: NodeIndex, spacing: Double, fills: Bool = true) -> NodeIndex {
    guard let label else { return control }
    let object = LabeledRowObject(
      gap: spacing, fills: fills, isLabelTall: environment.isInList && scenario.platform == .iOS)
    return tree.addObject(object, children: [label, control], attributes())
  }

  /// The label of a control as one node; nil where labels are hidden.
  func controlLabel(_ label: (_Assembler) -> Void) -> NodeIndex? {
    environment.labelsVisibility == .hidden ? nil : single { label(self) }
  }

  /// What the label of a control says, also where it is not shown.
  func labelText(_ label: (_Assembler) -> Void) -> String? {
    var text: String?
    collect({ label(self) }) { nodes in
      let parts = nodes.compactMap { readableText(of: $0) }
      text = parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    return text
  }
}

/// Lays a label and its control out in one line.
final class LabeledRowObject: LayoutObject {
  private let gap: Double
  private let fills: Bool
  private let isLabelTall: Bool

  init(gap: Double, fills: Bool, isLabelTall: Bool) {
    self.gap = gap
    self.fills = fills
    self.isLabelTall = isLabelTall
  }

  override var flexibleWidth: Flexibility { fills ? .infinite : .unknown }
  override var flexibleHeight: Flexibility { .bounded }
  override var hasBaselines: Bool { !fills }

  private struct Parts {
    var label: Proposal
    var control: Proposal
    var labelSize: Size
    var controlSize: Size
  }

  /// The control takes what it needs, the label wraps in the rest.
  private func parts(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Parts {
    let (label, control) = (tree.child(0, of: node), tree.child(1, of: node))
    let free = Proposal(width: proposal.width, height: Proposal.none)
    var offered = Proposal(width: Proposal.none, height: Proposal.none)
    let least = tree.size(label, Proposal(width: 0, height: Proposal.none)).width
    if let width = free.width.specified, width.isFinite {
      let ideal = tree.size(control, offered).width
      if ideal > width - gap - least { offered.width = max(0, width - gap - least) }
    }
    let controlSize = tree.size(control, offered)
    var labelOffer = free
    if let width = free.width.specified { labelOffer.width = max(0, width - gap - controlSize.width) }
    return Parts(
      label: labelOffer, control: offered, labelSize: tree.size(label, labelOffer), controlSize: controlSize)
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let parts = parts(tree, node, proposal)
    let needed = parts.labelSize.width + gap + parts.controlSize.width
    let height = isLabelTall ? parts.labelSize.height : max(parts.labelSize.height, parts.controlSize.height)
    return Size(width: fills ? max(needed, proposal.width.specified ?? needed) : needed, height: height)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let parts = parts(tree, node, proposal)
    tree.placeInside(
      frame, of: node, tree.child(0, of: node), at: Point(x: 0, y: (frame.height - parts.labelSize.height) / 2),
      proposal: parts.label)
    tree.placeInside(
      frame, of: node, tree.child(1, of: node),
      at: Point(
        x: frame.width - parts.controlSize.width, y: (frame.height - parts.controlSize.height) / 2),
      proposal: parts.control)
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    guard key.isBaseline else { return nil }
    let parts = parts(tree, node, proposal)
    let own = tree.explicitGuide(tree.child(0, of: node), key, size: parts.labelSize, proposal: parts.label)
    return own.map { $0 + (size.height - parts.labelSize.height) / 2 }
  }
}
