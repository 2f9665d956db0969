import Foundation
import GalleyTypography

/// One recorded size, as `Tests/GalleyTypographyTests/Recorded/text-sizes.json` holds it.
public struct RecordedText: Decodable {
  public struct Run: Decodable {
    var count: Int
    var size: Double
    var weight: Int
    var italic: Bool?
  }

  public var platform: String
  public var text: String
  public var size: Double?
  public var weight: Int?
  public var italic: Bool?
  public var design: String?
  /// Whether figures are of equal width.
  public var figures: Bool?
  public var style: String?
  public var runs: [Run]?
  public var offered: Double?
  public var lines: Int?
  public var lineSpacing: Double?
  public var kerning: Double?
  public var reserved: Int?
  public var truncation: String?
  public var width: Double
  public var height: Double?
  public var first: Double?
  public var last: Double?

  private struct File: Decodable { var rows: [RecordedText] }

  public static func read(_ path: String) throws -> [RecordedText] {
    try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).rows
  }

  /// The width to set the text in. A `UILabel` of one line reports its natural size whatever it is offered, which is
  /// the label's rule and not the text's.
  public var proposed: Double? { platform == "iOS" && lines == 1 ? nil : offered }

  public var isSingleLine: Bool { offered == nil && lines == nil && !text.contains("\n") }

  public var paragraphRuns: [TextRun] {
    let design = design.flatMap(TypefaceRequest.Design.init) ?? .standard
    guard let runs else {
      let font = TypefaceRequest(
        family: .system(design), size: size ?? 0, weight: weight ?? 400, italic: italic ?? false,
        monospacedDigits: figures ?? false)
      return [TextRun(text: text, font: font, tracking: kerning ?? 0)]
    }
    var rest = Substring(text)
    return runs.map { run in
      defer { rest = rest.dropFirst(run.count) }
      let font = TypefaceRequest(size: run.size, weight: run.weight, italic: run.italic ?? false)
      return TextRun(text: String(rest.prefix(run.count)), font: font)
    }
  }

  public var paragraphStyle: ParagraphStyle {
    var result = ParagraphStyle(
      lineLimit: lines, reservedLines: reserved ?? 0, lineSpacing: lineSpacing ?? 0,
      profile: platform == "macOS" ? .macos : .ios, scale: 2)
    if truncation == "head" { result.truncation = .head }
    if truncation == "middle" { result.truncation = .middle }
    return result
  }
}
