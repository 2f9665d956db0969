import Foundation
import GalleyScenario

/// Sizes, line heights and weights of the text styles, from `Data/typography/styles.json`.
@_spi(Galley) public struct TextStyleTable: Sendable {
  public static let shared = TextStyleTable(SystemData.read(File.self, "typography/styles.json"))

  /// What a style is at one text size. Points; weights 100…900.
  public struct Entry: Hashable, Sendable {
    public var size: Double
    public var lineHeight: Double
    public var weight: Int
    /// Of the bold variant.
    public var emphasized: Int
    /// Whether no source states the numbers.
    public var isAssumed = false
  }

  private let platforms: [String: PlatformTable]

  struct File: Decodable {
    var iOS: PlatformTable
    var visionOS: PlatformTable
    var watchOS: PlatformTable
    var macOS: PlatformTable
    var tvOS: PlatformTable
  }

  struct PlatformTable: Decodable {
    var sizes: [String]?
    var `default`: String?
    var how: String?
    var styles: [String: Style]
  }

  struct Style: Decodable {
    var weight: Int
    var emphasized: Int?
    var size: OneOrMany
    var lineHeight: OneOrMany
    var how: String?
  }

  struct OneOrMany: Decodable {
    var all: [Double]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode(Double.self) { all = [one] } else { all = try container.decode([Double].self) }
    }
  }

  init(_ file: File?) {
    platforms =
      file.map {
        ["iOS": $0.iOS, "visionOS": $0.visionOS, "watchOS": $0.watchOS, "macOS": $0.macOS, "tvOS": $0.tvOS]
      } ?? [:]
  }

  /// A style by SwiftUI's name (`largeTitle`, `title`, …, `caption2`); nil for one the platform does not have.
  ///
  /// A text size that the platform lacks is taken as the nearest smaller one it has.
  public func entry(_ style: String, size: TextSize, platform: Platform) -> Entry? {
    guard let table = platforms[platform.rawValue], let style = table.styles[style] else { return nil }
    let index = index(of: size, in: table)
    func pick(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : list.last ?? 0 }
    return Entry(
      size: pick(style.size.all), lineHeight: pick(style.lineHeight.all), weight: style.weight,
      emphasized: style.emphasized ?? style.weight, isAssumed: (style.how ?? table.how) == "assumed")
  }

  /// The text size that the platform starts with.
  public func standardSize(_ platform: Platform) -> TextSize {
    platforms[platform.rawValue]?.default.flatMap(TextSize.init(rawValue:)) ?? .large
  }

  private func index(of size: TextSize, in table: PlatformTable) -> Int {
    guard let sizes = table.sizes else { return 0 }
    for candidate in TextSize.allCases.prefix(size.rank + 1).reversed() {
      if let index = sizes.firstIndex(of: candidate.rawValue) { return index }
    }
    return 0
  }
}
