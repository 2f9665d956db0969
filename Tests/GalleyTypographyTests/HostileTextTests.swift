import GalleyGeometry
import Testing

@testable import GalleyTypography

/// Text and numbers that nobody means; none may crash, hang or give a size that is no number.
@Suite struct HostileTextTests {
  private let typesetter = Typesetter()

  private func check(_ text: String, size: Double = 17, width: Double? = 200, height: Double? = nil) {
    let style = ParagraphStyle(lineLimit: nil)
    let paragraph = typesetter.paragraph([TextRun(text: text, font: TypefaceRequest(size: size))], style: style)
    let measure = paragraph.size(width: width, height: height)
    #expect(measure.size.width.isFinite && measure.size.width >= 0)
    #expect(measure.size.height.isFinite && measure.size.height >= 0)
    let layout = paragraph.layout(width: width, height: height)
    #expect(layout.size == measure.size)
    for line in layout.lines {
      for glyphs in line.glyphs { #expect(glyphs.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite }) }
    }
  }

  @Test(arguments: [0, -1, -0.0, .nan, .infinity, -.infinity, 10_000, 1e300, 1e-300])
  func any_size(size: Double) {
    check("Some text, längere Wörter مرحبا", size: size)
    check("one", size: size, width: nil)
  }

  @Test(arguments: [nil, 0, -5, .nan, .infinity, 1e-9, 1e300] as [Double?])
  func any_proposal(length: Double?) {
    check("Some text that wraps", width: length, height: length)
    check("שלום עולם", width: length, height: length)
  }

  @Test func unpaired_marks_of_direction() {
    check("\u{202E}abc\u{202B}def\u{2067}ghi")
    check("\u{202C}\u{2069}\u{202C}abc")
    check(String(repeating: "\u{202B}", count: 3000) + "א" + String(repeating: "\u{2068}", count: 3000))
    check(String(repeating: "(", count: 3000) + "אב" + String(repeating: "]", count: 3000))
  }

  @Test func control_and_invisible_characters() {
    check((0..<0x20).map { String(Unicode.Scalar(UInt8($0))) }.joined() + "\u{7F}\u{85}\u{9F}")
    check("\0a\0b\0")
    check("\u{200B}\u{200D}\u{FEFF}\u{2060}\u{00AD}")
    check("\u{FFFC}\u{FFFD}\u{FFFF}\u{10FFFF}")
    check("\u{301}\u{301}\u{301}")
    check("a" + String(repeating: "\u{301}", count: 5000))
    check("\r\n\r\r\n\n\u{2028}\u{2029}")
    check("👍" + String(repeating: "\u{200D}👍", count: 500))
    check(String(repeating: "🇩", count: 501))
  }

  @Test(.timeLimit(.minutes(1)))
  func a_megabyte_of_text() {
    check(String(repeating: "All work and no play makes Jack a dull boy. ", count: 24_000), width: 300, height: nil)
    check(String(repeating: "x", count: 1_000_000), width: 100, height: 50)
    check(String(repeating: "\n", count: 1_000_000), width: 100, height: 50)
    check(String(repeating: "مرحبا שלום 12 ", count: 40_000), width: 300, height: 100)
    check(String(repeating: "漢字かな交じり文", count: 40_000), width: 300, height: 100)
  }

  @Test func hostile_styles() {
    for scale in [0, -1, .nan, .infinity, 1e300] as [Double] {
      let style = ParagraphStyle(
        lineLimit: -3, reservedLines: -5, lineSpacing: -1000, minimumScaleFactor: scale, scale: scale)
      let run = TextRun(text: "some words here", font: TypefaceRequest(size: 17, weight: -9), tracking: -100)
      let size = typesetter.paragraph([run], style: style).size(width: 40, height: 10).size
      #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
    }
    let run = TextRun(text: "ab", font: TypefaceRequest(size: 17), tracking: .nan, baselineOffset: .nan)
    _ = typesetter.paragraph([run], style: ParagraphStyle(lineSpacing: .nan)).layout(width: 10, height: 10)
  }
}
