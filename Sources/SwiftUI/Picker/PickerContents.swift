import GalleyGeometry
import GalleyScreen

/// Two small chevrons at the trailing edge: a menu opens here.
final class ChevronContent: NodeContent {
  private let paint: _StylePaint
  private let side: Double
  private let inset: Double

  init(paint: _StylePaint, side: Double, inset: Double = 0) {
    self.paint = paint
    self.side = side
    self.inset = inset
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let box = Rect(x: frame.maxX - inset - side, y: frame.midY - side / 2, width: side, height: side)
    drawing.append(
      .symbol(name: "chevron.up.chevron.down", frame: box, weight: 500, paint: paint.paint(in: box)))
  }
}

/// The Mac's pop-up button below its title.
final class PopUpContent: NodeContent {
  private let plate: RGBA
  private let mark: RGBA
  private let radius: Double
  private let symbol: String

  init(plate: RGBA, mark: RGBA, radius: Double, symbol: String = "chevron.up.chevron.down") {
    self.plate = plate
    self.mark = mark
    self.radius = radius
    self.symbol = symbol
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    drawing.append(
      .fill(.rounded(frame, radius: radius < 0 ? frame.height / 2 : radius), .color(plate), evenOdd: false))
    let side = frame.height / 2
    let box = Rect(x: frame.maxX - side * 1.6, y: frame.midY - side / 2, width: side, height: side)
    drawing.append(.symbol(name: symbol, frame: box, weight: 600, paint: .color(mark)))
  }
}

/// A circle with a dot when its option is selected.
final class RadioContent: NodeContent {
  private let isOn: Bool
  private let tint: _StylePaint
  private let border: RGBA

  init(isOn: Bool, tint: _StylePaint, border: RGBA) {
    self.isOn = isOn
    self.tint = tint
    self.border = border
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let box = grid.round(frame).inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
    guard isOn else {
      drawing.append(.stroke(.ellipse(box), .color(border), StrokeForm(width: 1)))
      return
    }
    drawing.fill(.ellipse(box), with: tint, in: box)
    let inset = box.width / 3
    let dot = box.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
    drawing.append(.fill(.ellipse(dot), .color(.white), evenOdd: false))
  }
}
