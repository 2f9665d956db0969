import GalleyGeometry
import GalleyLayout

/// The Mac's form: controls in one column, their labels right-aligned in another before it.
///
/// Known from recordings: the widest label makes the label column; rows without a label stand in the control column; each
/// row is offered what is left to the trailing edge.
final class ColumnsFormObject: LayoutObject {
  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let guides = guides(tree, node)
    let column = guides.max() ?? 0
    var size = Size.zero
    for (place, child) in tree.children(of: node).enumerated() {
      let x = column - guides[place]
      let own = tree.size(child, offer(proposal, from: x))
      size.width = max(size.width, x + own.width)
      size.height += own.height + gap(tree, node, before: place)
    }
    return size
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let guides = guides(tree, node)
    let column = guides.max() ?? 0
    var y = 0.0
    for (place, child) in tree.children(of: node).enumerated() {
      y += gap(tree, node, before: place)
      let x = column - guides[place]
      let offered = offer(proposal, from: x)
      tree.placeInside(frame, of: node, child, at: Point(x: x, y: y), proposal: offered)
      y += tree.size(child, offered).height
    }
  }

  private func offer(_ proposal: Proposal, from x: Double) -> Proposal {
    Proposal(
      width: proposal.width.specified.map { max(0, $0 - x) } ?? Proposal.none, height: Proposal.none)
  }

  /// From each row's leading edge to its control.
  private func guides(_ tree: LayoutTree, _ node: NodeIndex) -> [Double] {
    tree.children(of: node).map { child in
      var current = child
      while true {
        if let row = tree.object(of: current) as? LabeledRowObject { return row.columnGuide(tree, current) ?? 0 }
        if let row = tree.object(of: current) as? ColumnSliderObject { return row.columnGuide(tree, current) }
        guard tree.kind(of: current).handsThrough else { return 0 }
        current = tree.child(0, of: current)
      }
    }
  }

  private func gap(_ tree: LayoutTree, _ node: NodeIndex, before place: Int) -> Double {
    guard place > 0 else { return 0 }
    return tree.gap(
      between: tree.child(place - 1, of: node), and: tree.child(place, of: node), along: .vertical)
  }
}

/// A slider's row in a form of columns: the label hangs a little below the track (recorded).
final class ColumnSliderObject: LayoutObject {
  private let gap: Double
  private let labelTop: Double
  private let trackTop: Double

  init(gap: Double, labelTop: Double, trackTop: Double) {
    self.gap = gap
    self.labelTop = labelTop
    self.trackTop = trackTop
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .fixed }

  func columnGuide(_ tree: LayoutTree, _ node: NodeIndex) -> Double {
    tree.size(tree.child(0, of: node), .unspecified).width + gap
  }

  private func offer(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Proposal {
    let start = columnGuide(tree, node)
    return Proposal(
      width: proposal.width.specified.map { max(0, $0 - start) } ?? Proposal.none, height: Proposal.none)
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let label = tree.size(tree.child(0, of: node), .unspecified)
    let track = tree.size(tree.child(1, of: node), offer(tree, node, proposal))
    return Size(
      width: label.width + gap + track.width, height: max(labelTop + label.height, trackTop + track.height))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    tree.placeInside(
      frame, of: node, tree.child(0, of: node), at: Point(x: 0, y: labelTop), proposal: .unspecified)
    tree.placeInside(
      frame, of: node, tree.child(1, of: node), at: Point(x: columnGuide(tree, node), y: trackTop),
      proposal: offer(tree, node, proposal))
  }
}
