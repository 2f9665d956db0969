import GalleyGeometry
import GalleyLayout

/// How a label and its control share a line.
enum LabeledRowForm {
  /// Side by side, as wide as both.
  case together
  /// The label at the leading edge, the control at the trailing one.
  case ends
  /// Side by side, the control as wide as what is left: a row in a form of columns.
  case column
}

/// What stands beside a label.
enum LabeledRowContent {
  /// A control, which takes what it needs.
  case control
  /// The text of what is chosen, which is shortened where it has to.
  case choice
  /// Text and the like, which wraps where it has to; the row grows with it.
  case value
}

extension _Assembler {
  /// A label with its control, in the form of the place.
  ///
  /// In a list's row the pair is as tall as its label (recorded: the rows of switches, steppers and pickers keep the
  /// height of text rows, and the control reaches over); elsewhere as tall as the taller one.
  ///
  /// - Parameters:
  ///   - form: how the pair stands outside of forms.
  ///   - content: what `control` is.
  func labeledRow(
    _ label: NodeIndex?, _ control: NodeIndex, spacing: Double, _ form: LabeledRowForm = .ends,
    content: LabeledRowContent = .control
  ) -> NodeIndex {
    guard let label else { return control }
    let isRow = environment.isInList && (scenario.platform == .iOS || environment.isInForm)
    let object = LabeledRowObject(
      gap: spacing, form: environment.isInColumns ? .column : isRow ? .ends : form,
      isLabelTall: isRow && content != .value, isYielding: content != .control)
    return tree.addObject(object, children: [label, control], attributes())
  }

  /// How controls stand beside their labels where nothing asks for another form.
  var controlForm: LabeledRowForm { scenario.platform == .macOS ? .together : .ends }

  /// The label of a control as one node; nil where labels are hidden.
  func controlLabel(_ label: @escaping (_Assembler) -> Void) -> NodeIndex? {
    environment.labelsVisibility == .hidden ? nil : titled(label)
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

  // MARK: - Spacing

  /// Gives a control the gaps of other controls, whatever text stands in it.
  func asControl(_ node: NodeIndex) -> NodeIndex {
    tree.setSpacing(.view, of: node)
    return node
  }

  /// Gives a control of the Mac the gaps that its line of text asks for, below and above texts too (recorded for pop-ups
  /// and steppers in forms of columns).
  func asLabelledControl(_ node: NodeIndex, like text: NodeIndex?) -> NodeIndex {
    let edges = text.map { tree.spacing(of: $0) } ?? .view
    guard scenario.platform == .macOS, edges.top.kind == .text, edges.bottom.kind == .text else {
      return asControl(node)
    }
    var own = EdgeSpacing.view
    own.top = SpacingPreference(kind: .labelled, toView: edges.top.toView, toText: edges.bottom.toView)
    own.bottom = SpacingPreference(kind: .labelled, toView: edges.bottom.toView, toText: edges.top.toView)
    tree.setSpacing(own, of: node)
    return node
  }

  /// Gives a checkbox the one gap that it keeps.
  func asCheckbox(_ node: NodeIndex) -> NodeIndex {
    let gap = metric("control.toggle.gap")
    var own = EdgeSpacing.view
    own.top = SpacingPreference(kind: .fixed, toView: gap, toText: gap)
    own.bottom = own.top
    tree.setSpacing(own, of: node)
    return node
  }
}

extension EnvironmentValues {
  /// Whether the view is a row of the Mac's form of columns.
  var isInColumns: Bool { isInForm && !isInList && scenario?.platform == .macOS }
}

/// Lays a label and its control out in one line.
final class LabeledRowObject: LayoutObject {
  private let gap: Double
  private let form: LabeledRowForm
  private let isLabelTall: Bool
  private let isYielding: Bool

  init(gap: Double, form: LabeledRowForm, isLabelTall: Bool, isYielding: Bool) {
    self.isYielding = isYielding
    self.gap = gap
    self.form = form
    self.isLabelTall = isLabelTall
  }

  override var flexibleWidth: Flexibility { form == .ends ? .infinite : .unknown }
  // Only the width that it gets changes a row's height.
  override var flexibleHeight: Flexibility { .fixed }
  override var hasBaselines: Bool { true }

  /// From the row's leading edge to the control, in a form of columns; nil elsewhere.
  func columnGuide(_ tree: LayoutTree, _ node: NodeIndex) -> Double? {
    form == .column ? tree.size(tree.child(0, of: node), .unspecified).width + gap : nil
  }

  private struct Parts {
    var label: Proposal
    var control: Proposal
    var labelSize: Size
    var controlSize: Size
  }

  /// A control takes what it needs, the label wraps in the rest; in a column the control takes the rest.
  ///
  /// Of a label and a value that do not both fit, the less flexible one is served first and offered half, as in a stack: a
  /// short label stands on one line beside a long value.
  private func parts(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Parts {
    let (label, control) = (tree.child(0, of: node), tree.child(1, of: node))
    var labelOffer = Proposal(width: proposal.width, height: Proposal.none)
    var controlOffer = Proposal.unspecified
    if form == .column {
      let own = tree.size(label, .unspecified).width
      labelOffer.width = own
      if let width = proposal.width.specified { controlOffer.width = max(0, width - own - gap) }
    } else if let width = proposal.width.specified, width.isFinite {
      let room = max(0, width - gap)
      let nothing = Proposal(width: 0, height: Proposal.none)
      let least = tree.size(label, nothing).width
      let (wanted, ideal) = (tree.size(label, .unspecified).width, tree.size(control, .unspecified).width)
      if isYielding, wanted + ideal > room, wanted - least < ideal - tree.size(control, nothing).width {
        labelOffer.width = room / 2
        controlOffer.width = room - tree.size(label, labelOffer).width
      } else {
        if isYielding, wanted + ideal > room { controlOffer.width = room / 2 }
        if !isYielding, ideal > room - least { controlOffer.width = max(0, room - least) }
        labelOffer.width = max(0, room - tree.size(control, controlOffer).width)
      }
    }
    return Parts(
      label: labelOffer, control: controlOffer, labelSize: tree.size(label, labelOffer),
      controlSize: tree.size(control, controlOffer))
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let parts = parts(tree, node, proposal)
    let needed = parts.labelSize.width + gap + parts.controlSize.width
    let height = isLabelTall ? parts.labelSize.height : max(parts.labelSize.height, parts.controlSize.height)
    return Size(width: form == .ends ? max(needed, proposal.width.specified ?? needed) : needed, height: height)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let parts = parts(tree, node, proposal)
    tree.placeInside(
      frame, of: node, tree.child(0, of: node), at: Point(x: 0, y: (frame.height - parts.labelSize.height) / 2),
      proposal: parts.label)
    tree.placeInside(
      frame, of: node, tree.child(1, of: node),
      at: Point(x: frame.width - parts.controlSize.width, y: (frame.height - parts.controlSize.height) / 2),
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
