import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A control that selects a colour.
nonisolated public struct ColorPicker<Label: View>: _PrimitiveView {
  let label: Label
  let color: () -> Color

  init(label: Label, color: @escaping () -> Color) {
    self.label = label
    self.color = color
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addColorPicker(view.color()) { Label._assemble(view.label, $0) }
  }
}

extension ColorPicker {
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { selection.wrappedValue }
  }

  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { Color(cgColor: selection.wrappedValue) }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(label: Text(titleKey)) { selection.wrappedValue }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(label: Text(title)) { selection.wrappedValue }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(label: Text(titleKey)) { Color(cgColor: selection.wrappedValue) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(label: Text(title)) { Color(cgColor: selection.wrappedValue) }
  }
}

extension _Assembler {
  func addColorPicker(_ color: Color, _ label: @escaping (_Assembler) -> Void) {
    let isMac = scenario.platform == .macOS
    let label = ControlLabel(self, label)
    let size =
      isMac
      ? Size(width: metric("control.colorWell.width"), height: metric("control.colorWell.height"))
      : Size(width: metric("control.colorWell.size"), height: metric("control.colorWell.size"))
    let paint = AnyShapeStyle(color).paint(in: environment)
    let content = ColorWellContent(paint: paint, isRound: !isMac, border: environment.systemColor("separator"))
    let well = tree.addLeaf(size, attributes(tag: tag(NodeInfo(type: "", content: content))))
    let node = asControl(labeledRow(label.shown, well, spacing: metric("stack.spacing"), controlForm))
    emit(control("ColorPicker", node, role: .picker, isSystemSized: true, text: label.text))
  }
}

/// A colour inside a ring of all hues, or on the Mac in a frame.
final class ColorWellContent: NodeContent {
  private let paint: _StylePaint
  private let isRound: Bool
  private let border: RGBA

  init(paint: _StylePaint, isRound: Bool, border: RGBA) {
    self.paint = paint
    self.isRound = isRound
    self.border = border
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    guard isRound else {
      drawing.append(.fill(.rounded(frame, radius: 5), .color(.white), evenOdd: false))
      drawing.append(.stroke(.rounded(frame, radius: 5), .color(border), StrokeForm(width: 1)))
      let inner = frame.inset(by: Insets(top: 3, left: 3, bottom: 3, right: 3))
      drawing.fill(.rounded(inner, radius: 3), with: paint, in: inner)
      return
    }
    let hues = stride(from: 0.0, through: 1, by: 1.0 / 6).map { hue in
      let color = RGBA.spectrum(hue)
      return Paint.Stop(color: color, location: hue)
    }
    let ring = frame.inset(by: Insets(top: 1.5, left: 1.5, bottom: 1.5, right: 1.5))
    let paintRing = Paint.angular(hues, center: frame.center, startAngle: 0, endAngle: 2 * .pi)
    drawing.append(.stroke(.ellipse(ring), paintRing, StrokeForm(width: 3)))
    let inner = frame.inset(by: Insets(top: 5, left: 5, bottom: 5, right: 5))
    drawing.fill(.ellipse(inner), with: paint, in: inner)
  }
}

extension RGBA {
  /// A full colour of the circle of hues, 0 … 1 from red.
  fileprivate static func spectrum(_ hue: Double) -> RGBA {
    func part(_ shift: Double) -> Double {
      let place = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      return min(max(abs(place - 3) - 1, 0), 1)
    }
    return RGBA(red: part(0), green: part(4), blue: part(2))
  }
}
