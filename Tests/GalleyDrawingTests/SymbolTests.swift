import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("System symbols")
struct SymbolTests {
  let symbols: SymbolLibrary
  let glyphs = InstalledGlyphs()

  init() throws { symbols = try SampleScreen.symbols() }

  @Test("every mapped code point is a glyph with an outline in its font")
  func codePoints() throws {
    #expect(symbols.icons.count > 900)
    for (name, icon) in symbols.icons {
      let face = try #require(glyphs.face(family: icon.family), "\(icon.family) is not installed")
      guard let glyph = glyphs.glyph(icon.scalar, face: face) else {
        Issue.record("\(name): no U+\(String(icon.scalar.value, radix: 16)) in \(icon.family)")
        continue
      }
      #expect(!glyphs.outline(face: face, glyph: glyph).elements.isEmpty, "\(name)")
    }
  }

  @Test("the names that apps use most are drawn as what they mean")
  func coverage() throws {
    let list = try String(
      contentsOf: SampleScreen.file("Tests/GalleyDrawingTests/Fixtures/symbols-by-use.txt"), encoding: .utf8)
    let names = list.split(separator: "\n").map(String.init)
    #expect(names.count == 400)
    #expect(names.filter { !symbols.knows($0) } == [])
  }

  @Test("names are read from their end")
  func rules() {
    guard case .icon(let heart) = symbols.design("heart") else {
      Issue.record("no heart")
      return
    }
    #expect(symbols.design("heart.circle.fill.badge.nonsense") == symbols.design("heart.circle.fill"))
    #expect(symbols.design("heart.square") == .enclosed(.icon(heart), .square, isFilled: false))
    #expect(symbols.design("heart.square.fill") == .enclosed(.icon(heart), .square, isFilled: true))
    #expect(symbols.design("heart.rectangle.slash") == .slashed(.enclosed(.icon(heart), .rectangle, isFilled: false)))
    #expect(symbols.design("heart.badge.plus") == .badged(.icon(heart), badge: symbols.design("plus")))
    #expect(symbols.design("7.circle") == .enclosed(.letters("7"), .circle, isFilled: false))
    #expect(symbols.design("42.square.fill") == .enclosed(.letters("42"), .square, isFilled: true))
    #expect(symbols.design("figure.walk.motion") == symbols.design("figure.walk"))
    #expect(symbols.design("no.such.symbol") == .box && symbols.design("") == .box && symbols.design("..") == .box)
    #expect(symbols.design("nonsense.circle") == .box)
  }

  @Test("Apple's logo is not among them")
  func logo() {
    #expect(symbols.icons["applelogo"]?.scalar != "\u{F035}")
    #expect(symbols.icons["applelogo"]?.scalar != "\u{F8FF}")
  }

  @Test("a symbol stays in its frame, centred; a filled shape has its symbol as a hole")
  func drawing() throws {
    let frame = Rect(x: 10, y: 10, width: 80, height: 80)
    for name in ["trash", "heart.circle", "chevron.right", "mic.slash", "folder.badge.gearshape", "no.such.symbol"] {
      let bounds = try #require(symbols.path(name, in: frame, from: glyphs).bounds, "\(name)")
      #expect(bounds.minX > 8 && bounds.minY > 8 && bounds.maxX < 92 && bounds.maxY < 92, "\(name)")
      #expect(max(bounds.width, bounds.height) > 65, "\(name)")
    }
    let renderer = ProofRenderer(symbols: symbols)
    func picture(_ name: String) throws -> Picture {
      try Picture(
        png: renderer.png(Easel.sheet([.symbol(name: name, frame: frame, weight: 400, paint: .black)]), scale: 1))
    }
    let plus = try picture("plus.square.fill")
    #expect(plus[50, 50] == .clear && plus[25, 50] == .black)
    let letter = try picture("l.circle.fill")
    #expect(letter[22, 50] == .black && letter.shareOfOtherColors > 0.3)
    let box = try picture("no.such.symbol")
    #expect(box[50, 50] == .clear && box[50, 17] == .black)
    #expect(try picture("heart").shareOfOtherColors < picture("heart.fill").shareOfOtherColors)
  }

  @Test("heavier symbols are drawn heavier")
  func weight() throws {
    let frame = Rect(x: 10, y: 10, width: 80, height: 80)
    let renderer = ProofRenderer(symbols: symbols)
    func ink(_ weight: Int) throws -> Double {
      let sheet = Easel.sheet([.symbol(name: "xmark", frame: frame, weight: weight, paint: .black)])
      return try Picture(png: renderer.png(sheet, scale: 1)).shareOfOtherColors
    }
    #expect(try ink(400) < ink(700))
    #expect(try ink(400) == ink(100))
  }
}
