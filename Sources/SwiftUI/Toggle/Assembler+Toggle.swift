import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a toggle in the style of the place.
  func addToggle(isOn: Binding<Bool>, isMixed: Bool, _ label: @escaping (_Assembler) -> Void) {
    let value = isOn.wrappedValue
    let title = ControlLabel(self, label)
    var look: _ToggleLook?
    let node = single {
      look = addStyled(ToggleStyleKey.self) {
        ToggleStyleConfiguration(label: _StyledContent(content: label), isOn: isOn, isMixed: isMixed)
      } look: { asked in
        addToggle(resolve(asked), isOn: value, isMixed: isMixed, title)
      }
    }
    guard let node else { return }
    // What a style of user code shows is what is read.
    let name = look == nil ? nil : title.text
    let state = isMixed ? "mixed" : value ? "on" : "off"
    emit(control("Toggle", node, role: .toggle, isSystemSized: look != nil, text: name, states: [state]))
  }

  /// What the automatic look comes to: a checkbox where a pointer works, a switch elsewhere and in forms of groups.
  private func resolve(_ look: _ToggleLook) -> _ToggleLook {
    guard case .automatic = look else { return look }
    if environment.isInBar { return .button }
    let isCheckbox = scenario.platform == .macOS && !(environment.isInForm && environment.isInList)
    return isCheckbox ? .checkbox : .switch(tint: nil)
  }

  private func addToggle(
    _ look: _ToggleLook, isOn: Bool, isMixed: Bool, _ title: ControlLabel
  ) {
    switch look {
    case .button:
      addButtonLook(environment.isInBar ? .plain : isOn ? .prominent : .bordered, role: nil) { assembler in
        if let node = title.node { assembler.emit(node) }
      }
    case .checkbox where scenario.platform == .macOS:
      let side = metric("control.toggle.checkbox")
      let box = CheckboxContent(
        isOn: isOn, isMixed: isMixed, tint: environment.isEnabled ? environment.tintPaint : disabledPaint,
        border: environment.systemColor("separator"), mark: .white)
      let leaf = tree.addLeaf(
        Size(width: side, height: side), attributes(tag: tag(NodeInfo(type: "", content: box))))
      guard let text = title.shown else { return emit(asCheckbox(leaf)) }
      emit(
        asCheckbox(
          tree.addStack(
            along: .horizontal, alignment: .middle, spacing: metric("control.toggle.checkbox.spacing"), [leaf, text],
            attributes())))
    case .switch(let tint):
      addSwitch(isOn: isOn, tint: tint.map { AnyShapeStyle($0) } ?? environment.tintStyle, title)
    case .automatic, .checkbox: addSwitch(isOn: isOn, tint: environment.tintStyle, title)
    }
  }

  private func addSwitch(isOn: Bool, tint: AnyShapeStyle?, _ title: ControlLabel) {
    let isSmall = scenario.platform == .macOS && environment.isInForm && environment.isInList
    let name = isSmall ? "control.switch.small" : "control.toggle"
    let size = Size(width: metric(name + ".width"), height: metric(name + ".height"))
    let standard =
      scenario.platform == .macOS ? environment.tintPaint : .color(environment.systemColor("systemGreen"))
    let on = tint?.paint(in: environment) ?? standard
    let content = SwitchContent(
      isOn: isOn, on: environment.isEnabled ? on : on.withOpacity(0.5),
      off: environment.systemColor("secondarySystemFill"), knobWidth: drawingMetric("control.toggle.knob.width"),
      inset: drawingMetric("control.toggle.knob.inset"))
    var node = tree.addLeaf(size, attributes(tag: tag(NodeInfo(type: "", content: content))))
    node = withTopBaselines(node)
    let row = labeledRow(title.shown, node, spacing: metric("control.toggle.spacing"), controlForm)
    emit(asControl(withTopBaselines(row)))
  }

  /// Recorded: beside texts that are aligned by baselines, switches and steppers hang with their top at the baseline.
  func withTopBaselines(_ node: NodeIndex) -> NodeIndex {
    guard scenario.platform == .iOS else { return node }
    let first = tree.addGuide(.firstBaseline, node, attributes()) { _ in 0 }
    return tree.addGuide(.lastBaseline, first, attributes()) { _ in 0 }
  }

  /// What controls that cannot be used are painted with.
  var disabledPaint: _StylePaint { .color(environment.systemColor("tertiaryLabel")) }
}

/// A switch: a track and a knob at one end.
final class SwitchContent: NodeContent {
  private let isOn: Bool
  private let on: _StylePaint
  private let off: RGBA
  private let knobWidth: Double
  private let inset: Double

  init(isOn: Bool, on: _StylePaint, off: RGBA, knobWidth: Double, inset: Double) {
    self.isOn = isOn
    self.on = on
    self.off = off
    self.knobWidth = knobWidth
    self.inset = inset
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    drawing.fill(.capsule(frame), with: isOn ? on : .color(off), in: frame)
    let height = frame.height - 2 * inset
    let width = max(height, min(knobWidth, frame.width - 2 * inset))
    let knob = Rect(
      x: isOn ? frame.maxX - inset - width : frame.minX + inset, y: frame.minY + inset, width: width, height: height)
    drawing.fillRaised(.capsule(knob))
  }
}

/// A box with a mark when it is on.
final class CheckboxContent: NodeContent {
  private let isOn: Bool
  private let isMixed: Bool
  private let tint: _StylePaint
  private let border: RGBA
  private let mark: RGBA

  init(isOn: Bool, isMixed: Bool, tint: _StylePaint, border: RGBA, mark: RGBA) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.tint = tint
    self.border = border
    self.mark = mark
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let box = grid.round(frame).inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
    let path = DrawingPath.rounded(box, radius: box.width * 0.28)
    guard isOn || isMixed else {
      drawing.append(.stroke(path, .color(border), StrokeForm(width: 1)))
      return
    }
    drawing.fill(path, with: tint, in: box)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    let line =
      isMixed
      ? DrawingPath([.move(point(0.25, 0.5)), .line(point(0.75, 0.5))])
      : DrawingPath([.move(point(0.24, 0.52)), .line(point(0.43, 0.72)), .line(point(0.76, 0.28))])
    drawing.append(.stroke(line, .color(mark), StrokeForm(width: 1.75, cap: .round, join: .round)))
  }
}
