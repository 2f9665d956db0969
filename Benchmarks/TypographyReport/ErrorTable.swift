import Foundation
import GalleyTypography
import TypographyRecords

/// Widths as measured against widths as recorded, by weight and size.
struct ErrorTable {
  private struct Row {
    var recorded: RecordedText
    var width: Double
    var height: Double
    var first: Double
    var last: Double
    var error: Double { width - recorded.width }
  }

  private var rows: [Row] = []

  init(_ recorded: [RecordedText]) {
    let typesetter = Typesetter()
    for entry in recorded {
      let paragraph = typesetter.paragraph(entry.paragraphRuns, style: entry.paragraphStyle)
      let measure = paragraph.size(width: entry.offered, height: nil)
      rows.append(
        Row(
          recorded: entry, width: measure.size.width, height: measure.size.height, first: measure.firstBaseline,
          last: measure.lastBaseline))
    }
  }

  var text: String {
    var lines = [
      "| font | strings | exact | within 0.5 pt | within 2 % | RMS pt | worst pt |", "|---|---|---|---|---|---|---|",
    ]
    let single = rows.filter { $0.recorded.isSingleLine && $0.recorded.runs == nil }
    for (name, low, high) in [("up to 17 pt", 0.0, 17.0), ("18 pt and up", 17.5, 1000)] {
      for weight in [300, 400, 500, 600, 700, 800, 900] {
        line(
          "\(weight), \(name)",
          single.filter {
            $0.recorded.weight == weight && ($0.recorded.size ?? 0) >= low && ($0.recorded.size ?? 0) <= high
              && $0.recorded.design == nil
          }, into: &lines)
      }
      line(
        "**all, \(name)**",
        single.filter {
          ($0.recorded.size ?? 0) >= low && ($0.recorded.size ?? 0) <= high && $0.recorded.design == nil
        }, into: &lines)
    }
    line("other designs", single.filter { $0.recorded.design != nil }, into: &lines)
    line("several fonts", rows.filter { $0.recorded.runs != nil && $0.recorded.isSingleLine }, into: &lines)
    line("wrapped or truncated", rows.filter { !$0.recorded.isSingleLine }, into: &lines)
    let heights = rows.filter { $0.recorded.style == nil }
    let right = heights.filter { $0.height == $0.recorded.height }.count
    lines.append("")
    lines.append("Heights equal to the recorded one: \(right) of \(heights.count).")
    return lines.joined(separator: "\n")
  }

  var misses: [String] {
    rows.filter {
      abs($0.error) > 0.5 && ($0.recorded.size ?? 0 <= 17 || abs($0.error) > 0.02 * $0.recorded.width)
        || $0.recorded.style == nil
          && ($0.height != $0.recorded.height || abs($0.first - ($0.recorded.first ?? $0.first)) > 0.001
            || abs($0.last - ($0.recorded.last ?? $0.last)) > 0.001)
    }.map {
      let r = $0.recorded
      return
        "\(r.platform) \(r.size ?? 0) \(r.weight ?? 0) \(r.style ?? "") \(r.text.debugDescription) in \(r.offered.map { "\($0)" } ?? "-") "
        + "lines \(r.lines ?? 0) \(r.truncation ?? ""): \($0.width)x\($0.height) b \($0.first) \($0.last), recorded \(r.width)x\(r.height) b \(r.first ?? 0) \(r.last ?? 0)"
    }
  }

  private func line(_ name: String, _ rows: [Row], into lines: inout [String]) {
    guard !rows.isEmpty else { return }
    let n = Double(rows.count)
    func share(_ test: (Row) -> Bool) -> String { String(format: "%.1f %%", 100 * Double(rows.filter(test).count) / n) }
    let rms = (rows.reduce(0) { $0 + $1.error * $1.error } / n).squareRoot()
    let worst = rows.map { abs($0.error) }.max() ?? 0
    lines.append(
      "| \(name) | \(rows.count) | \(share { $0.error == 0 }) | \(share { abs($0.error) <= 0.5 }) | "
        + "\(share { abs($0.error) <= max(0.5, 0.02 * $0.recorded.width) }) | \(String(format: "%.2f", rms)) | "
        + "\(String(format: "%.1f", worst)) |")
  }
}
