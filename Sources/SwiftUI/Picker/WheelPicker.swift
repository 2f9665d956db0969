import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Options on a wheel, the selected one in the middle.
  func wheelPicker(_ picker: PickerDescription) -> BuiltPicker {
    let options = options(picker)
    let node = wheels([options], height: metric("control.picker.wheel.height"))
    return BuiltPicker(node: node, value: selectedText(options))
  }

  /// Wheels beside each other.
  func wheels(_ columns: [[PickerOption]], height: Double) -> NodeIndex {
    let nodes = columns.flatMap { $0.map(\.node) }
    let object = WheelsObject(
      counts: columns.map(\.count), selected: columns.map { $0.firstIndex(where: \.isSelected) ?? 0 },
      size: Size(width: metric("control.picker.wheel.width"), height: height),
      row: metric("control.picker.wheel.row"))
    let info = NodeInfo(type: "")
    info.effect = .clip({ DrawingPath($0) }, evenOdd: false, bounds: true)
    info.content = WheelsContent(
      row: metric("control.picker.wheel.row"), plate: environment.systemColor("tertiarySystemFill"))
    return tree.addObject(object, children: nodes[...], attributes(tag: tag(info)))
  }
}

/// Lays the options around the selected ones out; what lies outside of the frame is clipped.
final class WheelsObject: LayoutObject {
  private let counts: [Int]
  private let selected: [Int]
  private let ideal: Size
  private let row: Double

  init(counts: [Int], selected: [Int], size: Size, row: Double) {
    self.counts = counts
    self.selected = selected
    ideal = size
    self.row = row
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .fixed }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    Size(width: proposal.width.specified ?? ideal.width, height: ideal.height)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard !counts.isEmpty else { return }
    let width = frame.width / Double(counts.count)
    let reach = row > 0 ? Int(frame.height / row / 2) + 1 : 0
    var first = 0
    for (column, count) in counts.enumerated() {
      for place in 0..<count where abs(place - selected[column]) <= reach {
        let child = tree.child(first + place, of: node)
        let offered = Proposal(width: width, height: row)
        let size = tree.size(child, offered)
        let y = frame.height / 2 + Double(place - selected[column]) * row - size.height / 2
        tree.placeInside(
          frame, of: node, child, at: Point(x: (Double(column) + 0.5) * width - size.width / 2, y: y),
          proposal: offered)
      }
      first += count
    }
  }
}

/// The band under the selected row of a wheel.
final class WheelsContent: NodeContent {
  private let row: Double
  private let plate: RGBA

  init(row: Double, plate: RGBA) {
    self.row = row
    self.plate = plate
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let inset = min(9, frame.width / 10)
    let band = Rect(x: frame.minX + inset, y: frame.midY - row / 2, width: frame.width - 2 * inset, height: row)
    drawing.append(.fill(.rounded(band, radius: row / 4), .color(plate), evenOdd: false))
  }
}
