import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Pictures")
struct PictureTests {
  let easel = Easel()

  @Test("fills cover their shape and nothing else")
  func fill() throws {
    let picture = try easel.picture([.box(20, 30, 40, 50, .red)])
    #expect(picture[40, 50] == .red)
    #expect(picture[20, 30] == .red && picture[59, 79] == .red)
    #expect(picture[19, 50] == .clear && picture[60, 50] == .clear && picture[40, 80] == .clear)
  }

  @Test("the scale is pixels in a point")
  func scale() throws {
    let picture = try easel.picture([.box(50, 50, 1, 1, .red)], scale: 3)
    #expect((picture.width, picture.height) == (300, 300))
    #expect(picture[150, 150] == .red && picture[152, 152] == .red)
    #expect(picture[149, 150] == .clear && picture[153, 150] == .clear)
  }

  @Test("the even-odd rule leaves holes, the non-zero rule does not")
  func rules() throws {
    let path = DrawingPath(
      DrawingPath(Rect(x: 0, y: 0, width: 100, height: 100)).elements
        + DrawingPath(Rect(x: 40, y: 40, width: 20, height: 20)).elements)
    #expect(try easel.picture([.fill(path, .red, evenOdd: true)])[50, 50] == .clear)
    #expect(try easel.picture([.fill(path, .red, evenOdd: false)])[50, 50] == .red)
  }

  @Test("clips and transforms last until they are restored")
  func state() throws {
    let picture = try easel.picture([
      .save, .clip(DrawingPath(Rect(x: 0, y: 0, width: 50, height: 100)), evenOdd: false),
      .transform(.translation(20, 0)), .box(0, 0, 60, 40, .red), .restore, .box(0, 60, 100, 20, .green),
    ])
    #expect(picture[10, 20] == .clear)
    #expect(picture[30, 20] == .red)
    #expect(picture[60, 20] == .clear, "outside the clip")
    #expect(picture[5, 70] == .green && picture[95, 70] == .green)
  }

  @Test("a turn goes clockwise")
  func turn() throws {
    let quarter = Transform.rotation(.pi / 2).about(Point(x: 50, y: 50))
    let picture = try easel.picture([.transform(quarter), .box(50, 45, 40, 10, .red)])
    #expect(picture[50, 80] == .red)
    #expect(picture[80, 50] == .clear)
  }

  @Test("a flat transform draws nothing and does not stop the drawing")
  func flat() throws {
    let flat = Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let picture = try easel.picture([
      .save, .transform(flat), .box(0, 0, 9, 9, .red), .restore, .box(50, 50, 9, 9, .blue),
    ])
    #expect(picture[4, 4] == .clear)
    #expect(picture[54, 54] == .blue)
  }

  @Test("strokes have their width, dashes their gaps")
  func strokes() throws {
    let line = DrawingPath([.move(Point(x: 0, y: 50)), .line(Point(x: 100, y: 50))])
    let picture = try easel.picture([.stroke(line, .red, StrokeForm(width: 10, dash: [20, 10]))])
    #expect(picture[10, 46] == .red && picture[10, 54] == .red)
    #expect(picture[10, 44] == .clear && picture[10, 56] == .clear)
    #expect(picture[25, 50] == .clear)
    #expect(picture[40, 50] == .red)
    let shifted = try easel.picture([.stroke(line, .red, StrokeForm(width: 10, dash: [20, 10], dashPhase: 20))])
    #expect(shifted[5, 50] == .clear && shifted[20, 50] == .red)
  }

  @Test("a quadratic curve passes through its middle")
  func curve() throws {
    // Half-way it is a quarter of each end and half of the control: (50, 50).
    let path = DrawingPath([
      .move(Point(x: 0, y: 0)), .quad(Point(x: 100, y: 0), control: Point(x: 50, y: 100)), .close,
    ])
    let picture = try easel.picture([.fill(path, .red, evenOdd: false)])
    #expect(picture[50, 48] == .red)
    #expect(picture[50, 52] == .clear)
  }

  @Test("a whole screen is no uniform picture, and a blank sheet is one")
  func notUniform() throws {
    let renderer = ProofRenderer(symbols: try SampleScreen.symbols())
    for scenario in [SampleScreen.phone, SampleScreen.small, SampleScreen.notched, SampleScreen.pad] {
      let picture = try Picture(png: renderer.png(SampleScreen(scenario: scenario).proof, scale: 1))
      #expect(picture.shareOfOtherColors > 0.1, "\(scenario.device)")
      #expect(picture.mainColors.count >= 3, "\(scenario.device)")
    }
    #expect(try easel.picture([]).shareOfOtherColors == 0)
    #expect(try easel.picture([.box(0, 0, 100, 100, .red)]).shareOfOtherColors == 0)
  }

  @Test("a picture too large for the format is an error that says so")
  func tooLarge() {
    #expect(throws: DrawingError.tooLarge(width: 50_000, height: 50_000, limit: 32_767)) {
      try easel.renderer.png(Easel.sheet([]), scale: 500)
    }
    #expect(throws: DrawingError.self) { try easel.renderer.png(Easel.sheet([]), scale: .nan) }
    #expect(throws: DrawingError.self) { try easel.renderer.png(Easel.sheet([]), scale: .infinity) }
  }

  @Test("the same drawing gives the same bytes")
  func determinism() throws {
    let proof = SampleScreen(scenario: SampleScreen.phone).proof
    let symbols = try SampleScreen.symbols()
    let (one, other) = (ProofRenderer(symbols: symbols), ProofRenderer(symbols: symbols))
    #expect(one.svg(proof) == other.svg(proof))
    #expect(try one.png(proof) == other.png(proof))
    #expect(try one.pdf([proof]) == other.pdf([proof]))
    #expect(one.svg(proof) == one.svg(proof))
  }
}
