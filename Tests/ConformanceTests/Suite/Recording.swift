import Foundation
import Testing

/// Frames that Apple's frameworks gave for one of the suite's views.
struct Recording: Decodable, Sendable, CustomTestStringConvertible {
  /// Where a number comes from, and with it whether it decides.
  enum Provenance: String, Decodable, Sendable {
    /// A program ran Apple's framework and wrote the number down.
    case recorded
    /// A literal in a test that runs against Apple's framework.
    case asserted = "asserted-real"
    /// Quoted in the notes of somebody who recorded it.
    case prose = "recorded-prose"
    /// The picture of the tree was compared with Apple's; the number was worked out.
    case computed = "computed-parity"
  }

  struct Source: Decodable, Sendable {
    let repository: String
    let path: String
    let commit: String
  }

  /// The name of the recording, and of the view in the suite.
  let id: String
  let note: String
  let device: String
  /// The system that the view is proofed on: the recorded one, or the last of the device's; the first of 26 where none is
  /// given.
  let os: String?
  /// Width and height; nil for the device's whole display.
  let window: [Double]?
  let provenance: Provenance
  /// The system that was recorded.
  let host: String
  /// Whether a frame depends on the width or height of text.
  let text: Bool?
  /// Whether the host's text styles were taller than a device's: a setting of that machine. Of such recordings only what
  /// lies across the lines of text is compared.
  let inflated: Bool?
  /// Frames of such a recording in which no line of text has a part, and which are compared as a whole.
  let whole: [String]?
  /// "root" for frames from the corner of the node named root; window coordinates otherwise.
  let origin: String?
  /// Points.
  let tolerance: Double
  /// One for each of x, y, width and height, for frames that depend on widths of text.
  let tolerances: [String: [Double]]?
  /// x, y, width, height by accessibility identifier, or width and height alone; nil where the recording has no number.
  let expected: [String: [Double?]]
  let source: Source

  var area = ""

  private enum CodingKeys: String, CodingKey {
    case id, note, device, os, window, provenance, host, text, inflated, whole, origin, tolerance, tolerances, expected,
      source
  }

  var testDescription: String { "\(id): \(note)" }

  /// Whether the recording settles what is right.
  var decides: Bool { (provenance == .recorded || provenance == .asserted) && inflated != true }
  var isPureLayout: Bool { text != true }

  /// Every recording of `Recorded/`, by area.
  static let all: [Recording] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Recorded")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { file -> [Recording] in
      do {
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        let rows = try JSONDecoder().decode([Recording].self, from: data)
        return rows.map { row in
          var row = row
          row.area = String(file.dropLast(".json".count))
          return row
        }
      } catch {
        Issue.record("Recorded/\(file): \(error)")
        return []
      }
    }
  }()
}
