import Glibc
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

  @Test(.timeLimit(.minutes(10)))
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

  /// Seconds of processor time, the least of three.
  private func time(_ body: () -> Void) -> Double {
    (0..<3).map { _ in
      var start = timespec()
      var end = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      body()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) * 1e-9
    }.min() ?? 0
  }

  /// Twice the text takes about twice the time, whatever it is made of: shaping, wrapping, truncating and placing.
  @Test(arguments: [
    "All work and no play ", "x", "مرحبا", "سلام دنیا ", "漢字かな", "👨‍👩‍👧", "🇩🇪", "e\u{301}\u{323}", "\u{301}",
    "न्म", "กี่", "\u{202E}a", "\u{2067}ب", "(", "א1 ", "\u{200D}", "\t", "\r\n", "\u{AD}a", "1,234.5 ", "\u{FFFC}",
  ])
  func time_grows_no_faster_than_text(piece: String) {
    func set(_ length: Int) -> Double {
      let text = String(repeating: piece, count: length / max(1, piece.utf8.count))
      return time {
        let setter = Typesetter()
        let run = TextRun(text: text, font: TypefaceRequest(size: 17))
        let paragraph = setter.paragraph([run], style: ParagraphStyle(lineLimit: 40))
        _ = paragraph.size(width: 300, height: nil)
        _ = paragraph.layout(width: 300, height: nil)
        _ = setter.paragraph([run], style: ParagraphStyle()).size(width: 200, height: nil)
      }
    }
    _ = set(2000)
    let (small, large) = (set(40_000), set(80_000))
    #expect(large < 3 * small + 0.01, "\(piece.debugDescription): \(small) s, then \(large) s")
  }

  /// A megabyte in one text, as a view asks for it: its size again and again, then its lines.
  @Test(.timeLimit(.minutes(10)), arguments: ["word ", "x", "مرحبا بكم ", "漢字", "👩‍👩‍👧‍👦", "กขค"])
  func a_megabyte_is_shaped_once(piece: String) {
    let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    let run = TextRun(text: text, font: TypefaceRequest(size: 17))
    let setter = Typesetter()
    let first = setter.paragraph([run], style: ParagraphStyle())
    #expect(setter.paragraph([run], style: ParagraphStyle()) === first)
    let size = first.size(width: 320, height: nil).size
    #expect(size.width <= 320 && size.height > 10_000 && size.height.isFinite)
    #expect(first.size(width: 320, height: 100).size.height <= 100)
    #expect(first.layout(width: 320, height: 100).lost > 1000)
  }

  @Test(arguments: [nil, 0, 1, -1, .min, .max] as [Int?])
  func any_limit_of_lines(limit: Int?) {
    for reserved in [0, -1, 3, 1_000_000, Int.min] {
      for scale in [0, 0.5, 1, 2, .nan, -1, .infinity] as [Double] {
        for tracking in [0, -50, 1e6, .nan, .infinity] as [Double] {
          let style = ParagraphStyle(
            lineLimit: limit, reservedLines: reserved, minimumScaleFactor: scale, allowsTightening: true)
          let run = TextRun(text: "some words מילים here", font: TypefaceRequest(size: 17), tracking: tracking)
          for width in [nil, 0, 40, -3, .nan, .infinity] as [Double?] {
            let size = typesetter.paragraph([run], style: style).size(width: width, height: 60).size
            #expect(size.width >= 0 && size.height >= 0)
            _ = typesetter.paragraph([run], style: style).layout(width: width, height: 60)
          }
        }
      }
    }
  }

  @Test func marks_and_selectors_on_nothing() {
    for text in [
      "\u{301}", " \u{301}", "\n\u{301}", "\u{FE0F}", "\u{20E3}", "1\u{20E3}", "\u{1F3FB}", "\u{94D}", "\u{E33}",
      "\u{5B0}a",
      "漢\u{301}", "😀\u{301}\u{FE0E}", "\u{E0067}", "\u{1160}", "\u{1100}\u{1100}", "\u{D4E}", "\u{110BD}\u{31}",
      "\u{200E}\u{200F}", "\u{2068}", "\u{FEFF}", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{1F1E6}", "a\u{1F1E6}\u{301}",
    ] {
      // Twice and among words: what is kept of the first time must do for the second.
      for _ in 0..<3 {
        check(text)
        check("אב " + text + " word")
        check(text, width: 0, height: 0)
      }
    }
  }
}
