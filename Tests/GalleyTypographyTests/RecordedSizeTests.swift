import Foundation
import GalleyTypography
import Testing
import TypographyRecords

/// Sizes that Apple's frameworks gave, set again here. `Recorded/text-sizes.json` says where each comes from.
@Suite struct RecordedSizeTests {
  static let rows = read("text-sizes.json")

  private static func read(_ name: String) -> [RecordedText] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return (try? RecordedText.read(folder.appendingPathComponent("Recorded/" + name).path)) ?? []
  }

  private func measure(_ row: RecordedText) -> Paragraph.Measure {
    Typesetter().paragraph(row.paragraphRuns, style: row.paragraphStyle).size(width: row.proposed, height: nil)
  }

  @Test func the_recording_is_all_there() { #expect(Self.rows.count == 1111) }

  @Test func text_up_to_17_points_is_as_wide_as_recorded_to_half_a_point() {
    let rows = Self.rows.filter { $0.isSingleLine && $0.runs == nil && ($0.size ?? 0) <= 17 }
    #expect(rows.count > 900)
    var close = 0
    for row in rows {
      let error = abs(measure(row).size.width - row.width)
      if error <= 0.5 { close += 1 }
      #expect(error <= 1.5, "\(row.text) at \(row.size ?? 0), weight \(row.weight ?? 0)")
    }
    #expect(Double(close) >= 0.95 * Double(rows.count))
  }

  @Test func larger_text_is_as_wide_as_recorded_to_two_hundredths() {
    let rows = Self.rows.filter { $0.isSingleLine && $0.runs == nil && ($0.size ?? 0) > 17 }
    #expect(rows.count > 80)
    for row in rows {
      // Half a point is what recording to half points leaves open.
      #expect(
        abs(measure(row).size.width - row.width) <= max(0.5, 0.02 * row.width),
        "\(row.text) at \(row.size ?? 0), weight \(row.weight ?? 0)")
    }
  }

  /// The rows whose height the recording host did not change: fonts of a fixed size.
  @Test func heights_and_baselines_equal_the_recorded_ones() {
    let rows = Self.rows.filter { $0.style == nil }
    #expect(rows.count > 500)
    for row in rows {
      let measure = measure(row)
      #expect(measure.size.height == row.height, "\(row.text) at \(row.size ?? 0)")
      if let first = row.first { #expect(abs(measure.firstBaseline - first) < 1e-9, "\(row.text)") }
      if let last = row.last { #expect(abs(measure.lastBaseline - last) < 1e-9, "\(row.text)") }
    }
  }

  @Test func wrapped_and_truncated_paragraphs_are_as_wide_as_recorded() {
    let rows = Self.rows.filter { !$0.isSingleLine }
    #expect(rows.count >= 50)
    for row in rows {
      let width = measure(row).size.width
      #expect(abs(width - row.width) <= max(1, 0.02 * row.width), "\(row.text) in \(row.offered ?? 0): \(width)")
    }
  }

  /// What the truncated lines show, as their widths tell.
  @Test(arguments: [
    (110.0, ParagraphStyle.Truncation.tail, "Layout must wr…"), (150, .tail, "Layout must wrap this…"),
    (260, .tail, "Layout must wrap this sentence onto sev…"), (150, .head, "…inside a narrow frame."),
  ])
  func truncated_lines_show_what_the_recorded_ones_do(offered: Double, mode: ParagraphStyle.Truncation, line: String) {
    let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let style = ParagraphStyle(lineLimit: 1, truncation: mode, profile: .macos, scale: 2)
    let run = TextRun(text: text, font: TypefaceRequest(size: 13))
    let layout = Typesetter().paragraph([run], style: style).layout(width: offered, height: nil)
    #expect(layout.lines.map(\.text) == [line])
    #expect(layout.lost == text.count - (line.count - 1))
  }

  /// From another project's recordings on another machine.
  @Test func texts_that_the_fit_has_not_seen_are_as_wide_as_recorded_to_half_a_point() {
    let rows = Self.read("frame-widths.json")
    #expect(rows.count == 40)
    for row in rows {
      #expect(abs(measure(row).size.width - row.width) <= 0.5, "\(row.text)")
      #expect(measure(row).size.height == row.height)
    }
  }

  /// Widths of texts in views; R-026: "12:34:56" with monospaced digits is 71 wide at 17 points, its colons as ever.
  @Test func texts_in_views_are_as_wide_as_recorded_to_half_a_point() {
    let rows = Self.read("view-widths.json")
    #expect(rows.count == 34)
    #expect(rows.filter { $0.figures == true }.count == 5)
    for row in rows { #expect(abs(measure(row).size.width - row.width) <= 0.5, "\(row.text) at \(row.size ?? 0)") }
  }

  /// Figures of equal width take the same room, and leave every other character its own.
  @Test(arguments: [(17.0, 400), (15, 600), (22, 700), (34, 800), (12, 200)])
  func monospaced_digits_change_figures_alone(size: Double, weight: Int) {
    func width(_ text: String, _ figures: Bool) -> Double {
      let font = TypefaceRequest(size: size, weight: weight, monospacedDigits: figures)
      let style = ParagraphStyle(profile: .ios, scale: 1000)
      return Typesetter().paragraph([TextRun(text: text, font: font)], style: style).size(width: nil, height: nil)
        .size.width
    }
    for figure in "123456789" { #expect(width(String(figure), true) == width("0", true)) }
    for text in ["Total", "-:.,/%", "€ × +"] { #expect(width(text, true) == width(text, false)) }
    #expect(abs(width("1:1.1", true) - width("8:0.4", true)) < 0.002)
  }

  /// `sizeToFit` of labels on the iOS 26.0 simulator: an attributed text of four runs, and two more.
  @Test func labels_of_several_fonts_fit_as_recorded() {
    func run(_ text: String, _ size: Double, _ weight: Int = 400) -> TextRun {
      TextRun(text: text, font: TypefaceRequest(size: size, weight: weight))
    }
    let style = ParagraphStyle(profile: .ios, scale: 2)
    let typesetter = Typesetter()
    let attributed = [run("Plain ", 17), run("bold ", 17, 600), run("red ", 17), run("big", 24)]
    let size = typesetter.paragraph(attributed, style: style).size(width: nil, height: nil).size
    #expect(size.height == 29)
    #expect(abs(size.width - 142) <= 0.5)
    let fitted = typesetter.paragraph([run("Twenty point text", 20)], style: style).size(width: nil, height: nil).size
    #expect(fitted.height == 24)
    #expect(abs(fitted.width - 150.5) <= 0.5)
    let wrapped = typesetter.paragraph([run("Wrapped attributed text in a narrow label", 15)], style: style)
    #expect(wrapped.size(width: 140, height: nil).size.height == 54)
  }

  /// A text of 88 characters offered 400 by 16 on macOS was one truncated line, 399 wide.
  @Test func a_text_without_height_for_a_second_line_is_truncated() {
    let text = "This is a longer piece of text that should wrap across multiple lines in the given width"
    let run = TextRun(text: text, font: TypefaceRequest(size: 13))
    let paragraph = Typesetter().paragraph([run], style: ParagraphStyle(profile: .macos, scale: 2))
    let layout = paragraph.layout(width: 400, height: 16)
    #expect(layout.size.height == 16)
    #expect(abs(layout.size.width - 399) <= 1)
    #expect(layout.lines.count == 1)
    #expect(layout.lost > 0)
  }

  /// Heights of one-line labels in the title style at three pixels a point, from pictures another project recorded.
  @Test(arguments: [(25.0, 90.0), (28, 101), (34, 122), (48, 172), (58, 208)])
  func heights_round_up_to_a_third_of_a_point_where_three_pixels_make_one(size: Double, pixels: Double) {
    let run = TextRun(text: "Title", font: TypefaceRequest(size: size))
    let paragraph = Typesetter().paragraph([run], style: ParagraphStyle(profile: .ios, scale: 3))
    #expect(abs(paragraph.size(width: nil, height: nil).size.height * 3 - pixels) < 1e-9)
  }

  /// The body style's lines are 22 points apart: its leading of 1.712890625 (recorded) comes between lines.
  @Test func lines_of_a_text_style_are_as_far_apart_as_the_style_says() {
    let run = TextRun(text: "one\ntwo", font: TypefaceRequest(size: 17, leading: 1.712890625))
    let measure = Typesetter().paragraph([run], style: ParagraphStyle(profile: .ios, scale: 2)).size(
      width: nil, height: nil)
    #expect(abs(measure.lastBaseline - measure.firstBaseline - 22) < 1e-9)
    #expect(measure.size.height == 42.5)
  }

  @Test func the_error_table_in_the_documents_is_the_one_measured() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/typography.md"), encoding: .utf8)
    #expect(page.contains(ErrorTable(Self.rows).text))
  }
}
