import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds the Mac's date picker: digits in slots of one width on a plate, a small stepper after it.
  func addDateField(_ picker: DatePickerStyleConfiguration, _ label: ControlLabel, steps: Bool) {
    let padding = metric(
      steps ? "control.datePicker.stepper.padding" : "control.datePicker.field.padding")
    let height = metric(steps ? "control.datePicker.compact.height" : "control.datePicker.field.height")
    let text = dateParts(of: picker).joined(separator: ", ")
    let outer = environment
    environment.lineLimit = 1
    let line = single { Text._assemble(Text(verbatim: text), self) }.map { hideFromReaders($0) }
    environment = outer
    let width = slotWidth(picker.displayedComponents) + padding
    let framed = tree.addFrame(
      width: width, height: height, AlignmentPoint(horizontal: .leading, vertical: .middle),
      tree.addPadding(Insets(left: padding / 8), line ?? tree.addLeaf(.zero, attributes()), attributes()),
      attributes())
    let content = DateFieldContent(
      steps: steps, plate: environment.systemColor("systemBackground"), border: environment.systemColor("separator"),
      fill: environment.systemColor("tertiarySystemFill"), mark: environment.systemColor("secondaryLabel"))
    let field = tree.addWrapper(framed, attributes(tag: tag(NodeInfo(type: "", content: content))))
    let row = labeledRow(label.shown, field, spacing: metric("stack.spacing"), .together)
    emit(asLabelledControl(row, like: label.shown))
  }

  private func slotWidth(_ components: DatePickerComponents) -> Double {
    let pair = 2 * metric("control.datePicker.digit")
    let mark = metric("control.datePicker.mark")
    var width = 0.0
    if components.contains(.date) { width += 4 * pair + 2 * mark }
    if components.contains(.hourAndMinute) {
      if width > 0 { width += 2 * mark }
      width += 2 * pair + 2 * mark + metric("control.datePicker.period")
      if components.contains(.hourMinuteAndSecond) { width += pair + mark }
    }
    return width
  }
}

/// The plate under a date's digits, and the two arrows after it.
final class DateFieldContent: NodeContent {
  private let steps: Bool
  private let plate: RGBA
  private let border: RGBA
  private let fill: RGBA
  private let mark: RGBA

  init(steps: Bool, plate: RGBA, border: RGBA, fill: RGBA, mark: RGBA) {
    self.steps = steps
    self.plate = plate
    self.border = border
    self.fill = fill
    self.mark = mark
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let arrows = steps ? frame.height * 0.57 : 0
    let field = Rect(
      x: frame.minX, y: frame.minY, width: frame.width - (steps ? arrows + frame.height / 2 : 0),
      height: frame.height)
    let radius = frame.height / 4.4
    drawing.append(.fill(.rounded(field, radius: radius), .color(plate), evenOdd: false))
    drawing.append(.stroke(.rounded(field, radius: radius), .color(border), StrokeForm(width: 1)))
    guard steps else { return }
    let box = Rect(x: frame.maxX - arrows, y: frame.minY + 1, width: arrows, height: frame.height - 2)
    drawing.append(.fill(.rounded(box, radius: radius), .color(fill), evenOdd: false))
    let side = arrows * 0.6
    for (name, y) in [("chevron.up", box.minY + box.height / 4), ("chevron.down", box.maxY - box.height / 4)] {
      let place = Rect(x: box.midX - side / 2, y: y - side / 2, width: side, height: side)
      drawing.append(.symbol(name: name, frame: place, weight: 600, paint: .color(mark)))
    }
  }
}
