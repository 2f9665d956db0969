import GalleyGeometry
import GalleyTypography
import Testing

/// Rules of setting paragraphs, in the unit font: every character ten points wide, lines ten high.
@Suite struct ParagraphRuleTests {
  private let typesetter = Typesetter()

  private func paragraph(_ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> Paragraph {
    var style = ParagraphStyle(profile: .unit, scale: 1)
    change(&style)
    return typesetter.paragraph([TextRun(text: text, font: TypefaceRequest(size: 10))], style: style)
  }

  private func lines(_ paragraph: Paragraph, _ width: Double?, _ height: Double? = nil) -> [String] {
    paragraph.layout(width: width, height: height).lines.map(\.text)
  }

  @Test func a_wrapped_line_counts_the_space_after_it() {
    let text = paragraph("aaa bbb cc dd")
    #expect(lines(text, 75) == ["aaa bbb", "cc dd"])
    #expect(text.size(width: 75, height: nil).size == Size(width: 75, height: 20))
    #expect(paragraph("aaa bbb cc d e").size(width: 100, height: nil).size.width == 100)
    #expect(text.size(width: 85, height: nil).size.width == 80)
    #expect(text.size(width: nil, height: nil).size == Size(width: 130, height: 10))
  }

  @Test func a_paragraph_of_two_lines_does_not_end_in_one_word() {
    #expect(lines(paragraph("aaa bbb cc"), 75) == ["aaa", "bbb cc"])
    #expect(paragraph("aaa bbb cc").size(width: 75, height: nil).size.width == 60)
    #expect(lines(paragraph("aaaaaa bb"), 75) == ["aaaaaa", "bb"])
    // Recorded for six lines: a last word may stand alone there.
    #expect(lines(paragraph("aaa bbb ccc ddd ee"), 75) == ["aaa bbb", "ccc ddd", "ee"])
    // The rule is a paragraph's, not the text's.
    #expect(lines(paragraph("aaa bbb cc\nd"), 75) == ["aaa", "bbb cc", "d"])
  }

  @Test func a_word_wider_than_the_line_breaks_between_characters() {
    #expect(lines(paragraph("abcdefgh"), 35) == ["abc", "def", "gh"])
    #expect(lines(paragraph("xy abcdefgh"), 35) == ["xy", "abc", "def", "gh"])
  }

  @Test func no_width_sets_one_character_a_line_and_counts_no_spaces() {
    let text = paragraph("ab c\nd")
    #expect(lines(text, 0) == ["a", "b", "c", "d"])
    #expect(text.size(width: 0, height: nil).size == Size(width: 0, height: 40))
  }

  @Test func height_keeps_whole_lines_at_least_one() {
    let text = paragraph("aa bb cc dd")
    #expect(lines(text, 25) == ["aa", "bb", "cc", "dd"])
    #expect(lines(text, 25, 39).count == 3)
    #expect(lines(text, 25, 5).count == 1)
    #expect(text.size(width: 25, height: 29).size.height == 20)
  }

  @Test func a_line_limit_truncates_the_last_line() {
    let text = paragraph("aaaa bbbb cccc dddd") { $0.lineLimit = 2 }
    let layout = text.layout(width: 95, height: nil)
    #expect(layout.lines.map(\.text) == ["aaaa bbbb", "cccc dddd"])
    #expect(layout.lost == 0)
    let cut = text.layout(width: 65, height: nil)
    #expect(cut.lines.map(\.text) == ["aaaa", "bbbb\u{2026}"])
    #expect(cut.lost == 10)
    #expect(cut.size == Size(width: 50, height: 20))
  }

  @Test func truncation_keeps_the_end_the_middle_or_the_start() {
    func cut(_ mode: ParagraphStyle.Truncation) -> String? {
      lines(
        paragraph("abcdefghij") {
          $0.lineLimit = 1
          $0.truncation = mode
        }, 55
      ).first
    }
    #expect(cut(.tail) == "abcd\u{2026}")
    #expect(cut(.head) == "\u{2026}ghij")
    #expect(cut(.middle) == "ab\u{2026}ij")
  }

  @Test func spaces_beside_the_ellipsis_go() {
    let tail = paragraph("abc defgh") { $0.lineLimit = 1 }
    #expect(lines(tail, 55) == ["abc\u{2026}"])
    let head = paragraph("abcde fgh") {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(lines(head, 55) == ["\u{2026}fgh"])
  }

  @Test func a_second_paragraph_that_finds_no_room_leaves_an_ellipsis() {
    #expect(lines(paragraph("abc\ndef") { $0.lineLimit = 1 }, 100) == ["abc\u{2026}"])
    #expect(lines(paragraph("abc\ndef") { $0.lineLimit = 1 }, 35) == ["ab\u{2026}"])
  }

  @Test func line_spacing_and_leading_come_between_lines_only() {
    #expect(paragraph("aa bb") { $0.lineSpacing = 4 }.size(width: 25, height: nil).size.height == 24)
    #expect(paragraph("aa") { $0.lineSpacing = 4 }.size(width: 25, height: nil).size.height == 10)
    let led = TextRun(text: "aa bb cc", font: TypefaceRequest(size: 10, leading: 3))
    let measure = typesetter.paragraph([led], style: ParagraphStyle(profile: .unit, scale: 1)).size(
      width: 25, height: nil)
    #expect(measure.size.height == 36)
    #expect(measure.lastBaseline == 34)
  }

  @Test func reserved_lines_take_room_and_move_no_baseline() {
    let measure = paragraph("aa") { $0.reservedLines = 3 }.size(width: nil, height: nil)
    #expect(measure.size == Size(width: 20, height: 30))
    #expect(measure.lastBaseline == 8)
  }

  @Test func tracking_follows_every_character() {
    let run = TextRun(text: "abc", font: TypefaceRequest(size: 10), tracking: 2)
    #expect(
      typesetter.paragraph([run], style: ParagraphStyle(profile: .unit)).size(width: nil, height: nil).size.width == 36)
  }

  @Test func a_baseline_offset_adds_its_length_to_the_line() {
    func height(_ offset: Double) -> Paragraph.Measure {
      let run = TextRun(text: "abc", font: TypefaceRequest(size: 10), baselineOffset: offset)
      return typesetter.paragraph([run], style: ParagraphStyle(profile: .unit)).size(width: nil, height: nil)
    }
    #expect(height(4).size.height == 14)
    #expect(height(4).firstBaseline == 12)
    #expect(height(-4).size.height == 14)
    #expect(height(-4).firstBaseline == 8)
  }

  @Test func lines_align_within_the_paragraph() {
    func starts(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> [Double] {
      paragraph("aaaa bb cc") {
        $0.alignment = alignment
        $0.rightToLeft = rightToLeft
      }.layout(width: 55, height: nil).lines.map(\.frame.minX)
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [5, 0])
    #expect(starts(.trailing) == [10, 0])
    #expect(starts(.leading, rightToLeft: true) == [10, 0])
    let label = paragraph("aa") { $0.alignment = .trailing }.layout(width: 100, height: nil, alignedIn: 100)
    #expect(label.lines.first?.frame == Rect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test func an_attachment_is_as_wide_as_it_is_and_makes_the_line_as_high() {
    let image = TextRun.Attachment(size: Size(width: 30, height: 20), descent: 4)
    let font = TypefaceRequest(size: 10)
    let runs = [
      TextRun(text: "ab", font: font), TextRun(text: "\u{FFFC}", font: font, style: 7, attachment: image),
      TextRun(text: "c", font: font),
    ]
    let layout = typesetter.paragraph(runs, style: ParagraphStyle(profile: .unit)).layout(width: nil, height: nil)
    #expect(layout.size == Size(width: 60, height: 20))
    #expect(layout.firstBaseline == 16)
    let drawn = layout.lines.first?.glyphs.first { $0.style == 7 }
    #expect(drawn?.attachment == Rect(x: 20, y: 0, width: 30, height: 20))
  }

  @Test func a_run_may_take_the_line_of_another_font() {
    let small = TextRun(text: "ab", font: TypefaceRequest(size: 5), lineFont: TypefaceRequest(size: 10))
    let measure = typesetter.paragraph([small], style: ParagraphStyle(profile: .unit)).size(width: nil, height: nil)
    #expect(measure.size == Size(width: 10, height: 10))
  }

  @Test func text_is_tightened_by_a_twentieth_at_most() {
    let text = paragraph("aaaaaaaaaaaaaaaaaaaa") {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(text.layout(width: 191, height: nil).lost == 0)
    #expect(text.size(width: 191, height: nil).size.width == 191)
    #expect(text.layout(width: 189, height: nil).lost == 3)
  }

  /// Recorded on macOS at 13 pt; widths to a point, as the search is known to half of one.
  @Test(arguments: [(120.0, 118.5, 15.0), (100, 100, 13), (80, 78, 9), (60, 60, 8), (40, 38, 8)])
  func shrunk_text_is_about_as_recorded(offered: Double, width: Double, height: Double) {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5, profile: .macos, scale: 2)
    let run = TextRun(text: "The quick brown fox", font: TypefaceRequest(size: 13))
    let size = typesetter.paragraph([run], style: style).size(width: offered, height: nil).size
    #expect(abs(size.width - width) <= 1)
    #expect(size.height == height)
  }

  @Test func what_fits_is_not_shrunk() {
    let text = paragraph("aaaa bbbb") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(text.layout(width: 90, height: nil).shrunk == 1)
    let shrunk = text.layout(width: 60, height: nil)
    #expect(shrunk.shrunk < 0.7 && shrunk.shrunk > 0.5)
    #expect(shrunk.lost == 0)
    #expect(text.layout(width: 20, height: nil).shrunk == 0.5)
    #expect(text.layout(width: 20, height: nil).lost > 0)
  }

  @Test func empty_text_is_a_line_high_and_no_width() {
    #expect(paragraph("").size(width: nil, height: nil).size == Size(width: 0, height: 10))
    #expect(typesetter.paragraph([], style: ParagraphStyle()).size(width: 10, height: 10).size == .zero)
  }
}
