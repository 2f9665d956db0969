import GalleyGeometry
import Testing

@testable import GalleyScreen

/// What a drawing list keeps of what lies outside the window.
@Suite struct DrawingCullingTests {
  private let window = Rect(x: 0, y: 0, width: 100, height: 100)
  private let black = Paint.color(.black)

  private func box(_ x: Double, _ y: Double, _ side: Double = 10) -> DrawingCommand {
    .fill(DrawingPath(Rect(x: x, y: y, width: side, height: side)), black, evenOdd: false)
  }

  private func clip(_ x: Double, _ y: Double, _ side: Double) -> DrawingCommand {
    .clip(DrawingPath(Rect(x: x, y: y, width: side, height: side)), evenOdd: false)
  }

  private func glyphs(y: Double) -> DrawingCommand {
    .glyphs(
      GlyphRun(face: "Inter-Regular", size: 10, glyphs: [1], positions: [Point(x: 5, y: y)], text: "a", paint: black))
  }

  @Test func whatLiesOutsideIsLeftOut() {
    let list = [box(0, 0), box(95, 95), box(0, 101), box(-20, 0), glyphs(y: 110), glyphs(y: 130)]
    #expect(list.visible(in: window) == [box(0, 0), box(95, 95), glyphs(y: 110)])
    let image = DrawingCommand.image(ImageDrawing(file: nil, name: "a", frame: Rect(x: 0, y: 300, width: 1, height: 1)))
    let symbol = DrawingCommand.symbol(
      name: "star", frame: Rect(x: 0, y: 100.5, width: 10, height: 10), weight: 400, paint: black)
    #expect([image, symbol].visible(in: window) == [symbol])
    // A line's width and its corners reach beyond its path.
    func line(_ y: Double) -> DrawingCommand {
      .stroke(DrawingPath([.move(Point(x: 0, y: y)), .line(Point(x: 9, y: y))]), black, StrokeForm(width: 4))
    }
    #expect([line(103), line(180)].visible(in: window) == [line(103)])
  }

  @Test func transformsAndClipsCount() {
    let moved = [DrawingCommand.save, .transform(.translation(0, -200)), box(0, 210), box(0, 0), .restore, box(0, 0)]
    #expect(moved.visible(in: window) == [.save, .transform(.translation(0, -200)), box(0, 210), .restore, box(0, 0)])
    let cut = [DrawingCommand.save, clip(0, 0, 50), box(0, 0), box(60, 60), .restore, box(60, 60)]
    #expect(cut.visible(in: window) == [.save, clip(0, 0, 50), box(0, 0), .restore, box(60, 60)])
    // Two clips that leave nothing.
    #expect([.save, clip(0, 0, 10), clip(50, 50, 10), box(0, 0, 90), .restore].visible(in: window) == [])
  }

  @Test func emptyGroupsGoAndMasksStay() {
    #expect([.save, .beginLayer(DrawingLayer()), box(0, 300), .endLayer, .restore].visible(in: window) == [])
    // A mask that shows nothing hides the layer: it must not go.
    let masked = [DrawingCommand.beginLayer(DrawingLayer()), .beginMask, box(0, 300), .endMask, box(0, 0), .endLayer]
    #expect(masked.visible(in: window) == [.beginLayer(DrawingLayer()), .beginMask, .endMask, box(0, 0), .endLayer])
    let unseen = [DrawingCommand.beginLayer(DrawingLayer()), .beginMask, box(0, 0), .endMask, box(0, 300), .endLayer]
    #expect(unseen.visible(in: window) == [])
  }

  @Test func shadowsAndBlursReachIn() {
    let far = DrawingLayer.Shadow(color: .black, radius: 0, offset: Point(x: 0, y: -60))
    for layer in [DrawingLayer(shadow: far), DrawingLayer(blur: 20)] {
      let list = [DrawingCommand.beginLayer(layer), box(0, 150), .endLayer]
      #expect(list.visible(in: window) == list)
    }
    #expect([.beginLayer(DrawingLayer(blur: 5)), box(0, 150), .endLayer].visible(in: window) == [])
  }

  @Test func listsThatDoNotMatchAndPlacesThatAreNoNumberStay() {
    let odd = [DrawingCommand.restore, .endLayer, box(.nan, 0), .save, box(0, 0)]
    #expect(odd.visible(in: window).count == 5)
  }
}
