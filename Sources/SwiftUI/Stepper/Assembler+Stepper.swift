import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a stepper: the label before its two buttons.
  func addStepper(canIncrement: Bool, canDecrement: Bool, _ label: @escaping (_Assembler) -> Void) {
    let size = Size(width: metric("control.stepper.width"), height: metric("control.stepper.height"))
    let isMac = scenario.platform == .macOS
    let on = environment.systemColor("label")
    let off = environment.systemColor("tertiaryLabel")
    let content = StepperContent(
      isVertical: isMac, plus: canIncrement && environment.isEnabled ? on : off,
      minus: canDecrement && environment.isEnabled ? on : off,
      plate: environment.systemColor("tertiarySystemFill"), line: environment.systemColor("separator"))
    let buttons = withTopBaselines(
      tree.addLeaf(size, attributes(tag: tag(NodeInfo(type: "", content: content)))))
    let label = ControlLabel(self, label)
    let row = labeledRow(label.shown, buttons, spacing: metric("control.stepper.spacing"), controlForm)
    let node = asLabelledControl(withTopBaselines(row), like: label.shown)
    emit(control("Stepper", node, role: .stepper, isSystemSized: true, text: label.text))
  }
}

/// Two buttons on one plate: side by side, or the upper one for more.
final class StepperContent: NodeContent {
  private let isVertical: Bool
  private let plus: RGBA
  private let minus: RGBA
  private let plate: RGBA
  private let line: RGBA

  init(isVertical: Bool, plus: RGBA, minus: RGBA, plate: RGBA, line: RGBA) {
    self.isVertical = isVertical
    self.plus = plus
    self.minus = minus
    self.plate = plate
    self.line = line
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    drawing.append(.fill(.capsule(frame), .color(plate), evenOdd: false))
    let half = isVertical ? frame.height / 2 : frame.width / 2
    let side = min(frame.width, frame.height) * 0.5
    func symbol(_ name: String, _ center: Point, _ color: RGBA) {
      let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
      drawing.append(.symbol(name: name, frame: box, weight: 500, paint: .color(color)))
    }
    if isVertical {
      symbol("chevron.up", Point(x: frame.midX, y: frame.minY + half / 2), plus)
      symbol("chevron.down", Point(x: frame.midX, y: frame.maxY - half / 2), minus)
      return
    }
    symbol("minus", Point(x: frame.minX + half / 2, y: frame.midY), minus)
    symbol("plus", Point(x: frame.maxX - half / 2, y: frame.midY), plus)
    let divider = Rect(x: frame.midX - 0.5, y: frame.minY + frame.height / 4, width: 1, height: frame.height / 2)
    drawing.append(.fill(DrawingPath(divider), .color(line), evenOdd: false))
  }
}
