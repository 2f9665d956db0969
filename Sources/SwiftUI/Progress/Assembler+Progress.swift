import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a progress view in the style of the place.
  func addProgress(_ progress: ProgressViewStyleConfiguration) {
    var look: _ProgressLook?
    let node = single {
      look = addStyled(ProgressViewStyleKey.self) {
        progress
      } look: { asked in
        switch asked {
        case .automatic where progress.fractionCompleted == nil: addSpinner(progress, tint: nil)
        case .automatic: addProgressBar(progress, tint: nil)
        case .linear(let tint): addProgressBar(progress, tint: tint)
        case .circular(let tint): addSpinner(progress, tint: tint)
        }
      }
    }
    guard let node else { return }
    guard look != nil else { return emit(node) }
    let info = NodeInfo(type: "ProgressView", text: readableText(of: node), role: .progress)
    info.traits = [.systemSized]
    emit(tree.addWrapper(node, attributes(tag: tag(info))))
  }

  // MARK: - Looks

  private func addProgressBar(_ progress: ProgressViewStyleConfiguration, tint: Color?) {
    let thickness = drawingMetric("control.progress.linear.thickness")
    let content = ProgressBarContent(
      fraction: progress.fractionCompleted, isMirrored: environment.isRightToLeft, fill: progressPaint(tint),
      track: environment.systemColor("systemFill"), thickness: thickness)
    let height = metric("control.progress.linear.height")
    let leaf = tree.addLeaf(.zero, attributes())
    let bar = tree.addFlexibleFrame(
      width: FrameLimits(minimum: 0, ideal: nil, maximum: .infinity),
      height: FrameLimits(minimum: height, ideal: nil, maximum: height), .center, leaf, attributes())
    var children = [tree.addWrapper(bar, attributes(tag: tag(NodeInfo(type: "", content: content))))]
    if let label = progress.label, let node = controlLabel(label.content) { children.insert(node, at: 0) }
    let outer = environment
    environment.font = scenario.platform == .macOS ? environment.font : .caption
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    if let value = progress.currentValueLabel, let node = controlLabel(value.content) { children.append(node) }
    environment = outer
    guard children.count > 1 else { return emit(children[0]) }
    emit(
      tree.addStack(
        along: .vertical, alignment: .leading, spacing: metric("control.progress.label.spacing"), children[...],
        attributes()))
  }

  private func addSpinner(_ progress: ProgressViewStyleConfiguration, tint: Color?) {
    let side = metric("control.progress.spinner" + spinnerSuffix)
    let content: NodeContent
    if let fraction = progress.fractionCompleted {
      content = ProgressRingContent(
        fraction: fraction, fill: progressPaint(tint), track: environment.systemColor("systemFill"))
    } else {
      let paint = tint.map { AnyShapeStyle($0) } ?? environment.tintStyle
      content = SpinnerContent(
        paint: paint?.paint(in: environment) ?? .color(environment.systemColor("systemGray")))
    }
    let leaf = tree.addLeaf(
      Size(width: side, height: side), attributes(tag: tag(NodeInfo(type: "", content: content))))
    let outer = environment
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    var children = [leaf]
    if let label = progress.label, let node = controlLabel(label.content) { children.append(node) }
    environment = outer
    if let value = progress.currentValueLabel, progress.fractionCompleted != nil,
      let node = controlLabel(value.content)
    {
      children.append(node)
    }
    guard children.count > 1 else { return emit(leaf) }
    emit(tree.addStack(along: .vertical, alignment: .center, spacing: nil, children[...], attributes()))
  }

  private func progressPaint(_ tint: Color?) -> _StylePaint {
    tint.map { AnyShapeStyle($0).paint(in: environment) } ?? environment.tintPaint
  }

  /// Spinners have two sizes on touch systems and two on the Mac.
  private var spinnerSuffix: String {
    switch environment.controlSize {
    case .mini, .small: scenario.platform == .macOS ? ".small" : ""
    case .regular: ""
    case .large, .extraLarge: ".large"
    }
  }
}

/// A thin track, filled as far as the task is; empty while nobody knows.
final class ProgressBarContent: NodeContent {
  private let fraction: Double?
  private let isMirrored: Bool
  private let fill: _StylePaint
  private let track: RGBA
  private let thickness: Double

  init(fraction: Double?, isMirrored: Bool, fill: _StylePaint, track: RGBA, thickness: Double) {
    self.fraction = fraction
    self.isMirrored = isMirrored
    self.fill = fill
    self.track = track
    self.thickness = thickness
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let line = Rect(x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
    drawing.append(.fill(.capsule(line), .color(track), evenOdd: false))
    guard let fraction, fraction > 0 else { return }
    let width = max(thickness, line.width * fraction)
    let filled = Rect(
      x: isMirrored ? line.maxX - width : line.minX, y: line.minY, width: min(width, line.width), height: thickness)
    drawing.fill(.capsule(filled), with: fill, in: filled)
  }
}

/// A ring, closed as far as the task is.
final class ProgressRingContent: NodeContent {
  private let fraction: Double
  private let fill: _StylePaint
  private let track: RGBA

  init(fraction: Double, fill: _StylePaint, track: RGBA) {
    self.fraction = fraction
    self.fill = fill
    self.track = track
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let line = max(2, frame.width / 8)
    let inset = line / 2
    let ring = frame.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
    drawing.append(.stroke(.ellipse(ring), .color(track), StrokeForm(width: line)))
    guard fraction > 0 else { return }
    let arc = DrawingPath.arc(center: ring.center, radius: ring.width / 2, from: 0, to: min(fraction, 0.9999))
    drawing.stroke(arc, StrokeForm(width: line, cap: .round), with: fill, in: frame)
  }
}

/// Eight spokes, paler the longer ago they were lit.
final class SpinnerContent: NodeContent {
  private let paint: _StylePaint

  init(paint: _StylePaint) { self.paint = paint }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let radius = frame.width / 2
    let width = frame.width / 9
    let spokes = 8
    for spoke in 0..<spokes {
      let angle = Double(spoke) / Double(spokes)
      let form = StrokeForm(width: width, cap: .round)
      let turn = Transform.rotation(angle * 2 * .pi).about(frame.center)
      let line = DrawingPath([
        .move(turn.apply(Point(x: frame.midX, y: frame.midY - radius + width / 2))),
        .line(turn.apply(Point(x: frame.midX, y: frame.midY - radius * 0.52))),
      ])
      drawing.stroke(line, form, with: paint.withOpacity(0.3 + 0.7 * Double(spoke) / Double(spokes)), in: frame)
    }
  }
}
