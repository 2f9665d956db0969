import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a slider: its track takes all the width, the labels of its ends stand beside it. Only the Mac shows the label.
  func addSlider(
    fraction: Double, label: @escaping (_Assembler) -> Void, minimum: ((_Assembler) -> Void)?,
    maximum: ((_Assembler) -> Void)?
  ) {
    let isMac = scenario.platform == .macOS
    let height = metric("control.slider.height")
    let leaf = tree.addLeaf(.zero, attributes())
    let framed = tree.addFlexibleFrame(
      width: FrameLimits(minimum: 0, ideal: nil, maximum: .infinity),
      height: FrameLimits(minimum: height, ideal: nil, maximum: height), .center, leaf, attributes())
    let content = SliderContent(
      fraction: fraction, isMirrored: environment.isRightToLeft,
      fill: environment.isEnabled ? environment.tintPaint : disabledPaint,
      track: environment.systemColor("systemFill"), thickness: drawingMetric("control.slider.track"),
      knob: Size(width: drawingMetric("control.slider.knob.width"), height: drawingMetric("control.slider.knob.height"))
    )
    var row: [NodeIndex] = []
    let label = ControlLabel(self, label)
    let title = isMac ? label.shown : nil
    if let title, !environment.isInColumns { row.append(title) }
    let outer = environment
    if isMac { environment.font = .system(size: CGFloat(metric("control.slider.endLabel.size"))) }
    if let minimum, let node = single({ minimum(self) }) { row.append(node) }
    row.append(tree.addWrapper(framed, attributes(tag: tag(NodeInfo(type: "", content: content)))))
    if let maximum, let node = single({ maximum(self) }) { row.append(node) }
    environment = outer
    let node =
      row.count == 1
      ? row[0]
      : tree.addStack(
        along: .horizontal, alignment: .middle, spacing: metric("stack.spacing"), row[...], attributes())
    let whole = asControl(title.flatMap { columnSlider($0, node) } ?? node)
    emit(control("Slider", whole, role: .slider, isSystemSized: true, text: label.text))
  }
}

extension _Assembler {
  /// A slider with its label in a form of columns; nil elsewhere.
  private func columnSlider(_ title: NodeIndex, _ slider: NodeIndex) -> NodeIndex? {
    guard environment.isInColumns else { return nil }
    let object = ColumnSliderObject(
      gap: metric("stack.spacing"), labelTop: metric("control.form.slider.label.top"),
      trackTop: metric("control.form.slider.track.top"))
    return tree.addObject(object, children: [title, slider], attributes())
  }
}

/// A track, filled up to a knob.
final class SliderContent: NodeContent {
  private let fraction: Double
  private let isMirrored: Bool
  private let fill: _StylePaint
  private let track: RGBA
  private let thickness: Double
  private let knob: Size

  init(fraction: Double, isMirrored: Bool, fill: _StylePaint, track: RGBA, thickness: Double, knob: Size) {
    self.fraction = isMirrored ? 1 - fraction : fraction
    self.isMirrored = isMirrored
    self.fill = fill
    self.track = track
    self.thickness = thickness
    self.knob = knob
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let line = Rect(x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
    drawing.append(.fill(.capsule(line), .color(track), evenOdd: false))
    let left = frame.minX + fraction * max(0, frame.width - knob.width)
    let middle = left + knob.width / 2
    let filled =
      isMirrored
      ? Rect(x: middle, y: line.minY, width: frame.maxX - middle, height: thickness)
      : Rect(x: frame.minX, y: line.minY, width: middle - frame.minX, height: thickness)
    drawing.fill(.capsule(filled), with: fill, in: filled)
    drawing.fillRaised(
      .capsule(Rect(x: left, y: frame.midY - knob.height / 2, width: knob.width, height: knob.height)))
  }
}
