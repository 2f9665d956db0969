import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Options beside each other on one plate.
  func segmentedPicker(_ picker: PickerDescription, _ label: ControlLabel) -> BuiltPicker {
    let outer = environment
    environment.lineLimit = 1
    environment.font = .system(size: CGFloat(metric("control.segmented.fontSize")), weight: .medium)
    let options = options(picker)
    environment = outer
    let isMac = scenario.platform == .macOS
    let object = SegmentsObject(
      height: metric("control.segmented.height"), padding: metric("control.segmented.padding"),
      minimum: metric("control.segmented.minimumSegment"), fills: !isMac)
    let info = NodeInfo(type: "")
    info.content = SegmentsContent(
      shares: options.map { _ in 1 / Double(options.count) }, selected: options.firstIndex(where: \.isSelected),
      isMirrored: environment.isRightToLeft, plate: environment.systemColor("tertiarySystemFill"),
      chosen: environment.colorScheme == .dark ? environment.systemColor("systemGray2") : .white,
      line: environment.systemColor("separator"), isRound: scenario.generation == .ios26)
    let node = tree.addObject(object, children: options.map(\.node)[...], attributes(tag: tag(info)))
    // Touch systems show the label of a segmented control nowhere, the Mac before it.
    let value = selectedText(options)
    guard isMac else { return BuiltPicker(node: node, value: value) }
    let row = labeledRow(label.shown, node, spacing: metric("stack.spacing"), .together)
    return BuiltPicker(node: asControl(row), value: value)
  }
}

/// Lays segments out side by side, all as wide as the widest title asks for, or in equal shares of the offer.
final class SegmentsObject: LayoutObject {
  private let height: Double
  private let padding: Double
  private let minimum: Double
  private let fills: Bool

  init(height: Double, padding: Double, minimum: Double, fills: Bool) {
    self.height = height
    self.padding = padding
    self.minimum = minimum
    self.fills = fills
  }

  override var flexibleWidth: Flexibility { fills ? .infinite : .fixed }
  override var flexibleHeight: Flexibility { .fixed }

  private func ideal(_ tree: LayoutTree, _ node: NodeIndex) -> Double {
    let widest = tree.children(of: node).map { tree.size($0, .unspecified).width }.max() ?? 0
    return Double(tree.childCount(of: node)) * max(minimum, widest + padding)
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let ideal = ideal(tree, node)
    return Size(width: fills ? proposal.width.specified ?? ideal : ideal, height: height)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let count = tree.childCount(of: node)
    guard count > 0 else { return }
    let width = frame.width / Double(count)
    let offered = Proposal(width: max(0, width - padding / 2), height: frame.height)
    for place in 0..<count {
      let child = tree.child(place, of: node)
      let size = tree.size(child, offered)
      tree.placeInside(
        frame, of: node, child,
        at: Point(x: (Double(place) + 0.5) * width - size.width / 2, y: (frame.height - size.height) / 2),
        proposal: offered)
    }
  }
}

/// The plate of a segmented control with the raised part under the selected title.
final class SegmentsContent: NodeContent {
  /// Of the plate's width, from left to right.
  private let shares: [Double]
  private let selected: Int?
  private let plate: RGBA
  private let chosen: RGBA
  private let line: RGBA
  private let isRound: Bool

  /// - Parameter shares: of the plate's width, in the order of the segments.
  init(
    shares: [Double], selected: Int?, isMirrored: Bool, plate: RGBA, chosen: RGBA, line: RGBA, isRound: Bool
  ) {
    self.shares = isMirrored ? shares.reversed() : shares
    self.selected = selected.map { isMirrored ? shares.count - 1 - $0 : $0 }
    self.plate = plate
    self.chosen = chosen
    self.line = line
    self.isRound = isRound
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    guard !shares.isEmpty else { return }
    let radius = isRound ? frame.height / 2 : min(8, frame.height / 4)
    drawing.append(.fill(.rounded(frame, radius: radius), .color(plate), evenOdd: false))
    let edges = shares.reduce(into: [frame.minX]) { $0.append($0[$0.count - 1] + $1 * frame.width) }
    for place in 1..<shares.count where place != selected && place - 1 != selected {
      let bar = Rect(
        x: edges[place] - 0.5, y: frame.minY + frame.height / 4, width: 1, height: frame.height / 2)
      drawing.append(.fill(DrawingPath(bar), .color(line), evenOdd: false))
    }
    guard let selected, shares.indices.contains(selected) else { return }
    let inset = 2.0
    let part = Rect(
      x: edges[selected] + inset, y: frame.minY + inset,
      width: max(0, edges[selected + 1] - edges[selected] - 2 * inset), height: max(0, frame.height - 2 * inset))
    drawing.fillRaised(.rounded(part, radius: max(0, radius - inset)), chosen)
  }
}
