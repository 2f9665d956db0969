import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("SVG")
struct SVGTests {
  let easel = Easel()

  private func proof(_ style: ProofStyle = ProofStyle()) throws -> SVGDocument {
    let renderer = ProofRenderer(symbols: try SampleScreen.symbols())
    let bytes = renderer.svg(SampleScreen(scenario: SampleScreen.phone).proof, style: style)
    return try SVGDocument(String(decoding: bytes, as: UTF8.self))
  }

  @Test("is well formed, with every reference answered and no identifier twice")
  func references() throws {
    let document = try proof()
    #expect(Set(document.ids).count == document.ids.count)
    #expect(document.references.isSubset(of: Set(document.ids)))
    #expect(document.references.count > 30)
  }

  @Test("has its layers by stable names, the overlays there but hidden")
  func layers() throws {
    let document = try proof(ProofStyle(overlays: [.margins]))
    let layers = document.elements.filter { $0.name == "g" && $0.depth == 1 }
    #expect(
      layers.map { $0.attributes["id"] } == [
        "device", "screen", "status-bar", "housing", "home-indicator", "grid-4", "grid-8", "margins", "safe-area",
        "baselines", "nodes",
      ])
    #expect(
      layers.filter { $0.attributes["display"] == "none" }.map { $0.attributes["id"] } == [
        "grid-4", "grid-8", "safe-area", "baselines", "nodes",
      ])
  }

  @Test("keeps the text for searching, beside outlines of which each stands in the file once")
  func text() throws {
    let document = try proof()
    #expect(document.texts.contains("Settings") && document.texts.contains("Save changes"))
    #expect(document.texts.contains("9:41"))
    #expect(document.all("text").allSatisfy { $0.attributes["fill"] == "none" })
    let outlines = document.elements.filter { $0.name == "path" && $0.attributes["id"]?.hasPrefix("g") == true }
    #expect(Set(outlines.map { $0.attributes["d"] }).count == outlines.count)
    #expect(document.all("use").count > outlines.count)
  }

  @Test("shows the window and the device around it in points")
  func size() throws {
    let root = try #require(try proof().elements.first)
    #expect(root.attributes["viewBox"] == "-12 -12 426 898")
    #expect(root.attributes["width"] == "426" && root.attributes["height"] == "898")
    let bare = try #require(try proof(ProofStyle(hasDevice: false)).elements.first)
    #expect(bare.attributes["viewBox"] == "-2 -2 406 878")
  }

  @Test("survives hostile names")
  func hostile() throws {
    let name = "</title><script>alert('1')</script>\u{0}\u{8}&amp;\"\u{FFFE}]]>"
    var sheet = Easel.sheet([
      .glyphs(
        GlyphRun(
          face: "\"/><x>", size: 10, glyphs: [1], positions: [.zero], text: name, paint: .red)),
      .symbol(name: name, frame: Rect(x: 0, y: 0, width: 10, height: 10), weight: 400, paint: .red),
    ])
    sheet.title = name
    let document = try SVGDocument(String(decoding: easel.renderer.svg(sheet), as: UTF8.self))
    #expect(document.title == "</title><script>alert('1')</script>\u{FFFD}\u{FFFD}&amp;\"\u{FFFD}]]>")
    #expect(document.texts == [document.title])
    #expect(document.all("script").isEmpty)
  }

  @Test(
    "writes paths in short notation",
    arguments: [
      (DrawingPath(Rect(x: 1, y: 2, width: 10, height: 20)), "M1 2H11V22H1Z"),
      (DrawingPath([.move(.zero), .line(Point(x: 1.5, y: -2.25)), .close]), "M0 0L1.5-2.25Z"),
      (
        DrawingPath([.move(.zero), .quad(Point(x: 2, y: 2), control: Point(x: 1.0 / 3, y: 0))]), "M0 0Q0.333 0 2 2"
      ),
    ])
  func paths(path: DrawingPath, text: String) {
    #expect(SVGPathText.text(path) == text)
  }

  @Test("places glyphs where the run says, stretched and leaning")
  func glyphPlaces() {
    let run = GlyphRun(
      face: "f", size: 10, glyphs: [1, 2], positions: [Point(x: 5, y: 50), Point(x: 15, y: 50)], text: "ab",
      paint: .black, stretch: 0.5, slant: .pi / 4)
    struct Squares: GlyphSource {
      func outline(face: String, glyph: UInt32) -> DrawingPath {
        DrawingPath(Rect(x: 0, y: -1, width: 1, height: 1))
      }
      func advance(face: String, glyph: UInt32) -> Double { 1 }
      func face(family: String) -> String? { nil }
      func glyph(_ scalar: Unicode.Scalar, face: String) -> UInt32? { nil }
    }
    // An em square of 10 points, half as wide, its top moved to the right by its height.
    let bounds = run.path(from: Squares()).mapped { Point(x: ($0.x * 1e6).rounded() / 1e6, y: $0.y) }
    #expect(
      bounds.elements.prefix(4) == [
        .move(Point(x: 15, y: 40)), .line(Point(x: 20, y: 40)), .line(Point(x: 10, y: 50)), .line(Point(x: 5, y: 50)),
      ])
    var writer = SVGWriter(glyphs: Squares(), symbols: SymbolLibrary(), images: ImageLibrary(root: nil))
    let text = String(decoding: writer.document(Easel.sheet([.glyphs(run)])), as: UTF8.self)
    #expect(text.contains(##"<g transform="matrix(0.005 0 -0.01 0.01 5 50)" fill="#000">"##))
    #expect(text.contains(##"<use href="#g1"/><use href="#g2" x="2000"/>"##))
  }

  @Test("looks like the picture that Cairo paints of the same drawing", .enabled(if: LibraryCheck.hasRSVG))
  func agreement() throws {
    let renderer = ProofRenderer(symbols: try SampleScreen.symbols())
    for scenario in [SampleScreen.phone, SampleScreen.notched] {
      let sheet = renderer.drawing.sheet(
        SampleScreen(scenario: scenario).proof, style: ProofStyle(overlays: [.safeArea, .nodes]))
      let asset = try #require(ImageAsset(Data(renderer.svg(sheet)), name: "proof.svg"))
      let drawn = try Picture(asset, size: sheet.bounds.size, scale: 1)
      let painted = try Picture(png: renderer.png(sheet, scale: 1))
      #expect(drawn.shareOfOtherColors > 0.1)
      #expect(drawn.difference(from: painted) < 1.5)
    }
  }
}

enum LibraryCheck {
  /// Whether the library that reads SVG is installed.
  static var hasRSVG: Bool {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>"
    return VectorImages.svg(Data(svg.utf8), size: Size(width: 1, height: 1), scale: 1) != nil
  }

  /// Whether the library that reads PDF is installed.
  static var hasPoppler: Bool {
    let page = try? Easel().renderer.pdf([Easel.sheet([])], title: "")
    return page.flatMap { VectorImages.pdf(Data($0), size: Size(width: 1, height: 1), scale: 1) } != nil
  }
}
