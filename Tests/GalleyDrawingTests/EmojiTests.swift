import Foundation
import GalleyGeometry
import GalleyScreen
import GalleyTypography
import Testing

@testable import GalleyDrawing

/// Glyphs that are pictures. R-026.
@Suite("Emoji") struct EmojiTests {
  private let easel = Easel()

  /// A text as a run of glyphs on a baseline at 80 of 100.
  private func run(_ text: String, size: Double, alpha: Double = 1) throws -> GlyphRun {
    let runs = [TextRun(text: text, font: TypefaceRequest(size: size))]
    let layout = Typesetter().paragraph(runs, style: ParagraphStyle()).layout(width: nil, height: nil)
    let glyphs = try #require(layout.lines.first?.glyphs.first)
    return GlyphRun(
      face: glyphs.face, size: glyphs.size, glyphs: glyphs.ids,
      positions: glyphs.positions.map { Point(x: $0.x, y: 80) }, text: glyphs.text,
      paint: .color(RGBA(red: 0, green: 0, blue: 0, alpha: alpha)))
  }

  @Test("sequences are one picture in its own colours")
  func colours() throws {
    let flag = try run("🇩🇪", size: 70)
    #expect(flag.glyphs.count == 1)
    let picture = try easel.picture([.glyphs(flag)])
    // Black, red and gold, as the German flag is.
    let (black, red, gold) = (picture[44, 40], picture[44, 53], picture[44, 66])
    #expect(black.red < 70 && black.green < 70 && black.blue < 70 && black.alpha == 255)
    #expect(red.red > 180 && red.green < 60 && red.blue < 60)
    #expect(gold.red > 220 && gold.green > 160 && gold.blue < 90)
    for text in ["👨‍👩‍👧‍👦", "1️⃣", "👍🏽", "🏳️‍🌈"] { #expect(try run(text, size: 70).glyphs.count == 1, "\(text)") }
  }

  @Test("pictures are as clear as the text's colour, and none where it is clear")
  func opacity() throws {
    let half = try easel.picture([.glyphs(run("🇩🇪", size: 70, alpha: 0.5))])
    #expect((126...129).contains(half[44, 53].alpha))
    #expect(try easel.picture([.glyphs(run("🇩🇪", size: 70, alpha: 0))])[44, 53] == .clear)
    #expect(try easel.svg([.glyphs(run("🇩🇪", size: 70, alpha: 0.5))]).contains("<g opacity=\"0.5\"><use"))
  }

  @Test("a page holds each picture once, and the characters to be found")
  func pages() throws {
    let text = try easel.svg([.glyphs(run("👍👍👍", size: 20))])
    #expect(text.components(separatedBy: "<image ").count == 2)
    #expect(text.components(separatedBy: "<use href=\"#i1\"").count == 4)
    #expect(text.contains("👍👍👍</text>"))
  }

  @Test("pages and pictures agree", .enabled(if: LibraryCheck.hasRSVG))
  func agreement() throws {
    let commands: [DrawingCommand] = try [.glyphs(run("🇩🇪", size: 70))]
    let asset = try #require(ImageAsset(Data(easel.svg(commands).utf8), name: "a.svg"))
    let drawn = try Picture(asset, size: Size(width: 100, height: 100), scale: 1)
    #expect(drawn.difference(from: try easel.picture(commands)) < 1.5)
  }
}
