import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("PDF")
struct PDFTests {
  @Test("has a page for each proof, a point a point, and no date")
  func pages() throws {
    let renderer = ProofRenderer(symbols: try SampleScreen.symbols())
    let proofs = [SampleScreen.phone, SampleScreen.notched].map { SampleScreen(scenario: $0).proof }
    let text = String(decoding: try renderer.pdf(proofs), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.matches(of: #/\/Type \/Page\b(?!s)/#).count == 2)
    #expect(text.contains("/MediaBox [ 0 0 426 898 ]") && text.contains("/MediaBox [ 0 0 868 414 ]"))
    #expect(!text.contains("CreationDate"))
  }

  @Test("keeps text as glyphs that map back to characters")
  func text() throws {
    let renderer = ProofRenderer(symbols: try SampleScreen.symbols())
    let text = String(decoding: try renderer.pdf([SampleScreen(scenario: SampleScreen.phone).proof]), as: UTF8.self)
    #expect(text.contains("/ToUnicode"))
    #expect(text.contains("/Subtype /Type3"))
  }

  @Test("glyphs and characters are paired by their counts")
  func clusters() {
    func clusters(_ text: String, glyphs: Int) -> TextClusters {
      TextClusters(
        GlyphRun(
          face: "f", size: 1, glyphs: Array(repeating: 1, count: glyphs),
          positions: Array(repeating: .zero, count: glyphs), text: text, paint: .black))
    }
    #expect(clusters("añ", glyphs: 2).clusters.map(\.num_bytes) == [1, 2])
    #expect(clusters("office", glyphs: 4).clusters.map(\.num_glyphs) == [4])
    #expect(clusters("e\u{301}", glyphs: 2).clusters.map(\.num_bytes) == [1, 2])
    #expect(clusters("שלום", glyphs: 4).flags.rawValue == 1)
    #expect(clusters("shalom", glyphs: 6).flags.rawValue == 0)
  }

  @Test("the easel's drawing survives in a document of pixels and paths")
  func layers() throws {
    let commands: [DrawingCommand] = [
      .beginLayer(DrawingLayer(opacity: 0.5, blend: "multiply", blur: 3)), .box(10, 10, 30, 30, .red), .beginMask,
      .box(10, 10, 20, 20, .black), .endMask, .endLayer,
    ]
    let easel = Easel()
    let empty = try easel.renderer.pdf([Easel.sheet([])], title: "none")
    let full = try easel.renderer.pdf([Easel.sheet(commands)], title: "none")
    #expect(full.count > empty.count + 500)
    #expect(String(decoding: full, as: UTF8.self).contains("/Subtype /Image"))
  }
}
