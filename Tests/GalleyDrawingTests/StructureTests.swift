import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Any drawing list")
struct StructureTests {
  /// A small generator, so that the lists are the same on every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private func list(_ seed: UInt64) -> [DrawingCommand] {
    var dice = Dice(state: seed)
    let kinds: [DrawingCommand] = [
      .save, .restore, .beginLayer(DrawingLayer(opacity: 0.5)), .endLayer, .beginMask, .endMask,
      .transform(.translation(1, 1)), .box(0, 0, 10, 10, .red),
    ]
    return (0..<60).map { _ in kinds.randomElement(using: &dice) ?? .save }
  }

  @Test("is brought into balance, keeping what it draws outside of masks that belong to nothing")
  func balance() {
    for seed in 0..<300 as Range<UInt64> {
      let structure = DrawingStructure(list(seed))
      var open: [String] = []
      for command in structure.commands {
        switch command {
        case .save: open.append("save")
        case .beginLayer: open.append("layer")
        case .beginMask: open.append("mask")
        case .restore: #expect(open.popLast() == "save")
        case .endLayer: #expect(open.popLast() == "layer")
        case .endMask: #expect(open.popLast() == "mask")
        default: break
        }
      }
      #expect(open.isEmpty)
      for (start, end) in structure.ends {
        switch structure.commands[start] {
        case .beginLayer: #expect(structure.commands[end] == .endLayer)
        default: #expect(structure.commands[end] == .endMask)
        }
      }
    }
  }

  @Test("gives well-formed SVG and a picture")
  func rendering() throws {
    let easel = Easel()
    for seed in 0..<60 as Range<UInt64> {
      _ = try SVGDocument(easel.svg(list(seed)))
      _ = try easel.picture(list(seed))
    }
  }

  @Test("an end without a beginning changes nothing, a beginning without an end is closed")
  func ends() {
    #expect(DrawingStructure([.restore, .endLayer, .endMask, .beginMask, .save, .endMask]).commands == [])
    #expect(DrawingStructure([.save, .box(0, 0, 1, 1, .red)]).commands.last == .restore)
    let reaching = DrawingStructure([.save, .beginLayer(DrawingLayer()), .restore, .endLayer, .restore]).commands
    #expect(reaching == [.save, .beginLayer(DrawingLayer()), .endLayer, .restore])
  }

  @Test("masks nested without end are left out")
  func nestedMasks() throws {
    var commands: [DrawingCommand] = []
    for _ in 0..<2000 { commands += [.beginLayer(DrawingLayer()), .beginMask] }
    #expect(DrawingStructure(commands).masks.count == DrawingStructure.maskDepth)
    _ = try Easel().picture(commands)
  }
}
