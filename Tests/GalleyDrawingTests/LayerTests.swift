import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Layers")
struct LayerTests {
  let easel = Easel()

  @Test("opacity acts on the layer as a whole")
  func opacity() throws {
    let picture = try easel.picture([
      .box(0, 0, 100, 100, .white), .beginLayer(DrawingLayer(opacity: 0.5)), .box(10, 10, 50, 50, .red),
      .box(30, 30, 50, 50, .red), .endLayer,
    ])
    let pink = Picture.Pixel(red: 255, green: 127, blue: 127, alpha: 255)
    #expect(picture[20, 20].isNear(pink) && picture[40, 40].isNear(pink) && picture[70, 70].isNear(pink))
    #expect(picture[90, 90] == .white)
  }

  @Test("multiply darkens by what is below")
  func blend() throws {
    let yellow = Paint.color(RGBA(red: 1, green: 1, blue: 0))
    let picture = try easel.picture([
      .box(0, 0, 100, 100, yellow), .beginLayer(DrawingLayer(blend: "multiply")),
      .box(0, 0, 50, 100, .color(RGBA(red: 0, green: 1, blue: 1))), .endLayer,
    ])
    #expect(picture[25, 50] == .green)
    #expect(picture[75, 50] == Picture.Pixel(red: 255, green: 255, blue: 0, alpha: 255))
  }

  @Test("a mask shows the layer where it is opaque, whatever its colour")
  func mask() throws {
    let commands: [DrawingCommand] = [
      .beginLayer(DrawingLayer()), .box(0, 0, 100, 100, .red), .beginMask, .box(20, 20, 30, 60, .black),
      .box(50, 20, 30, 60, .color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))), .endMask, .endLayer,
    ]
    let picture = try easel.picture(commands)
    #expect(picture[30, 50] == .red)
    #expect(picture[60, 50].isNear(Picture.Pixel(red: 255, green: 0, blue: 0, alpha: 128)))
    #expect(picture[10, 10] == .clear)
    // The mask itself may stand in front of what it hides.
    let first = try easel.picture([commands[0]] + commands[2...5] + [commands[1], commands[6]])
    #expect(first[30, 50] == .red && first[10, 10] == .clear)
  }

  @Test("a mask that hides takes away what it covers, by as much as it is opaque")
  func hidingMask() throws {
    let commands: [DrawingCommand] = [
      .box(0, 0, 100, 100, .white), .beginLayer(DrawingLayer(hidesMasked: true)), .box(0, 0, 100, 100, .red),
      .beginMask, .box(20, 20, 30, 60, .black),
      .box(50, 20, 30, 60, .color(RGBA(red: 0, green: 1, blue: 0, alpha: 0.5))),
      .endMask, .endLayer,
    ]
    let picture = try easel.picture(commands)
    #expect(picture[30, 50] == .white)
    #expect(picture[60, 50].isNear(Picture.Pixel(red: 255, green: 127, blue: 127, alpha: 255)))
    #expect(picture[10, 10] == .red && picture[90, 90] == .red)
    // Where the mask says nothing, its luminance is one.
    #expect(easel.svg(commands).contains("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -1 1"))
  }

  @Test("a mask keeps the transform it stands under")
  func movedMask() throws {
    let picture = try easel.picture([
      .beginLayer(DrawingLayer()), .box(0, 0, 100, 100, .red), .save, .transform(.translation(50, 50)), .beginMask,
      .box(0, 0, 20, 20, .black), .endMask, .restore, .endLayer, .box(0, 90, 10, 10, .green),
    ])
    #expect(picture[60, 60] == .red)
    #expect(picture[10, 10] == .clear)
    #expect(picture[5, 95] == .green)
  }

  @Test("a blur spreads evenly and keeps what there was")
  func blur() throws {
    let picture = try easel.picture([
      .beginLayer(DrawingLayer(blur: 5)), .box(40, 40, 20, 20, .black), .endLayer,
    ])
    #expect(picture[50, 50].alpha > 200)
    #expect(picture[36, 50].alpha > 20 && picture[36, 50].alpha < 128)
    #expect(picture[36, 50].alpha == picture[63, 50].alpha)
    #expect(picture[50, 36].alpha == picture[36, 50].alpha)
    let sum = (0..<100).reduce(0) { sum, y in sum + (0..<100).reduce(0) { $0 + picture[$1, y].alpha } }
    #expect(abs(Double(sum) / (400 * 255) - 1) < 0.02)
  }

  @Test("a shadow lies under its layer, moved and in its own colour")
  func shadow() throws {
    let shadow = DrawingLayer.Shadow(color: RGBA(red: 0, green: 0, blue: 1), radius: 0, offset: Point(x: 20, y: 10))
    let picture = try easel.picture([
      .beginLayer(DrawingLayer(shadow: shadow)), .box(20, 20, 30, 30, .red), .endLayer,
    ])
    #expect(picture[30, 30] == .red && picture[45, 45] == .red)
    #expect(picture[60, 50] == .blue)
    #expect(picture[30, 55] == .clear)
  }

  @Test("the shadow is of what the mask leaves")
  func maskedShadow() throws {
    let shadow = DrawingLayer.Shadow(color: RGBA(red: 0, green: 0, blue: 1), radius: 0, offset: Point(x: 40, y: 0))
    let picture = try easel.picture([
      .beginLayer(DrawingLayer(shadow: shadow)), .box(0, 0, 40, 100, .red), .beginMask, .box(0, 0, 40, 50, .black),
      .endMask, .endLayer,
    ])
    #expect(picture[60, 25] == .blue)
    #expect(picture[60, 75] == .clear && picture[20, 75] == .clear)
  }

  @Test("shadows in shadows cost no more than their number")
  func nestedShadows() throws {
    let shadow = DrawingLayer.Shadow(color: .black, radius: 1, offset: Point(x: 1, y: 1))
    let count = 40
    let commands =
      Array(repeating: DrawingCommand.beginLayer(DrawingLayer(shadow: shadow)), count: count)
      + [.box(40, 40, 20, 20, .red)] + Array(repeating: .endLayer, count: count)
    // If each doubled the work of the one outside it, this would not end within the test's life.
    #expect(try easel.picture(commands)[50, 50] == .red)
  }

  @Test("bounds hold what inner layers, lines and transforms reach")
  func bounds() {
    let shadow = DrawingLayer.Shadow(color: .black, radius: 2, offset: Point(x: 0, y: 4))
    let bounds = DrawingBounds([
      .save, .transform(.scale(2, 2)), .beginLayer(DrawingLayer(shadow: shadow)), .transform(.scale(0.5, 0.5)),
      .box(10, 10, 20, 20, .red), .endLayer, .restore,
    ])
    // The reach of 3·2 + 4 counts in the layer's own units, which are two points here.
    #expect(bounds.rect == Rect(x: -10, y: -10, width: 60, height: 60))
  }
}
