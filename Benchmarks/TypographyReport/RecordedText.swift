import Foundation
import GalleyTypography

/// One recorded size, as `Tests/GalleyTypographyTests/Recorded/text-sizes.json` holds it.
struct RecordedText: Decodable {
  struct Run: Decodable {
    var count: Int
    var size: Double
    var weight: Int
    var italic: Bool?
  }

  var platform: String
  var text: String
  var size: Double?
  var weight: Int?
  var italic: Bool?
  var design: String?
  var style: String?
  var runs: [Run]?
  var offered: Double?
  var lines: Int?
  var lineSpacing: Double?
  var kerning: Double?
  var reserved: Int?
  var truncation: String?
  var width: Double
  var height: Double
  var first: Double?
  var last: Double?

  private struct File: Decodable { var rows: [RecordedText] }

  static func read(_ path: String) throws -> [RecordedText] {
    try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).rows
  }

  var isSingleLine: Bool { offered == nil && lines == nil && !text.contains("\n") }

  var paragraphRuns: [TextRun] {
    let design = design.flatMap(TypefaceRequest.Design.init) ?? .standard
    guard let runs else {
      let font = TypefaceRequest(
        family: .system(design), size: size ?? 0, weight: weight ?? 400, italic: italic ?? false)
      return [TextRun(text: text, font: font, tracking: kerning ?? 0)]
    }
    var rest = Substring(text)
    return runs.map { run in
      defer { rest = rest.dropFirst(run.count) }
      let font = TypefaceRequest(size: run.size, weight: run.weight, italic: run.italic ?? false)
      return TextRun(text: String(rest.prefix(run.count)), font: font)
    }
  }

  var paragraphStyle: ParagraphStyle {
    var result = ParagraphStyle(
      lineLimit: lines, reservedLines: reserved ?? 0, lineSpacing: lineSpacing ?? 0,
      profile: platform == "macOS" ? .macos : .ios, scale: 2)
    if truncation == "head" { result.truncation = .head }
    if truncation == "middle" { result.truncation = .middle }
    return result
  }
}
