import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a gauge in the style of the place.
  func addGauge(_ gauge: GaugeStyleConfiguration) {
    var look: _GaugeLook?
    let node = single {
      look = addStyled(GaugeStyleKey.self) {
        gauge
      } look: { asked in
        switch asked {
        case .automatic, .linear, .linearCapacity: addLinearGauge(gauge)
        case .accessoryLinear: addAccessoryBar(gauge, isCapacity: false)
        case .accessoryLinearCapacity: addAccessoryBar(gauge, isCapacity: true)
        case .circular, .accessoryCircular: addCircularGauge(gauge, isCapacity: false)
        case .accessoryCircularCapacity: addCircularGauge(gauge, isCapacity: true)
        }
      }
    }
    guard let node else { return }
    guard look != nil else { return emit(node) }
    let info = NodeInfo(type: "Gauge", text: labelText(gauge.label.content), role: .progress)
    info.traits = [.systemSized]
    emit(tree.addWrapper(node, attributes(tag: tag(info))))
  }

  // MARK: - Looks

  private func gaugeBar(_ gauge: GaugeStyleConfiguration, height: Double, thickness: Double, marks: Bool) -> NodeIndex {
    let leaf = tree.addLeaf(.zero, attributes())
    let bar = tree.addFlexibleFrame(
      width: FrameLimits(minimum: 0, ideal: nil, maximum: .infinity),
      height: FrameLimits(minimum: height, ideal: nil, maximum: height), .center, leaf, attributes())
    let content: NodeContent =
      marks
      ? GaugeMarkContent(
        fraction: gauge.value, fill: environment.tintPaint, mark: environment.systemColor("label"),
        thickness: thickness)
      : ProgressBarContent(
        fraction: gauge.value, isMirrored: environment.isRightToLeft, fill: environment.tintPaint,
        track: environment.systemColor("systemFill"), thickness: thickness)
    return tree.addWrapper(bar, attributes(tag: tag(NodeInfo(type: "", content: content))))
  }

  /// The label over the bar, the ends' labels beside it, the value below.
  private func addLinearGauge(_ gauge: GaugeStyleConfiguration) {
    let height = metric("control.gauge.bar.height")
    var line = [gaugeBar(gauge, height: height, thickness: drawingMetric("control.gauge.bar.thickness"), marks: false)]
    if let minimum = gauge.minimumValueLabel, let node = single({ minimum.content(self) }) {
      line.insert(node, at: 0)
    }
    if let maximum = gauge.maximumValueLabel, let node = single({ maximum.content(self) }) { line.append(node) }
    var column: [NodeIndex] = []
    if let label = single({ gauge.label.content(self) }) { column.append(label) }
    column.append(
      line.count == 1
        ? line[0]
        : tree.addStack(along: .horizontal, alignment: .middle, spacing: nil, line[...], attributes()))
    if let value = gauge.currentValueLabel, let node = single({ value.content(self) }) { column.append(node) }
    emit(tree.addStack(along: .vertical, alignment: .center, spacing: nil, column[...], attributes()))
  }

  private func addAccessoryBar(_ gauge: GaugeStyleConfiguration, isCapacity: Bool) {
    let thickness = metric("control.gauge.accessory.thickness")
    guard isCapacity else {
      var line = [gaugeBar(gauge, height: thickness, thickness: thickness, marks: true)]
      if let minimum = gauge.minimumValueLabel, let node = single({ minimum.content(self) }) {
        line.insert(node, at: 0)
      }
      if let maximum = gauge.maximumValueLabel, let node = single({ maximum.content(self) }) { line.append(node) }
      return emit(
        tree.addStack(along: .horizontal, alignment: .middle, spacing: nil, line[...], attributes()))
    }
    var column: [NodeIndex] = []
    if let label = single({ gauge.label.content(self) }) { column.append(label) }
    column.append(gaugeBar(gauge, height: thickness, thickness: thickness, marks: false))
    if let value = gauge.currentValueLabel, let node = single({ value.content(self) }) { column.append(node) }
    emit(tree.addStack(along: .vertical, alignment: .leading, spacing: nil, column[...], attributes()))
  }

  private func addCircularGauge(_ gauge: GaugeStyleConfiguration, isCapacity: Bool) {
    let side = metric("control.gauge.circular")
    let outer = environment
    environment.font = .title3
    environment.lineLimit = 1
    environment.minimumScaleFactor = 0.5
    let middle = single { (gauge.currentValueLabel ?? (isCapacity ? gauge.label : nil))?.content(self) }
    environment = outer
    let inner = middle ?? tree.addLeaf(.zero, attributes())
    let inset = side / 5
    let padded = tree.addPadding(
      Insets(top: inset, left: inset, bottom: inset, right: inset), inner, attributes())
    let framed = tree.addFrame(width: side, height: side, .center, padded, attributes())
    let content = GaugeRingContent(
      fraction: gauge.value, isOpen: !isCapacity, fill: environment.tintPaint,
      track: environment.systemColor("systemFill"), mark: environment.systemColor("label"))
    emit(tree.addWrapper(framed, attributes(tag: tag(NodeInfo(type: "", content: content)))))
  }
}

/// A filled track with a dot at the value.
final class GaugeMarkContent: NodeContent {
  private let fraction: Double
  private let fill: _StylePaint
  private let mark: RGBA
  private let thickness: Double

  init(fraction: Double, fill: _StylePaint, mark: RGBA, thickness: Double) {
    self.fraction = fraction
    self.fill = fill
    self.mark = mark
    self.thickness = thickness
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    drawing.fill(.capsule(frame), with: fill, in: frame)
    let x = frame.minX + fraction * max(0, frame.width - thickness)
    let dot = Rect(x: x, y: frame.midY - thickness / 2, width: thickness, height: thickness)
    drawing.append(.fill(.ellipse(dot), .color(mark), evenOdd: false))
  }
}

/// A ring, open at its bottom with a dot at the value, or closed and filled up to it.
final class GaugeRingContent: NodeContent {
  private let fraction: Double
  private let isOpen: Bool
  private let fill: _StylePaint
  private let track: RGBA
  private let mark: RGBA

  init(fraction: Double, isOpen: Bool, fill: _StylePaint, track: RGBA, mark: RGBA) {
    self.fraction = fraction
    self.isOpen = isOpen
    self.fill = fill
    self.track = track
    self.mark = mark
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let line = frame.width / 10
    let radius = (frame.width - line) / 2
    let form = StrokeForm(width: line, cap: .round)
    guard isOpen else {
      let ring = DrawingPath.arc(center: frame.center, radius: radius, from: 0, to: 0.9999)
      drawing.append(.stroke(ring, .color(track), StrokeForm(width: line)))
      guard fraction > 0 else { return }
      let arc = DrawingPath.arc(center: frame.center, radius: radius, from: 0, to: min(fraction, 0.9999))
      return drawing.stroke(arc, form, with: fill, in: frame)
    }
    let (start, length) = (0.625, 0.75)
    let arc = DrawingPath.arc(center: frame.center, radius: radius, from: start, to: start + length)
    drawing.stroke(arc, form, with: fill, in: frame)
    let turn = Transform.rotation((start + length * fraction) * 2 * .pi).about(frame.center)
    let place = turn.apply(Point(x: frame.midX, y: frame.midY - radius))
    let dot = Rect(x: place.x - line / 2, y: place.y - line / 2, width: line, height: line)
    drawing.append(.fill(.ellipse(dot), .color(mark), evenOdd: false))
  }
}
