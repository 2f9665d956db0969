import Foundation
import GalleyTypography
import Testing
import TypographyRecords

/// Sizes that Apple's frameworks gave, set again here. `Recorded/text-sizes.json` says where each comes from.
@Suite struct RecordedSizeTests {
  static let rows: [RecordedText] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return (try? RecordedText.read(folder.appendingPathComponent("Recorded/text-sizes.json").path)) ?? []
  }()

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
    // "Layout must wra…" is 0.03 pt under the limit here and over it there, so a character more is kept.
    let known: Set<String> = ["macOS 110.0 1"]
    let rows = Self.rows.filter {
      !$0.isSingleLine && !known.contains("\($0.platform) \($0.offered ?? 0) \($0.lines ?? 0)")
    }
    #expect(rows.count >= 50)
    for row in rows {
      let width = measure(row).size.width
      #expect(abs(width - row.width) <= max(1, 0.02 * row.width), "\(row.text) in \(row.offered ?? 0): \(width)")
    }
  }

  @Test func the_error_table_in_the_documents_is_the_one_measured() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/typography.md"), encoding: .utf8)
    #expect(page.contains(ErrorTable(Self.rows).text))
  }
}
