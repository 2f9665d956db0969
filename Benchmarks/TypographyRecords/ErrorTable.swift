import Foundation
import GalleyTypography

/// Widths as measured against widths as recorded, by weight and size.
public struct ErrorTable {
  private struct Row {
    var recorded: RecordedText
    var width: Double
    var height: Double
    var first: Double
    var last: Double
    var error: Double { width - recorded.width }

    var misses: Bool {
      let large = (recorded.size ?? 0) > 17
      if abs(error) > max(0.5, large ? 0.02 * recorded.width : 0) { return true }
      guard recorded.style == nil else { return false }
      return height != recorded.height ?? height || abs(first - (recorded.first ?? first)) > 0.001
        || abs(last - (recorded.last ?? last)) > 0.001
    }

    var text: String {
      let font = "\(recorded.platform) \(recorded.size ?? 0) \(recorded.weight ?? 0) \(recorded.style ?? "")"
      let offer =
        "in \(recorded.offered.map { "\($0)" } ?? "-") lines \(recorded.lines ?? 0) \(recorded.truncation ?? "")"
      return "\(font) \(recorded.text.debugDescription) \(offer): \(width)x\(height) baselines \(first) \(last), "
        + "recorded \(recorded.width)x\(recorded.height ?? 0) baselines \(recorded.first ?? 0) \(recorded.last ?? 0)"
    }
  }

  private var rows: [Row] = []

  public init(_ recorded: [RecordedText]) {
    let typesetter = Typesetter()
    for entry in recorded {
      let paragraph = typesetter.paragraph(entry.paragraphRuns, style: entry.paragraphStyle)
      let measure = paragraph.size(width: entry.proposed, height: nil)
      rows.append(
        Row(
          recorded: entry, width: measure.size.width, height: measure.size.height, first: measure.firstBaseline,
          last: measure.lastBaseline))
    }
  }

  public var text: String {
    var lines = [
      "| font | strings | exact | within 0.5 pt | within 2 % | RMS pt | worst pt |", "|---|---|---|---|---|---|---|",
    ]
    let single = rows.filter { $0.recorded.isSingleLine && $0.recorded.runs == nil && $0.recorded.design == nil }
    for (name, sizes) in [("up to 17 pt", 0.0...17), ("18 pt and up", 17.5...1000)] {
      let rows = single.filter { sizes.contains($0.recorded.size ?? 0) }
      for weight in stride(from: 100, through: 900, by: 100) {
        line("\(weight), \(name)", rows.filter { $0.recorded.weight == weight }, into: &lines)
      }
      line("**all, \(name)**", rows, into: &lines)
    }
    line("other designs", rows.filter { $0.recorded.design != nil }, into: &lines)
    line("several fonts", rows.filter { $0.recorded.runs != nil && $0.recorded.isSingleLine }, into: &lines)
    line("wrapped or truncated", rows.filter { !$0.recorded.isSingleLine }, into: &lines)
    let heights = rows.filter { $0.recorded.style == nil }
    let right = heights.filter { $0.height == $0.recorded.height }.count
    lines.append("")
    lines.append("Heights equal to the recorded one: \(right) of \(heights.count).")
    return lines.joined(separator: "\n")
  }

  /// Rows that miss what the project promises of them: a width off by over half a point (above 17 points also by over
  /// a fiftieth), a height or a baseline of a fixed-size font that is not the recorded one.
  public var misses: [String] { rows.filter(\.misses).map(\.text) }

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
